import type { MissionContent } from '../card-types.ts';

/**
 * The guided mission, on the near bank of River Crossing: two tiles instead of three, and few beasts. Two of the four
 * parts are enough for the radio, so that nobody searches in vain for long.
 */
export const QUIET_VILLAGE: MissionContent = {
  mission: {
    id: 'quietVillage',
    operation: 'training',
    number: 1,
    upgrades: 0,
    focuses: 0,
    family: 'typhon',
    pool: [{ class: 'minion', figures: [4, 5, 7] }],
    twists: ['nightFog', 'hungryPack', 'scentOfBlood', 'theyKnowTheWay'],
    objectives: ['mendTheRadio', 'clearTheWay'],
    events: 8,
    discoveries: ['radioHeadset', 'dryBattery', 'coilOfWire', 'radioFrequencies'],
    map: `
areas quiet-village
note The heroes come from the hills; the boat waits at the jetty, three steps away along the water.

place
  hillside hillside 0,0
  waterfront waterfront 10,0

marks
  s1 spawn at hillside/oliveTerrace
  s2 spawn at hillside/chapel
  s3 spawn at hillside/lemonGrove
  s4 spawn at hillside/piazza
  s5 spawn at hillside/millLane
  s6 spawn at hillside/fallenHouse
  s7 spawn at waterfront/graveyard
  s8 spawn at waterfront/quarryRoad
  s9 spawn at waterfront/bakery
  s10 spawn at waterfront/pumpYard
  s11 spawn at waterfront/netShed
  s12 spawn at waterfront/boathouse
  entry at hillside/theatre
  exit at waterfront/jetty
`.trimStart(),
  },
  objectives: [
    { id: 'mendTheRadio', needs: 2, coin: true },
    {
      id: 'clearTheWay',
      needs: 3,
      triggers: [{ when: 'monsterKilled', effects: [{ do: 'intel', objective: 'clearTheWay', tokens: 1 }] }],
    },
  ],
  discoveries: ['radioHeadset', 'dryBattery', 'coilOfWire', 'radioFrequencies'].map((id) => ({
    id,
    objective: 'mendTheRadio',
    effects: [{ do: 'intel', objective: 'mendTheRadio', tokens: 1 }],
  })),
};
