import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { heroTurn } from '../rules/procedures.ts';
import { away, given } from '../testing/given.ts';
import { lookBare } from '../testing/saying.ts';
import { threatAhead } from './ahead.ts';
import { header } from './header.ts';

describe('the threat track', () => {
  /** The marker stands on a space; so many twists are revealed. Twists come at 4, 7, 10 and 13. */
  const track = (space: number, revealed: number) => {
    const { match } = given({
      at: { ...away, heroes: 'ab' },
      arrange: (g) => {
        g.state.threat = space;
        for (let i = 0; i < revealed; i++) g.move(g.state.twists, 0, g.state.revealed, 0x7fffffff);
      },
      run: () => call(heroTurn, { hero: 0 }),
    });
    const at = lookBare(match, 0);
    const { note, spaces } = header(at).track ?? { spaces: [] };
    return {
      note,
      cards: spaces.flatMap(({ label, card }) => (card === undefined ? [] : [label])),
      waits: spaces.flatMap(({ label, waits }) => (waits === undefined ? [] : [label])),
      ahead: threatAhead(at).twist,
    };
  };

  it('shows each revealed twist on its space and what the others bring', () => {
    expect(track(6, 1)).toEqual({
      note: 'scene.track.next 7',
      cards: ['4'],
      waits: ['7', '10', '13'],
      ahead: true,
    });
  });

  it('FZ-THR-13: keeps a twist where it lies when the marker goes back, and promises none there', () => {
    expect(track(3, 1)).toEqual({
      note: 'scene.track.next 7',
      cards: ['4'],
      waits: ['7', '10', '13'],
      ahead: false,
    });
    expect(track(12, 4)).toEqual({
      note: 'scene.track.noMore',
      cards: ['4', '7', '10', '13'],
      waits: [],
      ahead: false,
    });
  });
});
