import type { LocationFile } from '../../rules/map/location-file.ts';
import { clubhouse } from './clubhouse.ts';
import { consulate } from './consulate.ts';

/** SG-ENV-02: the two sides of the board. */
export const LOCATIONS: readonly LocationFile[] = [consulate, clubhouse];
