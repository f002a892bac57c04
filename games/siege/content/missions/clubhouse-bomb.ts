import type { MissionScript } from '../../rules/map/mission-page.ts';
import { CLUBHOUSE_RESERVES } from './reserves.ts';

/** The bombs lie in the construction site and the garage, which share a light wall; defenders have to come down for them. */
export const clubhouseBomb: MissionScript = {
  id: 'clubhouseBomb',
  map: 'clubhouse',
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
  bombs: ['16,12', '18,15'],
  permitted: ['16,12', '18,15', '17,9', '20,7', '19,9', '13,9', '10,8', '7,9', '5,9', '6,5', '11,3', '9,2'],
  barricades: [
    'side-door',
    'lounge-door',
    'garage-door',
    'back-door',
    'site-window',
    'bar-window',
    'porch-door',
  ],
  cameras: ['15,6 west', '21,7 east', '19,9 west', '15,12 west', '12,6 west'],
  barbedWire: ['14,7', '15,9', '19,11'],
  fortifiedEntryways: ['21,8', '14,8'],
  reserves: CLUBHOUSE_RESERVES,
  starterZone: {
    attackers: {
      squad: [
        { operator: 'thermite', at: '21,11 west' },
        { operator: 'thatcher', at: '22,12 west' },
        { operator: 'fuze', at: '13,12 north' },
        { operator: 'twitch', at: '14,16 east' },
        { operator: 'blitz', at: '14,5 west' },
      ],
      inventory: { breachCharge: 3, frag: 1, smokeGrenade: 1, claymore: 1, tacticalDrone: 3 },
      sections: [
        ['thermite', 'thatcher'],
        ['twitch', 'blitz'],
      ],
      recruit: 'recruitHeavy',
    },
    defenders: {
      squad: [
        { operator: 'thunderbird', portrait: '17,13 west', decoy: '13,8 south' },
        { operator: 'mute', portrait: '18,14 west', decoy: '20,8 south' },
        { operator: 'smoke', portrait: '20,7 south', decoy: '19,13 west' },
        { operator: 'tachankaAlternate', portrait: '10,9 south', decoy: '19,11 north' },
        { operator: 'castle', portrait: 'upstairs 20,17', decoy: '16,13 west' },
      ],
      inventory: { deployableShield: 1, nitroCell: 2, impactGrenade: 1 },
      gadgets: [
        { piece: 'konaStation', at: '18,8 east' },
        { piece: 'konaStation', at: '19,6 north' },
        { piece: 'konaStation', at: '20,13 east' },
        { piece: 'signalDisruptor', at: '17,6 north' },
        { piece: 'signalDisruptor', at: '20,9 east' },
        { piece: 'armorPanel', component: 'lounge-door' },
        { piece: 'armorPanel', component: 'porch-door' },
        { piece: 'deployableShield', space: '15,11' },
      ],
      sections: [
        ['mute', 'smoke'],
        ['thunderbird', 'castle'],
      ],
      recruit: 'recruitHeavy',
    },
  },
};
