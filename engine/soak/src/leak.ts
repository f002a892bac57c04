import {
  type Answer,
  clockAt,
  type DrawSource,
  determinize,
  type GameTypes,
  has,
  NOBODY,
  type Position,
  quickSource,
  type Refusal,
  type Seat,
  SPECTATOR,
  sample,
  seenBy,
  viewOf,
  whyNot,
} from '@sightline/kernel';
import { DetectedFailure } from './failure.ts';

type Random = (n: number) => number;

/**
 * If two positions differ only in what a seat may not know, then all it notices is the same, byte for byte: its view,
 * its options and the reasons for what is not among them; and after an answer its events, its view, whether it is made
 * to wait, the clocks, and whether it could take back. Only what the kernel was told to reveal to the seat may differ:
 * then the worlds part, and are not compared. The second position is a guess from the seat's own view.
 */
export function nothingLeaks<T extends GameTypes>(
  p: Position<T>,
  actor: Seat,
  answer: Answer,
  random: Random,
): number {
  let compared = 0;
  for (const seat of [...Array(p.seats).keys(), SPECTATOR]) {
    const twin = twinOf(p, seat, random);
    same(p, `seat ${seat} sees`, viewOf(p, seat), viewOf(twin, seat));
    sameReasons(p, twin, seat, random);
    /** The same is done in both worlds, if it can be. */
    const compare = (what: string, world: Position<T> | null, here: Act<T>, there = here) => {
      const mine = p.copy();
      if (world === null || here(mine) !== null || there(world) !== null) return;
      compared += noticesTheSame(p, `after ${what}, seat ${seat}`, mine, world, seat);
      // After different answers only the one who gave them knows what can be taken back.
      if (here === there) same(p, `after ${what} it can be taken back or not`, mine.final, world.final);
    };
    const by = `${answer.join(' ')} by ${actor}`;
    const hidden = otherAnswer(twin, actor, seat, random) ?? answer;
    compare(by, withRealSealed(p, twin), (q) => q.answer(actor, answer));
    if (p.awaiting().includes(actor))
      compare(`time ran out for ${actor}`, twin.copy(), (q) => q.expire(actor));
    if (random(4) === 0) compare(`${actor} gave up`, twin.copy(), (q) => q.resign(actor));
    const openly: Act<T> = (q) => q.answer(actor, answer);
    compare(by, twin, openly, hidden === answer ? openly : (q) => q.answer(actor, hidden));
  }
  return compared;
}

type Act<T extends GameTypes> = (q: Position<T>) => Refusal | null;

/** A position that looks the same to the seat and has the same dice, except those cast in secret. */
function twinOf<T extends GameTypes>(p: Position<T>, seat: Seat, random: Random): Position<T> {
  const secret = new Set((p.game.secretStreams ?? []).map((name) => p.game.streams.indexOf(name)));
  const other = quickSource(random(1 << 30));
  const source: DrawSource = { word: (stream, n) => (secret.has(stream) ? other : p.source).word(stream, n) };
  const twin = determinize(p.game, p.statics, viewOf(p, seat), random, source);
  p.draws.forEach((d, i) => {
    twin.draws[i] = d;
  });
  for (const [which, q] of [['real', p] as const, ['guessed', twin] as const]) {
    const impossible = p.game.impossible?.(q) ?? null;
    if (impossible !== null)
      throw new DetectedFailure('impossible', `a ${which} state: ${impossible}, at ${p.where()}`);
  }
  return twin;
}

/** The twin with the sealed answers that were really given; null if there are none, or it could not have given them. */
function withRealSealed<T extends GameTypes>(p: Position<T>, twin: Position<T>): Position<T> | null {
  const real = p.stack[p.stack.length - 1].sealed;
  if (real === null) return null;
  const alike = twin.copy();
  Object.assign(alike.stack[alike.stack.length - 1], { passed: NOBODY, sealed: null });
  for (let s = 0; s < real.length; s++)
    if (real[s] !== null && alike.answer(s, real[s]) !== null) return null;
  return alike;
}

/** What stays hidden from the seat may be anything else. */
function otherAnswer<T extends GameTypes>(
  twin: Position<T>,
  actor: Seat,
  seat: Seat,
  random: Random,
): Answer | null {
  const asked = twin.askedOf(actor);
  const question = asked?.options.question;
  if (
    asked === null ||
    seat === actor ||
    !(question?.way === 'sealed' || (question?.step.hidden && question.way !== 'meanwhile'))
  )
    return null;
  return twin.whileListing(actor, () => sample(asked.options, twin, twin.locals, random));
}

function noticesTheSame<T extends GameTypes>(
  p: Position<T>,
  what: string,
  here: Position<T>,
  twin: Position<T>,
  seat: Seat,
): number {
  const shown = (q: Position<T>) => q.revealed.filter((r) => has(r.to, seat)).map((r) => r.value);
  const [a, b] = [shown(here), shown(twin)];
  // Being shown nothing where something might have been shown tells as much.
  if (a.length > 0 !== b.length > 0)
    throw new DetectedFailure(
      'leak',
      `${what} is shown a secret or not, by what is hidden from it: show it whether something is there or not, at ${p.where()}`,
    );
  if (JSON.stringify(a) !== JSON.stringify(b)) return 0;
  const told = (q: Position<T>) => q.events.map((e) => seenBy(e, seat)).filter((e) => e !== null);
  same(p, `${what} is told`, told(here), told(twin));
  same(p, `${what} sees`, viewOf(here, seat), viewOf(twin, seat));
  const clocks = (q: Position<T>) => [q.timeGiven, clockAt(q, Array(q.seats).fill(0), 0, 0)];
  same(p, `${what} sees the clocks`, clocks(here), clocks(twin));
  return 1;
}

/** Four tries for each verb: numbers as a curious client would send them. */
function sameReasons<T extends GameTypes>(
  p: Position<T>,
  twin: Position<T>,
  seat: Seat,
  random: Random,
): void {
  const question = p.askedOf(seat)?.options.question;
  for (const verb of question?.verbs ?? [])
    for (let i = 0; i < 4; i++) {
      const answer: Answer = [
        verb,
        ...Array.from({ length: 1 + random(2) }, () => random(random(2) === 0 ? 12 : 400)),
      ];
      const why = `seat ${seat} is told why not ${answer.join(' ')}`;
      same(p, why, whyNot(p, seat, answer), whyNot(twin, seat, answer));
    }
}

function same<T extends GameTypes>(p: Position<T>, what: string, a: unknown, b: unknown): void {
  const x = JSON.stringify(a);
  const y = JSON.stringify(b);
  if (x === y) return;
  let i = 0;
  while (x[i] === y[i]) i++;
  const around = (s: string) => s.slice(Math.max(0, i - 60), i + 60);
  throw new DetectedFailure(
    'leak',
    `${what} …${around(x)}… or …${around(y)}…, by what is hidden from it, at ${p.where()}`,
  );
}
