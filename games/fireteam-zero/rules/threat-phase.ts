import { call } from '@sightline/kernel';
import { phaseBegan } from './events.ts';
import type { OpenTable } from './fireteam.ts';
import { tableNumber } from './modifiers.ts';
import { activateMonsters, spawnMonsters, threatPhase } from './procedures.ts';
import { moveThreat } from './threat-track.ts';

/** FZ-THR-01, 02: how far the marker goes. */
export const threatSteps = (t: OpenTable): number => Math.max(0, 1 + tableNumber(t, 'threat'));

threatPhase.steps('advance', 'activate', 'spawn').are({
  advance(g) {
    g.emit(phaseBegan, { phase: 'threat' });
    return moveThreat(g, threatSteps(g));
  },
  activate: () => call(activateMonsters, {}),
  spawn: () => call(spawnMonsters, {}),
});
