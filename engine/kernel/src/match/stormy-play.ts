import { anyAnswer } from '../fixtures/random-play.ts';
import {
  type Answer,
  encode,
  type Game,
  type GameTypes,
  type Input,
  Match,
  type MatchSetup,
  type Outcome,
  type Seat,
  SPECTATOR,
  seedFrom,
  snapshot,
} from '../index.ts';

export const throughJson = <X>(x: X): X => JSON.parse(JSON.stringify(x)) as X;

type Random = (n: number) => number;

/** Some input that the match takes now, of all kinds there are. */
function anyInput<T extends GameTypes>(match: Match<T>, random: Random): Input {
  const { position: p, decisionId: decision } = match;
  const at = match.clock.since + random(random(5) === 0 ? 4000 : 400);
  const { seat, answer } = anyAnswer(p, random);
  if (match.paused) return { kind: 'resume', seat, at };
  for (let late = 0; late < p.seats; late++) {
    const due = match.deadline(late);
    if (due !== null && due < at) return { kind: 'timeout', seat: late, at: due };
  }
  const whim = random(400);
  if (whim === 0 && p.game.resign !== undefined) return { kind: 'resign', seat, at };
  if (whim < 30) return { kind: 'pause', seat, at };
  const undoing = [...Array(p.seats).keys()].find((s) => match.undoable(s) > 0);
  if (whim < 120 && undoing !== undefined) return { kind: 'undo', seat: undoing, at };
  if (whim < 240) return { kind: 'batch', seat, decision, answers: inARow(match, seat, answer, random), at };
  return { kind: 'answer', seat, decision, answer, at };
}

/** Answers that a seat could give one after the other. */
function inARow<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  first: Answer,
  random: Random,
): readonly Answer[] {
  const answers = [first];
  const p = match.position.copy();
  p.answer(seat, first);
  while (answers.length < 4 && p.result === null) {
    const next = anyAnswer(p, random);
    if (next.seat !== seat) break;
    answers.push(next.answer);
    p.answer(seat, next.answer);
  }
  return answers;
}

/** Plays at random with all that can come into a match, and hands every moment on the way to `visit`. */
export function storm<T extends GameTypes>(
  match: Match<T>,
  random: Random,
  inputs: number,
  visit: (match: Match<T>, outcome: Outcome | null) => void = () => {},
): Match<T> {
  visit(match, null);
  const end = match.length + inputs;
  while (match.result === null && match.length < end) {
    const input = anyInput(match, random);
    let out = match.submit(input);
    // The time for a question may be over that an undo would come back to.
    if (!out.ok && input.kind === 'undo') out = match.submit({ ...input, kind: 'pause' });
    if (!out.ok) throw new Error(`${JSON.stringify(input)} was refused: ${JSON.stringify(out)}`);
    visit(match, out);
  }
  return match;
}

export const startNamed = <T extends GameTypes>(
  game: Game<T>,
  table: Omit<MatchSetup, 'seed'>,
  name: string,
): Match<T> => Match.start(game, { ...table, seed: seedFrom(name) });

/** Whatever anybody could ask a match about its present moment. */
export function facts<T extends GameTypes>(match: Match<T>): unknown {
  const seats = [...Array(match.setup.seats).keys()];
  return throughJson({
    length: match.length,
    bytes: [...encode(match.position)],
    hash: match.hash(),
    views: [...seats, SPECTATOR].map((seat) => match.view(seat)),
    decisions: seats.map((seat) => match.decision(seat)),
    undoable: seats.map((seat) => match.undoable(seat)),
    deadlines: seats.map((seat) => match.deadline(seat)),
    clock: match.clock,
    paused: match.paused,
    commitment: match.commitment,
    opening: match.opening,
    snapshot: snapshot(match),
  });
}

/** … and about every earlier one. */
export const pasts = <T extends GameTypes>(match: Match<T>): string[] =>
  Array.from({ length: match.length + 1 }, (_, n) => encode(match.at(n)).join());
