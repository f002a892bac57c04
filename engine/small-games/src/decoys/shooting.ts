import { type Check, event, type Play } from '@sightline/kernel';
import { cellOf, type Decoys, operatorOf, realCell, reveal, wound } from './decoys.ts';

/** The least roll that hits (DC-10). */
const HITS = 4;

export const shotAtAttacker = event('shotAtAttacker', { operator: 'open', attacker: 'open', rolled: 'open' });
export const shotAtToken = event('shotAtToken', { attacker: 'open', token: 'open', rolled: 'open' });
export const fell = event('fell', { attacker: 'open' });

export const sees = (g: Play<Decoys>, from: number, to: number): boolean => g.statics.sight.sees(from, to);

export const anAttackerSees = (g: Play<Decoys>, cell: number): boolean =>
  g.state.attackers.some((a) => a.hp > 0 && sees(g, a.at, cell));

export const attackerSeesToken: Check<Decoys> = {
  rule: 'DC-10',
  holds: (g, _l, a, token) => sees(g, g.state.attackers[a].at, cellOf(g, token)),
};

/** DC-13: from where it really stands. */
export function shootAttacker(g: Play<Decoys>, operator: number, attacker: number): void {
  reveal(g, operator);
  const rolled = g.draw('dice', 6) + 1;
  g.emit(shotAtAttacker, { operator, attacker, rolled });
  if (rolled < HITS) return;
  const target = g.state.attackers[attacker];
  target.hp--;
  if (target.hp === 0) g.emit(fell, { attacker });
}

/** DC-11: nothing that the attacker gets to see before the hit depends on whether the token is real. */
export function shootToken(g: Play<Decoys>, attacker: number, token: number): void {
  const operator = operatorOf(token);
  const rolled = g.draw('dice', 6) + 1;
  g.emit(shotAtToken, { attacker, token, rolled });
  if (rolled < HITS) return;
  const stoodThere = cellOf(g, token) === realCell(g, operator);
  reveal(g, operator);
  if (stoodThere) wound(g, operator);
}
