import type { Ability, Deed } from '../content/card-types.ts';
import { isActive } from './board.ts';
import { holds } from './conditions.ts';
import { type G, MISSION, NONE, ROUND, TURN } from './fireteam.ts';
import { isIdle } from './idle.ts';
import { about, type MomentLocals } from './moment.ts';
import { ambush, search } from './procedures.ts';
import { hasTarget } from './targets.ts';

/** FZ-AMB-04, 08: from drawing the card until the ambusher's activation ends no reaction is played. Abilities are none. */
export const ambushGoesOn = (g: G): boolean => g.within(ambush) !== null || g.within(search)?.ambush === true;

/** FZ-KD-13: a cost that cannot be paid in full cannot be chosen. `card` is spent anyway. */
export const canPay = (g: G, deed: Deed, hero: number, card: number): boolean =>
  (deed.cost ?? 0) <= g.state.heroes[hero].hand.items.length - (card === NONE ? 0 : 1);

/** The abilities of a hero and of its focus cards. */
export function eachAbility(g: G, hero: number, visit: (ability: Ability) => void): void {
  const { card, focuses } = g.state.heroes[hero];
  const { content, focuses: cards } = g.statics.box;
  content.heroes[card]?.abilities?.forEach(visit);
  for (const focus of focuses) cards[focus].abilities?.forEach(visit);
}

export const isSpent = (g: G, hero: number, deed: number): boolean =>
  g.state.heroes[hero].spent.some((s) => s.deed === deed);

export const UNTIL = { turn: TURN, round: ROUND, mission: MISSION } as const;

/** Notes that something was used that may be used only so often. */
export function spend(g: G, hero: number, deed: number): void {
  const { once } = g.statics.box.deeds[deed] as { readonly once?: keyof typeof UNTIL };
  if (once !== undefined) g.state.heroes[hero].spent.push({ deed, until: UNTIL[once] });
}

export function mayUse(g: G, hero: number, ability: Ability, l: MomentLocals): boolean {
  if (ability.when !== l.of || !isActive(g, hero)) return false;
  const deed = g.statics.box.numberOf(ability);
  if (isSpent(g, hero, deed) || l.used.some((u) => u.hero === hero && u.deed === deed)) return false;
  const concern = about(l, hero);
  return (
    holds(g, ability.if, concern) &&
    hasTarget(g, ability.target, concern) &&
    canPay(g, ability, hero, NONE) &&
    !isIdle(g, ability, { ...concern, when: l.of, part: null })
  );
}
