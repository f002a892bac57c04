import type { MissionContent } from '../card-types.ts';

/**
 * Typhon's Children 1: repair and leave. Sicily, July 1943. The village on the Anapo does not answer; its animals do.
 * Find what the ferry's engine lacks, bring the professor something to cut open, and cross before the pack has grown.
 */
export const RIVER_CROSSING: MissionContent = {
  mission: {
    id: 'riverCrossing',
    operation: 'typhonsChildren',
    number: 1,
    upgrades: 0,
    focuses: 1,
    family: 'typhon',
    pool: [
      { class: 'minion', figures: { perHero: 2 }, easy: [2, 4, 7], hard: [5, 6, 8] },
      { class: 'elite', figures: 0, easy: [1, 1, 0], hard: [0, 1, 1] },
    ],
    reserve: [{ class: 'elite', figures: 1 }],
    twists: ['nightFog', 'hungryPack', 'theHumanTurns', 'scentOfBlood', 'theyKnowTheWay'],
    objectives: ['repairTheFerry', 'acquireSpecimenSamples'],
    events: 10,
    discoveries: ['ferryFuel', 'enginePropeller'],
    // Who stays too long meets the people of the village.
    rules: [
      {
        triggers: [
          {
            when: 'threatAdvanced',
            if: { threat: 8 },
            effects: [{ do: 'enlist', class: 'elite', figures: 1 }],
          },
        ],
      },
    ],
    map: `
areas river-crossing
note The heroes come from the hills; the ferry lies at the jetty. The far bank has three places more to look, over the ford.

place
  hillside hillside 0,0
  waterfront waterfront 10,0
  crossing crossing 20,0

marks
  s1 spawn at hillside/oliveTerrace
  s2 spawn at hillside/chapel
  s3 spawn at hillside/lemonGrove
  s4 spawn at hillside/piazza
  s5 spawn at hillside/fallenHouse
  s6 spawn at waterfront/graveyard
  s7 spawn at waterfront/quarryRoad
  s8 spawn at waterfront/netShed
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
