import type { AttackPart, Effect } from '../content/card-types.ts';
import type { DeedContext } from '../rules/conditions.ts';
import { NONE, NOWHERE } from '../rules/fireteam.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { BotReading } from './reading.ts';
import { Fighter } from './strike.ts';

/** What a deed is about, as a bot sees it: like the rules' own words, but of what its seat knows. */
export interface DeedView extends DeedContext {
  readonly r: BotReading;
  readonly o: Outlook;
  readonly target: number;
  /** the deed it was chosen for */
  readonly deed: number;
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
  deed: NONE,
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

export type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;
