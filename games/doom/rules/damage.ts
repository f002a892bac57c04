import { type Call, call, done } from '@sightline/kernel';
import type { Doom, G, OpenTable } from './doom.ts';
import { healed, suffered } from './events.ts';
import { isMarine, onBoard } from './figures.ts';
import { hurtOverItem } from './items.ts';
import { healthOf } from './modifiers.ts';
import { harming, slay, suffer } from './procedures.ts';

/** DM-DMG-06: no more is healed than there is. */
export const healable = (t: OpenTable, figure: number, damage: number): number =>
  Math.min(damage, t.state.figures[figure].damage);

export function heal(g: G, figure: number, damage: number): void {
  const removed = healable(g, figure, damage);
  if (!onBoard(g, figure) || removed <= 0) return;
  g.state.figures[figure].damage -= removed;
  g.emit(healed, { figure, damage: removed });
}

/** DM-DMG-03: slain as soon as the damage reaches the health. */
suffer.steps('mark').are({
  mark(g, l) {
    if (l.damage <= 0 || !onBoard(g, l.figure)) return done();
    const f = g.state.figures[l.figure];
    f.damage += l.damage;
    g.emit(suffered, { figure: l.figure, damage: l.damage });
    if (f.damage >= healthOf(g, l.figure)) return call(slay, { figure: l.figure, by: 'damage' });
    if (isMarine(l.figure)) hurtOverItem(g, l.figure);
  },
});

/**
 * DM-DMG-05: damage without an attack. Marines suffer first: should both sides' conditions be met by it, the Invader's
 * come first (DM-OBJ-10).
 */
export function harm(figures: readonly number[], damage: number): Call<Doom> | undefined {
  const inOrder = [...figures.filter(isMarine), ...figures.filter((f) => !isMarine(f))];
  return inOrder.length === 0 ? undefined : call(harming, { figures: inOrder, damage });
}

harming.steps('each').are({
  each(_g, l) {
    if (l.next >= l.figures.length) return done();
    return call(suffer, { figure: l.figures[l.next++], damage: l.damage, by: 'effect' }, 'each');
  },
});

/** The effect that slew this figure, maybe with others at the same time; null: something else did. */
export function slayingEffect(g: G, figure: number) {
  const l = g.within(harming);
  return l !== null && l.figures[l.next - 1] === figure ? l : null;
}
