import { type Cell, cellsBeside, stepsFromAny } from '@sightline/board';
import { call, done } from '@sightline/kernel';
import { type G, INVADER } from './doom.ts';
import { portalTurned } from './events.ts';
import { figuresOn, isMarine } from './figures.ts';
import { summoning, threat } from './procedures.ts';

/** Horde: so many tokens call one group. */
const HORDE_TOKENS = 2;

const isHorde = (g: G): boolean => g.statics.mission.file.threat === 'horde';

/** DM-SUM-03: face-up portals; in a Horde only those that no marine occupies. */
function eachPortalUp(g: G, offer: (portal: number) => void): void {
  g.state.portals.forEach(({ cell, up }, i) => {
    if (cell < 0 || !up) return;
    if (!isHorde(g) || !figuresOn(g, [cell], -1).some(isMarine)) offer(i);
  });
}

const anyUp = (g: G): boolean => {
  let found = false;
  eachPortalUp(g, () => {
    found = true;
  });
  return found;
};

function turnUp(g: G, portal: number): void {
  g.state.portals[portal].up = true;
  g.emit(portalTurned, { cell: g.state.portals[portal].cell, up: 1 });
}

/** The face-down portals nearest to a door: a rift behind the next door is near though nobody can go there yet. */
function nearestDown(g: G, door: number): number[] {
  const edges = g.statics.mission.doors[door];
  const from: Cell[] = edges.flatMap((e) => cellsBeside(g.statics.layout, e)).filter((c) => c >= 0);
  const steps = stepsFromAny(g.statics.throughDoors, from);
  const down = g.state.portals.flatMap(({ cell, up }, i) => (cell >= 0 && !up ? [i] : []));
  const least = Math.min(...down.map((i) => steps[g.state.portals[i].cell]));
  return down.filter((i) => steps[g.state.portals[i].cell] === least);
}

/**
 * The three threat cards (DM-THR-01, DM-SUM-19), each at its own moments: Infestation at set-up and when a marine
 * opens a door, Assault in every status phase, Horde at set-up and in every status phase.
 */
export const threatSteps = threat.steps('begin', 'turn', 'ready', 'summon', 'done').are({
  begin(g, l) {
    const card = g.statics.mission.file.threat;
    if (l.of === 'setUp') {
      if (card === 'assault') return done();
      l.left = g.state.portals.length;
      return 'ready';
    }
    if (l.of === 'door') {
      l.left = 1;
      return 'turn';
    }
    if (card === 'infestation') return done();
    if (card === 'assault') {
      l.left = 1;
      return 'turn';
    }
    g.state.threat++;
    l.left = Math.floor(g.state.threat / HORDE_TOKENS);
    g.state.threat %= HORDE_TOKENS;
    return 'ready';
  },
  turn: {
    ask: 'one',
    seat: () => INVADER,
    choices: {
      turn: {
        form: 'one',
        candidates(g, l, offer) {
          if (l.of === 'door') for (const i of nearestDown(g, l.door)) offer(i);
          else
            g.state.portals.forEach(({ cell, up }, i) => {
              if (cell >= 0 && !up) offer(i);
            });
        },
        does(g, l, portal) {
          turnUp(g, portal);
          // Infestation summons from the portal that was turned.
          if (l.of === 'door') return call(summoning, { portal }, 'done');
        },
      },
    },
    ifNone: (_g, l) => (l.of === 'door' ? done() : undefined),
  },
  ready(g, l) {
    if (l.left <= 0) return done();
    // Horde: when no portal is left face up, all are turned.
    if (isHorde(g) && l.of === 'status' && !g.state.portals.some(({ cell, up }) => cell >= 0 && up))
      g.state.portals.forEach(({ cell }, i) => {
        if (cell >= 0) turnUp(g, i);
      });
    if (!anyUp(g)) return done();
  },
  summon: {
    ask: 'one',
    seat: () => INVADER,
    choices: {
      summon: {
        form: 'one',
        candidates: (g, _l, offer) => eachPortalUp(g, offer),
        does(_g, l, portal) {
          l.left--;
          return call(summoning, { portal }, 'ready');
        },
      },
    },
  },
  done: () => done(),
});
