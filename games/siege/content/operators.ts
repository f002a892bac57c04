import type { OperatorProfile } from './operator-types.ts';
import { ash } from './operators/ash.ts';
import { ashAlternate } from './operators/ash-alternate.ts';
import { bandit } from './operators/bandit.ts';
import { blitz } from './operators/blitz.ts';
import { castle } from './operators/castle.ts';
import { doc } from './operators/doc.ts';
import { flores } from './operators/flores.ts';
import { fuze } from './operators/fuze.ts';
import { glaz } from './operators/glaz.ts';
import { iq } from './operators/iq.ts';
import { jager } from './operators/jager.ts';
import { jagerAlternate } from './operators/jager-alternate.ts';
import { kapkan } from './operators/kapkan.ts';
import { montagne } from './operators/montagne.ts';
import { mute } from './operators/mute.ts';
import { pulse } from './operators/pulse.ts';
import { recruitHeavy } from './operators/recruit-heavy.ts';
import { recruitLight } from './operators/recruit-light.ts';
import { rook } from './operators/rook.ts';
import { sledge } from './operators/sledge.ts';
import { sledgeAlternate } from './operators/sledge-alternate.ts';
import { smoke } from './operators/smoke.ts';
import { tachanka } from './operators/tachanka.ts';
import { tachankaAlternate } from './operators/tachanka-alternate.ts';
import { thatcher } from './operators/thatcher.ts';
import { thermite } from './operators/thermite.ts';
import { thunderbird } from './operators/thunderbird.ts';
import { twitch } from './operators/twitch.ts';
import { profileProblems } from './profile-check.ts';

/** All 28 profiles (SG-OPR-19). State holds their numbers: new ones are added at the end. */
export const OPERATORS: readonly OperatorProfile[] = [
  sledge,
  thatcher,
  ash,
  thermite,
  blitz,
  iq,
  glaz,
  twitch,
  fuze,
  montagne,
  flores,
  smoke,
  mute,
  castle,
  pulse,
  jager,
  bandit,
  doc,
  kapkan,
  tachanka,
  rook,
  thunderbird,
  recruitLight,
  recruitHeavy,
  sledgeAlternate,
  ashAlternate,
  jagerAlternate,
  tachankaAlternate,
];

const NUMBERS = new Map(OPERATORS.map(({ id }, number) => [id, number]));

/** The number of a profile; -1 where no profile has this id. */
export const profileNumber = (id: string): number => NUMBERS.get(id) ?? -1;

/** SG-OPR-09: who a profile shows; an Operator and the alternate profile are one. */
export const personOf = (profile: number): string => OPERATORS[profile].alternateOf ?? OPERATORS[profile].id;

const problems = profileProblems(OPERATORS);
if (problems.length > 0) throw new Error(problems.join('; '));
