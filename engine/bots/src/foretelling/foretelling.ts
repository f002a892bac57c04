import {
  dice,
  type GameTypes,
  type Match,
  odds,
  paths,
  playOnce,
  quickSource,
  type ReachablePath,
  type Seat,
  seedFrom,
  viewOf,
} from '@sightline/kernel';
import type { Balance, Foretold } from '../balance/plan.ts';
import { playOut } from '../play-out.ts';
import { likelihood } from './chi-square.ts';

export interface ForetellOptions {
  readonly positions: number;
  readonly seed: number;
}

interface Checked {
  readonly checked: number;
  readonly different: number;
}

/** What was foretold in positions of bot matches, held against what happens. */
export interface ForetellReport {
  readonly schema: 'sightline-foretell/1';
  readonly game: string;
  readonly rules: string;
  readonly seed: number;
  readonly positions: number;
  readonly paths: Checked;
  readonly odds: Checked & { readonly exact: number };
  /** milliseconds of processor time that foretelling took: all ways of a question, the odds of an answer */
  readonly millis: { readonly p50: number; readonly p99: number };
  /** the first few differences in words */
  readonly differences: readonly string[];
}

/** Positions of a match that are looked at: few of many matches say more than many of few. */
const PER_MATCH = 12;
const PATHS_PER_POSITION = 4;
const ODDS_PER_POSITION = 1;
const PLAYS = 300;
/** One run in so many may find a difference where there is none. */
const FALSE_ALARM = 100;
const ENOUGH = 5;

/** Plays bot matches and checks at their positions every kind of thing that is foretold. */
export function foretellReport<T extends GameTypes>(
  plan: Balance<T>,
  { positions, seed }: ForetellOptions,
): ForetellReport {
  const check = new Check(plan, positions, seed);
  const tables = plan.tables();
  for (let n = 0; check.positions < positions; n++) {
    const { setup, seats } = tables[n % tables.length];
    check.beginMatch();
    playOut(plan.game, {
      setup,
      seats,
      seed: seedFrom(`foretell ${seed} ${n}`),
      bots: Array.from({ length: seats }, () => plan.levels.normal),
      ...(plan.maxDecisions === undefined ? {} : { maxDecisions: plan.maxDecisions }),
      watch: (_turn, match) => check.look(match),
    });
  }
  return check.report(seed);
}

class Check<T extends GameTypes> {
  positions = 0;
  private readonly plan: Balance<T>;
  private readonly wanted: number;
  private readonly random: (n: number) => number;
  private readonly paths = { checked: 0, different: 0 };
  private readonly odds = { checked: 0, different: 0, exact: 0 };
  private readonly millis: number[] = [];
  private readonly differences: string[] = [];
  private inMatch = 0;

  constructor(plan: Balance<T>, wanted: number, seed: number) {
    this.plan = plan;
    this.wanted = wanted;
    this.random = dice(seed);
  }

  beginMatch(): void {
    this.inMatch = 0;
  }

  /** Looks at some of the questions that are about something foretold. */
  look(match: Match<T>): void {
    if (match.result !== null || this.positions >= this.wanted || this.inMatch >= PER_MATCH) return;
    // Attacks are rarer than steps: none is passed by.
    const passBy = this.random(8) > 0;
    let found = false;
    for (const seat of match.awaiting()) {
      if (this.lookAtOdds(match, seat) || (!passBy && this.lookAtPaths(match, seat))) found = true;
    }
    if (!found) return;
    this.inMatch++;
    this.positions++;
  }

  private timed<R>(what: () => R): R {
    const before = process.cpuUsage();
    const result = what();
    const { user, system } = process.cpuUsage(before);
    this.millis.push((user + system) / 1000);
    return result;
  }

  private differs(what: string): void {
    if (this.differences.length < ENOUGH) this.differences.push(what);
  }

  private pick<I>(from: readonly I[], most: number): readonly I[] {
    const left = [...from];
    return Array.from(
      { length: Math.min(most, left.length) },
      () => left.splice(this.random(left.length), 1)[0],
    );
  }

  private lookAtPaths(match: Match<T>, seat: Seat): boolean {
    const { game } = this.plan;
    const { position } = match;
    const view = viewOf(position, seat);
    const all = this.timed(() => paths(game, position.statics, view));
    for (const path of this.pick(all, PATHS_PER_POSITION)) {
      this.paths.checked++;
      const wrong = this.walked(match, seat, path);
      if (wrong === null) continue;
      this.paths.different++;
      this.differs(`${view.decision?.prompt} ${path.way.join(' › ')}: ${wrong}`);
    }
    return all.length > 0;
  }

