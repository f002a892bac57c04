import type { MissionScript } from '../../rules/map/mission-page.ts';
import { CLUBHOUSE_RESERVES } from './reserves.ts';

/** The hostage is held in the bar, right below its window: the way in is short, and so is the defenders' way there. */
export const clubhouseHostage: MissionScript = {
  id: 'clubhouseHostage',
  map: 'clubhouse',
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
  hostage: '8,10',
  permitted: ['8,10', '10,8', '5,9', '7,6', '10,3', '12,10', '16,9', '20,7', '19,9', '18,13', '18,15'],
  barricades: [
    'porch-door',
    'kitchen-window',
    'bar-window',
    'lounge-door',
    'side-door',
    'garage-door',
    'site-window',
  ],
  cameras: ['4,3 west', '4,7 west', '11,9 east', '7,5 north', '12,6 west'],
  barbedWire: ['9,4', '7,7', '11,10'],
  fortifiedEntryways: ['8,5', '14,8'],
  reserves: CLUBHOUSE_RESERVES,
  starterZone: {
    attackers: {
      squad: [
        { operator: 'sledge', at: '8,0 south' },
        { operator: 'iq', at: '5,12 north' },
        { operator: 'flores', at: '2,5 east' },
        { operator: 'montagne', at: '14,5 west' },
        { operator: 'ash', at: '8,12 north' },
      ],
      inventory: { breachCharge: 2, flashbang: 1, smokeGrenade: 2, claymore: 1, tacticalDrone: 3 },
      sections: [
        ['sledge', 'montagne'],
        ['ash', 'flores'],
      ],
      recruit: 'recruitLight',
    },
    defenders: {
      squad: [
        { operator: 'pulse', portrait: 'upstairs 13,1', decoy: '15,7 west' },
        { operator: 'jager', portrait: '5,4 east', decoy: '11,8 west' },
        { operator: 'tachanka', portrait: '7,9 south', decoy: '12,9 south' },
        { operator: 'rook', portrait: 'upstairs 20,17', decoy: '5,8 south' },
        { operator: 'bandit', portrait: '12,3 west', decoy: '8,4 north' },
      ],
      inventory: { bulletproofCamera: 2, deployableShield: 1, impactGrenade: 1 },
      gadgets: [
        { piece: 'armorPlate', operator: 'pulse' },
        { piece: 'armorPlate', operator: 'jager' },
        { piece: 'armorPlate', operator: 'bandit' },
        { piece: 'ced1', space: '8,3' },
        { piece: 'ced1', space: '13,10' },
        { piece: 'bulletproofCamera', at: '13,3 east' },
        { piece: 'bulletproofCamera', at: '20,15 east' },
        { piece: 'deployableShield', space: '9,5' },
      ],
      sections: [
        ['jager', 'rook'],
        ['tachanka', 'bandit'],
      ],
      recruit: 'recruitLight',
    },
  },
};
