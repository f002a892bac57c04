import { call, EVERYONE, SPECTATOR } from '@sightline/kernel';
import type { HandArea } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { INVADER } from '../rules/doom.ts';
import { seatOf } from '../rules/figures.ts';
import { marineActivation } from '../rules/procedures.ts';
import { cardsOf, eventCard, eventsOf, giveClass, gloryOf, put } from '../testing/arranging.ts';
import { startMatch } from '../testing/full-match.ts';
import { given } from '../testing/given.ts';
import { ALPHA, BRAVO } from '../testing/marines.ts';
import { chooseInvasion } from '../testing/portals.ts';
import { lookAt } from '../testing/saying.ts';
import { hand, pileAt } from './hand.ts';
import { inspect } from './inspect.ts';
import { panels } from './panels.ts';
import { scene } from './scene.ts';
import type { ViewContext } from './view-context.ts';

const { match } = given({
  mission: (at) => ({ portals: [{ cell: at(5, 5), colour: 'blue', faceUp: true }] }),
  arrange(g, at) {
    put(g, ALPHA, at(0, 0));
    put(g, BRAVO, at(1, 0));
    giveClass(g, ALPHA, 'medic');
    g.state.marines[ALPHA].exhausted = true;
    cardsOf(g, ALPHA, {
      hand: ['uac1', 'plasmaRifle2'],
      deck: ['uac2', 'uac3'],
      discard: ['uac4', 'plasmaRifle1'],
      inPlay: ['plasmaRifle3'],
    });
    cardsOf(g, BRAVO, { hand: ['uac1', 'chaingun1'], discard: ['chaingun2'] });
    gloryOf(g, ALPHA, 'warCry');
    eventsOf(g, { hand: ['paranoia', 'ambush'], deck: ['ferocity'], discard: ['execution'] });
    g.state.eventDefense = { items: [eventCard('nightmare')], known: [EVERYONE] };
    chooseInvasion(g, 'impAssault');
    g.state.invasion[0].known = EVERYONE;
  },
  run: () => call(marineActivation, { figure: BRAVO }),
});

const titles = ({ groups }: HandArea) =>
  Object.fromEntries(groups.map(({ title, cards }) => [title, cards.map((card) => card.title)]));
const all = (area: HandArea): string[] =>
  [...area.standing, ...area.groups.flatMap((g) => g.cards)].map((card) => card.title);

describe("a marine's cards", () => {
  const alpha = hand(lookAt(match, seatOf(ALPHA)));

  it('hand, play area and glory kill cards lie side by side', () => {
    expect(titles(alpha)).toEqual({
      Hand: ['Sidearm', 'Overcharge'],
      'In play': ['Vent Heat'],
      'Glory kill cards': ['War Cry'],
      'Revealed or being used (Invader)': ['Nightmare'],
    });
    expect(alpha.standing.map(({ title, spent }) => [title, spent])).toEqual([['Medic', 'Exhausted']]);
  });

  it('the deck has only a number; the discard pile can be leafed through from its top', () => {
    const [deck, discard] = alpha.piles;
    expect(deck).toEqual({ ref: 'thing:pile.deck', label: 'Deck', count: 2 });
    expect(discard.cards?.map(({ title }) => title)).toEqual(['Bolt Stream', 'Push Forward']);
  });

  it('nobody sees the hand of another', () => {
    const shown = JSON.stringify(scene(lookAt(match, seatOf(ALPHA))));
    expect(shown).not.toContain('Spin Up');
    expect(shown).not.toContain('Ambush');
    const invaders = JSON.stringify(scene(lookAt(match, INVADER)));
    for (const secret of ['Overcharge', 'War Cry', 'Spin Up']) expect(invaders).not.toContain(secret);
    const watched = JSON.stringify(scene(lookAt(match, SPECTATOR)));
    for (const secret of ['Overcharge', 'War Cry', 'Ambush']) expect(watched).not.toContain(secret);
  });

  it('how many cards the others hold is no secret', () => {
    const bravo = panels(lookAt(match, seatOf(ALPHA))).find((p) => p.type === 'figure' && p.name === 'Bravo');
    expect(bravo).toMatchObject({
      chips: expect.arrayContaining([expect.objectContaining({ text: '2 cards' })]),
    });
  });
});

