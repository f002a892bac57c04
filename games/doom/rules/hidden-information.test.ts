import { determinize, dice, members, only, SPECTATOR, seedFrom, seedSource, seenBy } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { CLASS_CARDS, DEMON_CARDS, EVENTS, INVASION_CARDS } from '../content/index.ts';
import { type Answers, playAtRandom, playUntil, startMatch } from '../testing/full-match.ts';
import type { TestTable } from '../testing/given.ts';
import { BOX } from './box.ts';
import { INVADER, NONE, TRIOS } from './doom.ts';
import { EVENT_KINDS } from './events.ts';
import { isFaceUp } from './figures.ts';
import { game } from './game.ts';
import { impossible, invasionCardOf, writtenDown } from './hidden-information.ts';

const MARINES = [1, 2, 3, 4];
const ALL = [INVADER, ...MARINES, SPECTATOR];
const card = (id: string) => INVASION_CARDS.findIndex((c) => c.id === id);

const playedTo = (until: string, answers: Answers = {}, seed = 'hidden') =>
  playUntil(startMatch({ mission: 'kneeDeepInTheDead' }, { seed }), [until], answers);
const invasionIs = (id: string): Answers => ({ 'setUp.invasion': ['invasion', card(id)] });
const setsAre = (...sets: readonly number[]): Answers => ({
  'setUp.events': ['events', TRIOS.findIndex((trio) => trio.join() === sets.join())],
});
/** All that a seat can see, its question included. */
const seen = (table: TestTable, seat: number) => JSON.stringify(table.match.view(seat));
const groupsSeen = (table: TestTable, seat: number) =>
  table.match.view(seat).state.invasion.map(({ value }) => value);

/** Worlds that look to the seat like this one. */
const worlds = (table: TestTable, seat: number, count = 40) =>
  Array.from({ length: count }, (_, i) =>
    determinize(
      game,
      table.match.position.statics,
      table.match.view(seat),
      dice(i + 1),
      seedSource(seedFrom(`world ${i}`)),
    ),
  );
const cardIn = ({ state }: ReturnType<typeof worlds>[number]) =>
  invasionCardOf(state.invasion.map(({ value }) => value));

/** The first marine's activation of a match, one card played and one discarded. */
function afterASprint(): { table: TestTable; marine: number; card: number } {
  const table = playedTo('marineActivation.act');
  const [seat] = table.match.awaiting();
  const [[thrown]] = table.options(seat, 'sprint');
  return { table: table.play(seat, 'sprint', thrown), marine: seat - 1, card: thrown };
}

describe('what everybody sees', () => {
  it('DM-HID-01: face-up cards in play areas, discarded action cards among them', () => {
    const { table, marine, card: thrown } = afterASprint();
    const bonus = table.options(marine + 1, 'play').at(0);
    if (bonus !== undefined) table.play(marine + 1, 'play', ...bonus);
    for (const seat of ALL) {
      const m = table.match.view(seat).state.marines[marine];
      expect(m.discard.items).toEqual([thrown]);
      expect(m.inPlay.items).toEqual(table.state.marines[marine].inPlay.items);
      expect([m.class, m.squad, m.sets]).toEqual([
        table.state.marines[marine].class,
        NONE,
        table.state.marines[marine].sets,
      ]);
      const { argent, exhausted, initiativeCards } = table.match.view(seat).state;
      expect({ argent, exhausted, initiativeCards }).toEqual({
        argent: table.state.argent,
        exhausted: table.state.exhausted,
        initiativeCards: table.state.initiativeCards,
      });
    }
  });

  it('DM-HID-09: the event discard pile', () => {
    const table = playedTo('status.argent');
    const [first, second] = table.state.eventHand.items;
    table.play(INVADER, 'discard', first, second);
    for (const seat of ALL) expect(table.match.view(seat).state.eventDiscard.items).toEqual([first, second]);
  });
});

