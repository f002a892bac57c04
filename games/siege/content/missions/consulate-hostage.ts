import type { MissionScript } from '../../rules/map/mission-page.ts';
import { CONSULATE_RESERVES } from './reserves.ts';

/** The hostage is held in the visa office, in the middle of the public wing: three ways out, all of them watched. */
export const consulateHostage: MissionScript = {
  id: 'consulateHostage',
  map: 'consulate',
  kind: 'hostage',
  ours: [
    'hostage',
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
  hostage: '8,8',
  permitted: ['8,8', '9,5', '9,10', '4,5', '13,5', '13,9', '17,3', '18,6', '20,4', '20,8'],
  barricades: [
    'press-door',
    'tellers-window',
    'administration-window',
    'archives-door',
    'main-door',
    'porch-window-west',
    'porch-window-east',
    'garden-window',
    'security-window',
    'consul-door',
  ],
  cameras: ['9,8 east', '3,9 west', '6,4 west', '7,10 west', '11,5 west'],
  barbedWire: ['8,4', '5,9', '8,10'],
  fortifiedEntryways: ['10,3', '10,12'],
  reserves: CONSULATE_RESERVES,
  starterZone: {
    attackers: {
      squad: [
        { operator: 'blitz', at: '2,10 east' },
        { operator: 'twitch', at: '7,2 south' },
        { operator: 'fuze', at: '8,13 north' },
        { operator: 'ashAlternate', at: '2,11 east' },
        { operator: 'iq', at: '3,2 south' },
      ],
      inventory: { breachCharge: 2, flashbang: 2, smokeGrenade: 2, tacticalDrone: 3 },
      sections: [
        ['blitz', 'twitch'],
        ['fuze', 'ashAlternate'],
      ],
      recruit: 'recruitHeavy',
    },
    defenders: {
      squad: [
        { operator: 'thunderbird', portrait: '14,6 west', decoy: '13,12 south' },
        { operator: 'tachanka', portrait: '9,5 north', decoy: '4,10 west' },
        { operator: 'castle', portrait: '9,10 north', decoy: '4,8 west' },
        { operator: 'pulse', portrait: 'upstairs 11,8', decoy: '16,8 west' },
        { operator: 'smoke', portrait: '20,7 east', decoy: '9,3 west' },
      ],
      inventory: { bulletproofCamera: 1, nitroCell: 2, impactGrenade: 1 },
      gadgets: [
        { piece: 'konaStation', at: '6,6 west' },
        { piece: 'konaStation', at: '10,10 east' },
        { piece: 'konaStation', at: '14,5 east' },
        { piece: 'armorPanel', component: 'main-door' },
        { piece: 'armorPanel', component: 'garden-window' },
        { piece: 'bulletproofCamera', at: '14,10 east' },
      ],
      sections: [
        ['castle', 'smoke'],
        ['thunderbird', 'tachanka'],
      ],
      recruit: 'recruitLight',
    },
  },
};
