import type { Icon, Tone } from '@sightline/table';
import { ATTACKER, DEFENDER } from '../rules/siege.ts';
import { squadsFor } from '../rules/statics.ts';
import { ICONS } from './icons.ts';
import { squadName } from './names.ts';
import type { Words } from './view-context.ts';

/** Attackers sit first (SG-MUL-01, 15); players of one squad are numbered. */
export function seat(
  at: Words,
  seat: number,
  seats: number,
): { readonly name: string; readonly icon: Icon; readonly tone: Tone } {
  const squads = squadsFor(seats);
  const squad = (squads[ATTACKER] & (1 << seat)) !== 0 ? ATTACKER : DEFENDER;
  const name = squadName(at, squad);
  const isAlone = squads[squad] === 1 << seat;
  const n = 1 + Number((squads[squad] & ((1 << seat) - 1)) !== 0);
  return {
    name: isAlone ? name : at.say('squad.player', { squad: name, n }),
    icon: squad === ATTACKER ? ICONS.attackers : ICONS.defenders,
    tone: squad === ATTACKER ? 'friend' : 'foe',
  };
}

/** The two squads. */
export const sides = (seats: number): readonly number[] => {
  const squads = squadsFor(seats);
  return Array.from({ length: seats }, (_, s) => ((squads[ATTACKER] & (1 << s)) !== 0 ? ATTACKER : DEFENDER));
};
