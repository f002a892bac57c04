import type { MissionContent } from '../card-types.ts';

/**
 * Typhon's Children 3: seal, and the boss. The camp at the foot of Etna is gone, and the mountain breathes. Find where
 * the thing lies, close the vents it warms itself at, and end it when it comes; it comes anyway if one waits too long.
 */
export const UNDER_THE_MOUNTAIN: MissionContent = {
  mission: {
    id: 'underTheMountain',
    operation: 'typhonsChildren',
    number: 3,
    upgrades: 2,
    focuses: 2,
    family: 'typhon',
    pool: [
      { class: 'minion', figures: [3, 5, 7], easy: [2, 6, 7], hard: [3, 5, 8] },
      { class: 'elite', figures: [1, 1, 1], easy: [1, 0, 1], hard: [1, 2, 2] },
    ],
    reserve: [{ class: 'elite', figures: [0, 1, 1], easy: [1, 1, 1], hard: [1, 1, 1] }],
    boss: true,
    power: { easy: [0, -1, -1] },
    twists: [
      'theHumanTurns',
      'armouredHides',
      'scentOfBlood',
      'theyKnowTheWay',
      'burrowsEverywhere',
      'tornNerves',
    ],
    objectives: ['trackTheBeast', 'closeTheVents', 'killTheBeast'],
    events: 8,
    discoveries: ['clawTracks', 'crushedTruck', 'woundedScout', 'carcassForBait'],
    tokens: [
      { token: 'vent', mark: 'vent1' },
      { token: 'vent', mark: 'vent2' },
      { token: 'vent', mark: 'vent3' },
      { token: 'ledge', mark: 'ledge' },
    ],
    rules: [{ triggers: [{ when: 'threatAdvanced', if: { threat: 10 }, effects: [{ do: 'bossEnters' }] }] }],
    map: `
areas under-the-mountain

place
  camp millBack 0,0
  gorge crossingBack 10,0
  lava lava 20,0

marks
  s1 spawn at camp/tentRows
  s2 spawn at camp/fieldKitchen
  s3 spawn at camp/supplyDepot
  s4 spawn at camp/motorPool
  s5 spawn at gorge/overlook
  s6 spawn at gorge/tollHouse
  s7 spawn at gorge/farRoad
  s8 spawn at lava/cinderPath
  s9 spawn at lava/shepherdsFold
  s10 spawn at lava/vineRows
  s11 spawn at lava/craterRim
  s12 spawn at lava/obsidianShelf
  entry at camp/campGate
  boss at lava/caveMouth
  ledge at gorge/bridge
  vent1 at gorge/scree
  vent2 at lava/emberField
  vent3 at lava/craterRim
`.trimStart(),
  },
  objectives: [
    { id: 'trackTheBeast', needs: 3, coin: true, complete: { effects: [{ do: 'bossEnters' }] } },
    { id: 'closeTheVents', needs: 3 },
    {
      id: 'killTheBeast',
      needs: 1,
      triggers: [
        {
          when: 'monsterKilled',
          if: { class: 'boss' },
          effects: [{ do: 'intel', objective: 'killTheBeast', tokens: 1 }],
        },
      ],
    },
  ],
  discoveries: [
    {
      id: 'clawTracks',
      objective: 'trackTheBeast',
      effects: [{ do: 'intel', objective: 'trackTheBeast', tokens: 1 }],
    },
    {
      id: 'crushedTruck',
      objective: 'trackTheBeast',
      effects: [
        { do: 'intel', objective: 'trackTheBeast', tokens: 1 },
        { do: 'draw', who: 'you', cards: 1 },
      ],
    },
    {
      id: 'woundedScout',
      objective: 'trackTheBeast',
      effects: [{ do: 'token', token: 'scout', at: 'here' }],
    },
    {
      id: 'carcassForBait',
      objective: 'trackTheBeast',
      effects: [],
      task: {
        needs: 1,
        acts: [{ id: 'hangTheBait', if: { token: 'ledge' }, effects: [{ do: 'progress', tokens: 1 }] }],
        done: { effects: [{ do: 'intel', objective: 'trackTheBeast', tokens: 1 }] },
      },
    },
  ],
  tokens: [
    {
      id: 'vent',
      letter: 'A',
      // Who stands in the steam at the end of a turn is scalded.
      triggers: [
        { when: 'turnEnds', if: { token: 'vent' }, effects: [{ do: 'harm', who: 'subject', hits: 1 }] },
      ],
      acts: [
        {
          id: 'plug',
          if: { atMostMonstersHere: 0 },
          effects: [
            { do: 'removeToken', token: 'vent', at: 'here' },
            { do: 'intel', objective: 'closeTheVents', tokens: 1 },
          ],
        },
      ],
    },
    { id: 'ledge' },
    {
      id: 'scout',
      letter: 'B',
      acts: [
        {
          id: 'tend',
          if: { atMostMonstersHere: 0 },
          cost: 1,
          effects: [
            { do: 'removeToken', token: 'scout', at: 'here' },
            { do: 'intel', objective: 'trackTheBeast', tokens: 1 },
          ],
        },
      ],
    },
  ],
};
