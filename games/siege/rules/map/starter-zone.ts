import { beside, type Cell, edgeOf, SIDES } from '@sightline/board';
import { CUBES } from '../../content/tactical-gadgets.ts';
import type { LoadedMap } from './load-map.ts';
import type { MissionPage } from './mission-page.ts';
import type { StandingPlace, TokenPlace } from './places.ts';
import { checkCubes, checkSections, checkSquad, type TeamSections } from './ready-squads.ts';
import { readSetup, type SetupGadget } from './setup-gadgets.ts';
import { spaceName, spaceNamed } from './space-names.ts';
import type { ZoneContext } from './zone-context.ts';

type ZoneFile = MissionPage['starterZone'];

/** Ready squads with ready deployments (SG-SQD-03, SG-DEP-17, SG-MUL-17). */
export interface StarterZone {
  readonly attackers: TeamSections & {
    readonly squad: readonly { readonly operator: string; readonly at: StandingPlace }[];
    readonly inventory: ZoneFile['attackers']['inventory'];
  };
  readonly defenders: TeamSections & {
    readonly squad: readonly {
      readonly operator: string;
      readonly portrait: TokenPlace;
      readonly decoy: TokenPlace;
    }[];
    readonly inventory: ZoneFile['defenders']['inventory'];
    readonly gadgets: readonly SetupGadget[];
  };
}

export function readStarterZone({ attackers, defenders }: ZoneFile, context: ZoneContext): StarterZone {
  return {
    attackers: { ...attackers, squad: readAttackers(attackers, context) },
    defenders: { ...defenders, ...readDefenders(defenders, context) },
  };
}

function readAttackers(file: ZoneFile['attackers'], context: ZoneContext): StarterZone['attackers']['squad'] {
  const { profiles, places, note } = context;
  const title = 'starterZone.attackers';
  const names = file.squad.map(({ operator }) => operator);
  checkSquad(`${title}.squad`, 'attacker', names, profiles, note);
  checkSections(`${title}.sections`, file, names, note);
  const { tacticalDrone, ...gadgets } = file.inventory;
  checkCubes(`${title}.inventory`, Object.values(gadgets), CUBES.attacker, note);
  checkCubes(`${title}.inventory.tacticalDrone`, [tacticalDrone], CUBES.drones, note);
  const standing = operatorCapacity(context);
  return file.squad.flatMap(({ operator, at }, i) => {
    const place = places.standing(`${title}.squad[${i}].at`, at, 'perimeter');
    if (place === null) return [];
    standing(`${title}.squad[${i}].at`, place);
    return { operator, at: place };
  });
}

function readDefenders(
  file: ZoneFile['defenders'],
  context: ZoneContext,
): Pick<StarterZone['defenders'], 'squad' | 'gadgets'> {
  const { profiles, note } = context;
  const title = 'starterZone.defenders';
  const names = file.squad.map(({ operator }) => operator);
  checkSquad(`${title}.squad`, 'defender', names, profiles, note);
  checkSections(`${title}.sections`, file, names, note);
  checkCubes(`${title}.inventory`, Object.values(file.inventory), CUBES.defender, note);
  const gadgets = readSetup(`${title}.gadgets`, file, context);
  return { gadgets, squad: readTokens(`${title}.squad`, file, gadgets, context) };
}

/** SG-ENT-09, 10: the defender's upper-floor area. */
const UPPER_SPACES = 2;

/** SG-DEP-09, 10: two tokens each, on spaces of their own. */
function readTokens(
  title: string,
  { squad }: ZoneFile['defenders'],
  gadgets: readonly SetupGadget[],
  context: ZoneContext,
): StarterZone['defenders']['squad'] {
  const { note } = context;
  const standing = operatorCapacity(context, gadgets);
  const upstairs = new Set<Cell>();
  const place = (what: string, written: string): TokenPlace | null => {
    const token = readToken(what, written, context);
    if (token === null) return null;
    if (token.watches < 0) standing(what, token);
    else if (upstairs.has(token.watches))
      note('place', `${what}: expected an entryway that nobody else watches`);
    else if (upstairs.add(token.watches).size > UPPER_SPACES)
      note('place', `${what}: expected at most ${UPPER_SPACES} tokens upstairs`);
    return token;
  };
  return squad.flatMap(({ operator, portrait, decoy }, i) => {
    const real = place(`${title}[${i}].portrait`, portrait);
    const other = place(`${title}[${i}].decoy`, decoy);
    if (real === null || other === null) return [];
    // SG-DEP-19
    if (real.watches >= 0 && other.watches >= 0)
      note('place', `${title}[${i}]: expected at most one token of "${operator}" upstairs`);
    return { operator, portrait: real, decoy: other };
  });
}

function readToken(
  title: string,
  written: string,
  { map, pieces, places, note }: ZoneContext,
): TokenPlace | null {
  const [word, name] = written.split(' ');
  if (word !== 'upstairs') {
    const place = places.standing(title, written, 'inside');
    return place && { ...place, watches: -1 };
  }
  const watches = spaceNamed(map.layout, name);
  // SG-ENT-07, 19: neutral for the defender, and not fortified.
  const isOpen =
    map.entryways.some(({ cell, colour }) => cell === watches && colour === 'gray') &&
    !pieces.fortifiedEntryways.includes(watches);
  if (isOpen) return { cell: -1, facing: 0, standee: -1, watches };
  note('place', `${title}: expected a gray entryway that is not fortified, found "${name}"`);
  return null;
}

/** SG-ENV-11, 12: one Operator a space, standees too, and none where a shield stands; doors that are shut let nobody lean. */
function operatorCapacity({ map, pieces, note }: ZoneContext, gadgets: readonly SetupGadget[] = []) {
  const taken = new Set<Cell>(gadgets.flatMap((one) => (one.piece === 'deployableShield' ? one.cell : [])));
  const shut = new Set([
    ...pieces.barricades,
    ...gadgets.flatMap((one) => (one.piece === 'armorPanel' ? one.component : [])),
  ]);
  return (title: string, { cell, standee }: StandingPlace): void => {
    for (const c of standee < 0 ? [cell] : [cell, standee]) {
      if (taken.has(c))
        note('place', `${title}: expected ${spaceName(map.layout, c)} without an Operator or shield`);
      taken.add(c);
    }
    if (standee >= 0 && shut.has(partitionBetween(map, cell, standee)))
      note('place', `${title}: expected no barricade or panel between it and its standee`);
  };
}

/** The component between two spaces that share a side; -1 where there is none. */
function partitionBetween({ layout: l, partitionOf }: LoadedMap, a: Cell, b: Cell): number {
  const side = SIDES.find((one) => beside(l, a, one) === b);
  return side === undefined ? -1 : partitionOf[edgeOf(l, a, side)];
}
