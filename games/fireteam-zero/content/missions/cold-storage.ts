import type { MissionContent } from '../card-types.ts';

/**
 * The Infested 1: collect and leave. The Harz, April 1945. A train waits under steam while the squad goes through the
 * empty camp to the laboratory behind it: bring out what the doctors wrote, burn what they grew, and be back on board.
 */
export const COLD_STORAGE: MissionContent = {
  mission: {
    id: 'coldStorage',
    operation: 'theInfested',
    number: 1,
    upgrades: 0,
    focuses: 1,
    family: 'infested',
    pool: [
      { class: 'minion', figures: [4, 7, 7], easy: [5, 7, 6], hard: [6, 7, 7] },
      { class: 'elite', figures: [1, 0, 2], easy: [0, 0, 2], hard: [0, 1, 3] },
    ],
    reserve: [{ class: 'elite', figures: 1 }],
    twists: ['everyManForHimself', 'theBroodWakes', 'spores', 'dampPowder', 'theyTakeTheStray'],
    objectives: ['recoverTheResearch', 'burnTheCultures'],
    events: 7,
    discoveries: ['doctorsJournal', 'slideCase', 'sealedSafe', 'bloodSamples', 'cipherPages'],
    tokens: [
      { token: 'tankAlpha', mark: 'alpha' },
      { token: 'tankBeta', mark: 'beta' },
    ],
    map: `
areas cold-storage

place
  railyard waterfrontBack 0,0
  camp millBack 10,0
  laboratory bunkerBack 20,0

marks
  s1 spawn at railyard/goodsShed
  s2 spawn at railyard/waterTower
  s3 spawn at railyard/turntable
  s4 spawn at camp/watchtower
  s5 spawn at camp/tentRows
  s6 spawn at camp/fieldKitchen
  s7 spawn at camp/supplyDepot
  s8 spawn at camp/motorPool
  s9 spawn at laboratory/antechamber
  s10 spawn at laboratory/recordsRoom
  s11 spawn at laboratory/kennels
  s12 spawn at laboratory/operatingHall
  entry at railyard/platform
  exit at railyard/railBed
  alpha at laboratory/coldStore
  beta at laboratory/isolationWard
`.trimStart(),
  },
  objectives: [
    { id: 'recoverTheResearch', needs: 4, coin: true },
    { id: 'burnTheCultures', needs: 2 },
  ],
  discoveries: [
    {
      id: 'doctorsJournal',
      objective: 'recoverTheResearch',
      effects: [{ do: 'intel', objective: 'recoverTheResearch', tokens: 1 }],
    },
    {
      id: 'slideCase',
      objective: 'recoverTheResearch',
      effects: [{ do: 'intel', objective: 'recoverTheResearch', tokens: 1 }],
    },
    {
      id: 'sealedSafe',
      objective: 'recoverTheResearch',
      effects: [{ do: 'token', token: 'safe', at: 'here' }],
    },
    {
      id: 'bloodSamples',
      objective: 'recoverTheResearch',
      effects: [],
      task: {
        needs: 2,
        triggers: [
          {
            when: 'monsterKilled',
            if: { specialistWithin: 1 },
            effects: [{ do: 'progress', tokens: 1 }],
          },
        ],
        done: { effects: [{ do: 'intel', objective: 'recoverTheResearch', tokens: 1 }] },
      },
    },
    {
      id: 'cipherPages',
      objective: 'recoverTheResearch',
      effects: [],
      task: {
        needs: 2,
        acts: [{ id: 'decipher', if: { specialistWithin: 0 }, effects: [{ do: 'progress', tokens: 1 }] }],
        done: { effects: [{ do: 'intel', objective: 'recoverTheResearch', tokens: 1 }] },
      },
    },
  ],
  tokens: [
    {
      id: 'tankAlpha',
      attackable: {
        health: 3,
        resistance: { brawl: 1, bullet: 1, bomb: 0 },
        destroyed: {
          effects: [
            { do: 'intel', objective: 'burnTheCultures', tokens: 1 },
            { do: 'token', token: 'fire', at: 'here' },
          ],
        },
      },
    },
    {
      id: 'tankBeta',
      attackable: {
        health: 4,
        resistance: { brawl: 0, bullet: 1, bomb: 0 },
        destroyed: {
          effects: [
            { do: 'intel', objective: 'burnTheCultures', tokens: 1 },
            { do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 2 },
          ],
        },
      },
    },
    {
      id: 'fire',
      // Nobody stays in it unharmed.
      triggers: [
        { when: 'turnEnds', if: { token: 'fire' }, effects: [{ do: 'harm', who: 'subject', hits: 1 }] },
      ],
      acts: [{ id: 'smother', effects: [{ do: 'removeToken', token: 'fire', at: 'here' }] }],
    },
    {
      id: 'safe',
      letter: 'A',
      acts: [
        {
          id: 'crack',
          if: { atMostMonstersHere: 0 },
          cost: 1,
          effects: [
            { do: 'removeToken', token: 'safe', at: 'here' },
            { do: 'intel', objective: 'recoverTheResearch', tokens: 1 },
          ],
        },
      ],
    },
  ],
};
