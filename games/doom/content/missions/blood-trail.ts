import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const bloodTrail: MissionDraft = {
  id: 'bloodTrail',
  operation: 'exodus',
  number: 2,
  objective: 'sampleCollection',
  threat: 'infestation',
  invasion: 'houndmasters',
  events: ['seekAndDestroy', 'bloodFrenzy', 'plagueOfFear'],
  frags: [2, 3, 4, 6],
  rounds: [11, 11, 11, 11],
  map: `map bloodTrail
note From the rift back into the base: steel in the north, bone in the south, two ways between them.

marks
  entry start
  pad teleporter active
  bend-pad teleporter inactive
  arena-pad teleporter inactive
  bunks-rift portal blue up
  bones-rift portal blue down
  labs-rift portal yellow up
  crater-rift portal yellow down
  arena-rift portal red down
  sample-1 objective order=1
  sample-2 objective order=2
  sample-3 objective order=3
  packs health
  chainsaw weapon set=chainsaw
  chaingun weapon set=chaingun
  grenade weapon set=snareGrenade

components
  door-1
  door-2
  door-3
  door-4
  door-5
  door-6

place
  entry rift 0,0 turn 90
  catwalk catwalk 4,0
  bunks barracks 2,4 turn 90
  labs lab 6,4
  bend elbow 10,2 turn 180
  crater crater 12,6
  bridge lava-bridge 4,10
  fork fork 10,12 turn 180
  arena arena 2,14
  ossuary ossuary 16,12

patch
  border V12,6 V12,7 open
  border V10,14 V10,15 open
  border V16,14 V16,15 open
  border V6,6 V6,7 door door-1
  border H8,4 H9,4 door door-2
  border V12,6 V12,7 door door-3
  border H16,12 H17,12 door door-4
  border H8,14 H9,14 door door-5
  border V10,14 V10,15 door door-6
  cell 1,0 2,0 0,1 1,1 0,2 1,2 * entry
  cell 1,3 * pad
  cell 13,4 * bend-pad
  cell 2,19 * arena-pad
  cell 3,8 * bunks-rift
  cell 19,12 * bones-rift
  cell 7,7 * labs-rift
  cell 16,11 * crater-rift
  cell 7,19 * arena-rift
  cell 7,7 * sample-1
  cell 16,11 * sample-2
  cell 7,19 * sample-3
  cell 9,3 2,6 17,8 4,13 19,15 2,15 * packs
  cell 11,9 * chainsaw
  cell 18,13 * chaingun
  cell 13,2 * grenade
`,
};
