import { readdirSync, readFileSync } from 'node:fs';
import { playOut } from '@sightline/bots';
import { load, save, seedFrom, verify } from '@sightline/kernel';
import { describe, expect, it, vi } from 'vitest';
import { easy, normal } from '../bots/bot.ts';
import {
  ACTIONS,
  CLASS_CARDS,
  DEMON_CARDS,
  EVENTS,
  GLORY_KILL_CARDS,
  INVASION_CARDS,
  setCalled,
  WEAPON_SETS,
} from '../content/index.ts';
import { boxOf } from '../rules/box.ts';
import { game } from '../rules/game.ts';

/** A copy of a card under another name, put in the middle of the list: it has no words, so nobody reads it. */
function withOneMore<T extends object, K extends keyof T>(
  cards: readonly T[],
  key: K,
  name: string,
  more: Partial<T> = {},
): readonly T[] {
  const middle = Math.floor(cards.length / 2);
  return cards.toSpliced(middle, 0, { ...cards[0], ...more, [key]: name });
}

vi.mock(import('../content/class-cards.ts'), async (original) => ({
  CLASS_CARDS: withOneMore((await original()).CLASS_CARDS, 'id', 'added'),
}));
vi.mock(import('../content/glory-kill-cards.ts'), async (original) => ({
  GLORY_KILL_CARDS: withOneMore((await original()).GLORY_KILL_CARDS, 'id', 'added'),
}));
vi.mock(import('../content/invasion-cards.ts'), async (original) => ({
  INVASION_CARDS: withOneMore((await original()).INVASION_CARDS, 'id', 'added'),
}));
vi.mock(import('../content/demon-cards.ts'), async (original) => ({
  DEMON_CARDS: withOneMore((await original()).DEMON_CARDS, 'id', 'added'),
}));
vi.mock(import('../content/event-cards.ts'), async (original) => {
  const { EVENT_SETS } = await original();
  const [{ cards }] = EVENT_SETS;
  return {
    EVENT_SETS: withOneMore(EVENT_SETS, 'id', 'added', { cards: withOneMore(cards, 'title', 'added') }),
  };
});
vi.mock(import('../content/weapon-sets.ts'), async (original) => {
  const sets = (await original()).WEAPON_SETS.map((set) =>
    set.id === 'uac' || set.id === 'plasmaRifle'
      ? { ...set, cards: withOneMore(set.cards, 'id', `${set.id}Added`) }
      : set,
  );
  const cards = sets[1].cards.map((card) => ({ ...card, id: `added.${card.id}` as typeof card.id }));
  return { WEAPON_SETS: withOneMore(sets, 'id', 'added', { starting: true, copies: 2, cards }) };
});

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));

describe('cards that are added in the middle of every list', () => {
  it('are there', () => {
    expect(game.edition).toBe(2);
    for (const cards of [CLASS_CARDS, GLORY_KILL_CARDS, INVASION_CARDS, DEMON_CARDS, WEAPON_SETS])
      expect(cards.filter(({ id }) => id === ('added' as string))).toHaveLength(1);
    const [first, second] = [boxOf(1), boxOf(2)];
    const plasma = setCalled('plasmaRifle');
    expect([first, second].map((box) => box.cardsOfSet(plasma).length)).toEqual([3, 4]);
    expect([first, second].map((box) => box.trios.length)).toEqual([20, 35]);
    expect(second.figures).toBe(first.figures + DEMON_CARDS[0].figures);
    expect([second.actions.length, second.events.length]).toEqual([ACTIONS.length, EVENTS.length]);
    expect([first.actions.length, first.events.length]).toEqual([40, 36]);
  });

  it.each(files)('do not change %s', (name) => {
    const { hash, match } = JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as {
      readonly hash: string;
      readonly match: unknown;
    };
    const replayed = load(game, match);
    expect(replayed.result).not.toBeNull();
    expect(replayed.hash()).toBe(hash);
    for (let seat = 0; seat < replayed.setup.seats; seat++) expect(() => replayed.view(seat)).not.toThrow();
  });

  it('are in the matches that begin now', () => {
    const { match } = playOut(game, {
      setup: { mission: 'kneeDeepInTheDead' },
      seats: 5,
      seed: seedFrom('added cards'),
      bots: [normal, easy, normal, easy, normal],
    });
    expect(match.setup.setup).toEqual({ mission: 'kneeDeepInTheDead', edition: 2 });
    const { gloryDeck, gloryDiscard, marines, figures, box } = match.position.state;
    const glories = [gloryDeck, gloryDiscard, ...marines.map(({ glory }) => glory)].flatMap(
      ({ items }) => items,
    );
    expect(glories.toSorted((a, b) => a - b)).toEqual([...GLORY_KILL_CARDS.keys()]);
    expect(figures).toHaveLength(boxOf(2).figures);
    expect(box).toHaveLength(WEAPON_SETS.length);
    expect(verify(game, JSON.parse(JSON.stringify(save(match, 'always')))).problems).toEqual([]);
  });
});
