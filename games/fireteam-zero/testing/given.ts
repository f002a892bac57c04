import {
  type Answer,
  type Call,
  type DrawSource,
  defineGame,
  EVERYONE,
  type GameEvent,
  Match,
  NOBODY,
  only,
  optionsIn,
  procedure,
  type Reason,
  type Seat,
  seedFrom,
  seedSource,
} from '@sightline/kernel';
import type {
  ActionCard,
  Content,
  Difficulty,
  DiscoveryCard,
  FocusCard,
  HeroCard,
  HeroId,
  Mission,
  MonsterCard,
  ObjectiveCard,
  ReconEventCard,
  Role,
  TokenKind,
  TwistCard,
} from '../content/card-types.ts';
import { seatOf } from '../rules/board.ts';
import { FIRST_MONSTER, type Fireteam, type G, HENRY, NOWHERE, PATTY } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import { type Statics, staticsOfContent } from '../rules/statics.ts';
import { BOSS_CARD, ELITE, MINION, objective, punch } from './cards.ts';

/**
 * A position for a test: a little board of locations called by letters, figures on it, hands and dice as one likes, and
 * one sequence of the rules running. When that is over, the match waits with the question `idle` (seat 0).
 */
export interface Given {
  /** each letter is a location; they are neighbours if they touch. A row of eight unless given */
  readonly board?: readonly string[];
  /** sectors beside it, to its right */
  readonly eastern?: readonly string[];
  readonly terrain?: Readonly<Record<string, string>>;
  readonly exit?: string;
  readonly bossAt?: string;
  readonly spawns?: string;
  /** heroes in play (2 unless given); `solo`: one player has them all */
  readonly heroes?: number;
  readonly solo?: boolean;
  readonly closedHands?: boolean;
  readonly difficulty?: Difficulty;
  /** the cards each hero holds; the decks have ten plain ones */
  readonly hands?: readonly (readonly ActionCard[])[];
  readonly decks?: readonly number[];
  readonly upgrades?: readonly (readonly ActionCard[])[];
  readonly heroCards?: readonly Partial<HeroCard>[];
  readonly focuses?: readonly (readonly Omit<FocusCard, 'role'>[])[];
  readonly minion?: Partial<MonsterCard>;
  readonly elite?: Partial<MonsterCard>;
  readonly boss?: Partial<MonsterCard>;
  readonly objectives?: readonly ObjectiveCard[];
  readonly discoveries?: readonly DiscoveryCard[];
  readonly events?: readonly ReconEventCard[];
  readonly tokens?: readonly TokenKind[];
  readonly twists?: readonly TwistCard[];
  readonly mission?: Partial<Mission>;
  readonly noBoss?: true;
  /** where figures stand: letters by hero, minion, elite (two of the pool, one of the reserve), the boss; none: not there */
  readonly at?: {
    readonly heroes?: string;
    readonly patty?: string;
    readonly henry?: string;
    readonly minions?: string;
    readonly elites?: string;
    readonly boss?: string;
  };
  readonly down?: readonly number[];
  readonly arrange?: (g: G, at: (letter: string) => number) => void;
  /** the sequence under test; without it the whole mission from its set-up on */
  readonly run?: (g: G, at: (letter: string) => number) => Call<Fireteam>;
  /** what the first dice show: faces of attack and activation dice, numbers of the spawn die, lots */
  readonly dice?: readonly number[];
  readonly activation?: readonly number[];
  readonly spawn?: readonly number[];
  readonly lots?: readonly number[];
  readonly seed?: string;
}

/** The threat track as the rulebook's reader would expect it, however the game's own is tuned (FZ-THR-10). */
const TRACK = { spaces: 13, twists: [4, 7, 10, 13] };

const IDS: readonly HeroId[] = ['abe', 'shad', 'frank', 'don'];
const ROLES: readonly Role[] = ['leader', 'closeCombat', 'sniper', 'demolitions'];
/** Copies of a plain card at the bottom of every deck. */
const PLAIN = 10;

