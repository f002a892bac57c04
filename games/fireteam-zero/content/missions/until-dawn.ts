import type { MissionContent } from '../card-types.ts';

/**
 * The Infested 2: survive. The train never came. A strongpoint, two lamps, one night: what crawls shuns the light, so a
 * round counts towards morning only if both lamps burn at its end. And somebody out there has to learn where you are.
 */
export const UNTIL_DAWN: MissionContent = {
  mission: {
    id: 'untilDawn',
    operation: 'theInfested',
    number: 2,
    upgrades: 1,
    focuses: 1,
    family: 'infested',
    pool: [
      { class: 'minion', figures: [6, 7, 7], easy: [6, 6, 7], hard: [6, 7, 8] },
      { class: 'elite', figures: [0, 1, 3], easy: [0, 1, 2], hard: [1, 2, 3] },
    ],
    reserve: [{ class: 'elite', figures: 1 }],
    twists: ['inTheBlood', 'swollenHosts', 'theyTakeTheStray', 'theBroodWakes', 'fever', 'dampPowder'],
    objectives: ['keepTheLampsLit', 'signalTheColumn'],
    events: 8,
    discoveries: ['flarePistol', 'fieldTelephone', 'callSigns', 'mapOfTheFront'],
    tokens: [
      { token: 'lamp', mark: 'lamp1' },
      { token: 'lamp', mark: 'lamp2' },
      { token: 'switchboard', mark: 'switchboard' },
    ],
    map: `
areas until-dawn

place
  pinewood groveBack 0,0
  bunker bunker 10,0
  camp millBack 20,0

marks
  s1 spawn at pinewood/firStand
  s2 spawn at pinewood/loggingRoad
  s3 spawn at pinewood/charcoalKiln
  s4 spawn at pinewood/woodcuttersHut
  s5 spawn at pinewood/snowfield
  s6 spawn at bunker/barbedWire
  s7 spawn at bunker/magazine
  s8 spawn at camp/tentRows
  s9 spawn at camp/fieldKitchen
  s10 spawn at camp/campGate
  s11 spawn at camp/supplyDepot
  s12 spawn at camp/motorPool
  entry at bunker/commandRoom
  lamp1 at bunker/gunPit
  lamp2 at bunker/generatorRoom
  switchboard at bunker/casemate
`.trimStart(),
  },
  objectives: [
    {
      id: 'keepTheLampsLit',
      needs: 6,
      triggers: [
        {
          when: 'roundEnds',
          if: { noToken: 'deadLamp' },
          effects: [{ do: 'intel', objective: 'keepTheLampsLit', tokens: 1 }],
        },
      ],
    },
    { id: 'signalTheColumn', needs: 2, coin: true },
  ],
  discoveries: [
    {
      id: 'flarePistol',
      objective: 'signalTheColumn',
      effects: [{ do: 'intel', objective: 'signalTheColumn', tokens: 1 }],
    },
    {
      id: 'fieldTelephone',
      objective: 'signalTheColumn',
      effects: [],
      task: {
        needs: 1,
        acts: [{ id: 'plugIn', if: { token: 'switchboard' }, effects: [{ do: 'progress', tokens: 1 }] }],
        done: { effects: [{ do: 'intel', objective: 'signalTheColumn', tokens: 1 }] },
      },
    },
    {
      id: 'callSigns',
      objective: 'signalTheColumn',
      effects: [
        { do: 'intel', objective: 'signalTheColumn', tokens: 1 },
        { do: 'threat', spaces: 1 },
      ],
    },
    {
      id: 'mapOfTheFront',
      objective: 'signalTheColumn',
      effects: [
        { do: 'intel', objective: 'signalTheColumn', tokens: 1 },
        { do: 'move', who: 'you', points: 2 },
      ],
    },
  ],
  tokens: [
    {
      id: 'lamp',
      letter: 'A',
      triggers: [
        {
          when: 'monsterEnters',
          if: { token: 'lamp' },
          effects: [
            { do: 'removeToken', token: 'lamp', at: 'here' },
            { do: 'token', token: 'deadLamp', at: 'here' },
          ],
        },
      ],
    },
    {
      id: 'deadLamp',
      letter: 'B',
      acts: [
        {
          id: 'relight',
          if: { atMostMonstersHere: 0 },
          effects: [
            { do: 'removeToken', token: 'deadLamp', at: 'here' },
            { do: 'token', token: 'lamp', at: 'here' },
          ],
        },
      ],
    },
    { id: 'switchboard' },
  ],
};
