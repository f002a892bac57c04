import { factOf, isRunning, localsIn, optionsIn, type SeenPile } from '@sightline/kernel';
import type { Card, HandArea, Ref } from '@sightline/table';
import { seatOf } from '../rules/board.ts';
import { NONE } from '../rules/fireteam.ts';
import * as sequences from '../rules/procedures.ts';
import type { MessageKey } from '../text/index.ts';
import { actionCard, focusCard, heroCard, reconCard, upgradeCard } from './cards.ts';
import { heroName } from './names.ts';
import { activeFigure } from './pieces.ts';
import { pileRef } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Pile = HandArea['piles'][number];
type Group = HandArea['groups'][number];

/** The cards of a pile that these eyes see. */
const seen = (pile: SeenPile, card: (n: number) => Card): Card[] =>
  pile.items.flatMap((n) => (n === null ? [] : [card(n)]));

/** The heroes of the seat that looks; for somebody who only watches, whoever acts. */
function ownHeroes(at: ViewContext): readonly number[] {
  const t = openTable(at);
  const all = at.view.state.heroes.map((_, h) => h);
  const own = all.filter((h) => seatOf(t, h) === at.view.seat);
  if (own.length === 0) return [Math.max(0, activeFigure(at)) % Math.max(1, all.length)];
  // The hero in question first: whose turn it is, who is hit, who discards.
  const { decision } = at.view;
  const asked = (decision === null ? undefined : factOf(decision, 'hero')) ?? NONE;
  const first = own.includes(asked) ? asked : activeFigure(at);
  return own.includes(first) ? [first, ...own.filter((h) => h !== first)] : own;
}

function piles(at: ViewContext, hero: number): Pile[] {
  const { say, view } = at;
  const { heroes, found } = view.state;
  const { deck, discard } = heroes[hero];
  const pile = (ref: Ref, label: string, { items }: SeenPile) => ({ ref, label, count: items.length });
  return [
    pile(pileRef('deck', hero), say('scene.pile.deck'), deck),
    {
      ...pile(pileRef('discard', hero), say('scene.pile.discard'), discard),
      cards: seen(discard, (n) => actionCard(at, n)),
    },
    {
      ...pile(pileRef('found'), say('scene.pile.found'), found),
      cards: seen(found, (n) => reconCard(at, n)),
    },
  ];
}

function groups(at: ViewContext, heroes: readonly number[]): Group[] {
  const { say, view } = at;
  const title = (what: MessageKey, hero: number) =>
    heroes.length > 1 ? say('scene.of', { what: say(what), who: heroName(at, hero) }) : say(what);
  return heroes.flatMap((hero, i): Group[] => {
    const { hand, played } = view.state.heroes[hero];
    return [
      {
        title: title('scene.hand', hero),
        empty: say(isRunning(at.view, sequences.setUp) ? 'scene.hand.notYet' : 'scene.hand.empty'),
        cards: seen(hand, (n) => actionCard(at, n)),
      },
      ...(played.items.length > 0
        ? [{ title: title('scene.played', hero), empty: '', cards: seen(played, (n) => actionCard(at, n)) }]
        : []),
    ].filter((group) => i === 0 || group.cards.length > 0);
  });
}

/** Cards from the box that are being chosen from: they lie before whoever chooses. */
function offered(at: ViewContext): Group[] {
  const cards: Card[] = [];
  for (const choice of at.view.decision?.choices ?? []) {
    const numbers = choice.form === 'some' ? choice.items : optionsIn(choice).map(([n]) => n);
    if (choice.verb === 'hero') cards.push(...numbers.map((n) => heroCard(at, n)));
    if (choice.verb === 'upgrades') cards.push(...numbers.map((n) => upgradeCard(at, n)));
    if (choice.verb === 'focuses') cards.push(...numbers.map((n) => focusCard(at, n)));
  }
  return cards.length === 0 ? [] : [{ title: at.say('scene.offered'), empty: '', cards }];
}

/** The top recon card while it is looked at. */
function scouted(at: ViewContext): Group[] {
  const top = at.view.state.recon.items.at(-1);
  if (localsIn(at.view, sequences.scout) === null || typeof top !== 'number') return [];
  return [{ title: at.say('scene.scouted'), empty: '', cards: [reconCard(at, top)] }];
}

/** The cards at the bottom of the screen: hands, piles, and what lies there all the time. */
export function hand(at: ViewContext): HandArea {
  const heroes = ownHeroes(at);
  const [first] = heroes;
  const { card, focuses } = at.view.state.heroes[first];
  return {
    piles: piles(at, first),
    standing: [
      ...(card === NONE ? [] : [heroCard(at, card)]),
      ...focuses.map((focus) => focusCard(at, focus)),
    ],
    groups: [...offered(at), ...scouted(at), ...groups(at, heroes)],
  };
}

/** A pile by its ref, for whoever wants to leaf through it. */
export function pileAt(at: ViewContext, ref: Ref): Pile | null {
  const all = at.view.state.heroes.flatMap((_, h) => piles(at, h));
  return all.find((pile) => pile.ref === ref) ?? null;
}
