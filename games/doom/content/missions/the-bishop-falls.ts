import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const theBishopFalls: MissionDraft = {
  id: 'theBishopFalls',
  operation: 'blackBishop',
  number: 6,
  objective: 'extermination',
  threat: 'horde',
  invasion: 'heavyMetal',
  events: ['powerOverwhelming', 'bloodFrenzy', 'hellishCunning'],
  frags: [3, 4, 4, 5],
  rounds: [12, 12, 12, 12],
  progress: [55, 55, 60, 60],
  map: `map theBishopFalls
note Behind the airlock the base ends and Hell begins; everything opens on the arena.

marks
  entry start
  pad teleporter active
  north-pad teleporter inactive
  crater-pad teleporter inactive
  arena-rift portal blue up
  crypt-rift portal blue up
  shrine-rift portal blue down
  bend-rift portal blue down
  fork-rift portal yellow up
  left-rift portal yellow down
  right-rift portal red down
  cap-rift portal red down
  packs health
  cannon weapon set=gaussCannon
  bfg weapon set=bfg9000

components
  door-1
  door-2
  door-3
  door-4
  door-5
  door-6

place
  entry airlock 0,4 turn 90
  arena arena 4,4
  shrine shrine 12,4
  crypt crypt 2,0
  fork fork 8,0
  north-east bend 14,0 turn 180
  south-west elbow 2,8
  crater crater 6,10
  south-east bend 12,10 turn 270
  left alcove 6,16
  right alcove 10,16
  cap alcove 18,6 turn 270

patch
  border H16,4 H17,4 open
  border H2,4 H3,4 open
  border V6,10 V6,11 open
  border H4,10 H5,10 open
  border H2,4 H3,4 door door-1
  border H10,4 H11,4 door door-2
  border V12,6 V12,7 door door-3
  border V18,6 V18,7 door door-4
  border H6,16 H7,16 door door-5
  border H10,16 H11,16 door door-6
  cell 3,3 floor
  cell 0,4 1,4 0,5 1,5 0,6 1,6 * entry
  cell 0,7 * pad
  cell 17,0 * north-pad
  cell 11,14 * crater-pad
  cell 9,7 * arena-rift
  cell 4,0 * crypt-rift
  cell 16,8 * shrine-rift
  cell 15,12 * bend-rift
  cell 13,1 * fork-rift
  cell 6,17 * left-rift
  cell 11,17 * right-rift
  cell 19,7 * cap-rift
  cell 7,3 17,3 2,11 13,4 6,13 4,9 * packs
  cell 2,0 * cannon
  cell 19,6 * bfg
`,
};
