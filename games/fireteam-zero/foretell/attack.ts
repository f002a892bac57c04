import type { BotQuestion, Foretold } from '@sightline/bots';
import { type Answer, type Forecast, optionsFor } from '@sightline/kernel';
import { symbolsOf } from '../rules/attack-dice.ts';
import { isMonster, typeNumber } from '../rules/board.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import { attack } from '../rules/procedures.ts';

/** An attack is measured when monsters have been struck, and given up when it never comes to that. */
const MEASURED = new Set(['attack.heroes', 'attack.over', 'heroTurn.act', 'heroTurn.finish']);

/** Whether an attack fells its target: 1 if it does. The number of the type says which symbols count. */
export function attackForecast(target: number, type: number): Forecast<Fireteam> {
  return {
    until: (p) => MEASURED.has(p.due),
    measure(p) {
      const l = p.within(attack);
      return l !== null && (l.killed.includes(target) || l.injured) ? 1 : 0;
    },
    // All heroes are on one side.
    wants: () => 1,
    bounds: [0, 1],
    // All that the rest hangs on, as long as nobody plays a card: of dice that were rerolled only what they show together.
    alike: {
      'attack.roll': (_p, l) => l.strength,
      'attack.reroll'(_p, l) {
        const fixed = l.dice.filter((_: number, i: number) => l.redone.includes(i));
        const loose = l.dice.filter((_: number, i: number) => !l.redone.includes(i));
        const faces = loose.map((face: number) => symbolsOf([face], type)).toSorted();
        return `${l.offered} ${l.redone.length} ${symbolsOf(fixed, type)} ${faces.join()}`;
      },
      'attack.after': (_p, l) => `${l.offered} ${symbolsOf(l.dice, type)}`,
    },
    same: { face: (stream, face) => (stream === 'dice' ? symbolsOf([face], type) : face) },
    sameAnswer(p, _seat, answer) {
      const [verb, die] = answer;
      const l = p.within(attack);
      return verb === 'reroll' && l !== null ? `reroll ${symbolsOf([l.dice[die]], type)}` : undefined;
    },
  };
}

/** The targets of an attack action, and of an attack that an effect grants. */
export function forecasts({ statics, decision }: BotQuestion<Fireteam>): readonly Foretold<Fireteam>[] {
  if (decision.prompt !== 'attackAction.target') return [];
  const { parts } = decision.about;
  if (!Array.isArray(parts)) return [];
  const type = typeNumber(statics.box.parts[Number(parts[0])].type);
  return optionsFor(decision, 'target')
    .filter(([target]) => isMonster(target))
    .map(([target]) => ({
      answer: ['target', target] satisfies Answer,
      forecast: attackForecast(target, type),
    }));
}
