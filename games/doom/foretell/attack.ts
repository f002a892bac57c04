import type { BotQuestion, Foretold } from '@sightline/bots';
import { type Forecast, optionsFor } from '@sightline/kernel';
import { outcome, symbols } from '../rules/attack.ts';
import { defenseOf } from '../rules/defense.ts';
import type { Doom, OpenTable } from '../rules/doom.ts';
import { ownerOf } from '../rules/figures.ts';
import { healthOf } from '../rules/modifiers.ts';
import { attack } from '../rules/procedures.ts';

/** Where a figure asks whom to attack. */
const ACTIVATIONS = new Set(['marineActivation.act', 'demonActivation.act']);

/** An attack is measured when its damage is known, and given up when it never comes to that. */
const MEASURED = new Set(['suffer.mark', 'attack.result', 'attack.over', ...ACTIVATIONS]);

/** How much damage an attack deals, up to what the defender has left. */
export function attackForecast(attacker: number, defender: number, left: number): Forecast<Doom> {
  return {
    until: (p) => MEASURED.has(p.due),
    measure: (p) => Math.min(left, p.within(attack)?.dealt ?? 0),
    wants: (seat) => (seat === ownerOf(attacker) ? 1 : seat === ownerOf(defender) ? -1 : 0),
    bounds: [0, left],
    // All that the rest of the attack hangs on, as long as nobody plays a card.
    alike: {
      'attack.roll': (_p, l) => `${l.red} ${l.black} ${l.extra} ${l.covered} ${l.pierce}`,
      'attack.reveal': (p, l) => `${symbols(p, l)} ${l.covered} ${l.pierce}`,
      'attack.cover': (p, l) => `${symbols(p, l)} ${l.shields} ${l.dodge} ${l.pierce}`,
      'attack.defend': (p, l) => Math.min(left, outcome(p, l).damage),
    },
    same: {
      roll: (_stream, faces) => faces.reduce((sum, face) => sum + face, 0),
      item(_universe, card) {
        const { shields, dodge } = defenseOf(defender, card);
        return `${shields} ${dodge}`;
      },
    },
  };
}

/** The attacks a figure may make in its activation. */
export function forecasts({ view, statics, decision }: BotQuestion<Doom>): readonly Foretold<Doom>[] {
  if (!ACTIVATIONS.has(decision.prompt)) return [];
  const attacker = Number(decision.about.marine ?? decision.about.demon);
  const t: OpenTable = { statics, state: view.state };
  return optionsFor(decision, 'attack').map((numbers) => {
    const [defender] = numbers;
    const left = healthOf(t, defender) - view.state.figures[defender].damage;
    return { answer: ['attack', ...numbers], forecast: attackForecast(attacker, defender, left) };
  });
}
