import { type Call, call } from '@sightline/kernel';
import type { Doom, G, OpenTable } from './doom.ts';
import { cellOf, onBoard } from './figures.ts';
import { offerItem } from './procedures.ts';
import { owns } from './weapon-sets.ts';

/** What an item is: 0 a health pack, else the number of a weapon set (the UAC's, 0, has no token). */
export const HEALTH = 0;

/** DM-ITM-02: the items on a marine's space. */
export function eachItemUnder(t: OpenTable, marine: number, visit: (item: number) => void): void {
  const cell = cellOf(t, marine);
  t.state.items.forEach((item, i) => {
    if (item.cell === cell) visit(i);
  });
}

/** DM-WPN-10: a weapon he has already stays where it is. */
export const mayTake = (t: OpenTable, marine: number, item: number): boolean => {
  const { what } = t.state.items[item];
  return what === HEALTH || !owns(t, marine, what);
};

/* Out of his activation (DM-ITM-05) */

function isUnder(t: OpenTable, marine: number, wanted: (item: number) => boolean): boolean {
  let found = false;
  if (onBoard(t, marine) && t.state.items.length > 0)
    eachItemUnder(t, marine, (item) => {
      found ||= wanted(item);
    });
  return found;
}

const isPack = (t: OpenTable, item: number): boolean => t.state.items[item].what === HEALTH;

/** A health pack that heals nothing may be taken (DM-ITM-06), but nobody is asked about it. */
export const isWorthAsking = (t: OpenTable, marine: number): boolean =>
  isUnder(t, marine, (item) =>
    isPack(t, item) ? t.state.figures[marine].damage > 0 : mayTake(t, marine, item),
  );

/** He was hurt: a health pack under him is offered as soon as it may be taken. */
export function hurtOverItem(g: G, marine: number): void {
  if (isUnder(g, marine, (item) => isPack(g, item))) offerLater(g, marine);
}

/** Cards left his deck, on top of which the set of a weapon under him would come. */
export function drewOverItem(g: G, marine: number): void {
  if (isUnder(g, marine, (item) => !isPack(g, item) && mayTake(g, marine, item))) offerLater(g, marine);
}

export function offerLater(g: G, marine: number): void {
  if (!g.state.offers.includes(marine)) g.state.offers.push(marine);
}

/** While no attack goes on (DM-ATK-15): the next marine who is asked whether he takes what lies under him. */
export function dueOffer(g: G): Call<Doom> | undefined {
  for (;;) {
    const figure = g.state.offers.shift();
    if (figure === undefined) return undefined;
    if (isWorthAsking(g, figure)) return call(offerItem, { figure });
  }
}

/** He has had the choice. */
export function forgetOffer(g: G, marine: number): void {
  const { offers } = g.state;
  if (offers.includes(marine)) offers.splice(offers.indexOf(marine), 1);
}
