import type { Scene, ShownEffect } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { bordersBy, caughtUp, cleared, doorsBy, happened, STILL, settled } from './happening.ts';

const after = (...effects: readonly ShownEffect[]) => effects.reduce(happened, STILL);
const die = { tone: 'red', face: 1, label: 'one hit' } as const;

describe('what lies over a scene', () => {
  it('moves a piece to where it went last', () => {
    const { moved } = after(
      { show: 'move', piece: 'piece:1', x: 2, y: 3 },
      { show: 'move', piece: 'piece:1', x: 2, y: 4, jump: true },
    );
    expect([...moved]).toEqual([['piece:1', { x: 2, y: 4, jump: true }]]);
  });

  it('keeps a few things in the air, each with a number of its own', () => {
    const hit: ShownEffect = { show: 'number', at: 'piece:1', text: '-1', tone: 'danger', sound: 'hit' };
    const { flying } = after(...Array.from({ length: 20 }, () => hit));
    expect(flying).toHaveLength(8);
    expect(new Set(flying.map((f) => f.id)).size).toBe(8);
    expect(flying[0]).not.toHaveProperty('sound');
  });

  const card = { ref: 'card:1', title: 'Duck', kicker: '', icon: 'shield', tone: 'foe', text: '' } as const;
  const dice: ShownEffect = { show: 'dice', title: 'Alpha → Imp', dice: [die], note: '1 die' };
  const flip: ShownEffect = { show: 'flip', title: 'Defence', card };
  const used: ShownEffect = { show: 'flip', title: 'Invader', card, effect: '+1 shield' };
  const ledger = { terms: [{ label: 'rolled', amount: 1 }], total: { label: 'damage', amount: 1 } };
  const result: ShownEffect = { show: 'result', title: '', text: '1 damage', tone: 'good', ledger };
  const outcome: ShownEffect = { show: 'outcome', text: 'Imp falls', tone: 'danger' };
  const focus: ShownEffect = { show: 'focus', at: 'cell:1' };
  const hit: ShownEffect = { show: 'number', at: 'piece:1', text: '−1', tone: 'danger' };

  it('gathers dice, cards, the sum and what follows into one moment, which stays as the last roll', () => {
    const { moment, roll } = after(dice, flip, used, result, hit, outcome);
    expect(moment).toMatchObject({
      title: 'Alpha → Imp',
      note: '1 die',
      cards: [{ card }, { effect: '+1 shield' }],
      result: { text: '1 damage', ledger },
      outcomes: [{ text: 'Imp falls' }],
    });
    expect(roll).toBe(moment);
  });

  it('ends a moment with whatever happens elsewhere; the roll stays', () => {
    const { moment, roll } = after(dice, result, focus);
    expect([moment, roll?.title]).toEqual([null, 'Alpha → Imp']);
  });

  it('shows a card that belongs to no roll by itself, and not beside the last one', () => {
    const { moment, roll } = after(dice, result, used);
    expect(moment).toMatchObject({ dice: [], cards: [{ card }], result: null });
    expect(roll).toMatchObject({ cards: [] });
    expect(after(dice, focus, used).moment).toMatchObject({ dice: [] });
  });

  it('takes cards that were used before the roll along', () => {
    expect(after(used, dice).moment).toMatchObject({ dice: [die], cards: [{ card }] });
    expect(after(used, focus, dice).moment).toMatchObject({ cards: [] });
  });

  it('keeps the cards when dice are rolled anew, but not the result', () => {
    const { moment } = after(dice, flip, result, { ...dice, again: true });
    expect(moment).toMatchObject({ cards: [{ card }], result: null });
  });

  it('goes on with a roll that a question has interrupted', () => {
    const asked = cleared(after(dice, flip));
    expect(happened(asked, used).moment).toMatchObject({ dice: [die], cards: [{ card }, { card }] });
    expect(happened(asked, result).moment).toMatchObject({ dice: [die], result: { text: '1 damage' } });
  });

  it('shows no result of a roll that it did not see, and one only once', () => {
    expect(after(result)).toMatchObject({ roll: null, moment: null });
    expect(after(outcome).moment).toBeNull();
    expect(after(dice, result, focus, { ...result, text: 'other' }).roll?.result?.text).toBe('1 damage');
  });

  it('leaves the moment and the roll once all is over, and then the roll alone', () => {
    const end = settled(
      after(
        { show: 'move', piece: 'piece:1', x: 0, y: 0 },
        { show: 'door', ref: 'door:1' },
        { show: 'banner', title: 'Round 2', tone: 'plain' },
        focus,
        { show: 'vanish', piece: 'piece:2' },
        { show: 'shot', from: 'piece:1', to: 'piece:3', tone: 'friend' },
        dice,
      ),
    );
    expect(end).toEqual({ ...STILL, moment: end.moment, roll: end.roll, serial: 7 });
    expect(cleared(end)).toEqual({ ...STILL, roll: end.roll, serial: 7 });
  });

  it('lets fly on what flies when the scene has caught up', () => {
    const { moved, flying } = caughtUp(
      after(
        { show: 'move', piece: 'piece:1', x: 0, y: 0 },
        { show: 'shot', from: 'piece:1', to: 'piece:3', tone: 'friend' },
      ),
    );
    expect([moved.size, flying.length]).toEqual([0, 1]);
  });

  it('draws measured lines until the next thing is over', () => {
    const line = { from: 'piece:1', to: 'piece:3', kind: 'blocked', at: [2, 3] } as const;
    const seen = after({ show: 'sight', between: ['piece:1', 'piece:3'], lines: [line], label: '4' });
    expect(seen.sight).toEqual({ title: '', lines: [line], lineLabel: '4' });
    expect(settled(seen).sight).toBeNull();
  });

  it('opens the doors of a scene', () => {
    const door = { open: false, x: 1, y: 1, label: 'Door', look: 'door' };
    const scene = {
      doors: [
        { ...door, ref: 'door:1' },
        { ...door, ref: 'door:2' },
      ],
    } as unknown as Scene;
    expect(doorsBy(scene, STILL)).toBe(scene.doors);
    const doors = doorsBy(scene, after({ show: 'door', ref: 'door:2' }));
    expect(doors.map(({ open }) => open)).toEqual([false, true]);
  });

  it('rebuilds the borders of a scene', () => {
    const door = { ref: 'border:1', kind: 'door', state: 'barricaded', label: 'Barricade' } as const;
    const scene = { borders: [door] } as unknown as Scene;
    expect(bordersBy(scene, STILL)).toBe(scene.borders);
    expect(bordersBy({} as Scene, STILL)).toEqual([]);
    const open = { ref: 'border:1', kind: 'door', label: 'Door' } as const;
    const breach = { ref: 'border:2', kind: 'light', state: 'breached', label: 'Breach' } as const;
    const happening = after({ show: 'border', border: open }, { show: 'border', border: breach });
    expect(bordersBy(scene, happening)).toEqual([open, breach]);
    expect(bordersBy(scene, caughtUp(happening))).toBe(scene.borders);
  });

  it('moves a piece to another level', () => {
    const { moved } = after({ show: 'move', piece: 'piece:1', x: 1, y: 0, level: 2 });
    expect(moved.get('piece:1')).toEqual({ x: 1, y: 0, level: 2, jump: false });
  });
});
