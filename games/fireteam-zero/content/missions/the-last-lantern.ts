import type { MissionContent } from '../card-types.ts';

/**
 * The Fetch 3: seal, and the boss. Three lanterns have burned since the plague, one for each door of the dead, and he
 * who lit them sits under the abbey. Every lantern that still burns arms him; his name, once it is read, disarms him.
 */
export const THE_LAST_LANTERN: MissionContent = {
  mission: {
    id: 'theLastLantern',
    operation: 'theFetch',
    number: 3,
    upgrades: 2,
    focuses: 2,
    family: 'fetch',
    pool: [
      { class: 'minion', figures: [3, 8, 8], easy: [3, 7, 6], hard: [5, 6, 8] },
      { class: 'elite', figures: [1, 0, 2], easy: [0, 0, 2], hard: [0, 2, 3] },
    ],
    reserve: [{ class: 'elite', figures: 1 }],
    boss: true,
    power: { easy: [0, -1, 0] },
    twists: [
      'yourOwnFace',
      'deadFrequencies',
      'longestNight',
      'theProcession',
      'ashInTheLungs',
      'noOneWalksAlone',
    ],
    objectives: ['putOutTheLanterns', 'learnTheName', 'breakTheCrown'],
    events: 8,
    discoveries: ['parishRegister', 'gnawedTombstone', 'blindMonk', 'waxDeathMask'],
    tokens: [
      { token: 'lantern', mark: 'lantern1' },
      { token: 'lantern', mark: 'lantern2' },
      { token: 'lantern', mark: 'lantern3' },
    ],
    rules: [{ triggers: [{ when: 'threatAdvanced', if: { threat: 10 }, effects: [{ do: 'bossEnters' }] }] }],
    map: `
areas the-last-lantern

place
  moor lavaBack 0,0
  abbey hillsideBack 10,0
  crypt crypt 20,0

marks
  s1 spawn at moor/heath
  s2 spawn at moor/peatCutting
  s3 spawn at moor/burntFarm
  s4 spawn at abbey/nave
  s5 spawn at abbey/scriptorium
  s6 spawn at abbey/herbGarden
  s7 spawn at abbey/refectory
  s8 spawn at crypt/descent
  s9 spawn at crypt/nicheGallery
  s10 spawn at crypt/chapelOfBones
  s11 spawn at crypt/wellChamber
  s12 spawn at crypt/ossuary
  entry at moor/waysideCross
  boss at crypt/sealedTomb
  lantern1 at moor/standingStones
  lantern2 at abbey/bellTower
  lantern3 at crypt/ossuary
`.trimStart(),
  },
  objectives: [
    { id: 'putOutTheLanterns', needs: 2, complete: { effects: [{ do: 'bossEnters' }] } },
    {
      id: 'learnTheName',
      needs: 3,
      coin: true,
      complete: { effects: [{ do: 'token', token: 'trueName', at: { mark: 'boss' } }] },
    },
    {
      id: 'breakTheCrown',
      needs: 1,
      triggers: [
        {
          when: 'monsterKilled',
          if: { class: 'boss' },
          effects: [{ do: 'intel', objective: 'breakTheCrown', tokens: 1 }],
        },
      ],
    },
  ],
  discoveries: [
    {
      id: 'parishRegister',
      objective: 'learnTheName',
      effects: [{ do: 'intel', objective: 'learnTheName', tokens: 1 }],
    },
    {
      id: 'gnawedTombstone',
      objective: 'learnTheName',
      effects: [],
      task: {
        needs: 1,
        acts: [{ id: 'takeARubbing', if: { specialistWithin: 0 }, effects: [{ do: 'progress', tokens: 1 }] }],
        done: { effects: [{ do: 'intel', objective: 'learnTheName', tokens: 1 }] },
      },
    },
    {
      id: 'blindMonk',
      objective: 'learnTheName',
      effects: [{ do: 'intel', objective: 'learnTheName', tokens: 1 }, { do: 'scout' }],
    },
    {
      id: 'waxDeathMask',
      objective: 'learnTheName',
      // It whispers to whoever carries it.
      effects: [
        { do: 'intel', objective: 'learnTheName', tokens: 1 },
        { do: 'harm', who: 'you', hits: 1, unblockable: true },
      ],
    },
  ],
  tokens: [
    {
      id: 'lantern',
      letter: 'A',
      // Each lantern that burns adds to his armour.
      monsters: [{ while: { class: 'boss' }, resistance: { brawl: 1, bullet: 1, bomb: 1 } }],
      acts: [
        {
          id: 'snuff',
          if: { specialistWithin: 1, atMostMonstersHere: 0 },
          effects: [
            { do: 'removeToken', token: 'lantern', at: 'here' },
            { do: 'intel', objective: 'putOutTheLanterns', tokens: 1 },
          ],
        },
      ],
    },
    {
      id: 'trueName',
      monsters: [{ while: { class: 'boss' }, resistance: { brawl: -1, bullet: -1, bomb: -1 } }],
    },
  ],
};
