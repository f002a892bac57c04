import { type Result, SPECTATOR } from '@sightline/kernel';
import type { Ending, Tone } from '@sightline/table';
import type { SiegeDecision } from '../rules/decisions.ts';
import { inPlay, operatorsOf } from '../rules/operators.ts';
import { ATTACKER, DEFENDER, type OpenTable, SQUADS, type Squad } from '../rules/siege.ts';
import { isMessageKey } from '../text/index.ts';
import { sayKey, seatName, squadName } from './names.ts';
import { openTable, type ViewContext } from './view-context.ts';

/* Over */

const isRule = (by: string): boolean => by.startsWith('SG-');

/** The squad that a result is for; null: nobody has won (SG-VIC-03). */
export const winnerOf = ({ squads }: OpenTable['statics'], { winners }: Result): Squad | null =>
  SQUADS.find((squad) => winners.some((seat) => (squads[squad] & (1 << seat)) !== 0)) ?? null;

const WON_BY = ['attackers', 'defenders'] as const;
const wonBy = (winner: Squad | null) => (winner === null ? 'nobody' : WON_BY[winner]);

function toneFor({ view }: ViewContext, { winners }: Result): Tone {
  if (view.seat === SPECTATOR || winners.length === 0) return 'plain';
  return winners.includes(view.seat) ? 'good' : 'danger';
}

/** How a match has ended, by which rule, and how everybody fared. */
export function ending(at: ViewContext, result: Result): Ending {
  const { say, statics } = at;
  const { by } = result;
  const winner = winnerOf(statics, result);
  const kind = statics.mission?.kind ?? 'control';
  const why = isMessageKey(`ending.by.${by}`) ? sayKey(at, `ending.by.${by}`) : say('ending.by.other');
  return {
    title: say(`ending.${wonBy(winner)}`),
    // Where somebody has given up, the story has not come to its end.
    ...(isRule(by) && winner !== null
      ? { why, text: say(`ending.${kind}.${WON_BY[winner]}`) }
      : { text: why }),
    figures: figuresOf(at),
    rule: isRule(by) ? by : null,
    tone: toneFor(at, result),
  };
}

function figuresOf(at: ViewContext): NonNullable<Ending['figures']> {
  const { say, statics, view } = at;
  const { round, score } = view.state;
  const t = openTable(at);
  const ofSquads = (label: (squad: string) => string, value: (squad: Squad) => string) =>
    SQUADS.map((squad) => ({ label: label(squadName(at, squad)), value: value(squad) }));
  return [
    { label: say('ending.rounds'), value: String(round) },
    ...(statics.mission?.kind === 'control'
      ? [
          {
            label: say('ending.points'),
            value: say('moment.score', { attacker: score[ATTACKER], defender: score[DEFENDER] }),
          },
        ]
      : []),
    ...ofSquads(
      (squad) => say('ending.left', { squad }),
      (squad) => say('ending.ofAll', { n: leftOf(t, squad), all: operatorsOf(squad).length }),
    ),
    ...ofSquads(
      (squad) => say('ending.wounds', { squad }),
      (squad) => String(woundsOf(t, squad)),
    ),
  ];
}

const leftOf = (t: OpenTable, squad: Squad): number => operatorsOf(squad).filter((o) => inPlay(t, o)).length;
/** What a squad has suffered; the opponent dealt it. */
const woundsOf = (t: OpenTable, squad: Squad): number =>
  operatorsOf(squad).reduce<number>((sum, o) => sum + t.state.operators[o].wounds, 0);

/* Waiting */

type Prompt = SiegeDecision['prompt'];
const isPrompt = (asked: string): asked is Prompt => isMessageKey(`waiting.${asked}`);

/** Who is to decide now, and what: one line for those who wait. */
export function waiting(at: ViewContext): string {
  const { say, view, listed } = at;
  const who = listed(view.awaiting.map((seat) => seatName(at, seat)));
  if (who === '') return say('waiting.nobody');
  const frame = view.stack.at(-1);
  const asked = frame === undefined ? '' : `${frame.procedure}.${frame.step}`;
  return say(isPrompt(asked) ? `waiting.${asked}` : 'waiting.other', { who });
}
