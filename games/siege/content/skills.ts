import type { OperatorProfile } from './operator-types.ts';

/** What the list of Operators says of one, as advice for choosing a squad; no rule looks at it (SG-OPR-15). */
export const SKILLS = ['runner', 'breacher', 'timeWaster'] as const;
export type OperatorSkill = (typeof SKILLS)[number];

/** Whose special gadget has a Destroy of D2 or D3 (SG-SGA-12). */
const BREACHING: readonly string[] = ['sledge', 'ash', 'thermite', 'flores'];
/** Whose special gadget is Setup or a REACTION. */
const HOLDING: readonly string[] = [
  'mute',
  'castle',
  'bandit',
  'rook',
  'thunderbird',
  'jager',
  'kapkan',
  'doc',
];

/** SG-OPR-18: which Operators have which is ours. */
export function skillsOf({ id, alternateOf, side, run, destroy }: OperatorProfile): readonly OperatorSkill[] {
  const owner = alternateOf ?? id;
  const has: Readonly<Record<OperatorSkill, boolean>> = {
    runner: run === 5,
    breacher: destroy >= 2 || BREACHING.includes(owner),
    timeWaster: side === 'defender' && HOLDING.includes(owner),
  };
  return SKILLS.filter((skill) => has[skill]);
}