describe("the Invader's cards", () => {
  it('event cards, and the invasion card with what has been seen of it', () => {
    const area = hand(lookAt(match, INVADER));
    expect(titles(area)).toEqual({
      'Event cards': ['Paranoia', 'Ambush'],
      'Revealed or being used': ['Nightmare'],
      'In play (Alpha)': ['Vent Heat'],
    });
    expect(area.piles.map(({ label, count }) => [label, count])).toEqual([
      ['Event deck', 1],
      ['Event discard', 1],
    ]);
    const [invasion] = area.standing;
    expect(invasion.title).toBe('Imp Assault');
    expect(invasion.stats).toEqual([{ label: 'Blue', value: '3 Imps / 2 Imps, +2 Argent' }]);
    const whole = inspect(lookAt(match, INVADER), invasion.ref)?.card;
    expect(whole?.stats).toBeUndefined();
    expect(whole?.abilities?.map(({ title }) => title)).toEqual([
      'Blue portal, 1 of 1 face up',
      'Yellow portal',
      'Red portal',
    ]);
    expect(whole?.abilities?.[0].text).toBe('3 Imps (seen by all) / 2 Imps and 2 Argent Power tokens');
  });

  it('a portal says which groups it may bring, as far as one knows them', () => {
    const groups = (seat: number) =>
      inspect(lookAt(match, seat), 'thing:portal.0')?.lines.flatMap(({ title, text }) =>
        title === undefined ? [] : [`${title}: ${text}`],
      );
    expect(groups(INVADER)).toEqual(['Group 1: 3 Imps', 'Group 2: 2 Imps and 2 Argent Power tokens']);
    expect(groups(seatOf(ALPHA))).toEqual(['Group 1: 3 Imps', 'Group 2: Not known yet.']);
  });

  it('the marines see the groups that came from the invasion card, and no more', () => {
    const cards = panels(lookAt(match, seatOf(ALPHA))).flatMap((p) => (p.type === 'cards' ? p.cards : []));
    const [seen] = cards.filter(({ ref }) => ref === 'card:invasion.seen');
    expect(seen.abilities).toEqual([{ title: 'Blue portal, 1 of 1 face up', text: '3 Imps' }]);
    expect(all(hand(lookAt(match, seatOf(ALPHA))))).not.toContain('Imp Assault');
  });
});

describe('who sees more', () => {
  it('a spectator sees what lies open', () => {
    const area = hand(lookAt(match));
    expect(titles(area)).toEqual({
      'In play (Alpha)': ['Vent Heat'],
      'Revealed or being used (Invader)': ['Nightmare'],
    });
    expect(area.piles.map(({ ref }) => ref)).toContain('thing:pile.discard.1');
    expect(pileAt(lookAt(match, INVADER), 'thing:pile.discard.1')?.cards?.[0].title).toBe('Lead Storm');
  });

  it('with open cards every hand is there, each card with a name of its own', () => {
    const at = lookAt(match);
    const { marines, eventHand } = match.position.state;
    const open: ViewContext = {
      ...at,
      view: {
        ...at.view,
        state: {
          ...at.view.state,
          eventHand,
          marines: at.view.state.marines.map((m, i) => ({ ...m, hand: marines[i].hand })),
        },
      },
    };
    expect(titles(hand(open))).toMatchObject({
      'Hand (Alpha)': ['Sidearm', 'Overcharge'],
      'Hand (Bravo)': ['Sidearm', 'Spin Up'],
      'Event cards (Invader)': ['Paranoia', 'Ambush'],
    });
    const refs = hand(open).groups.flatMap(({ cards }) => cards.map(({ ref }) => ref));
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs).toContain('card:action.0.1');
  });

  it('whoever chooses cards at set-up has them before him', () => {
    const table = startMatch({ mission: 'kneeDeepInTheDead' }, { marines: 2 });
    const [offered] = hand(lookAt(table.match, 1)).groups;
    expect(offered.title).toBe('To choose from');
    expect(offered.cards).toHaveLength(24);
    expect(hand(lookAt(table.match, 2)).groups[0].title).toBe('Hand');
    table.play(1, 'class', 0);
    const [sets] = hand(lookAt(table.match, 1)).groups;
    expect(sets.cards.map(({ title }) => title)).toContain('Plasma Rifle');
  });
});
