import { optionsIn } from '@sightline/kernel';
import { type Card, compact, type HandArea, type Ref } from '@sightline/table';
import type { Verb } from '../rules/decisions.ts';
import { type Doom, INVADER, NONE, TRIOS } from '../rules/doom.ts';
import { marineAt } from '../rules/figures.ts';
import type { MessageKey } from '../text/index.ts';
import {
  actionCard,
  classCard,
  eventCard,
  eventSetCard,
  gloryCard,
  invasionAside,
  invasionCard,
  invasionInPlay,
  setCard,
  squadCard,
} from './cards.ts';
import { invaderName, marineName } from './names.ts';
import { cardRef, type PileName, pileRef, SEEN_INVASION } from './refs.ts';
import type { ViewContext } from './view-context.ts';

type SeenPile = Doom['seen']['eventHand'];
type Pile = HandArea['piles'][number];
type Group = HandArea['groups'][number];

/** The cards of a pile that this seat sees, as they lie. */
const seen = (pile: SeenPile, card: (n: number) => Card): Card[] =>
  pile.items.flatMap((n) => (n === null ? [] : card(n)));

/** A pile that lies face up, the top card first; a deck has only a number. */
const faceUp = (ref: Ref, label: string, pile: SeenPile, card: (n: number) => Card): Pile => ({
  ...faceDown(ref, label, pile),
  cards: seen(pile, card).reverse(),
});
const faceDown = (ref: Ref, label: string, { items }: SeenPile): Pile => ({
  ref,
  label,
  count: items.length,
});

/* A marine's place at the table */

interface Place {
  readonly marine: number;
  /** his own place: then it needs no name, and his cards no owner in their refs */
  readonly own: boolean;
}

/** Two marines may have the same card; so all but one's own say whose they are. */
const actionOf =
  (at: ViewContext, { marine, own }: Place) =>
  (card: number): Card =>
    own ? actionCard(at, card) : actionCard(at, card, cardRef('action', card, marine));
const titled = (at: ViewContext, { marine, own }: Place, title: string): string =>
  own ? title : at.say('scene.ownedBy', { what: title, who: marineName(at, marine) });
const pileOf = ({ marine, own }: Place, name: PileName): Ref => (own ? pileRef(name) : pileRef(name, marine));

const deckOf = (at: ViewContext, place: Place): Pile => {
  const { deck } = at.view.state.marines[place.marine];
  return faceDown(pileOf(place, 'deck'), titled(at, place, at.say('scene.pile.deck')), deck);
};
const discardOf = (at: ViewContext, place: Place): Pile => {
  const { discard } = at.view.state.marines[place.marine];
  const label = titled(at, place, at.say('scene.pile.discard'));
  return faceUp(pileOf(place, 'discard'), label, discard, actionOf(at, place));
};

/** Class and squad card lie there all the time. */
function standingOf(at: ViewContext, marine: number): Card[] {
  const { class: ofClass, squad, exhausted } = at.view.state.marines[marine];
  return compact([ofClass >= 0 && classCard(at, ofClass, { exhausted }), squad >= 0 && squadCard(at, squad)]);
}

type GroupName = MessageKey extends infer Key
  ? Key extends `scene.group.${infer Name}.empty`
    ? Name
    : never
  : never;

/** `scene.group.<name>` has its title, `….empty` what stands there when it is empty. */
const group = (at: ViewContext, place: Place, name: GroupName, cards: readonly Card[]): Group => ({
  title: titled(at, place, at.say(`scene.group.${name}`)),
  empty: at.say(`scene.group.${name}.empty`),
  cards,
});
const filled = ({ cards }: Group): boolean => cards.length > 0;

function marineGroups(at: ViewContext, place: Place): Group[] {
  const { hand, inPlay, glory, defense } = at.view.state.marines[place.marine];
  const action = actionOf(at, place);
  const gloryKills = seen(glory, (card) => gloryCard(at, card));
  const always = [
    group(at, place, 'hand', seen(hand, action)),
    group(at, place, 'inPlay', seen(inPlay, action)),
  ];
  const seldom = [group(at, place, 'glory', gloryKills), group(at, place, 'defense', seen(defense, action))];
  return [...(place.own ? always : always.filter(filled)), ...seldom.filter(filled)];
}

/* The Invader's */

