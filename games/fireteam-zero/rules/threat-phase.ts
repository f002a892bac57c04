import { call } from '@sightline/kernel';
import { phaseBegan } from './events.ts';
import { tableNumber } from './modifiers.ts';
import { activateMonsters, spawnMonsters, threatPhase } from './procedures.ts';
import { moveThreat } from './threat-track.ts';

/** FZ-THR-01, 02 */
threatPhase.steps('advance', 'activate', 'spawn').are({
  advance(g) {
    g.emit(phaseBegan, { phase: 'threat' });
    return moveThreat(g, Math.max(0, 1 + tableNumber(g, 'threat')));
  },
  activate: () => call(activateMonsters, {}),
  spawn: () => call(spawnMonsters, {}),
});
