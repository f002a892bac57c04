import { link, logLines, type Naming as NamingOf, type Namings } from '@sightline/table';
import { RANGES } from '../content/operator-types.ts';
import { TACTICAL_GADGETS } from '../content/tactical-gadgets.ts';
import { EVENT_KINDS } from '../rules/events.ts';
import { LEGEND } from '../rules/map/legend.ts';
import { isHidden, isUpstairs, type OperatorNumber, ownerOfBody, squadOf } from '../rules/operators.ts';
import { ATTACKER, NONE } from '../rules/siege.ts';
import { specialNumber } from '../rules/special-gadgets/index.ts';
import { inventoryOf } from '../rules/squad-selection.ts';
import { LAST_ROUND } from '../rules/upkeep.ts';
import { borderPlace, sectionInSentence } from './border-words.ts';
import {
  dieName,
  gadgetName,
  operatorName,
  overlayName,
  pieceName,
  placeName,
  profileName,
  roomName,
  sayKey,
  seatName,
  sectionName,
  sideName,
  tacticalName,
} from './names.ts';
import {
  bodyRef,
  bombRef,
  borderRef,
  cellRef,
  operatorRef,
  profileRef,
  specialRef,
  tacticalRef,
  upperRef,
} from './refs.ts';
import { diceInWords, listOf, protectionName, termsOf } from './rolled.ts';
import { blockerWords, sourceWords } from './ruling-words.ts';
import type { SeenEvent } from './seen-event.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** Operators, spaces, borders and gadgets are links. */
type Naming = NamingOf<ViewContext, SeenEvent>;

const NOBODY = 'none';

const operator: Naming = (at, o) => (o === NONE ? NOBODY : link(operatorRef(o), operatorName(at, o)));

/** A miniature, or one of two tokens: which of them is real nobody is told. */
const body: Naming = (at, handle) => {
  const o = ownerOfBody(handle);
  const name = operatorName(at, o);
  return link(bodyRef(handle), isHidden(openTable(at), o) ? at.say('log.token', { operator: name }) : name);
};

const place: Naming = (at, space, e) => {
  if (space < 0) return NOBODY;
  const name = placeName(at, space);
  if (!isUpstairs(openTable(at), space)) return link(cellRef(space), name);
  return link(upperRef(squadOf(operatorIn(e)), space - at.statics.layout.cells), name);
};

/** Whose event it is: an upper floor belongs to a squad. */
function operatorIn({ fields }: SeenEvent): OperatorNumber {
  const { operator: o, body: handle, shooter, by } = fields;
  if (o !== undefined) return Number(o);
  if (handle !== undefined) return ownerOfBody(Number(handle));
  return shooter === undefined ? Number(by) : ownerOfBody(Number(shooter));
}

const side: Naming = (at, n) => (n < 0 ? NOBODY : sideName(at, n));
const border: Naming = (at, partition) => link(borderRef(partition), borderPlace(at, partition));
const protection: Naming = (at, n) => protectionName(at, n);

