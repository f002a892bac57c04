import {
  type Answer,
  type GameEvent,
  has,
  Match,
  NOBODY,
  only,
  type Seat,
  SPECTATOR,
  seedFrom,
} from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, COPIES, kindOf } from './cards.ts';
import { game } from './game.ts';

const start = (seats: number, lot: number) =>
  Match.start(game, { setup: null, seats, seed: seedFrom(`reactions ${lot}`) });
type Besieged = ReturnType<typeof start>;

/** The first match, by lot, of which this can be said. */
function given(seats: number, so: (match: Besieged) => boolean): Besieged {
  for (let lot = 0; lot < 3000; lot++) {
    const match = start(seats, lot);
    if (so(match)) return match;
  }
  throw new Error('no lot gave such a match');
}

function say(match: Besieged, seat: Seat, ...answer: Answer): readonly GameEvent[] {
  const out = match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: 0 });
  if (!out.ok) throw new Error(`${seat} ${answer.join(' ')} was refused: ${JSON.stringify(out.refusal)}`);
  return out.events;
}

const attackOn = (match: Besieged) =>
  match.view().stack.at(-1)?.locals as { kind: number; strength: number; victim: Seat };
const handOf = (match: Besieged, seat: Seat) =>
  match.view(seat).state.hands[seat].items.map((card) => card ?? Number.NaN);
const fitting = (match: Besieged, seat: Seat) =>
  handOf(match, seat).filter((card) => kindOf(card) === attackOn(match).kind);
const sizes = (match: Besieged) => match.view().state.hands.map((hand) => hand.items.length);
const verbs = (match: Besieged, seat: Seat) => match.decision(seat)?.choices.map((c) => c.verb) ?? [];

const allPass = (match: Besieged) => match.awaiting().flatMap((seat) => say(match, seat, 'pass'));

/** Plays on, each seat reacting whenever it can, until something happened. */
function reactUntil(match: Besieged, what: (events: readonly GameEvent[]) => boolean): boolean {
  while (match.result === null) {
    const [seat] = match.awaiting();
    const [card] = fitting(match, seat);
    if (what(card === undefined ? say(match, seat, 'pass') : say(match, seat, 'play', card))) return true;
  }
  return false;
}

