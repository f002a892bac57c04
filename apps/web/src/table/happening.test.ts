import type { Effect, Scene } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { caughtUp, doorsBy, happened, STILL, settled } from './happening.ts';

const after = (...effects: readonly Effect[]) => effects.reduce(happened, STILL);
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
    const hit: Effect = { show: 'number', at: 'piece:1', text: '-1', tone: 'danger', sound: 'hit' };
    const { flying } = after(...Array.from({ length: 20 }, () => hit));
    expect(flying).toHaveLength(8);
    expect(new Set(flying.map((f) => f.id)).size).toBe(8);
    expect(flying[0]).not.toHaveProperty('sound');
  });

  it('gathers dice, cards and result of a roll', () => {
    const card = { ref: 'card:1', title: 'Duck', kicker: '', icon: 'shield', tone: 'foe', text: '' } as const;
    const { roll } = after(
      { show: 'dice', title: 'Alpha at Imp', dice: [die] },
      { show: 'flip', title: 'Defence', card },
      { show: 'result', title: '1 dealt', text: '1 damage', tone: 'good' },
    );
    expect(roll).toMatchObject({ title: 'Alpha at Imp', cards: [{ card }], result: { title: '1 dealt' } });
  });

  it('shows no card or result of a roll that it did not see', () => {
    expect(after({ show: 'result', title: '1 dealt', text: '', tone: 'good' }).roll).toBeNull();
  });

  it('leaves the roll once all is over', () => {
    const end = settled(
      after(
        { show: 'move', piece: 'piece:1', x: 0, y: 0 },
        { show: 'door', ref: 'door:1' },
        { show: 'banner', title: 'Round 2', tone: 'plain' },
        { show: 'focus', at: 'cell:1' },
        { show: 'vanish', piece: 'piece:2' },
        { show: 'shot', from: 'piece:1', to: 'piece:3', tone: 'friend' },
        { show: 'dice', title: 'Alpha', dice: [die] },
      ),
    );
    expect(end).toEqual({ ...STILL, roll: end.roll, serial: 7 });
    expect(end.roll?.title).toBe('Alpha');
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
});
