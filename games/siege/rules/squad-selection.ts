import { NOBODY, type SeatSet, seatSet } from '@sightline/kernel';
import { OPERATORS } from '../content/operators.ts';
import { CUBES, TACTICAL_GADGETS, type TacticalGadget, tacticalNumber } from '../content/tactical-gadgets.ts';
import { inventoryChosen, squadChosen } from './events.ts';
import { firstSeat, operatorsOf } from './operators.ts';
import { squadSelection } from './procedures.ts';
import { takeProfile } from './set-up.ts';
import { ATTACKER, type OpenTable, SQUAD_SIZE, SQUADS, type Squad } from './siege.ts';
import { squadOfSeat } from './statics.ts';

const sideOf = (squad: Squad) => (squad === ATTACKER ? 'attacker' : 'defender');
const choosers = (t: OpenTable): SeatSet => seatSet(...SQUADS.map((squad) => firstSeat(t, squad)));

/** SG-OPR-09: an Operator and the alternate profile are one. */
const personOf = (profile: number): string => OPERATORS[profile].alternateOf ?? OPERATORS[profile].id;

/** What a squad's inventory can be filled with; drones have cubes of their own (SG-SQD-06). */
const isForInventory = ({ side, keyword }: TacticalGadget, squad: Squad): boolean =>
  side === sideOf(squad) && keyword !== 'drone';
/** The gadgets an inventory is made of, in the order of its cubes (SG-SQD-05). */
export const inventoryOf = (squad: Squad): number[] =>
  TACTICAL_GADGETS.flatMap((gadget, number) => (isForInventory(gadget, squad) ? number : []));

/** SG-SQD-02, 05 to 08, 16: the answers are public at once when both are in. */
export const squadSelectionSteps = squadSelection.steps('squad', 'inventory', 'drones').are({
  squad: {
    ask: 'sealed',
    seats: choosers,
    clock: () => NOBODY,
    choices: {
      squad: {
        form: 'some',
        items(_g, _l, offer) {
          OPERATORS.forEach((_, profile) => {
            offer(profile);
          });
        },
        checks: [
          {
            rule: 'SG-SQD-02',
            holds: (g, _l, profile) => OPERATORS[profile].side === sideOf(squadOfSeat(g, g.seat)),
          },
        ],
        least: () => SQUAD_SIZE,
        most: () => SQUAD_SIZE,
        whole: [
          {
            rule: 'SG-OPR-09',
            holds: (_g, _l, profiles) => new Set(profiles.map(personOf)).size === profiles.length,
          },
        ],
        does(g, _l, profiles) {
          const squad = squadOfSeat(g, g.seat);
          operatorsOf(squad).forEach((o, i) => {
            takeProfile(g, o, profiles[i]);
          });
          g.emit(squadChosen, { squad, profiles: [...profiles] });
        },
      },
    },
  },
  inventory: {
    ask: 'sealed',
    seats: choosers,
    clock: () => NOBODY,
    choices: {
      inventory: {
        form: 'split',
        total: (g) => CUBES[sideOf(squadOfSeat(g, g.seat))],
        bins(g, _l, offer) {
          for (const number of inventoryOf(squadOfSeat(g, g.seat)))
            offer(number, TACTICAL_GADGETS[number].slots);
        },
        does(g, _l, cubes) {
          const squad = squadOfSeat(g, g.seat);
          inventoryOf(squad).forEach((number, i) => {
            g.state.inventory[number] = cubes[i];
          });
          g.emit(inventoryChosen, { squad, cubes: [...cubes] });
        },
      },
    },
  },
  drones(g) {
    g.state.inventory[tacticalNumber('tacticalDrone')] = CUBES.drones;
  },
});