  /** Takes a way in the match itself; what was not as foretold, or null. */
  private walked(match: Match<T>, seat: Seat, path: ReachablePath): string | null {
    const { position } = match;
    const p = position.copy(quickSource(1));
    const prompt = p.askedOf(seat)?.options.question.prompt;
    const purse = () => {
      const choices = p.askedOf(seat)?.options.question.choices ?? [];
      const movement = choices.flatMap((c) =>
        'movement' in c && c.movement !== undefined ? [c.movement] : [],
      );
      return movement[0]?.purse(p, p.locals).points ?? null;
    };
    const before = purse();
    for (const [i, step] of path.way.entries()) {
      if (p.askedOf(seat)?.options.question.prompt !== prompt) return `interrupted after ${i} steps`;
      p.settle();
      const refused = p.answer(seat, step);
      if (refused !== null) return `step ${i + 1} is refused: ${refused.code}`;
    }
    const { stop, cost, ends } = path;
    const now = p.askedOf(seat)?.options.question.prompt;
    if (stop === null) {
      if (now !== prompt) return `${now ?? 'something else'} follows instead of the next step`;
      const spent = (before ?? 0) - (purse() ?? 0);
      if (spent !== cost) return `costs ${spent} instead of ${cost}`;
      const [choice] = p.askedOf(seat)?.options.question.choices.filter((c) => 'movement' in c) ?? [];
      const mayStop =
        choice !== undefined && 'movement' in choice && choice.movement !== undefined
          ? p.whileListing(seat, () => choice.movement?.mayStop(p, p.locals))
          : undefined;
      return mayStop === ends ? null : `one ${mayStop ? 'may' : 'may not'} stop there`;
    }
    if (stop.final) return null;
    const [asked] = p.asked();
    return asked?.options.question.prompt === stop.prompt ? null : `${stop.prompt} was foretold to follow`;
  }

  private lookAtOdds(match: Match<T>, seat: Seat): boolean {
    const { forecasts } = this.plan;
    const { position } = match;
    const view = viewOf(position, seat);
    if (forecasts === undefined || view.decision === null) return false;
    const { statics } = position;
    const all = forecasts({ view, statics, decision: view.decision, random: this.random });
    for (const foretold of this.pick(all, ODDS_PER_POSITION)) this.compare(match, seat, foretold);
    return all.length > 0;
  }

  private compare(match: Match<T>, seat: Seat, { answer, forecast }: Foretold<T>): void {
    const { game } = this.plan;
    const { position } = match;
    const view = viewOf(position, seat);
    const told = this.timed(() => odds(game, position.statics, view, [answer], forecast));
    this.odds.checked++;
    if (told === null) {
      this.odds.different++;
      this.differs(`${view.decision?.prompt} ${answer.join(' ')} is refused`);
      return;
    }
    // Sampled ones say their error; there is nothing to hold against them but more samples.
    if (told.error > 0) return;
    this.odds.exact++;
    const counts = new Map<number, number>();
    for (let i = 0; i < PLAYS; i++) {
      const measure = playOnce(game, position.statics, view, [answer], forecast, 1 + this.random(1 << 30));
      counts.set(measure, (counts.get(measure) ?? 0) + 1);
    }
    if (likelihood(counts, told.chances) >= 1 / FALSE_ALARM / (this.wanted * ODDS_PER_POSITION)) return;
    this.odds.different++;
    this.differs(
      `${view.decision?.prompt} ${answer.join(' ')}: foretold ${shares(told.chances, 1)}, played ${shares(counts, PLAYS)}`,
    );
  }

  report(seed: number): ForetellReport {
    const sorted = this.millis.toSorted((a, b) => a - b);
    const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
    return {
      schema: 'sightline-foretell/1',
      game: this.plan.game.name,
      rules: this.plan.game.version,
      seed,
      positions: this.positions,
      paths: { ...this.paths },
      odds: { ...this.odds },
      millis: { p50: at(0.5), p99: at(0.99) },
      differences: this.differences,
    };
  }
}

const shares = (of: ReadonlyMap<number, number>, total: number): string =>
  [...of]
    .toSorted(([a], [b]) => a - b)
    .map(([measure, n]) => `${measure}: ${(n / total).toFixed(3)}`)
    .join(', ');