describe('rules', () => {
  it('RE-01: six health each, and three cards that only their owner sees', () => {
    const match = start(4, 0);
    expect(match.view().state.health).toEqual([6, 6, 6, 6]);
    expect(sizes(match)).toEqual([3, 3, 3, 3]);
    expect(match.view().state.deck.items).toHaveLength(6);
    for (const viewer of [0, 1, 2, 3, SPECTATOR])
      match.view(viewer).state.hands.forEach((hand, seat) => {
        for (const card of hand.items) expect(card === null).toBe(seat !== viewer);
        expect(hand.known).toEqual([only(seat), only(seat), only(seat)]);
      });
  });

  it('RE-01: the deck has six cards of each kind', () => {
    expect([0, 1, 2].map((kind) => CARDS.filter((card) => kindOf(card) === kind).length)).toEqual([6, 6, 6]);
  });

  it('RE-02: kind, strength and victim of an attack are drawn by lot', () => {
    const drawn = Array.from({ length: 60 }, (_, lot) => attackOn(start(3, lot)));
    const all = (of: 'kind' | 'strength' | 'victim') =>
      [...new Set(drawn.map((a) => a[of]))].sort((a, b) => a - b);
    expect([all('kind'), all('strength'), all('victim')]).toEqual([
      [0, 1, 2],
      [1, 2, 3],
      [0, 1, 2],
    ]);
  });

  it('RE-03: after each reaction the question is open to all again, until all have passed in a row', () => {
    const match = given(3, (m) => attackOn(m).strength > 1 && fitting(m, 1).length > 0);
    say(match, 0, 'pass');
    expect(match.awaiting()).toEqual([1, 2]);
    say(match, 1, 'play', fitting(match, 1)[0]);
    expect(match.awaiting()).toEqual([0, 1, 2]);
    say(match, 2, 'pass');
    say(match, 1, 'pass');
    expect(match.view().state.night).toBe(0);
    say(match, 0, 'pass');
    expect(match.view().state.night).toBe(1);
  });

  it('RE-04: a card fits one kind of attack only', () => {
    const match = given(2, (m) => [1, 2].includes(fitting(m, 0).length));
    for (const card of handOf(match, 0))
      expect(match.whyNot(0, ['play', card])?.rule).toBe(
        fitting(match, 0).includes(card) ? undefined : 'RE-04',
      );
  });

  it('RE-05: a reaction takes one off the strength, and nothing is played against none', () => {
    const match = given(2, (m) => attackOn(m).strength === 2 && fitting(m, 0).length === 3);
    const [first, second] = fitting(match, 0);
    say(match, 0, 'play', first);
    expect(attackOn(match).strength).toBe(1);
    say(match, 0, 'play', second);
    expect(match.view().state.night).toBe(1);
  });

  it('RE-06: played cards lie open', () => {
    const match = given(2, (m) => attackOn(m).strength > 1 && fitting(m, 0).length > 0);
    const [card] = fitting(match, 0);
    expect(say(match, 0, 'play', card)).toEqual([{ kind: 'reacted', fields: { seat: 0, card } }]);
    expect(match.view().state.discard.items).toEqual([card]);
  });

  it('RE-07: a seat without a fitting card is asked like any other', () => {
    const match = given(4, (m) => fitting(m, 2).length === 0 && fitting(m, 1).length > 0);
    expect(match.awaiting()).toEqual([0, 1, 2, 3]);
    expect([verbs(match, 1), verbs(match, 2)]).toEqual([['play', 'pass'], ['pass']]);
  });

  it('RE-07: whoever watches can foretell who is asked', () => {
    let nobodyAsked = 0;
    for (let lot = 0; lot < 40; lot++) {
      const match = start(2 + (lot % 3), lot);
      const lyingOpen = new Set<number>();
      let previous: GameEvent | undefined;
      const happened = (events: readonly GameEvent[]) => {
        for (const e of events) {
          // An attack that is followed by anything but a question or a reaction asked nobody.
          if (previous?.kind === 'attacked' && e.kind === 'wounded' && events.includes(previous)) {
            nobodyAsked++;
            const open = [...lyingOpen].filter((card) => kindOf(card) === previous?.fields.kind);
            expect(open).toHaveLength(COPIES);
          }
          if (e.kind === 'reacted') lyingOpen.add(Number(e.fields.card));
          if (e.kind === 'reshuffled') lyingOpen.clear();
          previous = e;
        }
        if (match.result !== null) return true;
        const { kind } = attackOn(match);
        const { passed } = match.view().stack.at(-1) ?? { passed: NOBODY };
        const couldReact = sizes(match).flatMap((n, seat) => (n > 0 && !has(passed, seat) ? [seat] : []));
        expect([...lyingOpen].filter((card) => kindOf(card) === kind).length).toBeLessThan(COPIES);
        expect(match.awaiting()).toEqual(couldReact);
        return false;
      };
      if (!happened(match.opening.events)) reactUntil(match, happened);
    }
    expect(nobodyAsked).toBeGreaterThan(0);
  });

  it('RE-08: the victim loses as much health as strength is left', () => {
    const match = given(2, (m) => attackOn(m).strength === 3 && fitting(m, 0).length > 0);
    const { victim } = attackOn(match);
    say(match, 0, 'play', fitting(match, 0)[0]);
    expect(allPass(match)).toContainEqual({ kind: 'wounded', fields: { seat: victim, left: 4 } });
    expect(match.view().state.health.toSorted((a, b) => a - b)).toEqual([4, 6]);
  });

  it('RE-09: after the attack each seat with fewer than four cards draws one', () => {
    const match = start(3, 0);
    const events = allPass(match).filter((e) => e.kind === 'drew');
    expect(events.map((e) => [e.fields.seat, e.to])).toEqual([0, 1, 2].map((s) => [s, { card: only(s) }]));
    expect(sizes(match)).toEqual([4, 4, 4]);
    allPass(match);
    expect(sizes(match)).toEqual([4, 4, 4]);
  });

  it('RE-10: an empty deck is made of the discard pile, in an order nobody knows', () => {
    const played = given(4, (m) => reactUntil(m, (events) => events.some((e) => e.kind === 'reshuffled')));
    expect(played.view().state.discard.items).toEqual([]);
    for (const viewer of [0, 1, 2, 3, SPECTATOR]) {
      const { deck } = played.view(viewer).state;
      expect(deck.items.length).toBeGreaterThan(0);
      expect(deck.items.every((card) => card === null)).toBe(true);
    }
  });

  it('RE-11: a victim without health loses the match for all', () => {
    const match = start(2, 0);
    while (match.result === null) allPass(match);
    expect(match.result).toEqual({ winners: [], by: 'RE-11' });
    expect(Math.min(...match.view().state.health)).toBe(0);
  });

  it('RE-11: after the eighth night all have won', () => {
    let attacks = 0;
    const match = given(4, (m) => {
      attacks = 1;
      reactUntil(m, (events) => {
        attacks += events.filter((e) => e.kind === 'attacked').length;
        return false;
      });
      return m.result?.winners.length !== 0;
    });
    expect(match.result).toEqual({ winners: [0, 1, 2, 3], by: 'RE-11' });
    expect(attacks).toBe(8);
  });
});

describe('who is first', () => {
  const bothCanReact = (m: Besieged) =>
    attackOn(m).strength > 1 && fitting(m, 0).length > 0 && fitting(m, 1).length > 0;

  it('an answer that comes too late is refused: the attack is not what it was', () => {
    const match = given(2, bothCanReact);
    const decision = match.decisionId;
    const late = { kind: 'answer', seat: 1, decision, answer: ['play', fitting(match, 1)[0]], at: 0 };
    say(match, 0, 'play', fitting(match, 0)[0]);
    expect(match.submit(late)).toMatchObject({ ok: false, refusal: { code: 'old-decision' } });
  });

  it('a pass of one seat leaves the question to the others as it was', () => {
    const match = given(2, bothCanReact);
    const decision = match.decisionId;
    say(match, 0, 'pass');
    const answer: Answer = ['play', fitting(match, 1)[0]];
    expect(match.submit({ kind: 'answer', seat: 1, decision, answer, at: 0 }).ok).toBe(true);
  });

  it('a pass meant for one attack is not taken for the next', () => {
    const match = start(2, 0);
    const decision = match.decisionId;
    allPass(match);
    const twice = { kind: 'answer', seat: 0, decision, answer: ['pass'], at: 0 };
    expect(match.submit(twice)).toMatchObject({ ok: false, refusal: { code: 'old-decision' } });
  });
});
