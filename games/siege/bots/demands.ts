import { optionsOf } from '@sightline/bots';
import { MINIATURE, STANDEE, seesBody } from '../rules/line-of-sight.ts';
import { isUpstairs, ownerOfBody } from '../rules/operators.ts';
import { ATTACKER } from '../rules/siege.ts';
import { type BotReading, ownSquad, type SiegeAnswer } from './reading.ts';

/** Who is seen has to show: it costs nothing to ask (SG-HID-09). Only what is really seen is demanded. */
export function demandNow(r: BotReading): SiegeAnswer | null {
  if (ownSquad(r) !== ATTACKER) return null;
  const t = r.table;
  for (const option of optionsOf(r, 'demand')) {
    const [token, by] = option;
    if (by === undefined) return ['demand', token];
    const body = t.state.operators[ownerOfBody(token)].bodies[token & 1];
    const [from] = t.state.operators[by].bodies;
    if (body === undefined || from === undefined) continue;
    if (isUpstairs(t, from.at) ? seesBody(t, by, from, body, MINIATURE) : seesToken(r, by, token))
      return ['demand', token, by];
  }
  return null;
}

function seesToken(r: BotReading, by: number, token: number): boolean {
  const t = r.table;
  const [from] = t.state.operators[by].bodies;
  const body = t.state.operators[ownerOfBody(token)].bodies[token & 1];
  return seesBody(t, by, from, body, MINIATURE) || seesBody(t, by, from, body, STANDEE);
}
