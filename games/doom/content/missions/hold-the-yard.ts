import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const holdTheYard: MissionDraft = {
  id: 'holdTheYard',
  operation: 'blackBishop',
  number: 2,
  objective: 'guardDuty',
  threat: 'assault',
  invasion: 'firstStrike',
  events: ['seekAndDestroy', 'hellishCunning', 'bloodFrenzy'],
  frags: [5, 7, 7, 7],
  rounds: [12, 12, 12, 12],
  progress: [4, 4, 4, 4],
  map: `map holdTheYard
note The yard can be entered from four sides, and a ring of halls leads round it.

marks
  entry start
  relay post
  pad teleporter active
  core-pad teleporter inactive
  corner-pad teleporter inactive
  hall-rift portal blue up
  west-rift portal blue down
  left-rift portal blue down
  right-rift portal yellow down
  works-rift portal yellow down
  cellar-rift portal red down
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

place
  entry airlock 0,8 turn 90
  yard yard 4,8
  north-west elbow 2,4 turn 90
  core reactor 6,2
  south-west elbow 2,12
  works foundry 6,14
  east tee 12,8 turn 90
  north-east elbow 12,4 turn 180
  south-east elbow 12,14 turn 270
  left closet 6,0 turn 180
  right closet 10,0 turn 180
  cellar closet 8,20

patch
  border H4,14 H5,14 open
  border H10,14 H11,14 open
  border V12,16 V12,17 open
  border H6,2 H7,2 door door-1
  border H10,2 H11,2 door door-2
  border V6,4 V6,5 door door-3
  border V12,10 V12,11 door door-4
  border H2,12 H3,12 door door-5
  border H8,20 H9,20 door door-6
  cell 0,8 1,8 0,9 1,9 0,10 1,10 * entry
  cell 7,10 8,10 7,11 8,11 * relay
  cell 0,11 * pad
  cell 11,6 * core-pad
  cell 15,17 * corner-pad
  cell 15,9 * hall-rift
  cell 2,4 * west-rift
  cell 6,0 * left-rift
  cell 11,0 * right-rift
  cell 6,18 * works-rift
  cell 9,21 * cellar-rift
  cell 7,7 14,5 2,15 11,19 15,13 * packs
  cell 6,2 * launcher
  cell 9,15 * grenade
`,
};