const NAMINGS: Namings<ViewContext, SeenEvent> = {
  operator,
  against: operator,
  owner: operator,
  by: operator,
  body,
  shooter: body,
  target: body,
  at: place,
  decoyAt: place,
  from: place,
  to: place,
  space: place,
  spaces: place,
  standee: place,
  side,
  facing: side,
  declared: protection,
  protection,
  partition: border,
  seat: (at, seat) => (seat === NONE ? NOBODY : seatName(at, seat)),
  room(at, room) {
    const [cell] = at.statics.plan.rooms[room]?.spaces ?? [];
    return cell === undefined ? NOBODY : link(cellRef(cell), roomName(at, cell));
  },
  bomb: (at, bomb) => link(bombRef(bomb), at.say(bomb === 0 ? 'mission.bombA' : 'mission.bombB')),
  'squadChosen.profiles': (at, profile) => link(profileRef(profile), profileName(at, profile)),
  profile: (at, profile) => link(profileRef(profile), profileName(at, profile)),
  section: (at, seat) => seatName(at, seat),
  'leveledUp.range': (at, range) => sayKey(at, `range.${RANGES[range]}`),
  'leveledUp.gadget': (at, gadget) => (gadget === NONE ? NOBODY : tacticalName(at, gadget)),
  'claimed.target': (at, target, e) =>
    (e.fields.of === 'demand' || e.fields.of === 'shot' ? body : place)(at, target, e),
  'partitionChanged.left': (at, kind) => sectionName(at, kind),
  'destroyed.was': (at, kind) => sectionInSentence(at, kind),
  'destroyed.left': (_at, kind) => LEGEND.edges[kind].name,
  'pieceLost.kind': (at, kind) => pieceName(at, kind),
  'piecePlaced.kind': (at, kind) => pieceName(at, kind),
  'overlayPlaced.kind': (at, kind) => overlayName(at, kind),
  'bonusPlaced.side': (_at, shown) => shown,
  'bonusPlaced.from': operator,
  'walked.spaces': (_at, many) => many,
  'flown.spaces': (_at, many) => many,
  'rerolled.kept': (at, kept, e) => {
    const colour = listOf(e.fields.dice)[2 * kept];
    return colour === undefined ? NOBODY : dieName(at, colour);
  },
};

function listInWords(
  at: ViewContext,
  e: SeenEvent,
  field: string,
  values: readonly number[],
  naming: Naming | undefined,
): string | number {
  if (field === 'dice') return values.length === 0 ? NOBODY : diceInWords(at, e);
  if (field === 'cubes') return cubesInWords(at, Number(e.fields.squad) === ATTACKER, values);
  return naming === undefined
    ? values.length
    : at.listed(values.map((value) => String(naming(at, value, e))));
}

/** SG-SQD-07: what a squad has taken along, and how much of it. */
function cubesInWords(at: ViewContext, attacks: boolean, cubes: readonly number[]): string {
  const gadgets = inventoryOf(attacks ? 0 : 1);
  return at.listed(
    cubes.flatMap((n, i) =>
      n === 0
        ? []
        : at.say('log.cubes', { gadget: link(tacticalRef(gadgets[i]), tacticalName(at, gadgets[i])), n }),
    ),
  );
}

/** A gadget that an event names by its id. */
function gadgetLink(at: ViewContext, id: string): string {
  const name = gadgetName(at, id);
  const tactical = TACTICAL_GADGETS.findIndex((each) => each.id === id);
  if (tactical >= 0) return link(tacticalRef(tactical), name);
  const special = specialNumber(id);
  return special === NONE ? name : link(specialRef(special), name);
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** What messages need beside the fields of their event. */
function more(at: ViewContext, e: SeenEvent): Readonly<Record<string, string | number>> {
  const { kind, fields } = e;
  const of = (field: keyof typeof fields) => Number(fields[field]);
  switch (kind) {
    case 'roundBegan':
      return { overtime: yesNo(of('round') > LAST_ROUND) };
    case 'objectivePlaced':
      return { what: at.statics.mission?.kind ?? NOBODY };
    case 'gadgetUsed':
      return { gadget: gadgetLink(at, String(fields.gadget)) };
    case 'reactionUsed':
      return {
        gadget: gadgetLink(at, String(fields.gadget)),
        mate: yesNo(squadOf(of('operator')) === squadOf(of('against'))),
      };
    case 'effectIgnored':
      return { own: yesNo(of('by') === of('operator')) };
    case 'wounded':
      return { reduced: yesNo(of('wounds') !== of('dealt')) };
    case 'rewarded':
      return { own: yesNo(of('squad') === of('of')), seconds: Math.abs(of('seconds')) };
    case 'challenged':
      return {
        blocker: blockerWords(at, e),
        sources: sourceWords(at, e),
        right: yesNo(of('valid') === 1 && of('declared') === of('protection')),
      };
    default:
      return {};
  }
}

/** The line of the log, with marks around its links. */
export const logLine = logLines<ViewContext, SeenEvent>({
  events: EVENT_KINDS,
  namings: NAMINGS,
  list: listInWords,
  sum: termsOf,
  more,
});
