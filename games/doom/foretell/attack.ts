import type { Forecast } from '@sightline/kernel';
import { outcome, symbols } from '../rules/attack.ts';
import { defenseOf } from '../rules/defense.ts';
import type { Doom } from '../rules/doom.ts';
import { ownerOf } from '../rules/figures.ts';
import { attack } from '../rules/procedures.ts';

/** An attack is measured when its damage is known, and given up when it never comes to that. */
const MEASURED = new Set([
  'suffer.mark',
  'attack.result',
  'attack.over',
  'marineActivation.act',
  'demonActivation.act',
]);

/** How much damage an attack deals, up to what the defender has left. */
export function attackForecast(attacker: number, defender: number, left: number): Forecast<Doom> {
  return {
    until: (p) => MEASURED.has(p.due),
    measure: (p) => Math.min(left, p.within(attack)?.dealt ?? 0),
    wants: (seat) => (seat === ownerOf(attacker) ? 1 : seat === ownerOf(defender) ? -1 : 0),
    // All that the rest of the attack hangs on, as long as nobody plays a card.
    alike: {
      'attack.reveal': (p, l) => symbols(p, l),
      'attack.cover': (p, l) => `${symbols(p, l)} ${l.shields} ${l.dodge}`,
      'attack.defend': (p, l) => Math.min(left, outcome(p, l).damage),
    },
    same: {
      item(_universe, card) {
        const { shields, dodge } = defenseOf(defender, card);
        return `${shields} ${dodge}`;
      },
    },
  };
}
