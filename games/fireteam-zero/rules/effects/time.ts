import { call } from '@sightline/kernel';
import type { Deed } from '../../content/card-types.ts';
import { ROUND, TURN } from '../fireteam.ts';
import { chooseOption } from '../procedures.ts';
import { whom } from '../targets.ts';
import type { Doing, Situation } from './situation.ts';

const of = ({ you, it, subject, other, here, target, task }: Situation) => ({
  you,
  it,
  subject,
  other,
  here,
  target,
  task,
});

/** Choices, and what lasts for a while. */
export const CHOICES: Doing<'either' | 'onlyIf' | 'lasting'> = {
  either: (g, e, s) =>
    call(chooseOption, { options: e.options.map((o: Deed) => g.statics.box.numberOf(o)), ...of(s) }),
  onlyIf: () => undefined,
  lasting: (g, e, s) => {
    const effect = g.statics.box.numberOfLasting(e);
    const until = e.until === 'turnEnds' ? TURN : ROUND;
    for (const figure of whom(g, e.who, s)) g.state.lasting.push({ effect, figure, until });
  },
};
