import type { AttackPart, Deed, Effect, Target, Whom } from '../content/card-types.ts';
import { isActive, isHero, isMonster, monstersIn, rangeBetween, specialists } from '../rules/board.ts';
import { FIRST_MONSTER, NONE, NOWHERE } from '../rules/fireteam.ts';
import { IMPASSABLE } from '../rules/statics.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { BotReading } from './reading.ts';
import { Fighter } from './strike.ts';

/** What a deed is about, as a bot sees it: like the rules' own words, but of what its seat knows. */
export interface DeedView {
  readonly r: BotReading;
  readonly o: Outlook;
  readonly you: number;
  readonly it: number;
  readonly subject: number;
  readonly other: number;
  readonly here: number;
  readonly target: number;
  /** the target is a location */
  readonly ofPlace: boolean;
  /** the card it stands on, for attacks with itself */
  readonly part: AttackPart | null;
  readonly task: number;
  readonly fighters: Map<number, Fighter>;
}

export const deedViewOf = (r: BotReading, some: Partial<DeedView>): DeedView => ({
  o: outlookOf(r),
  you: NONE,
  it: NONE,
  subject: NONE,
  other: NONE,
  here: NOWHERE,
  target: NONE,
  ofPlace: false,
  part: null,
  task: NONE,
  fighters: new Map(),
  ...some,
  r,
});

export function fighterOf(s: DeedView, hero: number): Fighter {
  let fighter = s.fighters.get(hero);
  if (fighter === undefined) {
    fighter = new Fighter(s.r, s.o, hero);
    s.fighters.set(hero, fighter);
  }
  return fighter;
}

/** The figures a word stands for. */
export function whomOf(s: DeedView, who: Whom): number[] {
  const { r, you, here } = s;
  const { at } = r.state;
  const one = (f: number) => (isThere(r, f) ? [f] : []);
  switch (who) {
    case 'you':
      return one(you);
    case 'it':
      return one(s.it);
    case 'target':
      return s.ofPlace ? [] : one(s.target);
    case 'subject':
      return one(s.subject);
    case 'other':
      return one(s.other);
    case 'here':
      return figures(r, (f) => at[f] === here);
    case 'there': {
      const place = s.target === NONE ? NOWHERE : s.ofPlace ? s.target : at[s.target];
      return figures(r, (f) => at[f] === place);
    }
    case 'near':
      return here === NOWHERE ? [] : figures(r, (f) => rangeBetween(r.table, at[f], here) <= 1);
    case 'sector':
      return here === NOWHERE ? [] : figures(r, (f) => r.statics.sector[at[f]] === r.statics.sector[here]);
    case 'all':
      return figures(r, () => true);
    case 'allies':
      return figures(r, (f) => isHero(f) && f !== you);
    case 'nearest':
      return [];
  }
}

const isThere = (r: BotReading, f: number): boolean =>
  isHero(f) ? isActive(r.table, f) : isMonster(f) && (r.state.at[f] ?? NOWHERE) !== NOWHERE;

function figures(r: BotReading, wanted: (f: number) => boolean): number[] {
  const out: number[] = [];
  for (let h = 0; h < r.statics.heroes; h++) if (isThere(r, h) && wanted(h)) out.push(h);
  for (let m = FIRST_MONSTER; m < r.state.at.length; m++)
    if (r.state.at[m] !== NOWHERE && wanted(m)) out.push(m);
  return out;
}

/** Whom or what a deed could be aimed at: the rules' list, from what the seat sees. */
export function targetsOf(s: DeedView, target: Target): number[] {
  const { r, you, here } = s;
  const { at, heroes, spawnTokens, monsters } = r.state;
  const from = you !== NONE ? at[you] : here;
  const within = 'within' in target ? target.within : undefined;
  const near = (place: number) =>
    within === undefined || (from !== NOWHERE && rangeBetween(r.table, from, place) <= within);
  const out: number[] = [];
  switch (target.choose) {
    case 'hero':
      for (let h = 0; h < r.statics.heroes; h++)
        if (isActive(r.table, h) && !(target.others && h === you) && near(at[h])) out.push(h);
      break;
    case 'downedHero':
      for (let h = 0; h < r.statics.heroes; h++) if (heroes[h].down && near(at[h])) out.push(h);
      break;
    case 'monster':
      for (let m = FIRST_MONSTER; m < at.length; m++)
        if (
          at[m] !== NOWHERE &&
          near(at[m]) &&
          (target.class === undefined ||
            r.statics.kinds[monsters[m - FIRST_MONSTER].kind].class === target.class)
        )
          out.push(m);
      break;
    case 'location':
      for (let place = 0; place < r.statics.locations; place++)
        if (
          (r.statics.terrain[place] & IMPASSABLE) === 0 &&
          near(place) &&
          !(target.free && monstersIn(r.table, place) > 0) &&
          (!target.spawn || spawnTokens.some((token) => token.at === place))
        )
          out.push(place);
      break;
    case 'specialist':
      for (const sp of specialists) if (near(at[sp])) out.push(sp);
      break;
    case 'discarded':
      if (you !== NONE) for (const card of heroes[you].discard.items) if (card !== null) out.push(card);
  }
  return out;
}

export type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;
export const isAimedAtPlace = (deed: Deed): boolean => deed.target?.choose === 'location';
