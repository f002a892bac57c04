import type { MissionScript } from '../../rules/map/mission-page.ts';
import { CONSULATE_RESERVES } from './reserves.ts';

/** The bombs lie in the east wing, in the consul's office and the meeting room, each behind a window to the outside. */
export const consulateBomb: MissionScript = {
  id: 'consulateBomb',
  map: 'consulate',
  kind: 'bomb',
  ours: [
    'bombs',
    'permitted',
    'barricades',
    'cameras',
    'barbedWire',
    'fortifiedEntryways',
    'reserves',
    'squads',
    'inventories',
    'deployments',
    'sections',
  ],
  bombs: ['21,8', '21,4'],
  permitted: ['18,6', '21,4', '16,3', '16,9', '21,8', '13,6', '13,12', '8,8', '9,3', '7,11', '4,8', '3,4'],
  barricades: [
    'main-door',
    'porch-window-east',
    'porch-window-west',
    'security-window',
    'meeting-window',
    'consul-window',
    'consul-door',
    'garden-window',
    'press-door',
    'archives-door',
  ],
  cameras: ['22,4 east', '18,8 south', '15,4 west', '23,10 east', '14,8 east'],
  barbedWire: ['18,4', '18,9', '19,3'],
  fortifiedEntryways: ['22,3', '19,11'],
  reserves: CONSULATE_RESERVES,
  starterZone: {
    attackers: {
      squad: [
        { operator: 'thermite', at: '25,7 west' },
        { operator: 'thatcher', at: '17,2 south' },
        { operator: 'montagne', at: '25,8 west' },
        { operator: 'glaz', at: '24,3 south' },
        { operator: 'flores', at: '21,14 north' },
      ],
      inventory: { breachCharge: 2, frag: 1, smokeGrenade: 2, claymore: 1, tacticalDrone: 3 },
      sections: [
        ['thermite', 'thatcher'],
        ['montagne', 'flores'],
      ],
      recruit: 'recruitLight',
    },
    defenders: {
      squad: [
        { operator: 'mute', portrait: '16,3 west', decoy: '18,8 north' },
        { operator: 'jager', portrait: '9,10 north', decoy: '20,6 east' },
        { operator: 'doc', portrait: 'upstairs 11,8', decoy: '19,8 north' },
        { operator: 'rook', portrait: '12,6 north', decoy: '22,8 east' },
        { operator: 'kapkan', portrait: '13,12 south', decoy: 'upstairs 10,12' },
      ],
      inventory: { bulletproofCamera: 1, deployableShield: 1, nitroCell: 1, impactGrenade: 1 },
      gadgets: [
        { piece: 'armorPlate', operator: 'mute' },
        { piece: 'armorPlate', operator: 'jager' },
        { piece: 'armorPlate', operator: 'kapkan' },
        { piece: 'signalDisruptor', at: '20,3 north' },
        { piece: 'signalDisruptor', at: '17,5 west' },
        { piece: 'bulletproofCamera', at: '15,5 west' },
        { piece: 'deployableShield', space: '15,8' },
      ],
      sections: [
        ['mute', 'kapkan'],
        ['jager', 'rook'],
      ],
      recruit: 'recruitHeavy',
    },
  },
};
