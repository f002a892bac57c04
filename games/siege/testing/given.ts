import {
  type Answer,
  type Call,
  defineGame,
  type GameEvent,
  leftAt,
  Match,
  members,
  optionsFor,
  procedure,
  type Reason,
  type Seat,
  seedFrom,
  seedSource,
} from '@sightline/kernel';
import { type DieColour, FACES } from '../content/dice.ts';
import { game } from '../rules/game.ts';
import type { FloorPlan } from '../rules/map/floor-plan.ts';
import type { MissionLayout } from '../rules/map/load-mission.ts';
import { MISSION_IDS, missionCalled } from '../rules/missions.ts';
import { DEFAULTS, type MatchSettings } from '../rules/settings.ts';
import type { G, Siege } from '../rules/siege.ts';
import { staticsFor } from '../rules/statics.ts';
import { placeOf, sketch } from './sketch.ts';

/**
 * A position for a test: a little board, Operators on it, and one sequence of the rules running. When that sequence is
 * over, the match waits with the question `idle` (seat 0), so that a test can look.
 */
export interface Given {
  /** 9 × 6 open spaces unless given */
  readonly board?: FloorPlan;
  /** untimed and `assisted` unless given: reactions are asked for in windows */
  readonly settings?: Partial<MatchSettings>;
  readonly seats?: number;
  /** what differs from a mission that ships */
  readonly mission?: Partial<MissionLayout>;
  /** puts everything where the test wants it */
  readonly arrange?: (g: G, at: (space: string) => number) => void;
  /** the sequence under test */
  readonly run: (g: G) => Call<Siege>;
  /** what the first dice rolled must show: `yellow 2, red 3` as pairs */
  readonly dice?: readonly (readonly [DieColour, number])[];
  readonly seed?: string;
}

export class TestTable {
  readonly match: Match<Siege>;
  readonly width: number;
  /** everything that happened since the last look */
  events: GameEvent[] = [];
  /** milliseconds since the match began */
  now = 0;

  constructor(match: Match<Siege>, width: number) {
    this.match = match;
    this.width = width;
    this.events.push(...match.opening.events);
  }

  get state(): Siege['state'] {
    return this.match.position.state;
  }

  /** The rules' own view of the table, for asking questions of geometry. */
  get g(): G {
    return this.match.position;
  }

  /** The number of a space `(4,1)`. */
  at(space: string): number {
    const [x, y] = placeOf(space);
    return y * this.width + x;
  }

  /** `(4,1)` of a number. */
  name(cell: number): string {
    return `(${cell % this.width},${Math.floor(cell / this.width)})`;
  }

  /** Answers for a seat; throws what the rules object. */
  play(seat: Seat, ...answer: Answer): this {
    const outcome = this.match.submit({
      kind: 'answer',
      seat,
      decision: this.match.decisionId,
      answer,
      at: this.now,
    });
    if (!outcome.ok)
      throw new Error(
        `${answer.join(' ')} by ${seat}: ${JSON.stringify(outcome.refusal)} ${outcome.report ?? ''}`,
      );
    this.events.push(...outcome.events);
    return this;
  }

  /** Time passes. */
  wait(ms: number): this {
    this.now += ms;
    return this;
  }

  /** Waits until a seat's time is over, for its answer or of its clock; then it is answered for. */
  timeOut(seat: Seat): this {
    const due = this.match.deadline(seat);
    if (due === null) throw new Error(`seat ${seat} has all the time in the world`);
    this.now = Math.max(this.now, due);
    const outcome = this.match.submit({ kind: 'timeout', seat, at: this.now });
    if (!outcome.ok)
      throw new Error(`time-out of ${seat}: ${JSON.stringify(outcome.refusal)} ${outcome.report ?? ''}`);
    this.events.push(...outcome.events);
    return this;
  }

  /** Seconds left on the clock of each seat, now. */
  clocks(): readonly number[] | null {
    const left = leftAt(this.match.clock, this.now);
    return left === null ? null : left.map((ms) => ms / 1_000);
  }

  /** Whose clock runs. */
  running(): readonly Seat[] {
    return members(this.match.clock.running);
  }

  /** Passes every window until somebody is asked something else (or `idle`), seats in order. */
  passAll(): this {
    for (let i = 0; i < 100; i++) {
      const seat = this.match.awaiting().find((s) => this.verbs(s).includes('pass'));
      if (seat === undefined) return this;
      this.play(seat, 'pass');
    }
    throw new Error('windows without end');
  }

  /** The verbs a seat may answer with now, unasked ones included. */
  verbs(seat: Seat): readonly string[] {
    const decision = this.match.decision(seat);
    return decision === null ? [] : decision.choices.map((c) => c.verb);
  }

  /** The numbers a verb may be answered with; nothing if it is not offered. */
  options(seat: Seat, verb: string): readonly (readonly number[])[] {
    return optionsFor(this.match.decision(seat), verb);
  }

  /** The step that asks now, `sequence.step`. */
  asked(seat: Seat): string | null {
    return this.match.decision(seat)?.prompt ?? null;
  }

  whyNot(seat: Seat, ...answer: Answer): Reason | null {
    return this.match.whyNot(seat, answer);
  }

  /** The rule that forbids an answer. */
  forbids(seat: Seat, ...answer: Answer): string | null {
    return this.match.whyNot(seat, answer)?.rule ?? null;
  }

  happened(kind: string): readonly GameEvent[] {
    return this.events.filter((e) => e.kind === kind);
  }

  forget(): this {
    this.events = [];
    return this;
  }
}

/** Sets up the position and runs the sequence up to its first question. */
export function given({
  board = sketch(9, 6),
  settings = {},
  seats = 2,
  mission,
  arrange,
  run,
  dice = [],
  seed = 'siege',
}: Given): TestTable {
  const agreed: MatchSettings = { ...DEFAULTS, clock: 'untimed', losMode: 'assisted', ...settings };
  const shipped = mission === undefined ? null : missionCalled(MISSION_IDS[0]);
  const fixed = staticsFor(board, agreed, seats, {
    mission: shipped === null ? null : { ...shipped, ...mission },
  });
  const { width } = fixed.layout;
  const at = (space: string) => {
    const [x, y] = placeOf(space);
    return y * width + x;
  };
  const main = procedure<Siege>()('test');
  main.steps('arrange', 'run', 'idle').are({
    arrange: (g) => arrange?.(g, at),
    run: (g) => run(g),
    idle: { ask: 'one', seat: () => 0, choices: { idle: { form: 'confirm', does: () => 'idle' } } },
  });
  const rigged = defineGame<Siege>({
    ...game,
    main,
    procedures: [...game.procedures, main],
    statics: () => fixed,
  });
  const start = (s: string) => Match.start(rigged, { setup: null, seats, seed: seedFrom(s) });
  if (dice.length === 0) return new TestTable(start(seed), width);
  for (let i = 0; i < 200_000; i++) {
    const s = `${seed} ${i}`;
    if (rolls(s, dice, agreed)) return new TestTable(start(s), width);
  }
  throw new Error('no seed rolls these dice');
}

/** Do the first draws of the dice (the game's first stream) show these hits? */
function rolls(
  seed: string,
  dice: readonly (readonly [DieColour, number])[],
  { diceSet }: MatchSettings,
): boolean {
  const source = seedSource(seedFrom(seed));
  return dice.every(([colour, hits], i) => FACES[diceSet][colour][source.word(0, i) % 6] === hits);
}
