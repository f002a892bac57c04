import type { NoteFault } from './guide-error.ts';

/** What missions need to know of an Operator. */
export interface KnownProfile {
  readonly id: string;
  /** a Recruit fights for either side (SG-RCT-07) */
  readonly side: 'attacker' | 'defender' | 'either';
  readonly stamina: number;
  /** the profile it is another version of (SG-OPR-16) */
  readonly alternateOf?: string;
}

/** SG-MUL-17: for 2 vs 2. The Recruit takes the place of the Operator who is in neither section. */
export interface TeamSections {
  readonly sections: readonly (readonly string[])[];
  readonly recruit: 'recruitLight' | 'recruitHeavy';
}

/** SG-SQD-02, SG-OVR-02: five different Operators of one side. The schema has counted them. */
export function checkSquad(
  title: string,
  side: 'attacker' | 'defender',
  squad: readonly string[],
  profiles: readonly KnownProfile[],
  note: NoteFault,
): void {
  const seen = new Set<string>();
  for (const [i, id] of squad.entries()) {
    const profile = profiles.find((one) => one.id === id);
    if (profile?.side !== side) {
      const expected = side === 'attacker' ? 'an attacker' : 'a defender';
      note('squad', `${title}[${i}]: expected ${expected} who is no Recruit, found "${id}"`);
    }
    // SG-OPR-09: an Operator and the alternate profile are one.
    const person = profile?.alternateOf ?? id;
    if (seen.has(person))
      note('squad', `${title}[${i}]: expected five different Operators, found "${person}" again`);
    seen.add(person);
  }
}

/** SG-MUL-01: two Operators each, all of the squad. */
export function checkSections(
  title: string,
  { sections }: TeamSections,
  squad: readonly string[],
  note: NoteFault,
): void {
  const seen = new Set<string>();
  for (const [i, section] of sections.entries())
    for (const [j, id] of section.entries()) {
      const place = `${title}[${i}][${j}]`;
      if (!squad.includes(id)) note('squad', `${place}: expected an Operator of the squad, found "${id}"`);
      if (seen.has(id)) note('squad', `${place}: expected "${id}" in one section only`);
      seen.add(id);
    }
}

/** SG-SQD-05, 06, 13 */
export function checkCubes(title: string, cubes: readonly number[], expected: number, note: NoteFault): void {
  const found = cubes.reduce((sum, n) => sum + n, 0);
  if (found !== expected) note('inventory', `${title}: expected ${expected} Charge cubes, found ${found}`);
}
