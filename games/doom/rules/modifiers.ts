import type { Modifiers } from '../content/card-types.ts';
import { ACTIONS, CLASS_CARDS, HAND_LIMIT, MARINE_HEALTH, SPRINT, SQUAD_CARDS } from '../content/index.ts';
import type { OpenTable } from './doom.ts';
import { cardOf, isDemon, onBoard } from './figures.ts';
import { within } from './line-of-sight.ts';

/** What holds for a marine: by his class card, his squad card, and cards he keeps in play. */
function eachModifier(t: OpenTable, marine: number, visit: (m: Modifiers) => void): void {
  const { class: classCard, squad, inPlay } = t.state.marines[marine];
  const ofClass = classCard < 0 ? undefined : CLASS_CARDS[classCard].modifiers;
  if (ofClass !== undefined) visit(ofClass);
  if (squad >= 0) visit(SQUAD_CARDS[squad].modifiers);
  for (const card of inPlay.items) {
    const kept = card === null ? undefined : ACTIONS[card].keeps;
    if (kept !== undefined) visit(kept);
  }
}

type Summed = 'handLimit' | 'health' | 'mainActions' | 'sprint' | 'healthPack' | 'gloryHeal' | 'stride';

/** Modifiers of one kind add up (DM-ACT-13). */
export function modifier(t: OpenTable, marine: number, which: Summed): number {
  let sum = 0;
  eachModifier(t, marine, (m) => {
    sum += m[which] ?? 0;
  });
  return sum;
}

export function hasModifier(t: OpenTable, marine: number, which: 'slipsPast' | 'sureFooted'): boolean {
  let found = false;
  eachModifier(t, marine, (m) => {
    if (m[which]) found = true;
  });
  return found;
}

/** More range with cards of a trait. */
export function rangeBonus(t: OpenTable, marine: number, trait: string): number {
  let sum = 0;
  eachModifier(t, marine, ({ range }) => {
    if (range !== undefined && (range.trait === undefined || range.trait === trait)) sum += range.by;
  });
  return sum;
}

/** DM-ACT-12, 13 */
export const handLimit = (t: OpenTable, marine: number): number =>
  HAND_LIMIT + modifier(t, marine, 'handLimit');

/** DM-MAR-02 */
export const mainActionsOf = (t: OpenTable, marine: number): number => 1 + modifier(t, marine, 'mainActions');

/** DM-MP-06: the movement points a card gives; one without a speed value gives nothing to stretch. */
export function pointsOfCard(t: OpenTable, marine: number, card: number): number {
  const { speed = 0 } = ACTIONS[card];
  return speed > 0 ? speed + modifier(t, marine, 'stride') : 0;
}

/** DM-MAR-10 */
export const pointsOfSprint = (t: OpenTable, marine: number): number =>
  SPRINT + modifier(t, marine, 'sprint');

/** DM-DMG-01 */
export const healthOf = (t: OpenTable, figure: number): number =>
  isDemon(figure) ? cardOf(figure).health : MARINE_HEALTH + modifier(t, figure, 'health');

/** The health a figure has left. */
export const healthLeft = (t: OpenTable, figure: number): number =>
  healthOf(t, figure) - t.state.figures[figure].damage;

/**
 * The damage at which a demon is staggered, with all reductions: of those worded as lowering the printed value only
 * the largest counts, the others add up (DM-DMG-07, 08, 10).
 */
export function staggerOf(t: OpenTable, demon: number): number {
  let printed = 0;
  let others = 0;
  for (const m of t.statics.marines) {
    if (!onBoard(t, m)) continue;
    eachModifier(t, m, ({ stagger }) => {
      if (stagger === undefined) return;
      if (stagger.near !== undefined && !within(t, m, demon, stagger.near)) return;
      if (stagger.printed) printed = Math.max(printed, stagger.by);
      else others += stagger.by;
    });
  }
  return Math.max(1, cardOf(demon).stagger - printed - others);
}

/** How much more damage staggers a demon; 0: it is staggered. */
export const damageToStagger = (t: OpenTable, demon: number): number =>
  isStaggered(t, demon) ? 0 : staggerOf(t, demon) - t.state.figures[demon].damage;

/** DM-DMG-04, 09: a live condition. */
export function isStaggered(t: OpenTable, demon: number): boolean {
  const { at, damage } = t.state.figures[demon];
  // Reductions never stagger a demon that has no damage, so most demons need no look at them.
  return at >= 0 && damage > 0 && damage >= staggerOf(t, demon);
}
