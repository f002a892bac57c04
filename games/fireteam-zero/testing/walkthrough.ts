import { type Answer, defineGame, Match, optionsIn, seedFrom } from '@sightline/kernel';
import type { AttackPart, AttackType, Content, HeroAction } from '../content/card-types.ts';
import { CONTENT } from '../content/index.ts';
import { isAttackable, isInReach } from '../rules/attack.ts';
import { placeOf } from '../rules/board.ts';
import { FIRST_MONSTER, FIRST_TOKEN, type Fireteam, HENRY, NONE, NOWHERE, PATTY } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import { FAR, IMPASSABLE, staticsOfContent } from '../rules/statics.ts';
import { allObjectivesDone } from '../rules/victory.ts';
import { costOf } from '../rules/walking.ts';

/** Monsters that stand and wait to be killed: what stands between a team and a mission is then the mission alone. */
const harmless = (content: Content): Content => ({
  ...content,
  monsters: content.monsters.map((card) => ({
    ...card,
    speed: 0,
    attack: { ...card.attack, strength: 0 },
    attribute: {},
    special: { effects: [] },
  })),
});

export interface WalkthroughPlan {
  readonly mission: string;
  readonly heroes?: number;
  readonly seed?: string;
  /** monsters as the box has them; unless given they are harmless */
  readonly fight?: boolean;
  /** the heroes do nothing at all */
  readonly idle?: boolean;
  readonly mostRounds?: number;
}

/** A mission of the box, played by one player for all heroes as if following a list: search, do, destroy, leave. */
export class Walkthrough {
  readonly match: Match<Fireteam>;
  private readonly walk: WalkthroughPlan;

  constructor(walk: WalkthroughPlan) {
    this.walk = walk;
    const content = walk.fight ? CONTENT : harmless(CONTENT);
    const fixed = staticsOfContent(content, { mission: walk.mission, heroes: walk.heroes ?? 4 }, 1);
    const played = defineGame<Fireteam>({ ...game, statics: () => fixed });
    this.match = Match.start(played, { setup: null, seats: 1, seed: seedFrom(walk.seed ?? 'walkthrough') });
  }

  get state(): Fireteam['state'] {
    return this.match.position.state;
  }

  /** Plays until the mission is over, or for so many rounds; says how it ended. */
  playOut(): 'won' | 'lost' | 'goes on' {
    const { match } = this;
    while (match.result === null && this.state.round <= (this.walk.mostRounds ?? 60)) {
      const answer = this.answer();
      const input = { kind: 'answer', seat: 0, decision: match.decisionId, answer, at: 0 } as const;
      const outcome = match.submit(input);
      if (!outcome.ok) throw new Error(`${answer.join(' ')}: ${JSON.stringify(outcome.refusal)}`);
    }
    if (match.result === null) return 'goes on';
    return match.result.by.startsWith('FZ-WIN') ? 'won' : 'lost';
  }

  /** What is left to do, for a test that failed. */
  get report(): string {
    const { objectives, round } = this.state;
    const { statics } = this.match.position;
    const left = objectives.map((o, i) => `${statics.objectives[i].id} ${o.intel}/${statics.needs[i]}`);
    return `round ${round}: ${left.join(', ')}`;
  }

  private offered(verb: string): readonly (readonly number[])[] {
    const choice = this.match.decision(0)?.choices.find((c) => c.verb === verb);
    if (choice === undefined) return [];
    return 'items' in choice ? choice.items.map((i) => [i]) : optionsIn(choice);
  }

  private answer(): Answer {
    const decision = this.match.decision(0);
    if (decision === null) throw new Error('nobody is asked');
    const verbs = decision.choices.map((c) => c.verb);
    if (verbs.includes('end')) return this.walk.idle ? ['end'] : this.turn(Number(decision.about.hero));
    if (decision.prompt === 'attackAction.target') return ['target', this.bestTarget()];
    const plain = ['stand', 'turn', 'pass', 'keep', 'stay', 'none', 'draw', 'rest', 'leave', 'forgo'];
    const verb = plain.find((v) => verbs.includes(v));
    if (verb !== undefined) return [verb];
    if (decision.timeout === null) throw new Error(`nobody knows what to say to ${decision.prompt}`);
    return decision.timeout;
  }

  /* A hero's turn */

  private turn(hero: number): Answer {
    const act = this.offered('act').find(([deed]) => this.missionActs().includes(this.actOf(deed)));
    if (act !== undefined) return ['act', ...act];
    const [search] = this.offered('search');
    if (search !== undefined) return ['search', ...search];
    return this.attackWith(hero) ?? this.stepOf(hero) ?? ['end'];
  }

  private actOf = (deed: number): HeroAction => this.match.position.statics.box.deeds[deed] as HeroAction;

  /** What objectives, tasks and tokens ask for; hero and focus cards have acts of their own. */
  private missionActs(): readonly HeroAction[] {
    const { box, objectives } = this.match.position.statics;
    const tasks = box.recon.flatMap((r) => (r.is === 'discovery' ? (r.card.task?.acts ?? []) : []));
    return [...objectives, ...box.tokens].flatMap(({ acts = [] }) => acts).concat(tasks);
  }

  private parts = (cards: readonly number[]): AttackPart[] =>
    cards.map((card) => this.match.position.statics.box.cards[card].attack);

