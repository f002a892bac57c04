import type { Cell } from '@sightline/board';
import type { MissionPage } from './mission-page.ts';
import type { WallPlace } from './places.ts';
import { openingNamed } from './read-pieces.ts';
import type { ZoneContext } from './zone-context.ts';

type DefendersFile = MissionPage['starterZone']['defenders'];

/** What deployment puts on the board or on a profile (SG-DEP-07, 08). */
export type SetupGadget =
  | ({ readonly piece: 'bulletproofCamera' | 'signalDisruptor' | 'konaStation' } & WallPlace)
  | { readonly piece: 'deployableShield' | 'ced1'; readonly cell: Cell }
  | { readonly piece: 'armorPanel'; readonly component: number }
  | { readonly piece: 'armorPlate'; readonly operator: string };

type SetupPiece = SetupGadget['piece'];

/** Whose they are, and how many there are (SG-SGD-05, 07, 13, 37, 40); the others come from the inventory. */
const OF_OPERATORS: Readonly<Partial<Record<SetupPiece, { readonly owner: string; readonly most: number }>>> =
  {
    signalDisruptor: { owner: 'mute', most: 2 },
    armorPanel: { owner: 'castle', most: 2 },
    ced1: { owner: 'bandit', most: 2 },
    armorPlate: { owner: 'rook', most: 3 },
    konaStation: { owner: 'thunderbird', most: 3 },
  };
/** SG-DEP-08: one for each cube. */
const OF_INVENTORY = ['bulletproofCamera', 'deployableShield'] as const;
/** SG-SGD-37 */
const MOST_STAMINA_FOR_PLATES = 5;

export function readSetup(title: string, file: DefendersFile, context: ZoneContext): SetupGadget[] {
  checkCounts(title, file, context);
  return file.gadgets.flatMap((gadget, i) => readGadget(`${title}[${i}]`, gadget, file, context) ?? []);
}

function checkCounts(
  title: string,
  { gadgets, squad, inventory }: DefendersFile,
  { note }: ZoneContext,
): void {
  const counted = Map.groupBy(gadgets, ({ piece }) => piece);
  for (const [piece, { owner, most }] of Object.entries(OF_OPERATORS)) {
    const found = counted.get(piece as SetupPiece)?.length ?? 0;
    const expected = squad.some(({ operator }) => operator === owner) ? most : 0;
    if (found > expected)
      note('count', `${title}: expected at most ${expected} of ${piece}, ${owner}'s, found ${found}`);
  }
  for (const piece of OF_INVENTORY) {
    const found = counted.get(piece)?.length ?? 0;
    if (found !== inventory[piece])
      note('count', `${title}: expected ${inventory[piece]} of ${piece}, one for each cube, found ${found}`);
  }
  for (const [what, values] of [
    ['armorPanel', gadgets.flatMap((one) => (one.piece === 'armorPanel' ? one.component : []))],
    ['armorPlate', gadgets.flatMap((one) => (one.piece === 'armorPlate' ? one.operator : []))],
  ] as const)
    if (new Set(values).size < values.length)
      note('place', `${title}: expected each ${what} in another place`);
}

function readGadget(
  title: string,
  gadget: DefendersFile['gadgets'][number],
  { squad }: DefendersFile,
  { map, profiles, places, capacity, note }: ZoneContext,
): SetupGadget | null {
  switch (gadget.piece) {
    case 'bulletproofCamera':
    case 'signalDisruptor':
    case 'konaStation': {
      const place = places.onWall(title, gadget.at);
      if (place === null) return null;
      capacity.hang(title, place);
      return { piece: gadget.piece, ...place };
    }
    case 'deployableShield':
    case 'ced1': {
      const cell = places.space(title, gadget.space);
      if (cell < 0 || !places.free(title, cell, 'inside')) return null;
      capacity.lay(title, cell);
      return { piece: gadget.piece, cell };
    }
    case 'armorPanel': {
      const component = openingNamed(title, gadget.component, map, note);
      return component < 0 ? null : { piece: 'armorPanel', component };
    }
    case 'armorPlate': {
      const { operator } = gadget;
      const stamina = profiles.find(({ id }) => id === operator)?.stamina ?? 0;
      if (!squad.some((one) => one.operator === operator))
        note('place', `${title}: expected an Operator of the squad, found "${operator}"`);
      else if (stamina > MOST_STAMINA_FOR_PLATES)
        note('place', `${title}: expected Stamina ${MOST_STAMINA_FOR_PLATES} or less, found ${stamina}`);
      return { piece: 'armorPlate', operator };
    }
  }
}
