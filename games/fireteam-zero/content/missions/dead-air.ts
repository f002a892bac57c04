import type { MissionContent } from '../card-types.ts';

/**
 * The Fetch 1: hold. The Ardennes, December 1944. A patrol saw its own dead walk past, alight. The wire in the signal
 * hut is the only way to say so to anybody: bring the power back, then send, turn after turn, while they come for you.
 */
export const DEAD_AIR: MissionContent = {
  mission: {
    id: 'deadAir',
    operation: 'theFetch',
    number: 1,
    upgrades: 0,
    focuses: 1,
    family: 'fetch',
    pool: [
      { class: 'minion', figures: [4, 4, 6], easy: [4, 6, 7], hard: [4, 5, 6] },
      { class: 'elite', figures: [0, 2, 2], easy: [0, 0, 1], hard: [1, 2, 3] },
    ],
    reserve: [{ class: 'elite', figures: 1, hard: [0, 1, 1] }],
    twists: ['whiteout', 'frozenBolts', 'longestNight', 'theProcession', 'noOneWalksAlone'],
    objectives: ['restoreThePower', 'sendTheReport'],
    events: 8,
    discoveries: ['copperWire', 'fuseBox', 'dynamoBelt', 'radioValves'],
    tokens: [{ token: 'transmitter', mark: 'transmitter' }],
    map: `
areas dead-air

place
  pinewood groveBack 0,0
  railyard waterfrontBack 10,0
  mill mill 20,0

marks
  s1 spawn at pinewood/firStand
  s2 spawn at pinewood/huntersStand
  s3 spawn at pinewood/charcoalKiln
  s4 spawn at pinewood/woodcuttersHut
  s5 spawn at pinewood/snowfield
  s6 spawn at railyard/stationHall
  s7 spawn at railyard/goodsShed
  s8 spawn at railyard/coalHeap
  s9 spawn at railyard/turntable
  s10 spawn at mill/orchard
  s11 spawn at mill/millHouse
  s12 spawn at mill/strawLoft
  entry at pinewood/clearing
  transmitter at railyard/signalHut
`.trimStart(),
  },
  objectives: [
    { id: 'restoreThePower', needs: 3, coin: true },
    { id: 'sendTheReport', needs: { perHero: 1 } },
  ],
  discoveries: [
    {
      id: 'copperWire',
      objective: 'restoreThePower',
      effects: [{ do: 'intel', objective: 'restoreThePower', tokens: 1 }],
    },
    {
      id: 'fuseBox',
      objective: 'restoreThePower',
      effects: [{ do: 'intel', objective: 'restoreThePower', tokens: 1 }],
    },
    {
      id: 'dynamoBelt',
      objective: 'restoreThePower',
      effects: [],
      task: {
        needs: 1,
        acts: [{ id: 'fitTheBelt', if: { token: 'transmitter' }, effects: [{ do: 'progress', tokens: 1 }] }],
        done: { effects: [{ do: 'intel', objective: 'restoreThePower', tokens: 1 }] },
      },
    },
    {
      id: 'radioValves',
      objective: 'restoreThePower',
      effects: [
        { do: 'intel', objective: 'restoreThePower', tokens: 1 },
        { do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 },
      ],
    },
  ],
  tokens: [
    {
      id: 'transmitter',
      acts: [
        {
          id: 'send',
          if: { done: 'restoreThePower', atMostMonstersHere: 0 },
          effects: [{ do: 'intel', objective: 'sendTheReport', tokens: 1 }],
        },
      ],
    },
  ],
};