describe('what the Invader keeps to himself', () => {
  it('DM-HID-02: whichever invasion card lies there, the marines see the same', () => {
    const one = playedTo('threat.summon', invasionIs('swarm'));
    const other = playedTo('threat.summon', invasionIs('heavyMetal'));
    for (const seat of [...MARINES, SPECTATOR]) {
      expect(groupsSeen(one, seat)).toEqual([null, null, null, null, null, null]);
      expect(seen(one, seat)).toBe(seen(other, seat));
    }
    expect(seen(one, INVADER)).not.toBe(seen(other, INVADER));
  });

  it('DM-HID-10: a group that was summoned is known, the other groups of the card are not', () => {
    // their first blue groups are the same
    const [swarm, titan] = ['swarm', 'titanRising'].map((id) => {
      const table = playedTo('threat.summon', invasionIs(id)).play(INVADER, 'summon', 1);
      return playUntil(table.play(INVADER, 'group', 0), ['threat.summon']);
    });
    for (const seat of [...MARINES, SPECTATOR]) {
      expect(groupsSeen(swarm, seat).filter((group) => group !== null)).toHaveLength(1);
      expect(seen(swarm, seat)).toBe(seen(titan, seat));
      expect(new Set(worlds(swarm, seat).map(cardIn))).toEqual(new Set([card('swarm'), card('titanRising')]));
    }
  });

  it('DM-HID-02: every card can be told by its six groups', () => {
    for (const [number] of INVASION_CARDS.entries()) expect(invasionCardOf(writtenDown(number))).toBe(number);
    expect(invasionCardOf([0, 1, 2, 3, 4, 5])).toBe(NONE);
  });

  it('DM-HID-02: a face-down demon card bears nothing', () => {
    const table = playedTo('marineActivation.act');
    DEMON_CARDS.forEach((_, type) => {
      if (!isFaceUp(table.g, type)) expect(table.state.argent[type]).toBe(0);
    });
  });

  it('DM-HID-03: nor can they tell which invasion cards and demons are left out', () => {
    const before = playedTo('threat.summon', invasionIs('swarm'));
    for (const seat of MARINES) {
      const guesses = new Set(worlds(before, seat, 200).map(cardIn));
      expect(guesses.size).toBe(INVASION_CARDS.length);
      expect(before.match.view(seat).state.eventBox.items).toEqual(Array(18).fill(null));
    }
  });

  it('DM-HID-04: he may look at his invasion card at any time', () => {
    const table = playedTo('setUp.events', invasionIs('boneStorm'));
    for (const step of ['threat.summon', 'status.argent', 'marineActivation.act']) {
      playUntil(table, [step]);
      expect(invasionCardOf(groupsSeen(table, INVADER).map((group) => group ?? NONE))).toBe(
        card('boneStorm'),
      );
    }
  });

  it('DM-HID-07: whichever event sets he chose, the marines see the same', () => {
    const one = playedTo('status.argent', setsAre(0, 1, 2));
    const other = playedTo('status.argent', setsAre(2, 4, 5));
    for (const seat of [...MARINES, SPECTATOR]) {
      expect(one.match.view(seat).state.trio.value).toBeNull();
      expect(seen(one, seat)).toBe(seen(other, seat));
      expect(new Set(worlds(one, seat, 200).map(({ state }) => state.trio.value)).size).toBe(
        BOX.trios.length,
      );
    }
  });

  it('DM-HID-07: a card that was seen tells of its own set only', () => {
    const table = playedTo('status.argent', setsAre(0, 1, 2));
    const thrown = table.state.eventHand.items[0];
    table.play(INVADER, 'discard', thrown);
    for (const world of worlds(table, 1, 100)) {
      expect(TRIOS[world.state.trio.value]).toContain(EVENTS[thrown].set);
      expect(impossible(world)).toBeNull();
    }
    expect(new Set(worlds(table, 1, 200).map(({ state }) => state.trio.value)).size).toBe(10);
  });
});

describe('what marines keep to themselves', () => {
  it('DM-HID-05: nobody else sees a marine’s action cards or glory kill cards', () => {
    const table = playedTo('marineActivation.act');
    table.state.marines.forEach(({ hand, deck }, marine) => {
      for (const seat of ALL) {
        const m = table.match.view(seat).state.marines[marine];
        expect(m.hand.items).toEqual(seat === marine + 1 ? hand.items : hand.items.map(() => null));
        expect(m.deck.items).toEqual(deck.items.map(() => null));
      }
    });
  });

  it('DM-HID-05: glory kill cards lie face down, their number is open', () => {
    // Alpha is an executioner: at the beginning of his activation he may draw one
    const executioner = CLASS_CARDS.findIndex(({ id }) => id === 'executioner');
    const table = playedTo('moment.use', { 'setUp.class': (seat) => ['class', executioner + seat - 1] });
    for (let i = 0; i < 60 && table.happened('drewGlory').length === 0; i++) {
      const [seat] = table.match.awaiting();
      const [use] = seat === 1 ? table.options(seat, 'use') : [];
      table.play(
        seat,
        ...(use ? (['use', ...use] as const) : (table.match.decision(seat)?.timeout ?? ['?'])),
      );
    }
    const [drawn] = table.happened('drewGlory');
    const own = table.state.marines[0].glory.items;
    expect(own).toHaveLength(1);
    for (const seat of ALL) {
      expect(table.match.view(seat).state.marines[0].glory.items).toEqual(seat === 1 ? own : [null]);
      expect(seenBy(drawn, seat)?.fields.card).toBe(seat === 1 ? own[0] : undefined);
    }
  });

  it('DM-HID-05: whatever happens, a hand is known to its owner alone', () => {
    const table = startMatch({ mission: 'kneeDeepInTheDead' });
    let looks = 0;
    playAtRandom(table, 1500, () => {
      table.state.marines.forEach(({ hand, glory }, marine) => {
        for (const seats of [...hand.known, ...glory.known]) {
          expect(seats).toBe(only(marine + 1));
          looks++;
        }
      });
    });
    expect(looks).toBeGreaterThan(5000);
  });

  it('DM-HID-06, DM-HID-08: talk is no part of a match: the rules neither forbid it nor keep it from anybody', () => {
    const secrets = EVENT_KINDS.filter(({ secrets: fields }) => fields.length > 0).map(({ name }) => name);
    expect(secrets.toSorted()).toEqual(['drewActions', 'drewEvents', 'drewGlory']);
    const table = playedTo('marineActivation.act');
    for (const { to = {} } of table.events) {
      // nothing happens that only the marines hear of
      expect(to.event).toBeUndefined();
      for (const seats of Object.values(to)) expect(members(seats)).toHaveLength(1);
    }
    const said = table.match.submit({ kind: 'say', seat: 2, text: 'two shotguns, no dodge', at: 0 });
    expect(said).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });
});
