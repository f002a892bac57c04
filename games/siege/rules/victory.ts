import { members } from '@sightline/kernel';
import { inPlay, operatorsOf, seatsOfSquad } from './operators.ts';
import { ATTACKER, DEFENDER, type G, type OpenTable, type Squad } from './siege.ts';

export const isWipedOut = (t: OpenTable, squad: Squad): boolean =>
  operatorsOf(squad).every((o) => !inPlay(t, o));

/** SG-VIC-02 to 04: at the end of an activation. */
export function judgeEliminations(g: G): void {
  const [attackers, defenders] = [ATTACKER, DEFENDER].map((squad) => isWipedOut(g, squad));
  if (attackers && defenders) g.finish({ winners: [], by: 'SG-VIC-03' });
  else if (attackers) wins(g, DEFENDER, 'SG-VIC-02');
  else if (defenders) wins(g, ATTACKER, 'SG-VIC-02');
}

export const wins = (g: G, squad: Squad, by: string): void =>
  g.finish({ winners: members(seatsOfSquad(g, squad)), by });
