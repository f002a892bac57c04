import { answerFor, type Bot, botDice } from '@sightline/bots';
import {
  type Answer,
  answersIn,
  type Decision,
  type Form,
  type GameTypes,
  type Outcome,
  PASS,
  type Seat,
} from '@sightline/kernel';
import type { Player } from './api.ts';
import type { Chronicle } from './chronicle.ts';
import type { HostGame } from './shelf.ts';
import type { SavedHeader } from './stored.ts';

export type AcceptedAnswer = Outcome & { readonly ok: true };

/** Answers what nobody has to think about, whoever plays the seat; null if there is nothing of that kind. */
export function answerSettled<T extends GameTypes>(
  shelf: HostGame<T>,
  chronicle: Chronicle<T>,
  header: SavedHeader,
  passing: boolean,
  at: number,
): AcceptedAnswer | null {
  const { match } = chronicle;
  for (const seat of match.awaiting()) {
    const answer = answerNotAsked(shelf, chronicle, header, passing, seat);
    if (answer === null) continue;
    const outcome = chronicle.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at });
    if (outcome.ok) return outcome;
  }
  return null;
}

/** The answer that a seat need not be asked for: settled beforehand, or the only one there is; null: it is asked. */
export function answerNotAsked<T extends GameTypes>(
  shelf: HostGame<T>,
  chronicle: Chronicle<T>,
  header: SavedHeader,
  passing: boolean,
  seat: Seat,
): Answer | null {
  const passes = passing && header.players[seat].kind !== 'bot';
  return (
    settled(shelf, chronicle, header, seat) ?? (passes ? onlyAnswer(chronicle.match.decision(seat)) : null)
  );
}

/** What was chosen beforehand, if the rules still let it be chosen. */
function settled<T extends GameTypes>(
  { table }: HostGame<T>,
  { match }: Chronicle<T>,
  { presets }: SavedHeader,
  seat: Seat,
): Answer | null {
  const decision = match.decision(seat);
  const answer = decision === null ? null : table.preset(decision, presets);
  return answer !== null && match.allows(seat, answer) ? answer : null;
}

/** Passing, or the one thing there is to choose; null as soon as there is anything else. */
export function onlyAnswer(decision: Decision | null): Answer | null {
  const [first, ...others] = decision?.choices ?? [];
  if (first === undefined || others.length > 0) return null;
  if (first.verb === PASS[0]) return PASS;
  const answers = answersIn(first);
  return PICKED.includes(first.form) && answers.length === 1 ? answers[0] : null;
}

/** What is picked. What is confirmed, such as the end of a turn, and a path are a person's own steps, even the last. */
const PICKED: readonly Form[] = ['one', 'place'];

/** The bot that plays so; null: a person does. A level that is not there any more is played by the first that is. */
export function botFor<T extends GameTypes>({ bots }: HostGame<T>, player: Player): Bot<T> | null {
  if (player.kind !== 'bot') return null;
  return Object.hasOwn(bots, player.level) ? bots[player.level] : Object.values(bots)[0];
}

/** Lets a bot answer that is asked, and need not wait; null if there is none. */
export function answerByBot<T extends GameTypes>(
  shelf: HostGame<T>,
  chronicle: Chronicle<T>,
  { players, lots: botSeed }: SavedHeader,
  at: number,
  waits: (seat: Seat) => boolean = () => false,
): AcceptedAnswer | null {
  const { match } = chronicle;
  for (const seat of match.awaiting()) {
    const bot = botFor(shelf, players[seat]);
    if (bot === null || waits(seat)) continue;
    const turn = answerFor(match, seat, bot, { random: botDice(botSeed, match.length, seat), at });
    if (turn === null) continue;
    const outcome = chronicle.heard(turn.outcome);
    if (outcome.ok) return outcome;
    console.error(outcome.report ?? outcome.refusal);
  }
  return null;
}
