import { Match, seedFrom } from '@sightline/kernel';
import type { Narration } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { EVENT_KINDS } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { sectionKind } from '../rules/map/legend.ts';
import type { SiegeSetup } from '../rules/match-setup.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { borderAs } from './border-looks.ts';
import type { SeenEvent } from './seen-event.ts';
import { tell } from './tell.ts';

const start = (setup: Partial<SiegeSetup> = {}) =>
  Match.start(game, {
    setup: { mission: 'consulateBomb', losMode: 'assisted', clock: 'untimed', ...setup },
    seats: 2,
    seed: seedFrom('told'),
  });
const match = start();
const at = lookAt(match, 0);
const told = (kind: SeenEvent['kind'], fields: SeenEvent['fields'], seen = at): Narration =>
  tell(seen, { kind, fields });
const words = ({ line }: Narration): string =>
  line
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\u00a0', ' ');

const { cells } = match.position.statics.layout;
/** Attacker 0 and defender 5, by body. */
const SHOT = { shooter: 0, target: 10 };
const profile = (o: number) => match.position.state.operators[o].profile;

describe('a shot', () => {
  it('shows its dice on their faces, lightning dice struck, and who fires at whom', () => {
    const rolled = { ...SHOT, dice: [0, 2, 2, 3], removed: [0, 1], protection: 1 };
    const [dice] = told('diceRolled', rolled).effects;
    expect(dice).toMatchObject({
      show: 'dice',
      note: 'light protection',
      between: ['piece:0', 'piece:10'],
      dice: [
        { tone: 'yellow', face: 2 },
        { tone: 'red', face: 3 },
        { tone: 'yellow', struck: true },
        { tone: 'orange', struck: true },
      ],
    });
    expect(words(told('diceRolled', rolled))).toBe(
      'Rolled: yellow die 2 and red die 3; 2 lightning dice are not rolled.',
    );
  });

  it('replaces its dice when they are rolled again', () => {
    const again = { squad: 0, kept: 1, ...SHOT, dice: [0, 1, 2, 3], removed: [] };
    expect(told('rerolled', again).effects).toMatchObject([{ show: 'dice', again: true }]);
    expect(words(told('rerolled', again))).toBe(
      'The attackers use their Reroll token and keep the red die: yellow die 1 and red die 3.',
    );
  });

  it('ends with the sum of hits and protection', () => {
    const ended = { ...SHOT, dice: [2, 3, 2, 1], protection: 2, subtracted: 3, hits: 4, wounds: 1 };
    expect(told('shotRolled', ended).effects).toMatchObject([
      {
        show: 'result',
        text: '1 wound',
        tone: 'danger',
        ledger: {
          terms: [
            { label: 'hits', amount: 4 },
            { label: 'heavy protection', amount: -3 },
          ],
          total: { label: 'wounds', amount: 1 },
        },
      },
    ]);
    const none = told('shotRolled', { ...ended, hits: 2, wounds: 0 });
    expect(none.effects).toMatchObject([{ tone: 'muted', ledger: { note: 'never below zero' } }]);
    expect(words(none)).toMatch(/ takes no wound \(hits 2, heavy protection −3\)\.$/);
  });

  it('says what station and plate take off', () => {
    const wound = { operator: 5, dealt: 4, station: 1, plate: 1, wounds: 2, cause: 'shot' };
    expect(words(told('wounded', wound))).toMatch(
      /takes 2 wounds \(dealt 4, Kóna Station −1, Armor Plate −1\)\.$/,
    );
    expect(told('wounded', wound).effects.map(({ show }) => show)).toEqual(['outcome', 'number']);
    expect(told('wounded', { ...wound, station: 0, plate: 0, wounds: 4 }).line).toEqual([]);
  });

  it('draws no line where lines are claimed', () => {
    const declared = { ...SHOT, aim: 0, declared: 0, kind: 'action', distance: 4 };
    const shown = (losMode: 'assisted' | 'faithful') =>
      told('shotDeclared', declared, lookAt(start({ losMode }), 0)).effects.map(({ show }) => show);
    expect(shown('assisted')).toContain('shot');
    expect(shown('faithful')).not.toContain('shot');
  });
});

describe('a challenge', () => {
  const { plan } = at.statics;
  const wall = plan.partitions.findIndex(({ kind }) => kind === 'light');
  const ruling = {
    seat: 1,
    of: 'shot',
    by: 0,
    from: 3,
    to: 60,
    cover: -1,
    declared: 0,
    winner: 1,
  };
  const broken = {
    ...ruling,
    valid: 0,
    protection: 0,
    blocker: 'border',
    where: plan.partitions[wall].edges[0],
    sources: [],
  };

  it('names what broke the line, and who wins', () => {
    const story = told('challenged', broken);
    expect(words(story)).toMatch(
      /^Defenders: challenge\. No line of sight from D1 to \w+: broken by light wall at \S+\. The defenders win the challenge\.$/,
    );
    expect(story.line).toContainEqual(expect.objectContaining({ ref: `border:${wall}` }));
    expect(story.effects).toMatchObject([
      { show: 'sight', lines: [{ kind: 'blocked', at: [expect.any(Number), expect.any(Number)] }] },
      { show: 'flip', title: 'Defenders', card: { title: 'No line of sight', kicker: 'The ruler' } },
      { show: 'outcome', text: 'The defenders win the challenge' },
    ]);
  });

  it('names what protects, and what was declared', () => {
    const valid = { ...ruling, valid: 1, protection: 2, blocker: 'none', where: -1 };
    const story = told('challenged', { ...valid, sources: [1, wall, 1, 0, 5, 1] });
    expect(words(story)).toMatch(
      /The target has heavy protection \(light wall at \S+ and shield of their own\); declared was no protection\./,
    );
    expect(story.effects[0]).toMatchObject({ show: 'sight', label: 'heavy protection' });
    expect(story.effects[0]).not.toHaveProperty('lines.0.at');
    expect(story.effects[2]).toMatchObject({
      show: 'outcome',
      text: expect.stringMatching(/^Declared: no protection; it is heavy/),
    });
  });
});

