import { localsIn } from '@sightline/kernel';
import type { AbilityTiming } from '../content/card-types.ts';
import { type Attack, outcome, symbols } from '../rules/attack.ts';
import type { Decision } from '../rules/decisions.ts';
import { healthLeft } from '../rules/modifiers.ts';
import * as sequences from '../rules/procedures.ts';
import { attackGoingOn, isRolled } from './attack-going-on.ts';
import { figureName } from './names.ts';
import { openTable, type ViewContext } from './view-context.ts';

type MomentDecision = Extract<Decision, { readonly prompt: 'moment.use' }>;
type Args = Readonly<Record<string, string | number>>;

/** What happens while abilities may be used, in words; null: the moment's name has to do. */
export function momentTitle(at: ViewContext, { about }: MomentDecision): string | null {
  const { of, subject } = about;
  if (!isTold(of)) return null;
  const args = MOMENTS[of](at, subject);
  return args === null ? null : at.say(`choices.moment.${of}`, args);
}

/** What has come of the attack so far; null: no attack goes on, or nothing is known of it yet. */
export function netSoFar(at: ViewContext): string | null {
  const attack = attackGoingOn(at);
  if (attack === null || !isRolled(attack)) return null;
  const t = openTable(at);
  return at.say('choices.detail.net', {
    net: outcome(t, attack).damage,
    defender: figureName(at, attack.defender),
    left: healthLeft(t, attack.defender),
  });
}

const nothing = (): Args => ({});
const figure = (at: ViewContext, subject: number): Args => ({ figure: figureName(at, subject) });

/** The facts each moment is told with; an attack speaks for itself. */
const MOMENTS = {
  round: nothing,
  initiative: nothing,
  activation: figure,
  activationEnds: figure,
  slain: figure,
  gloryKill: figure,
  declared: (at: ViewContext) => {
    const attack = attackGoingOn(at);
    return attack === null ? null : fighters(at, attack);
  },
  defend: attackAsItStands,
  attack: attackAsItStands,
  afterAttack: (at: ViewContext) => {
    const over = localsIn(at.view, sequences.attack);
    return over === null ? null : { ...fighters(at, over), damage: over.dealt, killed: over.killed ? 1 : 0 };
  },
} satisfies Partial<Record<AbilityTiming, (at: ViewContext, subject: number) => Args | null>>;
const isTold = (of: AbilityTiming): of is keyof typeof MOMENTS => Object.hasOwn(MOMENTS, of);

const fighters = (at: ViewContext, { attacker, defender }: Pick<Attack, 'attacker' | 'defender'>): Args => ({
  attacker: figureName(at, attacker),
  defender: figureName(at, defender),
});

function attackAsItStands(at: ViewContext): Args | null {
  const attack = attackGoingOn(at);
  if (attack === null) return null;
  const t = openTable(at);
  const { shields, dodged } = outcome(t, attack);
  return { ...fighters(at, attack), damage: symbols(t, attack), shields, dodged: dodged ? 1 : 0 };
}
