import type { MissionContent } from '../card-types.ts';

/**
 * The Fetch 2: rescue and escort. The village burned and its people are hidden between forest and moor. Find them, have
 * a specialist read the old waymarks that the dead do not pass, and bring everybody, Patty and Henry too, to the abbey.
 */
export const WALK_THEM_HOME: MissionContent = {
  mission: {
    id: 'walkThemHome',
    operation: 'theFetch',
    number: 2,
    upgrades: 1,
    focuses: 1,
    family: 'fetch',
    pool: [
      { class: 'minion', figures: [3, 5, 8], easy: [3, 4, 7], hard: [3, 6, 8] },
      { class: 'elite', figures: [1, 1, 0], easy: [0, 1, 0], hard: [2, 1, 1] },
    ],
    reserve: [{ class: 'elite', figures: 1 }],
    twists: ['whiteout', 'yourOwnFace', 'deadFrequencies', 'theProcession', 'ashInTheLungs', 'frozenBolts'],
    objectives: ['gatherTheHidden', 'readTheWaymarks'],
    events: 7,
    discoveries: ['cellarFamily', 'oldSexton', 'lostChild', 'deserter', 'sisterAgnes'],
    tokens: [
      { token: 'waymark', mark: 'waymark1' },
      { token: 'waymark', mark: 'waymark2' },
      { token: 'waymark', mark: 'waymark3' },
    ],
    specialistsLeaveToo: true,
    map: `
areas walk-them-home
note All four tiles lie on their sides, the forest in the west and the abbey in the south-east.

place
  pinewood groveBack 0,0 turn 90
  moor lavaBack 16,0 turn 90
  gorge crossingBack 0,10 turn 90
  abbey hillsideBack 16,10 turn 90

marks
  s1 spawn at pinewood/firStand
  s2 spawn at pinewood/charcoalKiln
  s3 spawn at pinewood/woodcuttersHut
  s4 spawn at moor/heath
  s5 spawn at moor/peatCutting
  s6 spawn at moor/burntFarm
  s7 spawn at gorge/tollHouse
  s8 spawn at gorge/overlook
  s9 spawn at gorge/farRoad
  s10 spawn at abbey/herbGarden
  s11 spawn at abbey/scriptorium
  s12 spawn at abbey/bellTower
  entry at pinewood/snowfield
  exit at abbey/nave
  waymark1 at pinewood/huntersStand
  waymark2 at moor/standingStones
  waymark3 at gorge/bridge
`.trimStart(),
  },
  objectives: [
    { id: 'gatherTheHidden', needs: 3, coin: true },
    { id: 'readTheWaymarks', needs: 2 },
  ],
  discoveries: [
    {
      id: 'cellarFamily',
      objective: 'gatherTheHidden',
      effects: [{ do: 'token', token: 'family', at: 'here' }],
    },
    {
      id: 'oldSexton',
      objective: 'gatherTheHidden',
      effects: [{ do: 'intel', objective: 'gatherTheHidden', tokens: 1 }],
    },
    {
      id: 'lostChild',
      objective: 'gatherTheHidden',
      effects: [{ do: 'token', token: 'child', at: 'here' }],
    },
    {
      id: 'deserter',
      objective: 'gatherTheHidden',
      effects: [
        { do: 'intel', objective: 'gatherTheHidden', tokens: 1 },
        { do: 'ambush', class: 'minion' },
      ],
    },
    {
      id: 'sisterAgnes',
      objective: 'gatherTheHidden',
      effects: [
        { do: 'intel', objective: 'gatherTheHidden', tokens: 1 },
        { do: 'draw', who: 'here', cards: 1 },
      ],
    },
  ],
  tokens: [
    {
      id: 'waymark',
      letter: 'A',
      acts: [
        {
          id: 'read',
          if: { specialistWithin: 0, atMostMonstersHere: 0 },
          effects: [
            { do: 'removeToken', token: 'waymark', at: 'here' },
            { do: 'intel', objective: 'readTheWaymarks', tokens: 1 },
          ],
        },
      ],
    },
    {
      id: 'family',
      letter: 'B',
      acts: [
        {
          id: 'leadOut',
          if: { atMostMonstersHere: 0 },
          cost: 1,
          effects: [
            { do: 'removeToken', token: 'family', at: 'here' },
            { do: 'intel', objective: 'gatherTheHidden', tokens: 1 },
          ],
        },
      ],
    },
    {
      id: 'child',
      letter: 'C',
      acts: [
        {
          id: 'comfort',
          free: true,
          if: { specialistWithin: 0 },
          effects: [
            { do: 'removeToken', token: 'child', at: 'here' },
            { do: 'intel', objective: 'gatherTheHidden', tokens: 1 },
          ],
        },
      ],
    },
  ],
};
