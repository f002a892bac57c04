import { type GameEvent, type Match, type Position, walk } from '@sightline/kernel';
import { claim } from './procedures.ts';
import { type Claim, type RulerRuling, rulingOn } from './ruler.ts';
import type { Siege } from './siege.ts';

/** An approved claim that was false (SG-DIG-13). */
export interface FalseClaim {
  /** the input that let it stand */
  readonly entry: number;
  readonly round: number;
  readonly claim: Claim;
  /** the line, what broke it, the true protection */
  readonly ruling: RulerRuling;
}

/**
 * SG-DIG-13: what the squads let each other get away with, once the match is over; until then nothing (SG-DIG-04). Measured
 * on the table as it stood when nobody challenged.
 */
export function reviewClaims(match: Match<Siege>): FalseClaim[] {
  if (match.result === null) return [];
  const found: FalseClaim[] = [];
  for (const { n, events } of walk(match, 0)) {
    if (!events.some(({ kind }) => kind === 'approved')) continue;
    const before = match.at(n - 1);
    for (const made of claimsLetStand(before, events)) {
      const ruling = rulingOn(before, made);
      if (!ruling.right) found.push({ entry: n, round: before.state.round, claim: made, ruling });
    }
  }
  return found;
}

/** The claim that was being answered, and what one input claimed while objections were off (SG-DIG-14). */
function claimsLetStand(before: Position<Siege>, events: readonly GameEvent[]): Claim[] {
  const stood: Claim[] = [];
  let open: Claim | null = before.within(claim);
  for (const { kind, fields } of events) {
    if (kind === 'claimed') open = fields as unknown as Claim;
    else if (kind === 'challenged') open = null;
    else if (kind === 'approved' && open !== null) {
      const { of, by, body, target, aim, declared } = open;
      stood.push({ of, by, body, target, aim, declared });
      open = null;
    }
  }
  return stood;
}
