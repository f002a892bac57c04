import type { Content } from './card-types.ts';
import { EVENTS } from './events.ts';
import { HEROES } from './heroes.ts';
import { RIVER_CROSSING } from './missions/river-crossing.ts';
import { TYPHON } from './monsters/typhon.ts';
import { CLOSE_COMBAT } from './roles/close-combat.ts';
import { DEMOLITIONS } from './roles/demolitions.ts';
import { LEADER } from './roles/leader.ts';
import { SNIPER } from './roles/sniper.ts';
import { TILES } from './tiles.ts';
import { TYPHON_TWISTS } from './twists/typhon.ts';

/** Everything in the box, in the order in which it is numbered. */
export const CONTENT: Content = {
  heroes: HEROES,
  roles: [LEADER, CLOSE_COMBAT, SNIPER, DEMOLITIONS],
  monsters: [...TYPHON],
  twists: [...TYPHON_TWISTS],
  events: EVENTS,
  missions: [RIVER_CROSSING],
  tiles: TILES,
};
