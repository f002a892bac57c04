import { localsIn } from '@sightline/kernel';
import type { When } from '../content/card-types.ts';
import { qualitiesOf } from '../rules/attack-source.ts';
import { isDodged, shieldsAgainst } from '../rules/blow.ts';
import type { Decision } from '../rules/decisions.ts';
import { healthOf } from '../rules/modifiers.ts';
import * as sequences from '../rules/procedures.ts';
import { type Attack, attackGoingOn, blowOf } from './blows.ts';
import { figureName } from './names.ts';
import { type At, openTable } from './view-context.ts';

type MomentDecision = Extract<Decision, { readonly prompt: 'moment.use' }>;
type Args = Readonly<Record<string, string | number>>;

/** What happens while abilities may be used, in words; null: the moment's name has to do. */
export function momentTitle(at: At, { about }: MomentDecision): string | null {
  const { of, subject } = about;
  if (!isTold(of)) return null;
  const args = MOMENTS[of](at, subject);
  return args === null ? null : at.say(`choices.moment.${of}`, args);
}

/** What has come of the attack so far; null: no attack goes on, or nothing is known of it yet. */
export function netSoFar(at: At): string | null {
  const attack = attackGoingOn(at);
  if (attack === null || attack.rolled === null) return null;
  const t = openTable(at);
  const { damage, shields, dodged } = standing(at, attack);
  return at.say('choices.detail.net', {
    net: dodged ? 0 : Math.max(0, damage - shields),
    defender: figureName(at, attack.defender),
    left: healthOf(t, attack.defender) - t.state.figures[attack.defender].damage,
  });
}

const nothing = (): Args => ({});
const figure = (at: At, subject: number): Args => ({ figure: figureName(at, subject) });

/** The facts each moment is told with; an attack speaks for itself. */
const MOMENTS = {
  round: nothing,
  initiative: nothing,
  activation: figure,
  activationEnds: figure,
  slain: figure,
  gloryKill: figure,
  declared: (at: At) => {
    const attack = attackGoingOn(at);
    return attack === null ? null : fighters(at, attack);
  },
  defend: attackAsItStands,
  attack: attackAsItStands,
  afterAttack: (at: At) => {
    const over = localsIn(at.view, sequences.attack);
    return over === null ? null : { ...fighters(at, over), damage: over.dealt, killed: over.killed ? 1 : 0 };
  },
} satisfies Partial<Record<When, (at: At, subject: number) => Args | null>>;
const isTold = (of: When): of is keyof typeof MOMENTS => Object.hasOwn(MOMENTS, of);

interface Fighters {
  readonly attacker: number;
  readonly defender: number;
}

const fighters = (at: At, { attacker, defender }: Fighters): Args => ({
  attacker: figureName(at, attacker),
  defender: figureName(at, defender),
});

function attackAsItStands(at: At): Args | null {
  const attack = attackGoingOn(at);
  if (attack === null) return null;
  const { damage, shields, dodged } = standing(at, attack);
  return { ...fighters(at, attack), damage, shields, dodged: dodged ? 1 : 0 };
}

/** Damage symbols against the shields that count (DM-ATK-11, 12), were nothing more to come. */
function standing(at: At, attack: Attack): { damage: number; shields: number; dodged: boolean } {
  const { defense, pierce, source, attacker } = attack;
  return {
    damage: blowOf(openTable(at), attack).symbols.length - 1,
    shields: defense === null ? 0 : shieldsAgainst(defense, pierce),
    dodged: defense !== null && isDodged(defense, qualitiesOf(source, attacker).sure === true),
  };
}
