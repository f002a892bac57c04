import type { MissionFile } from '../card-types.ts';

/** Cross the Anapo by ferry, with samples of what roams the village. */
export const RIVER_CROSSING: MissionFile = {
  mission: {
    id: 'riverCrossing',
    operation: 'typhonsChildren',
    number: 1,
    upgrades: 0,
    focuses: 1,
    family: 'typhon',
    pool: [{ class: 'minion', figures: { perHero: 2 } }],
    reserve: [{ class: 'elite', figures: 1 }],
    twists: ['nightFog', 'hungryPack', 'theHumanTurns', 'tornNerves', 'riverRises'],
    objectives: ['repairTheFerry', 'acquireSpecimenSamples'],
    events: 10,
    discoveries: ['ferryFuel', 'enginePropeller'],
    map: `
areas river-crossing

place
  hillside hillside 0,0
  waterfront waterfront 7,0
  crossing crossing 13,0

marks
  s1 spawn at hillside/oliveTerrace
  s2 spawn at hillside/chapel
  s3 spawn at hillside/lemonGrove
  s4 spawn at hillside/fallenHouse
  s5 spawn at waterfront/graveyard
  s6 spawn at waterfront/quarryRoad
  s7 spawn at waterfront/bakery
  s8 spawn at waterfront/pumpYard
  s9 spawn at waterfront/boathouse
  s10 spawn at crossing/farRidge
  s11 spawn at crossing/reedBed
  s12 spawn at crossing/wheatField
  entry at hillside/theatre
  exit at crossing/ferry
`.trimStart(),
  },
  objectives: [
    { id: 'repairTheFerry', needs: 2, coin: true },
    {
      id: 'acquireSpecimenSamples',
      needs: 4,
      triggers: [
        {
          when: 'monsterKilled',
          if: { specialistWithin: 1 },
          effects: [{ do: 'intel', objective: 'acquireSpecimenSamples', tokens: 1 }],
        },
      ],
    },
  ],
  discoveries: [
    {
      id: 'ferryFuel',
      objective: 'repairTheFerry',
      effects: [{ do: 'intel', objective: 'repairTheFerry', tokens: 1 }],
    },
    {
      id: 'enginePropeller',
      objective: 'repairTheFerry',
      effects: [{ do: 'intel', objective: 'repairTheFerry', tokens: 1 }],
    },
  ],
};