  /** All cards of one type at once, at something worth it; bombs only where no other hero is hurt. */
  private attackWith(hero: number): Answer | null {
    const { position } = this.match;
    const hand = this.offered('attack').map(([card]) => card);
    const strength = (cards: readonly number[]) => this.parts(cards).reduce((n, p) => n + p.strength, 0);
    for (const target of this.targets()) {
      const there = this.heroesAt(placeOf(position, target));
      const able = hand.filter((card) => isInReach(position, hero, this.parts([card])[0], target));
      const ofType = (type: AttackType) => able.filter((card) => this.parts([card])[0].type === type);
      const bombs = there.length === 0 ? ofType('bomb') : [];
      const [best] = [ofType('brawl'), ofType('bullet'), bombs].toSorted((a, b) => strength(b) - strength(a));
      // Held, and nothing but bombs in hand: one of them, and the own hand pays.
      const cards = best.length === 0 && there.every((h) => h === hero) ? able.slice(0, 1) : best.slice(0, 3);
      if (strength(cards) < 2) continue;
      this.aimed = target;
      return ['attack', ...cards];
    }
    return null;
  }

  private heroesAt = (location: number): readonly number[] =>
    this.state.heroes.flatMap((_, h) => (this.state.at[h] === location ? [h] : []));

  private aimed = NONE;

  private bestTarget(): number {
    const offered = this.offered('target').map(([target]) => target);
    return offered.includes(this.aimed) ? this.aimed : offered[0];
  }

  /** Things to destroy, the boss, then monsters that hold a hero or that samples are taken from. */
  private targets(): readonly number[] {
    const { tokens, at } = this.state;
    const things = tokens.map((_, i) => FIRST_TOKEN + i).filter((t) => isAttackable(this.match.position, t));
    const monsters: number[] = [];
    for (let m = at.length - 1; m >= FIRST_MONSTER; m--) if (at[m] !== NOWHERE) monsters.push(m);
    return [...monsters.filter((m) => this.heroesAt(at[m]).length > 0), ...things, ...monsters];
  }

  /* Where to */

  private stepOf(hero: number): Answer | null {
    const steps = this.offered('step');
    const goals = this.goalsOf(hero);
    if (steps.length === 0 || goals.length === 0 || goals.includes(this.state.at[hero])) return null;
    const far = (from: number) => Math.min(...goals.map((goal) => this.costBetween(hero, from, goal)));
    const here = far(this.state.at[hero]);
    // The first hero leads the specialists, so that they are where the list needs them.
    const lead = (escort: number) => (hero === 0 ? -escort : escort);
    const [best] = steps
      .filter(([to]) => far(to) < here)
      .toSorted(([a, e], [b, f]) => far(a) - far(b) || lead(e) - lead(f));
    return best === undefined ? null : ['step', ...best];
  }

  private goalsOf(hero: number): readonly number[] {
    const { statics } = this.match.position;
    const { at, spawnTokens, tokens, tasks } = this.state;
    if (allObjectivesDone(this.match.position) && statics.exit !== NONE) {
      const left = [PATTY, HENRY].find((s) => at[s] !== statics.exit && statics.mission.specialistsLeaveToo);
      return [left !== undefined && hero === 0 && !this.leads(hero) ? at[left] : statics.exit];
    }
    // Where the specialists are is where the first hero belongs.
    if (hero === 0 && !this.leads(hero)) return [at[PATTY] === at[hero] ? at[HENRY] : at[PATTY]];
    const goals = spawnTokens.flatMap((token) => (token.up && token.at !== NOWHERE ? [token.at] : []));
    for (const { card } of tasks) {
      const recon = statics.box.recon[card];
      const acts = recon.is === 'discovery' ? (recon.card.task?.acts ?? []) : [];
      for (const { id } of acts.flatMap((act) => statics.box.tokens.filter((t) => t.id === act.if?.token)))
        goals.push(...tokens.flatMap((t) => (statics.box.tokens[t.kind].id === id ? [t.at] : [])));
    }
    for (const token of tokens) {
      const { acts = [], attackable } = statics.box.tokens[token.kind];
      if (attackable !== undefined || acts.some((act) => this.isWorth(act, hero))) goals.push(token.at);
    }
    const boss = at.length - 1;
    if (statics.mission.boss && at[boss] !== NOWHERE) goals.push(at[boss]);
    if (goals.length === 0)
      for (let m = FIRST_MONSTER; m < at.length; m++) if (at[m] !== NOWHERE) goals.push(at[m]);
    return goals;
  }

  private leads = (hero: number): boolean =>
    this.state.at[PATTY] === this.state.at[hero] && this.state.at[HENRY] === this.state.at[hero];

  private isWorth({ id, if: wanted, role }: HeroAction, hero: number): boolean {
    const { statics } = this.match.position;
    const done = statics.objectives.findIndex((o) => o.id === wanted?.done);
    if (id === 'smother' || (done >= 0 && !this.state.objectives[done].done)) return false;
    if (wanted?.specialistWithin !== undefined && hero !== 0) return false;
    return role === undefined || statics.box.content.heroes[this.state.heroes[hero].card].role === role;
  }

  /** Movement points from one location to another. */
  private costBetween(hero: number, from: number, to: number): number {
    const { position } = this.match;
    const { neighbours, terrain, locations } = position.statics;
    const cost = new Array<number>(locations).fill(FAR);
    cost[from] = 0;
    const queue = [from];
    for (let at = queue.shift(); at !== undefined; at = queue.shift())
      for (const next of neighbours[at]) {
        const sum = cost[at] + costOf(position, hero, next);
        if ((terrain[next] & IMPASSABLE) !== 0 || sum >= cost[next]) continue;
        cost[next] = sum;
        queue.push(next);
      }
    return cost[to];
  }
}