export const minion = (i = 0): number => FIRST_MONSTER + i;
const POOL_MINIONS = 4;
export const elite = (i = 0): number => FIRST_MONSTER + POOL_MINIONS + i;
export const RESERVE_ELITE = FIRST_MONSTER + POOL_MINIONS + 2;
export const THE_BOSS = RESERVE_ELITE + 1;

export function contentOf(given: Given): Content {
  const { hands = [], heroCards = [], focuses = [], upgrades = [] } = given;
  const { objectives = [objective('goal')], discoveries = [], tokens = [] } = given;
  const heroes: HeroCard[] = IDS.map((id, i) => ({ id, role: ROLES[i], speed: 2, hand: 5, ...heroCards[i] }));
  return {
    heroes: [...heroes, { id: 'maxine', role: 'leader', speed: 2, hand: 5 }],
    roles: ROLES.map((role, h) => ({
      role,
      actions: [{ ...punch(), id: `plain${h}`, copies: PLAIN }, ...(hands[h] ?? [])],
      upgrades: upgrades[h] ?? [],
      focuses: (focuses[h] ?? []).map((focus) => ({ ...focus, role })),
    })),
    monsters: [
      { ...MINION, ...given.minion },
      { ...ELITE, ...given.elite },
      { ...BOSS_CARD, ...given.boss },
    ],
    twists: given.twists ?? ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id })),
    events: given.events ?? [{ id: 'nothing', copies: 12, effects: [] }],
    missions: [
      {
        mission: {
          id: 'test',
          operation: 'test',
          number: 1,
          upgrades: 0,
          focuses: 0,
          family: 'typhon',
          pool: [
            { class: 'minion', figures: POOL_MINIONS },
            { class: 'elite', figures: 2 },
          ],
          reserve: [{ class: 'elite', figures: 1 }],
          ...(given.noBoss ? {} : { boss: true }),
          twists: (given.twists ?? ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id }))).map(
            (t) => t.id,
          ),
          objectives: objectives.map(({ id }) => id),
          events: 12 - discoveries.length,
          discoveries: discoveries.map(({ id }) => id),
          map: mapOf(given),
          ...given.mission,
        },
        objectives,
        discoveries,
        tokens,
      },
    ],
    tiles: 'sectors none\n\nsector none\n  n none\nn\n',
  };
}

const ROW = ['abcdefgh'];

function mapOf({ board = ROW, eastern = [], terrain = {}, exit, bossAt, spawns }: Given): string {
  const sector = (id: string, rows: readonly string[]) => {
    const letters = [...new Set(rows.join(''))].filter((c) => c !== '.');
    return [`sector ${id}`, ...letters.map((c) => `  ${c} ${c} ${terrain[c] ?? ''}`.trimEnd()), ...rows, ''];
  };
  const home = (letter: string) => `${eastern.join('').includes(letter) ? 'east' : 'west'}/${letter}`;
  const first =
    board
      .join('')
      .split('')
      .find((c) => c !== '.') ?? 'a';
  const letters = [...new Set([...board, ...eastern].join(''))].filter((c) => c !== '.');
  const points = spawns ?? letters.filter((c) => !(terrain[c] ?? '').includes('impassable')).join('');
  return [
    'areas test',
    '',
    ...sector('w', board),
    ...(eastern.length > 0 ? sector('e', eastern) : []),
    'place',
    '  west w 0,0',
    ...(eastern.length > 0 ? [`  east e ${board[0].length},0`] : []),
    '',
    'marks',
    `  entry at ${home(first)}`,
    ...(exit === undefined ? [] : [`  exit at ${home(exit)}`]),
    `  boss at ${home(bossAt ?? first)}`,
    ...Array.from({ length: 12 }, (_, i) => `  s${i + 1} spawn at ${home(points[i % points.length])}`),
    '',
  ].join('\n');
}

/** The specialists far off, where they matter to nobody: Henry's reroll is no question then. */
export const away = { patty: 'h', henry: 'h' } as const;

