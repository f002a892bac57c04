import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const coldRestart: MissionDraft = {
  id: 'coldRestart',
  operation: 'blackBishop',
  number: 3,
  objective: 'coreRestart',
  threat: 'infestation',
  invasion: 'brutePack',
  events: ['armoredOffensive', 'bloodFrenzy', 'plagueOfFear'],
  frags: [2, 3, 4, 6],
  rounds: [10, 10, 10, 10],
  progress: [2, 2, 2, 2],
  map: `map coldRestart
note A catwalk over pits in the middle of three rooms: wide to look across, narrow to walk.

marks
  entry start
  pad teleporter active
  west-pad teleporter inactive
  stores-pad teleporter inactive
  labs-terminal objective order=1
  core-terminal objective order=2
  works-terminal objective order=3
  catwalk-rift portal blue up
  labs-rift portal blue up
  stores-rift portal blue down
  works-rift portal blue down
  left-rift portal yellow down
  lockers-rift portal yellow down
  right-rift portal red down
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
  entry hangar 6,12
  catwalk catwalk 6,8
  core reactor 6,2
  labs lab 0,8
  works foundry 12,8
  west elbow 2,4 turn 90
  east elbow 12,4 turn 180
  stores storage 14,14
  lockers storage 0,14 turn 90
  left closet 6,0 turn 180
  right closet 10,0 turn 180

patch
  border V12,12 V12,13 door door-1
  border H6,8 H7,8 door door-2
  border H10,8 H11,8 door door-3
  border H2,8 H3,8 door door-4
  border H2,14 H3,14 door door-5
  border H14,14 H15,14 door door-6
  cell 6,14 7,14 8,14 9,14 10,14 11,14 * entry
  cell 8,15 * pad
  cell 3,5 * west-pad
  cell 17,17 * stores-pad
  cell 0,10 * labs-terminal
  cell 9,2 * core-terminal
  cell 17,10 * works-terminal
  cell 9,8 * catwalk-rift
  cell 2,11 * labs-rift
  cell 15,16 * stores-rift
  cell 16,8 * works-rift
  cell 6,0 * left-rift
  cell 0,17 * lockers-rift
  cell 11,0 * right-rift
  cell 5,11 11,13 15,6 6,5 0,15 17,13 * packs
  cell 14,14 * cannon
  cell 3,17 * grenade
`,
};
