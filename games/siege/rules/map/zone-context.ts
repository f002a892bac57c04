import type { GadgetCapacity } from './gadget-capacity.ts';
import type { NoteFault } from './guide-error.ts';
import type { LoadedMap } from './load-map.ts';
import type { PlaceReader } from './places.ts';
import type { PlacedPieces } from './read-pieces.ts';
import type { KnownProfile } from './ready-squads.ts';

/** What the starter zone of a mission is read with. */
export interface ZoneContext {
  readonly map: LoadedMap;
  readonly pieces: PlacedPieces;
  readonly profiles: readonly KnownProfile[];
  readonly places: PlaceReader;
  readonly capacity: GadgetCapacity;
  readonly note: NoteFault;
}
