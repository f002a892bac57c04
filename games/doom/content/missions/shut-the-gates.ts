import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const shutTheGates: MissionDraft = {
  id: 'shutTheGates',
  operation: 'blackBishop',
  number: 5,
  objective: 'portalClosure',
  threat: 'assault',
  invasion: 'boneStorm',
  events: ['seekAndDestroy', 'armoredOffensive', 'bloodFrenzy'],
  frags: [2, 3, 4, 6],
  rounds: [3, 12, 12, 12],
  progress: [4, 5, 5, 5],
  map: `map shutTheGates
note The hangar is shut on every side: which door is opened first is the plan.

marks
  entry start
  pad teleporter active
  shaft-pad teleporter inactive
  core-pad teleporter inactive
  junction-rift portal blue up
  attic-rift portal blue down
  cap-rift portal blue down
  catwalk-rift portal blue down
  labs-rift portal yellow down
  bunks-rift portal yellow down
  core-rift portal red down
  packs health
  chainsaw weapon set=chainsaw
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
  entry hangar 0,6 turn 180
  junction crossing 6,6
  stores storage 6,2
  labs lab 0,0
  attic closet 6,0 turn 180
  gallery gallery 10,4
  bunks barracks 12,6
  cap closet 18,6 turn 270
  shaft corridor 14,10 turn 90
  catwalk catwalk 8,12
  bend elbow 4,10
  core reactor 8,16

patch
  border H14,6 H15,6 open
  border V14,12 V14,13 open
  border H2,6 H3,6 open
  border H2,6 H3,6 door door-1
  border V6,8 V6,9 door door-2
  border H4,10 H5,10 door door-3
  border H14,6 H15,6 door door-4
  border V18,6 V18,7 door door-5
  border H8,16 H9,16 door door-6
  border H12,16 H13,16 door door-7
  cell 14,5 floor
  cell 0,6 1,6 0,7 1,7 0,8 1,8 * entry
  cell 0,9 * pad
  cell 15,11 * shaft-pad
  cell 8,21 * core-pad
  cell 9,8 * junction-rift
  cell 7,0 * attic-rift
  cell 19,7 * cap-rift
  cell 10,14 * catwalk-rift
  cell 0,2 * labs-rift
  cell 14,9 * bunks-rift
  cell 13,20 * core-rift
  cell 5,3 5,13 15,4 8,18 16,8 * packs
  cell 9,3 * chainsaw
  cell 13,17 * launcher
  cell 4,0 * grenade
`,
};
