import {
  fallback,
  type Infer,
  list,
  object,
  oneOf,
  optional,
  reference,
  text,
  variant,
  whole,
} from '@sightline/content';

export const MISSION_KINDS = ['control', 'bomb', 'hostage'] as const;
export type MissionKind = (typeof MISSION_KINDS)[number];

/** The kinds of things a mission names that are defined elsewhere. */
export const LOCATION = 'location';
export const PROFILE = 'Operator';

const LONGEST_NAME = 40;
/** As many standees as there are: 8 + 3 doors, 10 + 3 windows. */
const MOST_BARRICADES = 24;
/** SG-MIS-10: 15 control tokens. */
const MOST_ROOMS = 15;
const MOST_PERMITTED = 64;
/** SG-DEP-24 */
const LEAST_RESERVES = 14;
const MOST_RESERVES = 48;
/** All Setup gadgets and tactical pieces of the box. */
const MOST_GADGETS = 20;

const name = (of: string) =>
  text({
    max: LONGEST_NAME,
    pattern: /[a-z][a-zA-Z0-9]*/,
    expected: `a name in camelCase of ${of}, of at most ${LONGEST_NAME} letters and digits`,
  });
const component = text({ max: LONGEST_NAME });
const space = text({ max: 5, pattern: /\d{1,2},\d{1,2}/, expected: 'a space, like "12,7"' });
/** The space a gadget faces, and the side of it where it hangs on the wall (SG-GAD-06). */
const onWall = text({
  max: 11,
  pattern: /\d{1,2},\d{1,2} (north|east|south|west)/,
  expected: 'a space and the side of it where the wall is, like "12,7 north"',
});
/** A space and a facing; the standee of a leaning Operator stands on the side that is named last (SG-DEP-03). */
const standing = text({
  max: 25,
  pattern: /\d{1,2},\d{1,2} (north|east|south|west)( standee (north|east|south|west))?/,
  expected: 'a space and a facing, like "12,7 north" or "12,7 north standee west"',
});
/** A token on the main floor, or upstairs watching an entryway (SG-DEP-09, 10). */
const token = text({
  max: 25,
  pattern:
    /\d{1,2},\d{1,2} (north|east|south|west)( standee (north|east|south|west))?|upstairs \d{1,2},\d{1,2}/,
  expected: 'a space and a facing, like "12,7 north", or an entryway watched from above, like "upstairs 3,4"',
});

const unique = (one: unknown) => one;
const operator = reference(PROFILE);
/** SG-MUL-01, 02, 17: two Operators each; a Recruit takes the place of the squad's fifth. */
const sections = list(list(operator, { min: 2, max: 2 }), { min: 2, max: 2 });
const recruit = oneOf('recruitLight', 'recruitHeavy');
/** SG-SQD-12: as many cubes as there are slots. */
const cubes = (slots: number) => fallback(whole({ min: 0, max: slots }), 0);
const reserves = list(standing, { min: LEAST_RESERVES, max: MOST_RESERVES, unique });
const SQUAD = { min: 5, max: 5 };

/** What of a mission no source gives (SG-CPT-09). */
const OURS_OF_MISSIONS = [
  'rooms',
  'bombs',
  'hostage',
  'permitted',
  'barricades',
  'cameras',
  'barbedWire',
  'fortifiedEntryways',
  'reserves',
  'squads',
  'inventories',
  'deployments',
  'sections',
] as const;

/** A mission as the Mission Guide has it, with its Starter Zone (SG-SET-06, 07; SG-MIS-12). */
export const missionPage = object({
  id: name('the mission'),
  map: reference(LOCATION),
  kind: oneOf(...MISSION_KINDS),
  ours: fallback(list(oneOf(...OURS_OF_MISSIONS), { max: OURS_OF_MISSIONS.length, unique }), []),
  /** Control: contested rooms and their points (SG-MIS-04) */
  rooms: fallback(
    list(object({ room: name('the room'), value: whole({ min: 1, max: 5 }) }), {
      max: MOST_ROOMS,
      unique: ({ room }) => room,
    }),
    [],
  ),
  bombs: fallback(list(space, { max: 2, unique }), []),
  hostage: optional(space),
  /** where Forward Planning lets the defender put bombs or hostage (SG-FWD-02) */
  permitted: fallback(list(space, { max: MOST_PERMITTED, unique }), []),
  /** doors and windows, by their ids on the map */
  barricades: list(component, { max: MOST_BARRICADES, unique }),
  cameras: list(onWall, { min: 5, max: 5 }),
  barbedWire: fallback(list(space, { max: 3 }), []),
  fortifiedEntryways: fallback(list(space, { max: 2 }), []),
  reserves: object({ attackers: reserves, defenders: reserves }),
  starterZone: object({
    attackers: object({
      squad: list(object({ operator, at: standing }), SQUAD),
      inventory: object({
        breachCharge: cubes(3),
        frag: cubes(3),
        flashbang: cubes(3),
        smokeGrenade: cubes(3),
        claymore: cubes(2),
        tacticalDrone: cubes(3),
      }),
      sections,
      recruit,
    }),
    defenders: object({
      squad: list(object({ operator, portrait: token, decoy: token }), SQUAD),
      inventory: object({
        bulletproofCamera: cubes(3),
        deployableShield: cubes(2),
        nitroCell: cubes(3),
        impactGrenade: cubes(3),
      }),
      /** what deployment steps 2 and 3 put on the board (SG-DEP-07, 08) */
      gadgets: fallback(
        list(
          variant('piece', {
            bulletproofCamera: { at: onWall },
            signalDisruptor: { at: onWall },
            konaStation: { at: onWall },
            deployableShield: { space },
            ced1: { space },
            armorPanel: { component },
            armorPlate: { operator },
          }),
          { max: MOST_GADGETS },
        ),
        [],
      ),
      sections,
      recruit,
    }),
  }),
});

export type MissionPage = Infer<typeof missionPage>;
type WithDefaults = 'ours' | 'rooms' | 'bombs' | 'permitted' | 'barbedWire' | 'fortifiedEntryways';
type StarterZone = MissionPage['starterZone'];
type Attackers = StarterZone['attackers'];
type Defenders = StarterZone['defenders'];

/** A mission as an author writes it. */
export type MissionScript = Omit<MissionPage, WithDefaults | 'starterZone'> &
  Partial<Pick<MissionPage, WithDefaults>> & {
    readonly starterZone: {
      readonly attackers: Omit<Attackers, 'inventory'> & {
        readonly inventory: Partial<Attackers['inventory']>;
      };
      readonly defenders: Omit<Defenders, 'inventory' | 'gadgets'> & {
        readonly inventory: Partial<Defenders['inventory']>;
        readonly gadgets?: Defenders['gadgets'];
      };
    };
  };
