import type { Narration, ShownEffect } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { beatOf } from './beat.ts';

const narration = (line: string, ...effects: readonly ShownEffect[]): Narration => ({
  line: line === '' ? [] : [line],
  tone: 'plain',
  effects,
});
const step: ShownEffect = { show: 'move', piece: 'piece:1', x: 0, y: 0 };
const banner: ShownEffect = { show: 'banner', title: 'Round 2', tone: 'plain' };

describe('the time between two moments', () => {
  const quiet = beatOf([narration('')], 1);
  const walk = beatOf([narration('Alpha moves.', step)], 1);
  const news = beatOf([narration('Round 2 begins.', banner)], 1);

  it('is short for what nobody sees and for steps, longer for news', () => {
    expect(Math.max(quiet, walk)).toBeLessThan(news / 4);
    expect(beatOf([narration('Alpha passes.')], 1)).toBe(news);
    expect(beatOf([], 1)).toBe(quiet);
  });

  it('follows the speed', () => {
    expect(beatOf([narration('Round 2 begins.', banner)], 0.45)).toBeLessThan(news);
  });

  it('leaves time to read where nothing is shown moving', () => {
    expect(beatOf([narration('Alpha moves.', step)], 0)).toBeGreaterThan(walk);
    expect(beatOf([narration('Round 2 begins.', banner)], 0)).toBeGreaterThan(news);
  });
});