export class TestTable {
  readonly match: Match<Fireteam>;
  /** everything that happened since the last look */
  events: GameEvent[] = [];

  constructor(match: Match<Fireteam>) {
    this.match = match;
    this.events.push(...match.opening.events);
  }

  get state(): Fireteam['state'] {
    return this.match.position.state;
  }

  /** The rules' own view of the table. */
  get g(): G {
    return this.match.position;
  }

  /** The number of a location by its letter, and back. */
  place(letter: string): number {
    return placed(this.g.statics, letter);
  }
  where(figure: number): string {
    const at = this.state.at[figure];
    return at === NOWHERE ? '-' : this.g.statics.graph.areas[at].name;
  }

  /** A card of a hero's hand, by its place there. */
  card(hero: number, i: number): number {
    return this.state.heroes[hero].hand.items[i];
  }
  hand(hero: number): number {
    return this.state.heroes[hero].hand.items.length;
  }

  /** Answers for a seat; throws what the rules object. */
  play(seat: Seat, ...answer: Answer): this {
    const outcome = this.match.submit({
      kind: 'answer',
      seat,
      decision: this.match.decisionId,
      answer,
      at: 0,
    });
    if (!outcome.ok)
      throw new Error(
        `${answer.join(' ')} by ${seat}: ${JSON.stringify(outcome.refusal)} ${outcome.report ?? ''} at ${this.asked(seat)}`,
      );
    this.events.push(...outcome.events);
    return this;
  }

  /** A step of the hero whose turn or movement it is, to the location of that letter. */
  step(seat: Seat, letter: string, escort = 0): this {
    return this.play(seat, 'step', this.place(letter), escort);
  }

  /** Everybody passes, stays out of it, keeps their dice and takes the first of what must be chosen. */
  passAll(): this {
    for (let i = 0; i < 200; i++) {
      const [seat] = this.match.awaiting();
      if (seat === undefined || this.verbs(seat).includes('idle')) return this;
      const verbs = this.verbs(seat);
      const lazy = ['pass', 'keep', 'stay', 'none', 'draw', 'rest', 'leave', 'forgo'].find((v) =>
        verbs.includes(v),
      );
      if (lazy !== undefined) this.play(seat, lazy);
      else if (verbs.includes('end')) return this;
      else {
        const answer = this.match.decision(seat)?.timeout;
        if (answer === null || answer === undefined)
          throw new Error(`nobody knows what to say to ${this.asked(seat)}`);
        this.play(seat, ...answer);
      }
    }
    throw new Error('questions without end');
  }

  verbs(seat: Seat): readonly string[] {
    return this.match.decision(seat)?.choices.map((c) => c.verb) ?? [];
  }

  /** The numbers a verb may be answered with; of several to choose from, each alone. */
  options(seat: Seat, verb: string): readonly (readonly number[])[] {
    const choice = this.match.decision(seat)?.choices.find((c) => c.verb === verb);
    if (choice === undefined) return [];
    return 'items' in choice ? choice.items.map((i) => [i]) : optionsIn(choice);
  }

  /** Where the verb `step` or `push` leads, by letters. */
  steps(seat: Seat, verb = 'step'): string {
    const to = new Set(this.options(seat, verb).map(([at]) => this.g.statics.graph.areas[at].name));
    return [...to].sort().join('');
  }

  /** The step that asks a seat now, `sequence.step`. */
  asked(seat: Seat): string | null {
    return this.match.decision(seat)?.prompt ?? null;
  }

  get awaiting(): readonly Seat[] {
    return this.match.awaiting();
  }

  whyNot(seat: Seat, ...answer: Answer): Reason | null {
    return this.match.whyNot(seat, answer);
  }

  /** The rule that forbids an answer. */
  forbids(seat: Seat, ...answer: Answer): string | null {
    return this.match.whyNot(seat, answer)?.rule ?? null;
  }

  happened(kind: string): readonly GameEvent['fields'][] {
    return this.events.filter((e) => e.kind === kind).map((e) => e.fields);
  }

  forget(): this {
    this.events = [];
    return this;
  }
}

