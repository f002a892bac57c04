import { type Decision, localsIn } from '@sightline/kernel';
import { outcome, symbols } from '../rules/attack.ts';
import { attackGoingOn, isRolled, leftOf } from './attack-going-on.ts';
import { figureName } from './names.ts';
import { type At, openTable } from './view-context.ts';

type Args = Readonly<Record<string, string | number>>;

/** What happens while abilities may be used, in words; null: the moment's name has to do. */
export function momentTitle(at: At, { about }: Decision): string | null {
  const of = String(about.of);
  const args = MOMENTS[of]?.(at, Number(about.subject)) ?? null;
  return args === null ? null : at.say(`choices.moment.${of}`, args);
}

/** What has come of the attack so far; null: no attack goes on, or nothing is known of it yet. */
export function netSoFar(at: At): string | null {
  const attack = attackGoingOn(at);
  if (attack === null || !isRolled(attack)) return null;
  const t = openTable(at);
  return at.say('choices.detail.net', {
    net: outcome(t, attack).damage,
    defender: figureName(at, attack.defender),
    left: leftOf(t, attack.defender),
  });
}

const nothing = (): Args => ({});
const figure = (at: At, subject: number): Args => ({ figure: figureName(at, subject) });

/** The facts each moment is told with; an attack speaks for itself. */
const MOMENTS: Readonly<Record<string, (at: At, subject: number) => Args | null>> = {
  round: nothing,
  initiative: nothing,
  activation: figure,
  activationEnds: figure,
  slain: figure,
  gloryKill: figure,
  declared: (at) => {
    const attack = attackGoingOn(at);
    return attack === null ? null : fighters(at, attack);
  },
  defend: attackAsItStands,
  attack: attackAsItStands,
  afterAttack: (at) => {
    const over = localsIn<Over>(at.view, 'attack');
    return over === null ? null : { ...fighters(at, over), damage: over.dealt, killed: over.killed ? 1 : 0 };
  },
};

interface Fighters {
  readonly attacker: number;
  readonly defender: number;
}
/** The locals of an attack that is over. */
interface Over extends Fighters {
  readonly dealt: number;
  readonly killed: boolean;
}

const fighters = (at: At, { attacker, defender }: Fighters): Args => ({
  attacker: figureName(at, attacker),
  defender: figureName(at, defender),
});

function attackAsItStands(at: At): Args | null {
  const attack = attackGoingOn(at);
  if (attack === null) return null;
  const t = openTable(at);
  const { shields, dodged } = outcome(t, attack);
  return { ...fighters(at, attack), damage: symbols(t, attack), shields, dodged: dodged ? 1 : 0 };
}