describe('on the board', () => {
  it('upper floors are levels of their own, and coming back is a jump', () => {
    expect(told('wentUp', { body: 2, from: 9, box: 1 }).effects).toMatchObject([
      { show: 'move', piece: 'piece:2', x: 1, y: 0, level: 1, jump: true },
    ]);
    expect(told('wentUp', { body: 10, from: 9, box: 0 }).effects).toMatchObject([{ x: 0, y: 0, level: 2 }]);
    expect(told('cameDown', { body: 10, box: 0, to: 9, points: 3 }).effects).toMatchObject([
      { level: 0, jump: true },
    ]);
  });

  it('a revealed Operator is where the portrait lay, and nothing says which token it was', () => {
    const shown = (portraitAt: number, decoyAt: number) =>
      told('revealed', { operator: 5, at: portraitAt, decoyAt }).effects;
    for (const effects of [shown(40, 41), shown(41, 40)]) {
      expect(effects).toContainEqual({ show: 'vanish', piece: 'piece:11' });
      expect(effects).toContainEqual(
        expect.objectContaining({ show: 'move', piece: 'piece:10', jump: true }),
      );
    }
    expect(words(told('revealed', { operator: 5, at: cells + 1, decoyAt: 40 }))).toMatch(
      /is revealed \(upstairs, space 2\)\. The decoy is gone/,
    );
  });

  it('a hidden Operator has two tokens that are told alike', () => {
    const [one, other] = [10, 11].map((body) =>
      words(told('stepped', { body, from: 40, to: 41, points: 2 })),
    );
    expect(one).toBe(other);
    expect(one).toMatch(/\(token\)/);
  });

  it('what is destroyed looks it', () => {
    const { partitions } = at.statics.plan;
    const wall = partitions.findIndex(({ kind }) => kind === 'light');
    const left = sectionKind('breach');
    const fields = { partition: wall, edges: [], was: sectionKind('light'), left };
    expect(told('destroyed', fields).effects[0]).toMatchObject({
      show: 'border',
      border: { ref: `border:${wall}`, kind: 'light', state: 'breached' },
    });
  });

  it('a reaction is told by name and not by place', () => {
    const story = told('reactionUsed', { operator: 5, against: 0, gadget: 'activeDefense' });
    expect(story.effects.map(({ show }) => show)).toEqual(['banner']);
    expect(JSON.stringify(story.line)).not.toMatch(/piece:|cell:/);
  });
});

describe('a border that falls', () => {
  it('looks as in the scene that follows, whatever it was', () => {
    const { partitions } = match.position.statics.plan;
    const door = partitions.findIndex(({ kind }) => kind === 'door');
    const { edges } = partitions[door];
    const [was, left] = [sectionKind('panelledDoor'), sectionKind('breach')];
    const { effects } = told('destroyed', { partition: door, edges: [...edges], was, left });
    expect(effects).toContainEqual(
      expect.objectContaining({ show: 'border', border: borderAs(at, door, left) }),
    );
    expect(borderAs(at, door, left)).toMatchObject({ state: 'breached' });
  });
});

describe('every kind of event', () => {
  const many = {
    dice: [0, 1],
    removed: [],
    sources: [],
    profiles: [profile(0)],
    cubes: [1, 0, 0, 2],
    edges: [],
    spaces: [5],
  };
  const some: Readonly<Record<string, unknown>> = {
    cause: 'blast',
    how: 'destroyed',
    blocker: 'none',
    gadget: 'frag',
    kind: 0,
  };

  it.each(LANGUAGES)('has words in %s', (language) => {
    const seen = lookAt(match, 1, language);
    for (const { name, fields } of EVENT_KINDS) {
      const filled = Object.fromEntries(
        Object.entries(fields).map(([field, kind]) => [
          field,
          kind.endsWith('list')
            ? many[field as keyof typeof many]
            : kind.endsWith('text')
              ? (some[field] ?? 'shot')
              : 1,
        ]),
      );
      const { line, effects } = tell(seen, {
        kind: name,
        fields: filled as SeenEvent['fields'],
      });
      expect(JSON.stringify([line, effects]), name).not.toMatch(/undefined|NaN|\{\w+\}|[\uE000-\uE002]/);
    }
  });
});