const placed = (statics: Statics, letter: string): number =>
  statics.graph.areas.findIndex((area) => area.name === letter);

/** Sets up the position and runs the sequence up to its first question. */
export function given(wanted: Given): TestTable {
  const { heroes = 2, solo = false, run, at: stand = {}, hands = [], down = [] } = wanted;
  const { closedHands, difficulty } = wanted;
  const seats = solo ? 1 : heroes;
  const made = staticsOfContent(
    contentOf(wanted),
    {
      mission: 'test',
      ...(solo ? { heroes } : {}),
      ...(closedHands === undefined ? {} : { closedHands }),
      ...(difficulty === undefined ? {} : { difficulty }),
    },
    seats,
  );
  const fixed = difficulty === undefined ? { ...made, setting: { ...made.setting, ...TRACK } } : made;
  const at = (letter: string) => placed(fixed, letter);
  const main = procedure<Fireteam>()('test');
  main.steps('arrange', 'run', 'idle').are({
    arrange(g) {
      const { state } = g;
      for (let h = 0; h < heroes; h++) {
        dress(g, h, hands[h] ?? [], wanted);
        state.at[h] = at((stand.heroes ?? 'aaaa')[h]);
        state.heroes[h].down = down.includes(h);
      }
      const put = (figure: number, letter: string | undefined) => {
        if (letter !== undefined && letter !== '-') state.at[figure] = at(letter);
      };
      put(PATTY, stand.patty ?? 'a');
      put(HENRY, stand.henry ?? 'a');
      for (const [i, letter] of (stand.minions ?? '').split('').entries()) put(minion(i), letter);
      for (const [i, letter] of (stand.elites ?? '').split('').entries()) put(elite(i), letter);
      if (stand.boss !== undefined) {
        put(THE_BOSS, stand.boss);
        state.bossMarked = false;
        state.power = heroes;
      }
      state.round = 1;
      for (const place of g.statics.spawnPlaces) state.spawnTokens.push({ at: place, up: true });
      for (const twist of g.statics.twists) g.add(state.twists, twist, NOBODY, 0);
      wanted.arrange?.(g, at);
    },
    run: (g) => (run as NonNullable<Given['run']>)(g, at),
    idle: { ask: 'one', seat: () => 0, choices: { idle: { form: 'confirm', does: () => 'idle' } } },
  });
  const rigged = defineGame<Fireteam>({
    ...game,
    ...(run === undefined ? {} : { main, procedures: [...game.procedures, main] }),
    statics: () => fixed,
  });
  const seed = seedFrom(wanted.seed ?? 'fireteam');
  const setup = { setup: null, seats, seed };
  const source = rig(seedSource(seed), wanted);
  return new TestTable(Match.startWith(rigged, setup, [{ from: 0, commitment: '', source, seed }]));
}

/** The first draws of a stream fall as the test says. */
function rig(chance: DrawSource, { dice = [], activation = [], spawn = [], lots = [] }: Given): DrawSource {
  const fixed = [dice, activation, spawn.map((n) => n - 1), [], lots];
  return { word: (stream, counter) => fixed[stream]?.[counter] ?? chance.word(stream, counter) };
}

/** A hero with its hand; the plain cards are its deck. */
function dress(g: G, hero: number, cards: readonly ActionCard[], { decks = [], focuses = [] }: Given): void {
  const { box } = g.statics;
  const h = g.state.heroes[hero];
  h.card = hero;
  h.focuses = (focuses[hero] ?? []).map((f) => box.focuses.findIndex((c) => c.id === f.id));
  const own = box.cards.flatMap((c, i) => (c.role === ROLES[hero] && c.upgrade < 0 ? [i] : []));
  const seen = g.statics.closedHands ? only(seatOf(g, hero)) : EVERYONE;
  const plain = own.slice(0, decks[hero] ?? PLAIN);
  for (const card of plain) g.add(h.deck, card, NOBODY);
  for (const card of own.slice(PLAIN).slice(0, cards.length)) g.add(h.hand, card, seen);
}
