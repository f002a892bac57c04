import type { ShownEffect } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { stretchesOf } from './stretches.ts';

const step = (piece: string, x: number): ShownEffect => ({ show: 'move', piece: `piece:${piece}`, x, y: 0 });
const shot: ShownEffect = { show: 'shot', from: 'piece:imp', to: 'piece:me', tone: 'foe' };
const dice: ShownEffect = { show: 'dice', title: '', dice: [], between: ['piece:imp', 'piece:me'] };
const result: ShownEffect = { show: 'result', title: '', text: '2 damage', tone: 'danger' };
const hit = (piece: string): ShownEffect => ({
  show: 'number',
  at: `piece:${piece}`,
  text: '−2',
  tone: 'danger',
});
const banner: ShownEffect = { show: 'banner', title: 'Round 2', tone: 'gold' };

describe('what must be in view', () => {
  it('is nothing where nothing happens on the board', () => {
    expect(stretchesOf([banner, result]).size).toBe(0);
  });

  it('is a whole walk from its first step on, with who walks', () => {
    const focus: ShownEffect = { show: 'focus', at: 'piece:imp' };
    const all = stretchesOf([focus, step('imp', 1), step('imp', 2), step('imp', 3)]);
    expect([...all.keys()]).toEqual([0]);
    expect(all.get(0)?.subjects).toEqual([
      'piece:imp',
      ...[1, 2, 3].map((x) => ({ x, y: 0, like: 'piece:imp' })),
    ]);
  });

  it('is both ends of an attack, clear of its moment, from the shot to the last hit', () => {
    const all = stretchesOf([
      shot,
      dice,
      result,
      hit('me'),
      { show: 'icon', at: 'piece:me', icon: 'skull', tone: 'danger', label: 'slain' },
      { show: 'vanish', piece: 'piece:me' },
    ]);
    expect([...all]).toEqual([[0, { subjects: ['piece:imp', 'piece:me'], staged: true }]]);
  });

  it('is both ends again where a roll goes on after a question', () => {
    expect([...stretchesOf([dice, result])]).toEqual([
      [0, { subjects: ['piece:imp', 'piece:me'], staged: true }],
    ]);
  });

  it('is another place for another figure', () => {
    const all = stretchesOf([step('imp', 1), step('pinky', 5), banner, shot, hit('other')]);
    expect([...all.keys()]).toEqual([0, 1, 3, 4]);
    expect(all.get(4)).toEqual({ subjects: ['piece:other'], staged: false });
  });

  it('is the place of who arrives before it is there', () => {
    const all = stretchesOf([
      { show: 'appear', piece: 'piece:new' },
      { show: 'focus', at: 'cell:7' },
      { show: 'appear', piece: 'piece:next' },
    ]);
    expect(all.get(0)?.subjects).toEqual(['piece:new', 'cell:7']);
    expect(all.get(2)?.subjects).toEqual(['piece:next']);
  });

  it('is the area that is entered, with all who enter', () => {
    const enter: ShownEffect = { show: 'enter', pieces: ['piece:1', 'piece:2'], area: 'cell:3' };
    const all = stretchesOf([enter, { ...enter, area: 'cell:4' }]);
    expect([...all.values()]).toEqual([
      { subjects: ['piece:1', 'piece:2', 'cell:3', 'cell:4'], staged: false },
    ]);
  });
});
