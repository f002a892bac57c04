import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { ReconEventCard } from '../content/card-types.ts';
import { SETTINGS } from '../content/difficulty.ts';
import { punch, reacting } from '../testing/cards.ts';
import { away, type Given, given, minion, type TestTable } from '../testing/given.ts';
import { attacksHero, turn } from '../testing/turns.ts';
import { advanceThreat, heroTurn, threatPhase } from './procedures.ts';

const far = { ...away, heroes: 'hh' };
const phase = (more: Given = {}): TestTable =>
  given({ at: far, ...more, run: () => call(threatPhase, {}) }).passAll();
const advance = (spaces: number, from: number, more: Given = {}): TestTable =>
  given({
    at: far,
    ...more,
    arrange: (g, at) => {
      g.state.threat = from;
      more.arrange?.(g, at);
    },
    run: () => call(advanceThreat, { spaces }),
  });

describe('threat phase', () => {
  it('FZ-THR-01: advance the marker, activate monsters, spawn monsters', () => {
    const kinds = phase({ at: { ...far, minions: 'a' } }).events.map((e) => e.kind);
    const order = ['threatMoved', 'activated', 'spawnRolled'].map((kind) => kinds.indexOf(kind));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(Math.min(...order)).toBeGreaterThanOrEqual(0);
  });

  it('FZ-THR-02: one space: in round 1 from the first to the second', () => {
    expect(phase().state.threat).toBe(2);
  });

  it('FZ-THR-03: a space that calls for a twist reveals the top one', () => {
    const table = advance(1, 3);
    expect([table.state.revealed.items, table.state.twists.items.length]).toEqual([[0], 4]);
    expect(advance(1, 2).state.revealed.items).toEqual([]);
  });

  it('FZ-THR-04: a twist holds at once, before monsters activate', () => {
    const table = phase({
      at: { ...far, minions: 'a' },
      twists: [{ id: 'haste', monsters: [{ speed: 3 }] }],
      activation: [0],
      arrange: (g) => {
        g.state.threat = 3;
      },
    });
    expect(table.where(minion())).toBe('f');
  });

  it('FZ-THR-05: on the last space it stops; arriving there still reveals', () => {
    const table = advance(5, 12);
    expect([table.state.threat, table.state.revealed.items.length]).toEqual([13, 1]);
    expect(advance(1, 13).happened('threatMoved')).toEqual([]);
  });

  it('FZ-THR-06: at most four twists in a mission', () => {
    const table = advance(12, 1);
    expect(table.state.revealed.items).toHaveLength(4);
    const full = advance(1, 3, {
      arrange: (g) => {
        for (let i = 0; i < 4; i++) g.move(g.state.twists, 0, g.state.revealed, 0x7fffffff);
      },
    });
    expect(full.state.revealed.items).toHaveLength(4);
  });

  it('FZ-THR-07: the end of the track is no loss', () => {
    expect(advance(20, 1).match.result).toBeNull();
  });

  it('FZ-THR-08: several spaces are taken one by one, each twist space with its card', () => {
    const table = advance(4, 3);
    expect(table.happened('threatMoved').map((e) => e.space)).toEqual([4, 5, 6, 7]);
    expect(table.state.revealed.items).toEqual([0, 1]);
  });

  it('FZ-THR-09: it also advances outside the threat phase', () => {
    const table = turn({
      events: [{ id: 'noise', effects: [{ do: 'threat', spaces: 2 }] }],
      at: { ...away, heroes: 'bd' },
      arrange: (g) => g.add(g.state.recon, 0, 0),
    }).play(0, 'search', 1);
    expect(table.state.threat).toBe(3);
    const down = attacksHero(minion(), 0, { at: { heroes: 'ab', minions: 'a' }, dice: [0] });
    expect(down.state.threat).toBe(3);
  });

  it('FZ-THR-10: track and twist spaces are content: at most four, each on the track', () => {
    for (const { spaces, twists } of Object.values(SETTINGS)) {
      expect(twists.length).toBeLessThanOrEqual(4);
      expect(twists).toEqual(twists.toSorted((a, b) => a - b));
      expect(twists[0]).toBeGreaterThan(1);
      expect(twists.at(-1)).toBeLessThanOrEqual(spaces);
    }
    const easy = given({ difficulty: 'easy', run: () => call(threatPhase, {}) }).g.statics.setting;
    expect(easy).toEqual(SETTINGS.easy);
  });

  it('FZ-THR-11: all revealed twists last and apply together', () => {
    const table = turn({
      twists: [
        { id: 'mud', heroes: [{ speed: -1 }] },
        { id: 'cold', heroes: [{ handLimit: -1 }] },
      ],
      at: { ...away, heroes: 'bd' },
      hands: [[punch()]],
      arrange: (g) => {
        for (let i = 0; i < 2; i++) g.move(g.state.twists, 0, g.state.revealed, 0x7fffffff);
      },
    });
    expect(table.match.decision(0)?.about.points).toBe(1);
    expect(table.state.revealed.items).toHaveLength(2);
  });

  it('FZ-THR-12: an empty twist deck reveals nothing', () => {
    const table = advance(12, 1, { twists: [{ id: 'only' }] });
    expect([table.state.revealed.items, table.state.threat]).toEqual([[0], 13]);
  });

  it('FZ-THR-13: each twist space gives its card once, also if the marker goes back and comes again', () => {
    const noise: ReconEventCard = { id: 'noise', effects: [{ do: 'threat', spaces: 1 }] };
    const calm: ReconEventCard = { id: 'calm', effects: [{ do: 'threat', spaces: -1 }] };
    const table = turn({
      events: [noise, calm],
      spawns: 'bb',
      at: { patty: 'b', henry: 'h', heroes: 'bh' },
      arrange: (g) => {
        g.state.threat = 3;
        for (const card of [0, 0, 0, 0, 1, 0]) g.add(g.state.recon, card, 0);
      },
    });
    const seen = [0, 1, 2, 3, 4, 5].map((token) => {
      table.play(0, 'search', token);
      return [table.state.threat, table.state.revealed.items.length];
    });
    expect(seen).toEqual([
      [4, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
      [7, 2],
    ]);
  });

  it('FZ-THR-13: a marker that goes back stops on the first space, and has not advanced', () => {
    const back = given({
      hands: [[reacting('threatAdvanced', [{ do: 'draw', who: 'you', cards: 1 }])]],
      at: { ...away, heroes: 'bh' },
      events: [{ id: 'calm', effects: [{ do: 'threat', spaces: -9 }] }],
      arrange: (g) => {
        g.state.threat = 3;
        g.add(g.state.recon, 0, 0);
      },
      run: () => call(heroTurn, { hero: 0 }),
    }).play(0, 'search', 1);
    expect([back.state.threat, back.asked(0)]).toEqual([1, 'heroTurn.act']);
  });
});
