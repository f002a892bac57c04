import type { Chooser, ChooserSet, ComposedItem } from '@sightline/table';
import { CUBES, TACTICAL_GADGETS, tacticalNumber } from '../content/tactical-gadgets.ts';
import { ATTACKER } from '../rules/siege.ts';
import { squadOfSeat } from '../rules/statics.ts';
import type { SiegeQuestion } from './asked.ts';
import { tacticalIcon } from './icons.ts';
import { sayKey, squadTone, tacticalName } from './names.ts';
import { tacticalRef } from './refs.ts';
import { sealOf } from './squad-chooser.ts';

export function inventoryItem({ at, t, decision }: SiegeQuestion, gadget: number, cap: number): ComposedItem {
  const { id } = TACTICAL_GADGETS[gadget];
  const text = sayKey(at, `choices.tactical.${id}`);
  return {
    item: gadget,
    label: tacticalName(at, gadget),
    hint: text,
    icon: tacticalIcon(gadget),
    ref: tacticalRef(gadget),
    cap,
    card: { tone: squadTone(squadOfSeat(t, decision.seat)), text },
  };
}

/** The tactical inventory, cube by cube (SG-SQD-05 to 08). */
export function inventoryChooser(q: SiegeQuestion, bins: readonly number[]): Chooser {
  const { at, t, decision } = q;
  const squad = squadOfSeat(t, decision.seat);
  const drone = tacticalNumber('tacticalDrone');
  return {
    title: at.say('choices.inventory.title'),
    tone: squadTone(squad),
    sets: readyInventory(q, bins),
    ...(squad === ATTACKER && {
      given: {
        title: at.say('choices.inventory.given'),
        items: [
          {
            label: tacticalName(at, drone),
            hint: sayKey(at, 'choices.tactical.tacticalDrone'),
            icon: tacticalIcon(drone),
            count: CUBES.drones,
          },
        ],
      },
    }),
    sealed: sealOf(q),
  };
}

function readyInventory({ at, t, decision }: SiegeQuestion, bins: readonly number[]): readonly ChooserSet[] {
  const zone = at.statics.mission?.starterZone;
  if (zone === undefined) return [];
  const attacks = squadOfSeat(t, decision.seat) === ATTACKER;
  const cubes: Readonly<Record<string, number>> = attacks
    ? zone.attackers.inventory
    : zone.defenders.inventory;
  return [
    { name: at.say('choices.readySquad'), items: bins.map((bin) => cubes[TACTICAL_GADGETS[bin].id] ?? 0) },
  ];
}
