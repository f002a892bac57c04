import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const stolenFire: MissionDraft = {
  id: 'stolenFire',
  operation: 'exodus',
  number: 5,
  objective: 'assetExtraction',
  threat: 'infestation',
  invasion: 'siegeOfFire',
  events: ['armoredOffensive', 'hellishCunning', 'plagueOfFear'],
  frags: [1, 2, 3, 7],
  rounds: [14, 14, 14, 14],
  map: `map stolenFire
note The shrine in the middle is shut on all sides; the way out is not the way in.

marks
  entry start
  gate exit
  pad teleporter active
  bridge-pad teleporter inactive
  bend-pad teleporter inactive
  flame objective order=1
  crater-rift portal blue up
  arena-rift portal blue up
  corner-rift portal red down
  bridge-rift portal yellow down
  bones-rift portal yellow down
  shrine-rift portal yellow down
  packs health
  cannon weapon set=gaussCannon
  grenade weapon set=siphonGrenade

components
  door-1
  door-2
  door-3
  door-4
  door-5
  door-6

place
  entry rift 0,12
  crater crater 2,6
  south-spine spine 4,12
  arena arena 10,10
  shrine shrine 8,4
  bend bend 14,6 turn 180
  bridge lava-bridge 2,2
  north-spine spine 8,2
  ossuary ossuary 14,2
  gate alcove 14,0 turn 180

patch
  border V8,8 V8,9 open
  border H10,4 H11,4 open
  border H16,6 H17,6 open
  border V8,8 V8,9 door door-1
  border H10,10 H11,10 door door-2
  border V14,6 V14,7 door door-3
  border H10,4 H11,4 door door-4
  border H14,2 H15,2 door door-5
  border H16,6 H17,6 door door-6
  cell 8,9 11,3 floor
  cell 0,13 1,13 2,13 0,14 1,14 2,14 * entry
  cell 14,0 15,0 14,1 15,1 * gate
  cell 1,15 * pad
  cell 2,2 * bridge-pad
  cell 15,7 * bend-pad
  cell 9,7 * flame
  cell 6,11 * crater-rift
  cell 14,10 * arena-rift
  cell 17,15 * corner-rift
  cell 5,3 * bridge-rift
  cell 16,3 * bones-rift
  cell 11,5 * shrine-rift
  cell 2,10 10,15 2,5 12,2 17,9 * packs
  cell 17,13 * cannon
  cell 7,5 * grenade
`,
};
