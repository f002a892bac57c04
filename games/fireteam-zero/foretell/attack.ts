import type { BotQuestion, Foretold } from '@sightline/bots';
import { type Answer, type Forecast, optionsFor } from '@sightline/kernel';
import { symbolsOf } from '../rules/attack-dice.ts';
import { isMonster, kindOf, typeNumber } from '../rules/board.ts';
import { destroysToken } from '../rules/damage.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import { type AttackLocals, attack } from '../rules/procedures.ts';

/** An attack is measured when monsters have been struck, and given up when it never comes to that. */
const MEASURED = new Set(['attack.heroes', 'attack.over', 'heroTurn.act', 'heroTurn.finish']);

/** An attack of a monster goes on that a reaction interrupted. */
const isInterrupted = (due: string, l: AttackLocals | null): boolean =>
  due === 'attack.settle' && l !== null && isMonster(l.attacker);

/** Whether the n-th of the targets of a forecast falls, by what was measured. */
export const falls = (measure: number, n: number): boolean => (measure & (1 << n)) !== 0;

/** What dice show, and which of them may still be rerolled. */
function lying({ dice, redone }: Pick<AttackLocals, 'dice' | 'redone'>, type: number): string {
  const fixed = dice.filter((_, i) => redone.includes(i));
  const loose = dice.filter((_, i) => !redone.includes(i)).map((face) => symbolsOf([face], type));
  return `${redone.length} ${symbolsOf(fixed, type)} ${loose.toSorted((a, b) => a - b).join()}`;
}

/**
 * Which of these targets an attack fells: each has a bit. Heroes want the first most. The number of the type says which
 * symbols count.
 */
export function attackForecast(targets: readonly number[], type: number): Forecast<Fireteam> {
  const all = (1 << targets.length) - 1;
  return {
    until: (p) => MEASURED.has(p.due) || isInterrupted(p.due, p.within(attack)),
    measure(p) {
      const l = p.within(attack);
      if (l === null || isMonster(l.attacker)) return 0;
      const felled = (target: number) =>
        isMonster(target)
          ? l.killed.includes(target) || (l.injured && kindOf(p, target).class === 'boss')
          : target === l.target && destroysToken(p, l);
      return targets.reduce((sum, target, n) => sum + (felled(target) ? 1 << n : 0), 0);
    },
    worth: (measure) =>
      targets.reduce((sum, _, n) => sum + (falls(measure, n) ? (n === 0 ? targets.length : 1) : 0), 0),
    bounds: [0, all],
    // All heroes are on one side.
    wants: () => 1,
    // All that the rest hangs on, as long as nobody plays a card: of dice that were rerolled only what they show together.
    alike: {
      'attack.roll': (_p, l) => l.strength,
      'attack.reroll': (_p, l) => `${l.offered} ${lying(l as AttackLocals, type)}`,
      // Cards may lead back to the reroll, once.
      'attack.after': (_p, l) => (l.offered ? symbolsOf(l.dice, type) : lying(l as AttackLocals, type)),
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
      forecast: attackForecast([target], type),
    }));
}
