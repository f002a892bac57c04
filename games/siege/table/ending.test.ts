import { Match, SPECTATOR, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { lookAt } from '../testing/saying.ts';
import { isMessageKey } from '../text/index.ts';
import { ending, waiting } from './ending.ts';
import { joined } from './joined.ts';

/** The prompts of all questions there are. */
const questions = game.procedures.flatMap((p) =>
  p.names.filter((_, i) => typeof p.body[i] !== 'function').map((step) => `${p.name}.${step}`),
);

const match = (mission: string) =>
  Match.start(game, {
    setup: { mission, losMode: 'assisted', clock: 'untimed' },
    seats: 2,
    seed: seedFrom('ending'),
  });

describe('the end of a match', () => {
  it('says who has won, why, by which rule, and with how much', () => {
    const control = match('consulateControl');
    const over = { winners: [1], by: 'SG-MIS-05' };
    expect(ending(lookAt(control, 0), over)).toMatchObject({
      title: 'The defenders win',
      why: expect.stringContaining('control points'),
      rule: 'SG-MIS-05',
      tone: 'danger',
      figures: expect.arrayContaining([
        { label: 'Control points', value: '0:0' },
        { label: 'Defenders left', value: '5 of 5' },
        { label: 'Attackers: wounds taken', value: '0' },
      ]),
    });
    expect(ending(lookAt(control, 1), over).tone).toBe('good');
    expect(ending(lookAt(control, SPECTATOR), over).tone).toBe('plain');
    const labels = ending(lookAt(match('consulateBomb'), 0), over).figures?.map(({ label }) => label);
    expect(labels).not.toContain('Control points');
  });

  it('SG-VIC-03: may be nobody’s', () => {
    const over = ending(lookAt(match('consulateBomb'), 0), { winners: [], by: 'SG-VIC-03' });
    expect(over).toMatchObject({ title: 'Nobody wins', tone: 'plain', rule: 'SG-VIC-03' });
    expect(over.text).toMatch(/same activation/);
  });

  it('tells no story where somebody has given up', () => {
    const over = ending(lookAt(match('consulateHostage'), 0), { winners: [0], by: 'resigned' });
    expect(over).toMatchObject({
      title: 'The attackers win',
      rule: null,
      text: 'The other side has given up.',
    });
    expect(over).not.toHaveProperty('why');
  });
});

describe('waiting', () => {
  it('has words for every question', () => {
    expect(questions.filter((prompt) => !isMessageKey(`waiting.${prompt}`))).toEqual([]);
    expect(waiting(lookAt(match('consulateControl'), 1))).toBe(
      'Attackers: choosing an Operator to activate, or ending the phase.',
    );
  });
});

describe('a walk', () => {
  const step = (body: number, from: number, to: number) => ({
    kind: 'stepped',
    fields: { body, from, to, points: 1 },
  });

  it('is one line, as long as one body goes on from where it was', () => {
    const two = joined(step(0, 4, 5), step(0, 5, 6));
    expect(two).toEqual({ kind: 'walked', fields: { body: 0, from: 4, to: 6, spaces: 2 } });
    expect(two && joined(two, step(0, 6, 7))?.fields.spaces).toBe(3);
    expect(joined(step(0, 4, 5), step(1, 5, 6))).toBeNull();
    expect(joined(step(0, 4, 5), step(0, 8, 9))).toBeNull();
    expect(joined(step(0, 4, 5), { kind: 'turned', fields: { body: 0, side: 1 } })).toBeNull();
  });

  it('of a drone is one, too', () => {
    const flies = (from: number, to: number) => ({
      kind: 'droneMoved',
      fields: { operator: 1, from, to, points: 1 },
    });
    expect(joined(flies(4, 5), flies(5, 6))).toEqual({
      kind: 'flown',
      fields: { operator: 1, from: 4, to: 6, spaces: 2 },
    });
  });
});
