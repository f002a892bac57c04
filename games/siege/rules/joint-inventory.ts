import { EVERYONE, NOBODY, type Secret } from '@sightline/kernel';
import { agreesFor, askedOfBoth, isProposed, proposesFor } from './agreement.ts';
import { seatsOfSquad } from './operators.ts';
import { jointInventory } from './procedures.ts';
import { ATTACKER, NONE, SQUADS, type Squad } from './siege.ts';
import { splitOfCubes, takeInventory } from './squad-selection.ts';
import { squadOfSeat } from './statics.ts';

interface Locals {
  readonly proposer: number[];
  readonly settled: boolean[];
  readonly attackers: Secret<number[]>;
  readonly defenders: Secret<number[]>;
}

const cubesOf = (l: Locals, squad: Squad): Secret<number[]> =>
  squad === ATTACKER ? l.attackers : l.defenders;
const goesOn = (l: Locals) => (l.settled.every(Boolean) ? 'reveal' : 'choose');

/** SG-MUL-03, 20, SG-SQD-05, 07: both squads at once, each agrees in secret; both are revealed together. */
export const jointInventorySteps = jointInventory.steps('begin', 'choose', 'reveal').are({
  begin(_g, l) {
    l.proposer = [NONE, NONE];
    l.settled = [false, false];
  },
  choose: {
    ask: 'open',
    mayPass: false,
    seats: askedOfBoth,
    clock: () => NOBODY,
    choices: {
      agree: {
        form: 'confirm',
        checks: [isProposed],
        does(g, l) {
          agreesFor(g, l);
          return goesOn(l);
        },
      },
      inventory: splitOfCubes((g, l: Locals, cubes) => {
        const squad = squadOfSeat(g, g.seat);
        g.hide(cubesOf(l, squad), [...cubes], seatsOfSquad(g, squad));
        proposesFor(g, l);
        return goesOn(l);
      }),
    },
  },
  reveal(g, l) {
    for (const squad of SQUADS) {
      const cubes = cubesOf(l, squad);
      g.show(cubes, EVERYONE);
      takeInventory(g, squad, cubes.value);
    }
  },
});
