import type { WeaponSet } from './card-types.ts';
import { FOUND_WEAPONS } from './weapons/found-weapons.ts';
import { GRENADES } from './weapons/grenades.ts';
import { RIFLES } from './weapons/rifles.ts';
import { SHOTGUNS } from './weapons/shotguns.ts';
import { UAC_SET } from './weapons/uac.ts';

const SETS = [UAC_SET, ...SHOTGUNS, ...RIFLES, ...FOUND_WEAPONS, ...GRENADES];

export type ActionId = (typeof SETS)[number]['cards'][number]['id'];

/** All weapon sets in the box (DM-WPN-08), the UAC's first. */
export const WEAPON_SETS: readonly WeaponSet<ActionId>[] = SETS;
