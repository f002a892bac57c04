import type { Target, Whom } from '../content/card-types.ts';
import { isActive, isHero, isMonster, kindOf, monstersIn, rangeBetween, specialists } from './board.ts';
import type { DeedContext } from './conditions.ts';
import { FIRST_MONSTER, type G, NONE, NOWHERE, type OpenTable } from './fireteam.ts';
import { nearestInRange } from './nearest.ts';
import { IMPASSABLE } from './statics.ts';

/** Whom or what may be chosen: figures, locations or cards by number. Ranges count from you, else from here. */
export function eachTarget(
  g: OpenTable,
  target: Target,
  about: DeedContext,
  offer: (target: number) => void,
): void {
  const { at, heroes, spawnTokens } = g.state;
  const { statics } = g;
  const from = about.you !== NONE ? at[about.you] : about.here;
  const within = 'within' in target ? target.within : undefined;
  const near = (place: number): boolean =>
    within === undefined || (from !== NOWHERE && rangeBetween(g, from, place) <= within);
  switch (target.choose) {
    case 'hero':
      for (let h = 0; h < statics.heroes; h++)
        if (isActive(g, h) && !(target.others && h === about.you) && near(at[h])) offer(h);
      return;
    case 'downedHero':
      for (let h = 0; h < statics.heroes; h++) if (heroes[h].down && near(at[h])) offer(h);
      return;
    case 'monster':
      for (let m = FIRST_MONSTER; m < at.length; m++)
        if (
          at[m] !== NOWHERE &&
          near(at[m]) &&
          (target.class === undefined || kindOf(g, m).class === target.class)
        )
          offer(m);
      return;
    case 'location':
      for (let place = 0; place < statics.locations; place++) {
        if ((statics.terrain[place] & IMPASSABLE) !== 0 || !near(place)) continue;
        if (target.free && monstersIn(g, place) > 0) continue;
        if (target.spawn && !spawnTokens.some((token) => token.at === place)) continue;
        offer(place);
      }
      return;
    case 'specialist':
      for (const s of specialists) if (near(at[s])) offer(s);
      return;
    case 'discarded':
      if (about.you !== NONE)
        for (const card of heroes[about.you].discard.items) if (card !== null) offer(card);
  }
}

export function hasTarget(g: G, target: Target | undefined, about: DeedContext): boolean {
  if (target === undefined) return true;
  let found = false;
  eachTarget(g, target, about, () => {
    found = true;
  });
  return found;
}

/** The figures a word stands for: active heroes in turn order and monsters on the board. */
export function whom(
  g: OpenTable,
  who: Whom,
  about: DeedContext & { readonly target: number; readonly deed: number },
): number[] {
  const { at } = g.state;
  const { you, it, subject, other, here, target } = about;
  const one = (figure: number): number[] => (isThere(g, figure) ? [figure] : []);
  switch (who) {
    case 'you':
      return one(you);
    case 'it':
      return one(it);
    case 'target':
      return one(target);
    case 'subject':
      return one(subject);
    case 'other':
      return one(other);
    case 'here':
      return figures(g, (f) => at[f] === here);
    case 'there': {
      // A chosen figure stands for its location.
      const place = target === NONE ? NOWHERE : isPlaceTarget(g, about) ? target : at[target];
      return figures(g, (f) => at[f] === place);
    }
    case 'near':
      return here === NOWHERE ? [] : figures(g, (f) => rangeBetween(g, at[f], here) <= 1);
    case 'sector':
      return here === NOWHERE ? [] : figures(g, (f) => g.statics.sector[at[f]] === g.statics.sector[here]);
    case 'all':
      return figures(g, () => true);
    case 'allies':
      return figures(g, (f) => isHero(f) && f !== you);
    case 'nearest': {
      const hero = it === NONE ? NONE : nearestInRange(g, it, g.statics.locations);
      return hero === NONE ? [] : [hero];
    }
  }
}

/** Is what was chosen a location? The deed says so. */
export const isPlaceTarget = (g: OpenTable, { deed }: { readonly deed: number }): boolean =>
  g.statics.box.deeds[deed]?.target?.choose === 'location';

const isThere = (t: OpenTable, figure: number): boolean =>
  isHero(figure) ? isActive(t, figure) : isMonster(figure) && t.state.at[figure] !== NOWHERE;

/** Heroes in turn order, then monsters. */
function figures(t: OpenTable, wanted: (figure: number) => boolean): number[] {
  const { at, first } = t.state;
  const { heroes } = t.statics;
  const out: number[] = [];
  for (let i = 0; i < heroes; i++) {
    const h = (first + i) % heroes;
    if (isThere(t, h) && wanted(h)) out.push(h);
  }
  for (let m = FIRST_MONSTER; m < at.length; m++) if (at[m] !== NOWHERE && wanted(m)) out.push(m);
  return out;
}
