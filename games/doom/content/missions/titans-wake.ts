import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const titansWake: MissionDraft = {
  id: 'titansWake',
  operation: 'exodus',
  number: 1,
  objective: 'coreRestart',
  threat: 'horde',
  invasion: 'titanRising',
  events: ['powerOverwhelming', 'armoredOffensive', 'plagueOfFear'],
  frags: [3, 4, 5, 7],
  rounds: [5, 5, 14, 14],
  argent: 6,
  progress: [2, 2, 2, 2],
  map: `map titansWake
note Wide gates on the yard: what comes out of the store is larger than a man.

marks
  entry start
  pad teleporter active
  west-pad teleporter inactive
  labs-pad teleporter inactive
  forge-terminal objective order=1
  labs-terminal objective order=2
  core-terminal objective order=3
  yard-rift portal blue up
  spine-rift portal blue up
  west-rift portal blue down
  east-rift portal blue down
  forge-rift portal yellow down
  labs-rift portal yellow down
  stores-rift portal red down
  packs health
  cannon weapon set=gaussCannon
  launcher weapon set=rocketLauncher
  grenade weapon set=siphonGrenade

components
  door-1
  door-2
  door-3
  door-4
  door-5
  door-6

place
  entry hangar 8,12
  yard yard 6,4 turn 90
  forge forge 0,6
  north-west spine 0,4
  south-west gallery 2,12
  core reactor 12,6 turn 90
  south-east corridor 14,12
  labs lab 12,0
  stores storage 8,0 turn 90

patch
  border H2,6 H3,6 open
  border H2,12 H3,12 open
  border H14,12 H15,12 open
  border V12,4 V12,5 open
  border V12,2 V12,3 open
  border H8,4 H9,4 door door-1
  border V12,4 V12,5 door door-2
  border V12,10 V12,11 door door-3
  border V6,10 V6,11 door door-4
  border H2,12 H3,12 door door-5
  border H14,12 H15,12 door door-6
  cell 3,12 floor
  cell 8,14 9,14 10,14 11,14 12,14 13,14 * entry
  cell 11,15 * pad
  cell 0,4 * west-pad
  cell 17,1 * labs-pad
  cell 3,8 * forge-terminal
  cell 14,3 * labs-terminal
  cell 17,9 * core-terminal
  cell 8,7 * yard-rift
  cell 4,4 * spine-rift
  cell 2,13 * west-rift
  cell 17,13 * east-rift
  cell 4,11 * forge-rift
  cell 17,5 * labs-rift
  cell 9,3 * stores-rift
  cell 11,0 0,7 6,5 17,6 7,12 12,2 * packs
  cell 11,3 * cannon
  cell 0,11 * launcher
  cell 16,0 * grenade
`,
};
