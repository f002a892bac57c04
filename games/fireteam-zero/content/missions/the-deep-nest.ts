import type { MissionContent } from '../card-types.ts';

/**
 * The Infested 3: hunt, and the boss. The mine under the laboratory is where they breed. Burn two of the three nests,
 * and she comes to see who did it; kill her, lay the charges (somebody has to know how), and be out in time.
 */
export const THE_DEEP_NEST: MissionContent = {
  mission: {
    id: 'theDeepNest',
    operation: 'theInfested',
    number: 3,
    requiredRoles: ['demolitions'],
    upgrades: 2,
    focuses: 2,
    family: 'infested',
    pool: [
      { class: 'minion', figures: [5, 8, 8], easy: [5, 6, 7], hard: [6, 7, 8] },
      { class: 'elite', figures: [0, 0, 2], easy: [0, 1, 2], hard: [0, 2, 3] },
    ],
    reserve: [{ class: 'elite', figures: 1 }],
    boss: true,
    power: { hard: [1, 1, 2] },
    twists: ['inTheBlood', 'swollenHosts', 'everyManForHimself', 'spores', 'fever', 'theBroodWakes'],
    objectives: ['burnTheNests', 'layTheCharges', 'killTheMother'],
    events: 8,
    discoveries: ['dynamiteCrate', 'blastingCaps', 'fuseReel', 'pitPlan'],
    tokens: [
      { token: 'nest', mark: 'nest1' },
      { token: 'nest', mark: 'nest2' },
      { token: 'nest', mark: 'nest3' },
    ],
    rules: [{ triggers: [{ when: 'threatAdvanced', if: { threat: 10 }, effects: [{ do: 'bossEnters' }] }] }],
    map: `
areas the-deep-nest

place
  gorge crossingBack 0,0
  galleries cryptBack 10,0
  laboratory bunkerBack 20,0

marks
  s1 spawn at gorge/overlook
  s2 spawn at gorge/tollHouse
  s3 spawn at gorge/scree
  s4 spawn at galleries/ladderShaft
  s5 spawn at galleries/timberStore
  s6 spawn at galleries/narrowSeam
  s7 spawn at galleries/cartTrack
  s8 spawn at laboratory/antechamber
  s9 spawn at laboratory/recordsRoom
  s10 spawn at laboratory/kennels
  s11 spawn at laboratory/isolationWard
  s12 spawn at laboratory/operatingHall
  entry at gorge/roadHead
  exit at gorge/farRoad
  boss at galleries/pumpRoom
  nest1 at galleries/floodedLevel
  nest2 at galleries/timberStore
  nest3 at laboratory/ventShaft
`.trimStart(),
  },
  objectives: [
    { id: 'burnTheNests', needs: 2, complete: { effects: [{ do: 'bossEnters' }] } },
    { id: 'layTheCharges', needs: 3, coin: true },
    {
      id: 'killTheMother',
      needs: 1,
      triggers: [
        {
          when: 'monsterKilled',
          if: { class: 'boss' },
          effects: [{ do: 'intel', objective: 'killTheMother', tokens: 1 }],
        },
      ],
    },
  ],
  discoveries: [
    {
      id: 'dynamiteCrate',
      objective: 'layTheCharges',
      effects: [{ do: 'token', token: 'charge', at: 'here' }],
    },
    {
      id: 'blastingCaps',
      objective: 'layTheCharges',
      effects: [{ do: 'token', token: 'charge', at: 'here' }],
    },
    {
      id: 'fuseReel',
      objective: 'layTheCharges',
      effects: [{ do: 'intel', objective: 'layTheCharges', tokens: 1 }],
    },
    {
      id: 'pitPlan',
      objective: 'layTheCharges',
      effects: [{ do: 'token', token: 'charge', at: 'here' }, { do: 'scout' }],
    },
  ],
  tokens: [
    {
      id: 'nest',
      letter: 'A',
      attackable: {
        health: 2,
        resistance: { brawl: 1, bullet: 1, bomb: 0 },
        destroyed: {
          effects: [
            { do: 'intel', objective: 'burnTheNests', tokens: 1 },
            { do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 },
          ],
        },
      },
    },
    {
      id: 'charge',
      letter: 'B',
      acts: [
        {
          id: 'prime',
          role: 'demolitions',
          free: true,
          if: { atMostMonstersHere: 0 },
          effects: [
            { do: 'removeToken', token: 'charge', at: 'here' },
            { do: 'intel', objective: 'layTheCharges', tokens: 1 },
          ],
        },
      ],
    },
  ],
};
