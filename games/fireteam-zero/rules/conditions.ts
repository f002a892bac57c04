import type { Conditions } from '../content/card-types.ts';
import { TYPES } from '../content/dice.ts';
import {
  activeHeroesIn,
  bossOnBoard,
  hasTerrain,
  isActive,
  isHero,
  isLone,
  isMonster,
  kindOf,
  monstersIn,
  placeOf,
  rangeBetween,
  specialists,
} from './board.ts';
import { type G, NONE, NOWHERE, type OpenTable } from './fireteam.ts';
import { attack, wound } from './procedures.ts';

/** What a deed is about. */
export interface DeedContext {
  readonly you: number;
  readonly it: number;
  readonly subject: number;
  readonly other: number;
  readonly here: number;
}

const heroOf = ({ subject, other }: DeedContext): number =>
  isHero(subject) ? subject : isHero(other) ? other : NONE;
const monsterOf = ({ subject, other, it }: DeedContext): number =>
  isMonster(subject) ? subject : isMonster(other) ? other : it;

/** Whether all of it is true now. */
export const holds = (g: G, c: Conditions | undefined, about: DeedContext): boolean =>
  c === undefined ||
  (((c.type === undefined && c.ranged === undefined) || fitsAttack(g, c)) &&
    (c.hits === undefined || (g.within(wound)?.hits ?? 0) >= c.hits) &&
    holdsApart(g, c, about));

/** Whether all of it is true that does not ask for an attack. */
export function holdsApart(g: OpenTable, c: Conditions, about: DeedContext): boolean {
  const { here } = about;
  if (c.part !== undefined) {
    const hero = heroOf(about);
    if (hero === NONE || (c.part === 'own') !== (hero === about.you)) return false;
  }
  if (c.within !== undefined && !isWithin(g, about, c.within)) return false;
  if (c.class !== undefined || c.itself) {
    const monster = monsterOf(about);
    if (monster === NONE) return false;
    if (c.class !== undefined && kindOf(g, monster).class !== c.class) return false;
    if (c.itself && monster !== about.it) return false;
  }
  if (c.alone && (!isActive(g, about.you) || !isLone(activeHeroesIn(g, g.state.at[about.you])))) return false;
  return holdsOnTable(g, c) && (here === NOWHERE ? !asksForPlace(c) : holdsHere(g, c, here));
}

/** FZ-REA-04: counted from the reacting hero; without one, nothing is near. */
function isWithin(g: OpenTable, { you, here }: DeedContext, range: number): boolean {
  if (you === NONE || here === NOWHERE || g.state.at[you] === NOWHERE) return false;
  return rangeBetween(g, g.state.at[you], here) <= range;
}

function fitsAttack(g: G, c: Conditions): boolean {
  const l = g.within(attack);
  if (l === null) return false;
  if (c.type !== undefined && TYPES[l.type] !== c.type) return false;
  return c.ranged === undefined || c.ranged === (placeOf(g, l.attacker) !== placeOf(g, l.target));
}

/** What hangs on the table as a whole, whoever is concerned. */
export function holdsOnTable(t: OpenTable, c: Conditions): boolean {
  const { threat, heads, objectives, tokens } = t.state;
  const { objectives: cards, box } = t.statics;
  if (c.threat !== undefined && threat < c.threat) return false;
  if (c.coin !== undefined && heads !== (c.coin === 'heads')) return false;
  if (c.boss !== undefined && bossOnBoard(t) !== c.boss) return false;
  const done = (id: string) => objectives[cards.findIndex((card) => card.id === id)]?.done === true;
  if (c.done !== undefined && !done(c.done)) return false;
  if (c.undone !== undefined && done(c.undone)) return false;
  return c.noToken === undefined || !tokens.some((token) => box.tokens[token.kind].id === c.noToken);
}

const asksForPlace = (c: Conditions): boolean =>
  c.terrain !== undefined ||
  c.notTerrain !== undefined ||
  c.specialistWithin !== undefined ||
  c.token !== undefined ||
  c.heroesHere !== undefined ||
  c.monstersHere !== undefined ||
  c.atMostMonstersHere !== undefined ||
  c.allHeroesHere === true;

/** Is one of these locations so near? */
export const isAnyNear = (t: OpenTable, locations: readonly number[], here: number, range: number): boolean =>
  locations.some((at) => rangeBetween(t, at, here) <= range);

function holdsHere(t: OpenTable, c: Conditions, here: number): boolean {
  const { at, tokens } = t.state;
  const near = c.specialistWithin;
  if (c.terrain !== undefined && !hasTerrain(t, here, c.terrain)) return false;
  if (c.notTerrain !== undefined && hasTerrain(t, here, c.notTerrain)) return false;
  if (
    near !== undefined &&
    !isAnyNear(
      t,
      specialists.map((s) => at[s]),
      here,
      near,
    )
  )
    return false;
  if (
    c.token !== undefined &&
    !tokens.some((k) => k.at === here && t.statics.box.tokens[k.kind].id === c.token)
  )
    return false;
  if (c.heroesHere !== undefined && activeHeroesIn(t, here) < c.heroesHere) return false;
  if (c.monstersHere !== undefined && monstersIn(t, here) < c.monstersHere) return false;
  if (c.atMostMonstersHere !== undefined && monstersIn(t, here) > c.atMostMonstersHere) return false;
  return !c.allHeroesHere || allHeroesIn(t, here);
}

function allHeroesIn(t: OpenTable, location: number): boolean {
  for (let h = 0; h < t.statics.heroes; h++) if (t.state.at[h] !== location) return false;
  return true;
}
