import type { ShownEffect } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { shown, UNSEEN } from './showing.ts';

const markAfter = (...effects: readonly ShownEffect[]) => effects.reduce(shown, UNSEEN).cursor;

describe('the mark at whom something happens', () => {
  it('goes with whoever moves, comes, is hit or shot at', () => {
    expect(markAfter({ show: 'move', piece: 'piece:1', x: 2, y: 3 })).toBe('piece:1');
    expect(markAfter({ show: 'enter', pieces: ['piece:4', 'piece:5'], area: 'cell:2' })).toBe('piece:4');
    expect(markAfter({ show: 'shot', from: 'piece:1', to: 'piece:3', tone: 'friend' })).toBe('piece:3');
    expect(markAfter({ show: 'number', at: 'piece:2', text: '-1', tone: 'danger' })).toBe('piece:2');
    expect(markAfter({ show: 'door', ref: 'door:1' })).toBe('door:1');
  });

  it('stays there for what happens to nobody', () => {
    expect(
      markAfter({ show: 'vanish', piece: 'piece:2' }, { show: 'banner', title: 'Round 2', tone: 'plain' }),
    ).toBe('piece:2');
  });
});
