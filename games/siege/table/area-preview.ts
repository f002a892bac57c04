import { type Chip, chip, compact, type Preview } from '@sightline/table';
import type { SpaceHit } from '../content/hits.ts';
import { pieceKind } from '../content/pieces.ts';
import { tacticalGadget } from '../content/tactical-gadgets.ts';
import { adjacentSpaces, bodiesIn, touchingSpaces } from '../rules/areas-of-effect.ts';
import { falls, partitionsOf, SPARES_NOTHING } from '../rules/destroy.ts';
import { ownerOfBody, profileOf } from '../rules/operators.ts';
import { overlaySpaces } from '../rules/overlays.ts';
import { inField } from '../rules/overwatch.ts';
import { kindNow, strengthOf } from '../rules/partitions.ts';
import { type Body, NONE } from '../rules/siege.ts';
import { roomSpaces } from '../rules/special-gadgets/area.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import type { SiegeQuestion } from './asked.ts';
import { ICONS, pieceIcon } from './icons.ts';
import { borderName } from './labels.ts';
import { operatorName, pieceName, placeName, sayKey, specialName, tacticalName } from './names.ts';
import { areaOf } from './points.ts';

/** An Operator's own Destroy: what stands in the space against its rating (SG-DES-05 to 14). */
export function destroyPreview(q: SiegeQuestion, space: number): Preview {
  const { at, t, actor } = q;
  const rating = profileOf(t, actor).destroy;
  return {
    title: at.say('preview.destroy', { operator: operatorName(at, actor), space: placeName(at, space) }),
    area: areaOf(t, [space]),
    chips: [
      chip(at.say('preview.rating', { n: rating }), { icon: ICONS.destroy }),
      ...strengthsIn(q, space, rating),
    ],
  };
}

function strengthsIn(q: SiegeQuestion, space: number, rating: number): readonly Chip[] {
  const { at, t, actor } = q;
  const told = (name: string, strength: number, goes: boolean, icon: string): Chip =>
    chip(at.say(goes ? 'preview.falls' : 'preview.stands', { what: name, strength }), {
      icon,
      tone: goes ? 'good' : 'muted',
    });
  return [
    ...partitionsOf(t, space).flatMap((partition): readonly Chip[] => {
      const strength = strengthOf(kindNow(t, partition));
      return strength === 0 ? [] : [told(borderName(q, partition), strength, strength <= rating, ICONS.wall)];
    }),
    ...t.state.pieces.flatMap(({ kind, at: cell }): readonly Chip[] =>
      cell === space
        ? [
            told(
              pieceName(at, kind),
              pieceKind(kind).strength,
              falls(t, kind, cell, rating, SPARES_NOTHING, actor),
              pieceIcon(kind),
            ),
          ]
        : [],
    ),
  ];
}

/** A tactical gadget: where it strikes, with what, and whom by what lies open. */
export function tacticalPreview(q: SiegeQuestion, number: number, space: number): Preview {
  const { at, t } = q;
  const gadget = tacticalGadget(number);
  const reachesOut = gadget.beside !== undefined || gadget.id === 'flashbang';
  const spaces = reachesOut ? [space, ...adjacentSpaces(t, space)] : [space];
  return {
    title: at.say('choices.use', { gadget: tacticalName(at, number), space: placeName(at, space) }),
    area: areaOf(t, spaces),
    chips: [
      ...hitChips(q, 'preview.inSpace', gadget.target),
      ...hitChips(q, 'preview.around', gadget.beside),
      ...whoIsIn(q, spaces),
    ],
    text: sayKey(at, `choices.tactical.${gadget.id}`),
  };
}

function hitChips(
  { at }: SiegeQuestion,
  key: 'preview.inSpace' | 'preview.around',
  hit: SpaceHit | undefined,
): readonly Chip[] {
  if (hit === undefined) return [];
  const dice = hit.dice === undefined ? 0 : hit.dice.split(' ').length;
  return [chip(at.say(key, { dice, rating: hit.destroy ?? 0 }), { icon: ICONS.destroy })];
}

/** Gadgets that strike whole rooms, or everything that touches a space. */
const ROOM_WIDE: readonly string[] = ['empGrenades', 'flashShield', 'clusterCharge'];

export function specialPreview(q: SiegeQuestion, number: number, space: number): Preview {
  const { at, t } = q;
  const { id, owner } = SPECIAL_ACTIONS[number];
  const spaces =
    space === NONE
      ? []
      : ROOM_WIDE.includes(id)
        ? roomSpaces(t, space)
        : id === 'exothermicCharges'
          ? [space, ...touchingSpaces(t, space)]
          : [space];
  return {
    title:
      space === NONE
        ? specialName(at, number)
        : at.say('choices.use', { gadget: specialName(at, number), space: placeName(at, space) }),
    ...(spaces.length > 0 && { area: areaOf(t, spaces) }),
    chips: whoIsIn(q, spaces),
    text: sayKey(at, `choices.gadget.${owner}`),
  };
}

/** Who would be in it, portrait and decoy alike. */
export function whoIsIn({ at, t }: SiegeQuestion, spaces: readonly number[]): readonly Chip[] {
  const names = bodiesIn(t, spaces).map((handle) => operatorName(at, ownerOfBody(handle)));
  return compact([
    names.length > 0 && chip(at.say('preview.whoIsIn', { operators: at.listed([...new Set(names)]) })),
  ]);
}

export function overlayPreview(q: SiegeQuestion, corner: number, shape: number, title: string): Preview {
  const spaces = overlaySpaces(q.t, corner, shape);
  return { title, area: areaOf(q.t, spaces), chips: whoIsIn(q, spaces) };
}

/** The half of the floor that a body would watch (SG-OVW-04). */
export function arcPreview(
  { at, t }: SiegeQuestion,
  body: Pick<Body, 'at' | 'facing'>,
  title: string,
): Preview {
  const watching: Body = { standee: NONE, located: false, stunned: false, ...body };
  const spaces = Array.from({ length: t.statics.layout.cells }, (_, cell) => cell).filter((cell) =>
    inField(t, watching, cell),
  );
  return { title, area: areaOf(t, spaces), text: at.say('preview.arc') };
}
