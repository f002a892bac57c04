import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const lastWatch: MissionDraft = {
  id: 'lastWatch',
  operation: 'exodus',
  number: 4,
  objective: 'guardDuty',
  threat: 'horde',
  invasion: 'ironTide',
  events: ['powerOverwhelming', 'seekAndDestroy', 'hellishCunning'],
  frags: [3, 3, 6, 7],
  rounds: [12, 12, 12, 12],
  argent: 1,
  progress: [2, 2, 4, 5],
  map: `map lastWatch
note The shrine is held from inside: its back is open to the threshold, its three gates are shut.

marks
  entry start
  altar post
  pad teleporter active
  gut-pad teleporter inactive
  forge-pad teleporter inactive
  crater-rift portal blue up
  bridge-rift portal blue down
  bend-rift portal blue up
  crypt-rift portal yellow down
  forge-rift portal yellow down
  pit-rift portal red down
  packs health
  bfg weapon set=bfg9000
  grenade weapon set=snareGrenade

components
  door-1
  door-2
  door-3
  door-4
  door-5

place
  entry threshold 4,16
  shrine shrine 6,10
  bridge lava-bridge 4,6
  crater crater 4,0
  forge forge 12,12
  crypt crypt 0,12
  east-niche alcove 10,16 turn 90
  west-niche alcove 2,16
  gut gut 2,8 turn 90
  bend bend 10,8 turn 180

patch
  border V10,16 V10,17 open
  border V4,16 V4,17 open
  border V4,8 V4,9 open
  border H12,12 H13,12 open
  border H8,10 H9,10 door door-1
  border V6,12 V6,13 door door-2
  border V12,12 V12,13 door door-3
  border H12,12 H13,12 door door-4
  border H2,12 H3,12 door door-5
  cell 4,18 5,18 6,18 7,18 8,18 9,18 * entry
  cell 8,12 9,12 8,13 9,13 * altar
  cell 6,19 * pad
  cell 2,8 * gut-pad
  cell 17,12 * forge-pad
  cell 7,5 * crater-rift
  cell 8,8 * bridge-rift
  cell 12,8 * bend-rift
  cell 0,14 * crypt-rift
  cell 16,17 * forge-rift
  cell 5,0 * pit-rift
  cell 2,17 10,16 4,4 8,0 13,11 5,12 * packs
  cell 9,4 * bfg
  cell 17,14 * grenade
`,
};
