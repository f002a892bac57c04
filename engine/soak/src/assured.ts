import {
  type AskedSeat,
  type Check,
  CheckError,
  checksOf,
  type GameTypes,
  type Position,
} from '@sightline/kernel';
import { DetectedFailure } from './failure.ts';

/** Every listed option passes every check of its choice, also those that listing skips as assured. */
export function assuredHolds<T extends GameTypes>(p: Position<T>, asked: AskedSeat<T>): void {
  const { options, seat } = asked;
  const holds = (check: Check<T>, row: number): boolean => {
    try {
      return check.holds(p, p.locals, options.a(row), options.b(row), options.c(row));
    } catch (e) {
      throw new CheckError(check.rule, 'holds', e);
    }
  };
  for (let row = 0; row < options.count; row++) {
    const choice = options.question.choices[options.choiceOf(row)];
    for (const check of checksOf(choice))
      if (!p.whileListing(seat, () => holds(check as Check<T>, row)))
        throw new DetectedFailure(
          'assured-check-fails',
          `${options.answer(row).join(' ')} is listed against ${check.rule} at ${p.where()}`,
        );
  }
}
