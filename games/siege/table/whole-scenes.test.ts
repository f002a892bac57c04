import { playOut } from '@sightline/bots';
import {
  determinize,
  dice,
  type Match,
  quickSource,
  SPECTATOR,
  seedFrom,
  type View,
  viewOf,
} from '@sightline/kernel';
import { type GridDrawing, kindOfRef, type Ref, type Scene } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { easy, normal } from '../bots/bot.ts';
import type { SiegeDecision } from '../rules/decisions.ts';
import { game } from '../rules/game.ts';
import { MISSION_IDS } from '../rules/missions.ts';
import type { Siege } from '../rules/siege.ts';
import { RULE_IDS } from '../testing/rule-ids.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { drawing } from './drawing.ts';
import { inspect } from './inspect.ts';
import {
  cellRef,
  dieRef,
  obstacleRef,
  operatorRef,
  overlayRef,
  profileRef,
  specialRef,
  tacticalRef,
} from './refs.ts';
import { scene } from './scene.ts';
import type { ViewContext } from './view-context.ts';

/** Words that no message should ever bring to a screen. */
const BROKEN = /undefined|null|NaN|\[object|[{}\uE000-\uE002]/;

function wordsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (Array.isArray(value)) for (const part of value) wordsIn(part, found);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) wordsIn(part, found);
  return found;
}

/** Everything that can be pointed at on the board and beside it. */
const refsIn = ({ pieces, panels }: Scene): Ref[] => [
  ...pieces.flatMap((p) => [p.ref, ...('standee' in p && p.standee !== undefined ? [p.standee.ref] : [])]),
  ...panels.flatMap((p) => (p.type === 'figure' ? [p.ref] : [])),
];
const linksIn = ({ panels, header }: Scene): Ref[] => [
  ...panels.flatMap((p) => (p.type === 'figure' ? p.chips.flatMap(({ ref }) => ref ?? []) : [])),
  ...panels.flatMap((p) => (p.type === 'stats' ? p.rows.flatMap(({ ref }) => ref ?? []) : [])),
  ...header.counters.flatMap(({ ref }) => ref ?? []),
];

/** What is wrong with a scene; nothing: it can be drawn. */
function faultsOfScene(at: ViewContext, board: GridDrawing): string[] {
  const shown = scene(at);
  const faults: string[] = [];
  const broken = wordsIn(shown).find((word) => BROKEN.test(word));
  if (broken !== undefined) faults.push(`broken: ${broken}`);
  const refs = refsIn(shown);
  const twice = refs.find((ref, i) => refs.indexOf(ref) !== i);
  if (twice !== undefined) faults.push(`twice: ${twice}`);
  const spaces = new Set(board.spaces.map(({ x, y, level }) => `${x},${y},${level}`));
  for (const piece of shown.pieces) {
    const { x, y } = piece;
    if (x === undefined || y === undefined || !('level' in piece)) faults.push(`${piece.ref} is nowhere`);
    else if (!spaces.has(`${x},${y},${piece.level}`)) faults.push(`${piece.ref} is off the board`);
    const { standee } = piece as { readonly standee?: { readonly x: number; readonly y: number } };
    if (standee !== undefined && !spaces.has(`${standee.x},${standee.y},0`)) faults.push('a standee is off');
  }
  const drawn = new Map(board.plan?.borders.map((border) => [border.ref, border]));
  for (const { ref, kind, state } of shown.borders ?? []) {
    const built = drawn.get(ref);
    if (built === undefined) faults.push(`${ref} is not drawn`);
    else if (built.kind === kind && state === undefined) faults.push(`${ref} is as it was built`);
  }
  for (const veil of shown.veils ?? [])
    if (veil.x < 0 || veil.x + veil.wide > board.width || veil.y + veil.high > board.height)
      faults.push('a veil hangs over the edge');
  if (shown.header.phases.filter(({ now }) => now).length > 1) faults.push('two phases at once');
  if (shown.panels.some((p) => p.type === 'figure' && (p.health.now < 0 || p.health.now > p.health.most)))
    faults.push('more Stamina than there is');
  return [...faults, ...[...refs, ...linksIn(shown)].flatMap((ref) => faultOfRef(at, ref) ?? [])];
}

function faultOfRef(at: ViewContext, ref: Ref): string | null {
  const shown = inspect(at, ref);
  if (shown === null) return `${ref} is nothing`;
  if (shown.title.trim() === '' || shown.kicker.trim() === '') return `${ref} has no name`;
  if (shown.lines.length === 0 || shown.rules.length === 0) return `${ref} says nothing`;
  const strange = shown.rules.find((rule) => !RULE_IDS.has(rule));
  if (strange !== undefined) return `${ref}: there is no rule ${strange}`;
  const broken = wordsIn(shown).find((word) => BROKEN.test(word));
  return broken === undefined ? null : `${ref}: ${broken}`;
}

/** A world that looks the same to the seat, where all it may not know was guessed anew. */
function guessedLook(
  match: Match<Siege>,
  seat: number,
  language: (typeof LANGUAGES)[number],
  n: number,
): ViewContext {
  const at = lookAt(match, seat, language);
  const twin = determinize(match.game, match.position.statics, at.view, dice(n), quickSource(n));
  return { ...at, view: viewOf(twin, seat) as View<Siege, SiegeDecision> };
}

