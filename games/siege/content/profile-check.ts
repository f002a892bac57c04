import { COLOURS, SUPPLY } from './dice.ts';
import { type OperatorProfile, RANGES } from './operator-types.ts';

/** SG-CPT-10: the cubes of the box, and those that both squads' inventories and their two Recruits take. */
const CUBES = 50;
const IN_INVENTORIES = 13;
const ON_RECRUITS = 12;

/** The most cubes that so many Operators of a side can need; of an Operator and its alternate one at most (SG-OPR-09). */
function mostCharges(
  profiles: readonly OperatorProfile[],
  side: 'attacker' | 'defender',
  squad: number,
): number {
  const byOwner = new Map<string, number>();
  for (const { id, alternateOf = id, side: own, charges } of profiles)
    if (own === side) byOwner.set(alternateOf, Math.max(charges, byOwner.get(alternateOf) ?? 0));
  const most = [...byOwner.values()].toSorted((a, b) => b - a).slice(0, squad);
  return most.reduce((sum, charges) => sum + charges, 0);
}

const mostOfBoth = (profiles: readonly OperatorProfile[], squad: number): number =>
  mostCharges(profiles, 'attacker', squad) + mostCharges(profiles, 'defender', squad);

/** What forbids to play with these profiles (SG-CPT-06, 10, SG-OPR-12), in words; nothing: all is well. */
export function profileProblems(profiles: readonly OperatorProfile[]): string[] {
  const problems: string[] = [];
  for (const { id, weapon } of profiles)
    for (const range of RANGES) {
      if (weapon[range].length === 0) problems.push(`${id} has no dice at ${range} range`);
      for (const colour of COLOURS) {
        const asked = weapon[range].filter((die) => die.colour === colour).length;
        if (asked > SUPPLY[colour])
          problems.push(`${id} rolls ${asked} ${colour} dice at ${range} range, there are ${SUPPLY[colour]}`);
      }
    }
  const alone = IN_INVENTORIES + mostOfBoth(profiles, 5);
  const withRecruits = IN_INVENTORIES + ON_RECRUITS + mostOfBoth(profiles, 4);
  const needed = Math.max(alone, withRecruits);
  if (needed > CUBES) problems.push(`two squads can need ${needed} Charge cubes, there are ${CUBES}`);
  return problems;
}
