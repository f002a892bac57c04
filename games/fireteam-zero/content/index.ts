import type { Content, MissionContent } from './card-types.ts';
import { EVENTS } from './events.ts';
import { HEROES } from './heroes.ts';
import { COLD_STORAGE } from './missions/cold-storage.ts';
import { DEAD_AIR } from './missions/dead-air.ts';
import { QUIET_VILLAGE } from './missions/quiet-village.ts';
import { RIVER_CROSSING } from './missions/river-crossing.ts';
import { THE_DEEP_NEST } from './missions/the-deep-nest.ts';
import { THE_LAST_LANTERN } from './missions/the-last-lantern.ts';
import { THREE_ALTARS } from './missions/three-altars.ts';
import { UNDER_THE_MOUNTAIN } from './missions/under-the-mountain.ts';
import { UNTIL_DAWN } from './missions/until-dawn.ts';
import { WALK_THEM_HOME } from './missions/walk-them-home.ts';
import { FETCH } from './monsters/fetch.ts';
import { INFESTED } from './monsters/infested.ts';
import { TYPHON } from './monsters/typhon.ts';
import { CLOSE_COMBAT } from './roles/close-combat.ts';
import { DEMOLITIONS } from './roles/demolitions.ts';
import { LEADER } from './roles/leader.ts';
import { SNIPER } from './roles/sniper.ts';
import { TILES } from './tiles.ts';
import { FETCH_TWISTS } from './twists/fetch.ts';
import { INFESTED_TWISTS } from './twists/infested.ts';
import { TYPHON_TWISTS } from './twists/typhon.ts';

/** Everything in the box, in the order in which it is numbered. */
export const CONTENT: Content = {
  heroes: HEROES,
  roles: [LEADER, CLOSE_COMBAT, SNIPER, DEMOLITIONS],
  monsters: [...TYPHON, ...FETCH, ...INFESTED],
  twists: [...TYPHON_TWISTS, ...FETCH_TWISTS, ...INFESTED_TWISTS],
  events: EVENTS,
  missions: [
    RIVER_CROSSING,
    THREE_ALTARS,
    UNDER_THE_MOUNTAIN,
    DEAD_AIR,
    WALK_THEM_HOME,
    THE_LAST_LANTERN,
    COLD_STORAGE,
    UNTIL_DAWN,
    THE_DEEP_NEST,
  ],
  tiles: TILES,
};

/** Missions of the guided matches: part of no operation, and in no list to choose from. */
export const TRAINING: readonly MissionContent[] = [QUIET_VILLAGE];
