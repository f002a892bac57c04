import { cellAt, parseMap } from '@sightline/board';
import {
  type Answer,
  type Call,
  defineGame,
  type GameEvent,
  Match,
  optionsFor,
  procedure,
  type Reason,
  type Seat,
  seedFrom,
  seedSource,
} from '@sightline/kernel';
import { BLACK, RED } from '../content/dice.ts';
import type { Doom, G } from '../rules/doom.ts';
import { game } from '../rules/game.ts';
import { findBlockingGroups } from '../rules/mission/blocking-groups.ts';
import { LEGEND } from '../rules/mission/board-legend.ts';
import type { LoadedMission } from '../rules/mission/load-mission.ts';
import type { MissionFile } from '../rules/mission/mission-file.ts';
import { prepareBoard } from '../rules/mission/prepare-board.ts';
import { type StartingDecks, staticsFor } from '../rules/statics.ts';

/**
 * A position for a test: a little board, figures on it, hands and decks as one likes, and one sequence of the rules
 * running. When that sequence is over, the match waits with the question `idle` (seat 0), so that a test can look.
 *
 * Boards are drawn as in docs/map-format.md: `.` floor, `~` difficult, `o` impassable, `#` blocking, `'` void; walls
 * `|` and `-`; doors `D` (upright) and `=` (lying), each straight run one door, numbered in reading order; borders of
 * terrain `;` difficult, `:` impassable, `!` blocking.
 */
export interface Given {
  /** rows of the drawing; 8 × 6 open spaces unless given */
  readonly board?: readonly string[];
  readonly marines?: number;
  /** fields of the mission's file that matter */
  readonly file?: Partial<MissionFile>;
  /** what the map would show; spaces by `cell(x, y)` of the board's width are plain numbers */
  readonly mission?: (
    at: (x: number, y: number) => number,
  ) => Partial<Omit<LoadedMission, 'file' | 'ground'>>;
  /** puts everything where the test wants it */
  readonly arrange?: (g: G, at: (x: number, y: number) => number) => void;
  /** the sequence under test */
  readonly run: (g: G) => Call<Doom>;
  /** the faces the first dice must show, red or black as the attack rolls them (red ones first) */
  readonly dice?: { readonly red?: readonly number[]; readonly black?: readonly number[] };
  readonly seed?: string;
  readonly startingDecks?: StartingDecks;
}

const KEY = [
  'legend',
  '  cell . floor',
  "  cell ' void",
  '  cell ~ difficult',
  '  cell o impassable',
  '  cell # blocking',
  '  border | - wall',
  '  border D = door each',
  '  border ; ; difficult',
  '  border : : impassable',
  '  border ! ! blocking',
];

/** An open room. */
export function room(width: number, height: number): string[] {
  const edge = `+${'-+'.repeat(width)}`;
  const inner = `+${' +'.repeat(width)}`;
  const cells = `|${Array.from({ length: width }, () => '.').join(' ')}|`;
  return Array.from({ length: 2 * height + 1 }, (_, i) =>
    i % 2 === 1 ? cells : i === 0 || i === 2 * height ? edge : inner,
  );
}

const FILE: MissionFile = {
  id: 'test',
  operation: 'test',
  number: 1,
  objective: 'sampleCollection',
  threat: 'assault',
  invasion: 'impAssault',
  events: ['powerOverwhelming', 'seekAndDestroy', 'armoredOffensive'],
  startingWeapons: 2,
  frags: [6, 6, 6, 6],
  argent: 0,
  respawnOnlyActive: false,
  map: '',
};

export class TestTable {
  readonly match: Match<Doom>;
  readonly width: number;
  /** everything that happened since the last look */
  events: GameEvent[] = [];

  constructor(match: Match<Doom>, width: number) {
    this.match = match;
    this.width = width;
    this.events.push(...match.opening.events);
  }

  get state(): Doom['state'] {
    return this.match.position.state;
  }

  /** The rules' own view of the table, for asking questions of geometry. */
  get g(): G {
    return this.match.position;
  }

  cell(x: number, y: number): number {
    return y * this.width + x;
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
        `${answer.join(' ')} by ${seat}: ${JSON.stringify(outcome.refusal)} ${outcome.report ?? ''}`,
      );
    this.events.push(...outcome.events);
    return this;
  }

  /** Passes every window until somebody is asked something else (or `idle`), seats in order. */
  passAll(): this {
    return this.passUntil(null);
  }

  /** Passes until this is asked, or nobody can pass. */
  passUntil(prompt: string | null): this {
    for (let i = 0; i < 100; i++) {
      const seat = this.match.awaiting().find((s) => this.verbs(s).includes('pass'));
      if (seat === undefined || this.asked(seat) === prompt) return this;
      this.play(seat, 'pass');
    }
    throw new Error('windows without end');
  }

  /** The verbs a seat may answer with now. */
  verbs(seat: Seat): readonly string[] {
    const decision = this.match.decision(seat);
    if (decision === null) return [];
    return decision.choices.map((c) => c.verb);
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
  board = room(8, 6),
  marines = 4,
  file = {},
  mission,
  arrange,
  run,
  dice,
  seed,
  startingDecks = 'shuffled',
}: Given): TestTable {
  const map = parseMap(['map test', '', ...KEY, '', 'level 0', ...board, ''].join('\n'), {
    file: 'test',
    legend: LEGEND,
    tiles: [],
  });
  const at = (x: number, y: number) => cellAt(map.ground.layout, x, y);
  const starts = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)].filter((c) => c < map.ground.layout.cells);
  const ground = prepareBoard(map.ground, starts);
  const plan: LoadedMission = {
    file: { ...FILE, ...file },
    ground,
    ...findBlockingGroups(ground),
    starts,
    portals: [],
    teleporters: [],
    doors: map.components.map(({ edges }) => edges),
    healthPacks: [],
    weapons: [],
    objectives: [],
    exits: [],
    post: [],
    ...mission?.(at),
  };
  const fixed = staticsFor(plan, marines, { startingDecks });
  const main = procedure<Doom>()('test');
  main.steps('arrange', 'run', 'idle').are({
    arrange: (g) => arrange?.(g, at),
    run: (g) => run(g),
    idle: { ask: 'one', seat: () => 0, choices: { idle: { form: 'confirm', does: () => 'idle' } } },
  });
  const rigged = defineGame<Doom>({
    ...game,
    main,
    procedures: [...game.procedures, main],
    statics: () => fixed,
  });
  const start = (s: string) => Match.start(rigged, { setup: null, seats: marines + 1, seed: seedFrom(s) });
  if (dice === undefined) return new TestTable(start(seed ?? 'doom'), ground.layout.width);
  const wanted = [
    ...(dice.red ?? []).map((face) => [RED, face] as const),
    ...(dice.black ?? []).map((face) => [BLACK, face] as const),
  ];
  for (let i = 0; i < 20_000; i++) {
    const s = `${seed ?? 'doom'} ${i}`;
    if (rolls(s, wanted)) return new TestTable(start(s), ground.layout.width);
  }
  throw new Error('no seed rolls these dice');
}

/** Do the first draws of the dice (the game's first stream) show these faces? */
function rolls(seed: string, wanted: readonly (readonly [readonly number[], number])[]): boolean {
  const source = seedSource(seedFrom(seed));
  return wanted.every(([faces, face], i) => faces[source.word(0, i) % 6] === face);
}