/** Which token is the portrait, the other way round everywhere: an attacker must not notice. */
function swapped(match: Match<Siege>, seat: number): ViewContext {
  const world = match.position.copy(quickSource(1));
  for (const operator of world.state.operators)
    if (operator.bodies.length === 2) operator.portrait.value = 1 - operator.portrait.value;
  return { ...lookAt(match, seat), view: viewOf(world, seat) as View<Siege, SiegeDecision> };
}

const SETTINGS = [
  { squads: 'ready', clock: 'timed', losMode: 'faithful' },
  { squads: 'choose', clock: 'noApp', losMode: 'assisted', unplacedOperators: 'autoPlace' },
  { squads: 'choose', clock: 'untimed', losMode: 'referee', advancedTactics: true, forwardPlanning: true },
] as const;

describe('whole matches', () => {
  const EVERY = 9;
  const met = { roles: new Set<string>(), shapes: new Set<string>(), borders: new Set<string>(), swaps: 0 };

  it.each(MISSION_IDS.flatMap((mission) => SETTINGS.map((settings, i) => [mission, i, settings] as const)))(
    '%s with settings %i can be shown to every seat at every moment',
    (mission, i, settings) => {
      let n = 0;
      const faults: string[] = [];
      playOut(game, {
        setup: { mission, ...settings },
        seats: 2,
        seed: seedFrom(`scenes ${mission} ${i}`),
        bots: [normal, easy],
        watch(_turn, match) {
          if (n++ % EVERY !== 0 || faults.length > 0) return;
          const seat = [0, 1, SPECTATOR][Math.floor(n / EVERY) % 3];
          const language = LANGUAGES[n % LANGUAGES.length];
          const at = lookAt(match, seat, language);
          const board = drawing(at) as GridDrawing;
          faults.push(...faultsOfScene(at, board));
          const shown = scene(at);
          for (const piece of shown.pieces) {
            met.shapes.add(piece.shape);
            if ('hidden' in piece && piece.hidden)
              met.roles.add(piece.dim ? 'decoy' : (piece.badge ?? 'portrait'));
          }
          for (const { kind, state } of shown.borders ?? []) met.borders.add(`${kind} ${state}`);
          const twin = guessedLook(match, seat, language, n);
          if (JSON.stringify(scene(twin)) !== JSON.stringify(shown)) faults.push('a guess looks different');
          const other = swapped(match, 0);
          if (JSON.stringify(scene(other)) !== JSON.stringify(scene(lookAt(match, 0))))
            faults.push('an attacker sees which token is the portrait');
          const tokens = shown.pieces.map(({ ref }) => ref).filter((ref) => kindOfRef(ref) === 'piece');
          const told = (one: ViewContext) => JSON.stringify(tokens.map((ref) => inspect(one, ref)));
          if (told(other) !== told(lookAt(match, 0))) faults.push('an attacker can ask for the portrait');
          if (JSON.stringify(scene(swapped(match, 1))) !== JSON.stringify(scene(lookAt(match, 1))))
            met.swaps++;
        },
      });
      expect(faults).toEqual([]);
    },
  );

  it('met hidden tokens, what lies on the board, and borders that changed', () => {
    expect([...met.roles].sort()).toEqual(['2', '?', 'decoy', 'portrait']);
    expect([...met.shapes]).toEqual(
      expect.arrayContaining(['figure', 'tile', 'disc', 'hex', 'plate', 'stairs']),
    );
    expect([...met.borders]).toEqual(
      expect.arrayContaining(['door barricaded', 'window barricaded', 'door panel', 'light breached']),
    );
    // For defenders the portrait does make a difference.
    expect(met.swaps).toBeGreaterThan(10);
  });
});

describe('everything that has a name', () => {
  const start = (mission: string, language: (typeof LANGUAGES)[number]) => {
    const { match } = playOut(game, {
      setup: { mission, losMode: 'assisted', clock: 'untimed' },
      seats: 2,
      seed: seedFrom('named'),
      bots: [easy, easy],
      maxDecisions: 60,
    });
    return lookAt(match, 0, language);
  };

  it.each(MISSION_IDS.flatMap((id) => LANGUAGES.map((language) => [id, language] as const)))(
    '%s in %s can be asked about',
    (mission, language) => {
      const at = start(mission, language);
      const board = drawing(at) as GridDrawing;
      const refs = [
        ...board.spaces.map(({ ref }) => ref),
        ...(board.plan?.borders ?? []).map(({ ref }) => ref),
        ...at.statics.plan.obstacles.map((_, i) => obstacleRef(i)),
        ...Array.from({ length: 28 }, (_, i) => profileRef(i)),
        ...Array.from({ length: 10 }, (_, i) => [operatorRef(i), tacticalRef(i)]).flat(),
        ...Array.from({ length: 16 }, (_, i) => specialRef(i)),
        ...[0, 1, 2].map(dieRef),
      ];
      expect(new Set(refs).size).toBe(refs.length);
      expect(refs.flatMap((ref) => faultOfRef(at, ref) ?? [])).toEqual([]);
      expect(wordsIn(board).find((word) => BROKEN.test(word))).toBeUndefined();
    },
  );

  it('and what is not there is nothing', () => {
    const at = start('consulateControl', 'en');
    for (const ref of [
      cellRef(9999),
      overlayRef(50),
      profileRef(99),
      'thing:hostage',
      'thing:nobody',
      'border:x',
    ] as const)
      expect(inspect(at, ref)).toBeNull();
  });
});
