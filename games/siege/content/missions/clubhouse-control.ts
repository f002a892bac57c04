import type { MissionScript } from '../../rules/map/mission-page.ts';
import { CLUBHOUSE_RESERVES } from './reserves.ts';

/** Garage and construction site are worth most, where attackers come in; the lounge lies between them and the defenders' rooms. */
export const clubhouseControl: MissionScript = {
  id: 'clubhouseControl',
  map: 'clubhouse',
  kind: 'control',
  ours: ['rooms', 'barricades', 'cameras', 'reserves', 'squads', 'inventories', 'deployments', 'sections'],
  rooms: [
    { room: 'garage', value: 3 },
    { room: 'constructionSite', value: 3 },
    { room: 'bar', value: 2 },
    { room: 'lounge', value: 2 },
    { room: 'stage', value: 1 },
    { room: 'lobby', value: 1 },
  ],
  barricades: ['porch-door', 'kitchen-window', 'bar-window', 'side-door', 'lounge-door', 'garage-door'],
  cameras: ['4,3 west', '11,9 east', '15,6 west', '20,15 east', '13,3 east'],
  reserves: CLUBHOUSE_RESERVES,
  starterZone: {
    attackers: {
      squad: [
        { operator: 'sledgeAlternate', at: '8,0 south' },
        { operator: 'glaz', at: '12,13 north' },
        { operator: 'flores', at: '14,15 east' },
        { operator: 'montagne', at: '13,12 north' },
        { operator: 'ash', at: '14,5 west' },
      ],
      inventory: { breachCharge: 1, frag: 2, flashbang: 1, smokeGrenade: 2, tacticalDrone: 3 },
      sections: [
        ['sledgeAlternate', 'montagne'],
        ['ash', 'flores'],
      ],
      recruit: 'recruitLight',
    },
    defenders: {
      squad: [
        { operator: 'bandit', portrait: '12,6 south', decoy: '17,6 west' },
        { operator: 'doc', portrait: '7,8 west', decoy: '18,11 west' },
        { operator: 'kapkan', portrait: '5,4 east', decoy: '18,8 west' },
        { operator: 'jagerAlternate', portrait: '10,2 south', decoy: 'upstairs 14,8' },
        { operator: 'rook', portrait: 'upstairs 20,17', decoy: '16,15 west' },
      ],
      inventory: { deployableShield: 2, nitroCell: 1, impactGrenade: 1 },
      gadgets: [
        { piece: 'ced1', space: '13,10' },
        { piece: 'ced1', space: '15,9' },
        { piece: 'armorPlate', operator: 'bandit' },
        { piece: 'armorPlate', operator: 'kapkan' },
        { piece: 'deployableShield', space: '9,10' },
        { piece: 'deployableShield', space: '9,4' },
      ],
      sections: [
        ['bandit', 'kapkan'],
        ['doc', 'rook'],
      ],
      recruit: 'recruitHeavy',
    },
  },
};
