import { type Choice, call, NOBODY, type SeatSet, seatSet } from '@sightline/kernel';
import { OPERATORS, personOf } from '../content/operators.ts';
import { CUBES, TACTICAL_GADGETS, type TacticalGadget, tacticalNumber } from '../content/tactical-gadgets.ts';
import { inventoryChosen, squadChosen } from './events.ts';
import { firstSeat, operatorsOf } from './operators.ts';
import { draft, jointInventory, sectionSelection, squadSelection } from './procedures.ts';
import { takeProfile } from './set-up.ts';
import { ATTACKER, type G, type Siege, SQUAD_SIZE, SQUADS, type Squad } from './siege.ts';
import { isMultiplayer, squadOfSeat } from './statics.ts';

export const sideOf = (squad: Squad) => (squad === ATTACKER ? 'attacker' : 'defender');
const choosers = (g: G): SeatSet => seatSet(...SQUADS.map((squad) => firstSeat(g, squad)));

/** What a squad's inventory can be filled with; drones have cubes of their own (SG-SQD-06). */
const isForInventory = ({ side, keyword }: TacticalGadget, squad: Squad): boolean =>
  side === sideOf(squad) && keyword !== 'drone';
/** The gadgets an inventory is made of, in the order of its cubes (SG-SQD-05). */
export const inventoryOf = (squad: Squad): number[] =>
  TACTICAL_GADGETS.flatMap((gadget, number) => (isForInventory(gadget, squad) ? number : []));

/** SG-SQD-05, 08: what is asked of who fills an inventory. */
export const splitOfCubes = <L, F>(
  does: (g: G, l: L, cubes: readonly number[]) => F,
): Extract<Choice<Siege, L, F>, { form: 'split' }> => ({
  form: 'split',
  total: (g) => CUBES[sideOf(squadOfSeat(g, g.seat))],
  bins(g, _l, offer) {
    for (const number of inventoryOf(squadOfSeat(g, g.seat))) offer(number, TACTICAL_GADGETS[number].slots);
  },
  does,
});

/** SG-SQD-07: public from now on. */
export function takeInventory(g: G, squad: Squad, cubes: readonly number[]): void {
  inventoryOf(squad).forEach((number, i) => {
    g.state.inventory[number] = cubes[i];
  });
  g.emit(inventoryChosen, { squad, cubes: [...cubes] });
}

/** SG-SQD-02, 05 to 08, 16: the answers are public at once when both are in. */
export const squadSelectionSteps = squadSelection
  .steps('begin', 'squad', 'stock', 'inventory', 'drones')
  .are({
    begin(g) {
      if (g.statics.squadChoice === 'draft') return call(draft, {}, 'stock');
      if (isMultiplayer(g)) return call(sectionSelection, {}, 'stock');
    },
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
    stock(g) {
      if (isMultiplayer(g)) return call(jointInventory, {}, 'drones');
    },
    inventory: {
      ask: 'sealed',
      seats: choosers,
      clock: () => NOBODY,
      choices: {
        inventory: splitOfCubes((g, _l, cubes) => takeInventory(g, squadOfSeat(g, g.seat), cubes)),
      },
    },
    drones(g) {
      g.state.inventory[tacticalNumber('tacticalDrone')] = CUBES.drones;
    },
  });
