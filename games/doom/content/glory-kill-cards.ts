import type { GloryKillCard } from './card-types.ts';

const CARDS = [
  { id: 'adrenalineRush', ability: { when: 'bonus', effects: [{ do: 'move', who: 'you', points: 2 }] } },
  { id: 'secondWind', ability: { when: 'bonus', effects: [{ do: 'heal', who: 'you', damage: 3 }] } },
  { id: 'fullPockets', ability: { when: 'bonus', effects: [{ do: 'draw', who: 'you', cards: 2 }] } },
  {
    id: 'wasteNothing',
    ability: { when: 'bonus', target: { choose: 'discarded' }, effects: [{ do: 'recover' }] },
  },
  {
    id: 'warCry',
    ability: {
      when: 'bonus',
      target: { choose: 'enemy', range: 3 },
      effects: [{ do: 'stun', who: 'target' }],
    },
  },
  {
    id: 'boneBreaker',
    ability: {
      when: 'bonus',
      effects: [{ do: 'strike', box: { range: 1, red: 1, black: 1, qualities: { sure: true } } }],
    },
  },
  { id: 'seeingRed', ability: { when: 'declared', effects: [{ do: 'dice', black: 1 }] } },
  { id: 'thickHide', ability: { when: 'defend', effects: [{ do: 'shields', shields: 2 }] } },
  { id: 'nearMiss', ability: { when: 'defend', effects: [{ do: 'dodge' }] } },
  { id: 'heavyHand', ability: { when: 'attack', effects: [{ do: 'damage', symbols: 2 }] } },
  { id: 'weakSpot', ability: { when: 'attack', effects: [{ do: 'pierce', shields: 2 }] } },
  {
    id: 'goreBurst',
    ability: {
      when: 'afterAttack',
      if: { part: 'own', killed: true },
      effects: [{ do: 'harm', who: 'enemiesByDefender', damage: 2 }],
    },
  },
] as const satisfies readonly GloryKillCard[];

export type GloryKillId = (typeof CARDS)[number]['id'];

/**
 * Each is used once and discarded. Nobody sees which of them a marine holds, so they share few moments: a window
 * that only one card could open would give it away.
 */
export const GLORY_KILL_CARDS: readonly GloryKillCard<GloryKillId>[] = CARDS;