const eventPiles = (at: ViewContext): Pile[] => [
  faceDown(pileRef('eventDeck'), at.say('scene.pile.eventDeck'), at.view.state.eventDeck),
  eventDiscard(at),
];
const eventDiscard = (at: ViewContext): Pile =>
  faceUp(pileRef('eventDiscard'), at.say('scene.pile.eventDiscard'), at.view.state.eventDiscard, (card) =>
    eventCard(at, card),
  );

function eventGroups(at: ViewContext, own: boolean): Group[] {
  const { say, view } = at;
  const { eventHand, eventDefense } = view.state;
  const events = (name: GroupName, pile: SeenPile): Group => {
    const title = say(`scene.group.${name}`);
    return {
      title: own ? title : say('scene.ownedBy', { what: title, who: invaderName(at) }),
      empty: say(`scene.group.${name}.empty`),
      cards: seen(pile, (card) => eventCard(at, card)),
    };
  };
  const held = events('events', eventHand);
  return [...(own || filled(held) ? [held] : []), ...[events('laidOut', eventDefense)].filter(filled)];
}

/** The invasion card of whoever may look at all of it. */
function wholeInvasion(at: ViewContext): Card[] {
  const card = invasionInPlay(at);
  return card === null || card.ref === SEEN_INVASION ? [] : [invasionAside(at, card)];
}

/* Set-up */

/** The numbers a verb is answered with, or its items. */
function offeredFor({ view }: ViewContext, verb: Verb): readonly number[] {
  const choice = view.decision?.choices.find((c) => c.verb === verb);
  if (choice === undefined) return [];
  if (choice.form === 'some') return choice.items;
  return optionsIn(choice).map(([card]) => card);
}

/** Cards from the box that are being chosen from: they lie before whoever chooses. */
function offered(at: ViewContext): Group[] {
  const cards = [
    ...offeredFor(at, 'class').map((card) => classCard(at, card)),
    ...(['weapons', 'stack'] as const).flatMap((verb) => offeredFor(at, verb).map((set) => setCard(at, set))),
    ...offeredFor(at, 'invasion').map((card) => invasionCard(at, card)),
    ...[...new Set(offeredFor(at, 'events').flatMap((trio) => TRIOS[trio]))]
      .sort((a, b) => a - b)
      .map((set) => eventSetCard(at, set)),
  ];
  if (cards.length === 0) return [];
  return [{ title: at.say('scene.group.offered'), empty: at.say('scene.group.offered.empty'), cards }];
}

/* Who looks */

/**
 * What others have before them: cards in play, cards revealed in defense, events being used; and whatever hand is
 * shown to these eyes, as in a replay with open cards.
 */
const others = (at: ViewContext, marine: number): Group[] =>
  at.statics.marines.flatMap((m) => (m === marine ? [] : marineGroups(at, { marine: m, own: false })));

function invaderHand(at: ViewContext): HandArea {
  return {
    piles: eventPiles(at),
    standing: wholeInvasion(at),
    groups: [...offered(at), ...eventGroups(at, true), ...others(at, NONE)],
  };
}

function marineHand(at: ViewContext, marine: number): HandArea {
  const own: Place = { marine, own: true };
  return {
    piles: [deckOf(at, own), discardOf(at, own)],
    standing: standingOf(at, marine),
    groups: [...offered(at), ...marineGroups(at, own), ...others(at, marine), ...eventGroups(at, false)],
  };
}

function spectatorHand(at: ViewContext): HandArea {
  return {
    piles: [...at.statics.marines.map((marine) => discardOf(at, { marine, own: false })), ...eventPiles(at)],
    standing: wholeInvasion(at),
    groups: [...others(at, NONE), ...eventGroups(at, false)],
  };
}

/** The cards at the bottom of the screen: those of the seat that looks, then what it may see of the others'. */
export function hand(at: ViewContext): HandArea {
  const { view, statics } = at;
  if (view.seat === INVADER) return invaderHand(at);
  const marine = marineAt(view.seat);
  return statics.marines.includes(marine) ? marineHand(at, marine) : spectatorHand(at);
}

/** A pile by its ref, for whoever wants to leaf through it. */
export function pileAt(at: ViewContext, ref: Ref): Pile | null {
  const all = [
    ...hand(at).piles,
    eventDiscard(at),
    ...at.statics.marines.map((marine) => discardOf(at, { marine, own: false })),
  ];
  return all.find((pile) => pile.ref === ref) ?? null;
}
