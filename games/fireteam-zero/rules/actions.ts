import { type Call, type Check, call, type WholeCheck } from '@sightline/kernel';
import type { AttackPart, HeroAction, Role } from '../content/card-types.ts';
import { canPay, isSpent, spend } from './abilities.ts';
import { areOfOneType, hasTargetFor } from './attack.ts';
import { isActive } from './board.ts';
import { type DeedContext, holds } from './conditions.ts';
import { discardCards } from './decks.ts';
import { used } from './events.ts';
import { type Fireteam, type G, NONE, type OpenTable } from './fireteam.ts';
import { attackAction, carryOut, search } from './procedures.ts';
import { eachTokenHere, isHere, isUnsearched, noMonstersHere, searchIsFree } from './search.ts';
import { hasTarget } from './targets.ts';

/** A hero's turn as its actions see it. */
export interface Turn {
  hero: number;
  begun: boolean;
  points: number;
  actions: number;
}

type Offer = (a: number, b?: number, c?: number) => void;
interface Choice {
  readonly form: 'one';
  candidates(g: G, l: Turn, offer: Offer): void;
  readonly checks: readonly Check<Fireteam, Turn>[];
  does(g: G, l: Turn, a: number, b: number, c: number): Call<Fireteam, 'act'>;
}

/** FZ-ACT-01 */
const actionLeft: Check<Fireteam, Turn> = { rule: 'FZ-ACT-01', holds: (_g, l) => l.actions > 0 };

/* Attack (FZ-ACT-02) */

interface CardsChoice {
  readonly form: 'some';
  items(g: G, l: Turn, offer: (card: number) => void): void;
  readonly checks: readonly Check<Fireteam, Turn>[];
  least(g: G, l: Turn): number;
  most(g: G, l: Turn): number;
  readonly whole: readonly WholeCheck<Fireteam, Turn>[];
  does(g: G, l: Turn, cards: readonly number[]): Call<Fireteam, 'act'>;
}

const partsOf = (g: G, cards: readonly number[]): AttackPart[] =>
  cards.map((card) => g.statics.box.cards[card].attack);

/** The cards of one combined attack; they are on the table before its target is named (FZ-ATK-14). */
export const attackWithCards: CardsChoice = {
  form: 'some',
  items(g, l, offer) {
    if (l.actions > 0) for (const card of g.state.heroes[l.hero].hand.items) offer(card);
  },
  checks: [
    actionLeft,
    { rule: 'FZ-ATK-03', holds: (g, l, card) => hasTargetFor(g, l.hero, partsOf(g, [card])) },
  ],
  // FZ-ATK-15
  least: () => 1,
  most: (g, l) => g.state.heroes[l.hero].hand.items.length,
  whole: [
    {
      rule: 'FZ-ATK-02',
      holds: (g, _l, cards) => areOfOneType(partsOf(g, cards)),
    },
    { rule: 'FZ-ATK-03', holds: (g, l, cards) => hasTargetFor(g, l.hero, partsOf(g, cards)) },
  ],
  does(g, l, cards) {
    l.actions--;
    const parts = partsOf(g, cards).map((part) => g.statics.box.numberOfPart(part));
    discardCards(g, l.hero, cards, 'attack');
    return call(attackAction, { hero: l.hero, parts }, 'act');
  },
};

/* Search */

export const searchHere: Choice = {
  form: 'one',
  candidates: (g, l, offer) => eachTokenHere(g, l.hero, offer),
  checks: [
    isHere,
    isUnsearched,
    noMonstersHere,
    { rule: 'FZ-ACT-01', holds: (g, l) => l.actions > 0 || searchIsFree(g, l.hero) },
  ],
  does(g, l, token) {
    // FZ-PAT-03
    if (!searchIsFree(g, l.hero)) l.actions--;
    return call(search, { hero: l.hero, token }, 'act');
  },
};

/* Actions that cards give (FZ-ACT-03, 04) */

/** Every act a hero could think of: of objectives, tasks, tokens where it stands, its own cards. */
function eachAct(g: G, hero: number, visit: (act: HeroAction, task: number) => void): void {
  const each = (acts: readonly HeroAction[] | undefined, task = NONE): void => {
    if (acts !== undefined) for (const a of acts) visit(a, task);
  };
  const { objectives, tasks, tokens, heroes, at } = g.state;
  const { box, objectives: cards } = g.statics;
  cards.forEach((card, i) => {
    if (!objectives[i].done) each(card.acts);
  });
  for (const { card } of tasks) {
    const recon = box.recon[card];
    if (recon.is === 'discovery') each(recon.card.task?.acts, card);
  }
  for (const token of tokens) if (token.at === at[hero]) each(box.tokens[token.kind].acts);
  const { card, focuses } = heroes[hero];
  each(box.content.heroes[card].acts);
  for (const focus of focuses) each(box.focuses[focus].acts);
}

const concern = (g: G, l: Turn): DeedContext => ({
  you: l.hero,
  it: NONE,
  subject: l.hero,
  other: NONE,
  here: g.state.at[l.hero],
});
const actOf = (g: G, deed: number): HeroAction => g.statics.box.deeds[deed] as HeroAction;

/** Acts may be for one role alone. */
export const isForRole = (t: OpenTable, hero: number, role: Role | undefined): boolean =>
  role === undefined || t.statics.box.content.heroes[t.state.heroes[hero].card].role === role;

const isYourAct: Check<Fireteam, Turn> = {
  rule: 'FZ-ACT-04',
  holds: (g, l, deed) => {
    let found = false;
    eachAct(g, l.hero, (a) => {
      if (g.statics.box.numberOf(a) === deed) found = true;
    });
    return found;
  },
};

/** `a` the deed, `b` the discovery whose task it is, or NONE */
export const act: Choice = {
  form: 'one',
  candidates(g, l, offer) {
    eachAct(g, l.hero, (a, task) => offer(g.statics.box.numberOf(a), task));
  },
  checks: [
    isYourAct,
    { rule: 'FZ-ACT-06', holds: (g, l) => isActive(g, l.hero) },
    { rule: 'FZ-ACT-01', holds: (g, l, deed) => l.actions > 0 || actOf(g, deed).free === true },
    {
      rule: 'FZ-ACT-03',
      holds: (g, l, deed) => {
        const { role, if: conditions, target } = actOf(g, deed);
        return (
          isForRole(g, l.hero, role) &&
          holds(g, conditions, concern(g, l)) &&
          hasTarget(g, target, concern(g, l))
        );
      },
    },
    { rule: 'FZ-ACT-07', holds: (g, l, deed) => !isSpent(g, l.hero, deed) },
    { rule: 'FZ-KD-13', holds: (g, l, deed) => canPay(g, actOf(g, deed), l.hero, NONE) },
  ],
  does(g, l, deed, task) {
    if (!actOf(g, deed).free) l.actions--;
    spend(g, l.hero, deed);
    g.emit(used, { hero: l.hero, deed });
    return call(carryOut, { deed, ...concern(g, l), target: NONE, card: NONE, task }, 'act');
  },
};
