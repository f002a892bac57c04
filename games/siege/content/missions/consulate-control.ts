import type { MissionScript } from '../../rules/map/mission-page.ts';
import { CONSULATE_RESERVES } from './reserves.ts';

/** The recommended first game (SG-SET-02). Its squads are the publisher's (SG-SQD-14). */
export const consulateControl: MissionScript = {
  id: 'consulateControl',
  map: 'consulate',
  kind: 'control',
  ours: ['rooms', 'barricades', 'cameras', 'reserves', 'inventories', 'deployments', 'sections'],
  rooms: [
    { room: 'lobby', value: 3 },
    { room: 'visaOffice', value: 2 },
    { room: 'cafeteria', value: 2 },
    { room: 'meetingRoom', value: 2 },
    { room: 'pressRoom', value: 1 },
    { room: 'consulOffice', value: 1 },
  ],
  barricades: [
    'main-door',
    'porch-window-east',
    'press-door',
    'garden-window',
    'administration-window',
    'tellers-window',
    'security-window',
    'meeting-window',
    'consul-door',
    'archives-door',
  ],
  cameras: ['14,4 east', '9,8 east', '3,9 west', '23,10 east', '11,13 west'],
  reserves: CONSULATE_RESERVES,
  starterZone: {
    attackers: {
      squad: [
        { operator: 'thermite', at: '12,14 north' },
        { operator: 'ash', at: '12,1 south' },
        { operator: 'iq', at: '25,6 west' },
        { operator: 'sledge', at: '2,10 east' },
        { operator: 'blitz', at: '13,1 south' },
      ],
      inventory: { breachCharge: 2, frag: 1, flashbang: 1, smokeGrenade: 2, tacticalDrone: 3 },
      sections: [
        ['thermite', 'ash'],
        ['sledge', 'blitz'],
      ],
      recruit: 'recruitLight',
    },
    defenders: {
      squad: [
        { operator: 'smoke', portrait: '8,9 north', decoy: '13,6 north' },
        { operator: 'castle', portrait: '16,3 west', decoy: '12,9 south' },
        { operator: 'bandit', portrait: '21,7 east', decoy: '4,9 west' },
        { operator: 'mute', portrait: '7,6 north', decoy: 'upstairs 22,3' },
        { operator: 'pulse', portrait: 'upstairs 11,8', decoy: '20,4 east' },
      ],
      inventory: { bulletproofCamera: 1, deployableShield: 1, nitroCell: 1, impactGrenade: 1 },
      gadgets: [
        { piece: 'armorPanel', component: 'main-door' },
        { piece: 'armorPanel', component: 'meeting-window' },
        { piece: 'ced1', space: '12,5' },
        { piece: 'ced1', space: '18,3' },
        { piece: 'signalDisruptor', at: '14,8 east' },
        { piece: 'signalDisruptor', at: '6,7 west' },
        { piece: 'bulletproofCamera', at: '16,6 east' },
        { piece: 'deployableShield', space: '10,7' },
      ],
      sections: [
        ['smoke', 'mute'],
        ['castle', 'bandit'],
      ],
      recruit: 'recruitHeavy',
    },
  },
};
