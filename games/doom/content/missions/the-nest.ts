import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const theNest: MissionDraft = {
  id: 'theNest',
  operation: 'exodus',
  number: 3,
  objective: 'extermination',
  threat: 'assault',
  invasion: 'swarm',
  events: ['hellishCunning', 'bloodFrenzy', 'armoredOffensive'],
  frags: [3, 6, 6, 7],
  rounds: [12, 12, 12, 12],
  progress: [42, 47, 47, 47],
  map: `map theNest
note Small rooms and blind niches: every door hides something.

marks
  entry start
  pad teleporter active
  bones-pad teleporter inactive
  forge-pad teleporter inactive
  nexus-rift portal blue up
  bones-rift portal blue down
  west-rift portal blue down
  east-rift portal blue down
  niche-rift portal blue down
  shrine-rift portal yellow down
  deep-rift portal yellow down
  forge-rift portal red down
  packs health
  launcher weapon set=rocketLauncher
  grenade weapon set=fragGrenade

components
  door-1
  door-2
  door-3
  door-4
  door-5
  door-6
  door-7

place
  entry threshold 0,6 turn 180
  nexus nexus 6,6
  north-bones ossuary 6,2
  crypt crypt 12,6
  south-bones ossuary 8,12
  spine spine 10,4
  niche alcove 12,2 turn 180
  forge forge 12,10
  bend bend 4,10
  shrine shrine 0,0
  south-niche alcove 14,16
  west-niche alcove 0,10
  deep-niche alcove 10,16
  east-niche alcove 18,6 turn 270

patch
  border H14,6 H15,6 open
  border H2,6 H3,6 open
  border H2,6 H3,6 door door-1
  border H0,10 H1,10 door door-2
  border H12,4 H13,4 door door-3
  border V18,6 V18,7 door door-4
  border H10,16 H11,16 door door-5
  border H14,16 H15,16 door door-6
  border H14,10 H15,10 door door-7
  cell 12,4 floor
  cell 0,7 1,7 2,7 0,8 0,9 1,9 * entry
  cell 2,9 * pad
  cell 9,2 * bones-pad
  cell 17,15 * forge-pad
  cell 9,10 * nexus-rift
  cell 6,5 * bones-rift
  cell 1,11 * west-rift
  cell 19,7 * east-rift
  cell 13,2 * niche-rift
  cell 1,3 * shrine-rift
  cell 10,17 * deep-rift
  cell 14,12 * forge-rift
  cell 5,3 15,4 17,9 5,13 8,15 15,17 * packs
  cell 14,17 * launcher
  cell 19,6 * grenade
`,
};
