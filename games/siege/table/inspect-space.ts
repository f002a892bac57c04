import { type Cell, exists, spaceLabel } from '@sightline/board';
import { compact, type Inspection } from '@sightline/table';
import { OVERLAYS } from '../content/pieces.ts';
import { entrywayColour, isFortified } from '../rules/entryways.ts';
import { occupantsOf } from '../rules/environment.ts';
import { squadOf, UPPER_BOXES, upperSpace } from '../rules/operators.ts';
import { NONE, SQUADS, type Squad } from '../rules/siege.ts';
import { isWatchedByCamera } from '../rules/space-effects.ts';
import { isElectrified } from '../rules/special-gadgets/bandit.ts';
import { isBarredFromRoom } from '../rules/special-gadgets/mute.ts';
import { isMessageKey } from '../text/index.ts';
import { bodyName } from './bodies.ts';
import { boardGadgetName } from './gadget-pieces.ts';
import { gadgetText } from './gadget-text.ts';
import { ICONS } from './icons.ts';
import { overlayName, roomName, sayKey, squadName, squadTone } from './names.ts';
import { holderOf } from './objectives.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Line = Inspection['lines'][number];

/** A space of the main floor by its number, or of an upper floor: `up1.0`. */
export function inspectSpace(at: ViewContext, name: string): Inspection | null {
  if (name.startsWith('up'))
    return inspectUpper(at, ...(name.slice(2).split('.').map(Number) as [number, number]));
  const cell: Cell = Number(name);
  const { layout, plan } = at.statics;
  if (!(cell >= 0 && cell < layout.cells)) return null;
  const isSpace = exists(plan.ground, cell);
  const isOutside = plan.perimeter[cell] === 1;
  const kind = !isSpace ? 'structural' : isOutside ? 'perimeter' : 'interior';
  const room = isSpace ? roomName(at, cell) : '';
  return {
    title: spaceLabel(layout, cell),
    kicker: room === '' ? at.say(`inspect.space.${kind}`) : room,
    icon: isSpace ? ICONS.points : ICONS.wall,
    tone: 'plain',
    lines: isSpace
      ? spaceLines(at, cell, kind === 'perimeter')
      : [{ text: at.say('inspect.space.structural.text') }],
    rules: RULES[kind],
  };
}

const RULES = {
  structural: ['SG-PRT-18'],
  perimeter: ['SG-ENV-16', 'SG-DEP-13'],
  interior: ['SG-ENV-13', 'SG-ENV-11'],
} as const;

function spaceLines(at: ViewContext, cell: Cell, isOutside: boolean): Line[] {
  const lines = [...roomLines(at, cell), ...thingLines(at, cell), ...overlayLines(at, cell)];
  const here = namesOn(at, cell);
  if (here.length > 0) lines.push({ title: at.say('inspect.here'), text: at.listed(here) });
  if (lines.length > 0) return lines;
  return [{ text: at.say(isOutside ? 'inspect.space.perimeter.text' : 'inspect.space.interior.text') }];
}

/** What is true of the whole room. */
function roomLines(at: ViewContext, cell: Cell): Line[] {
  const { say, statics } = at;
  const t = openTable(at);
  const room = statics.plan.roomOf[cell];
  if (room === NONE) return [];
  const contested = statics.mission?.rooms.find((each) => each.room === room);
  return compact<Line>([
    contested !== undefined && {
      title: say('inspect.contested'),
      text: say('inspect.contested.text', { n: contested.value, holder: holderOf(at, room).name }),
    },
    statics.plan.rooms[room].vertical && { title: say('inspect.vertical'), text: say('scene.verticalRoom') },
    isWatchedByCamera(t, room) && { text: say('inspect.filmed') },
    isBarredFromRoom(t, cell) && { text: say('inspect.barred') },
  ]);
}

function thingLines(at: ViewContext, cell: Cell): Line[] {
  const { say, statics } = at;
  const t = openTable(at);
  const obstacle = statics.plan.obstacleOf[cell];
  const colour = entrywayColour(t, cell);
  return compact<Line>([
    obstacle !== NONE && { title: obstacleName(at, obstacle), text: say('inspect.obstacle.text') },
    colour !== null && {
      title: say('inspect.entryway'),
      text: isFortified(t, cell)
        ? gadgetText(at, 'piece.fortifiedEntryway')
        : say(`scene.entryway.${colour}`),
    },
    isElectrified(t, cell) && { text: say('inspect.electrified') },
  ]);
}

const overlayLines = (at: ViewContext, cell: Cell): Line[] =>
  at.view.state.overlays
    .filter(({ spaces }) => spaces.includes(cell))
    .map(({ kind }) => ({ title: overlayName(at, kind), text: gadgetText(at, `overlay.${OVERLAYS[kind]}`) }));

/** Who stands there, and which gadgets lie there or face it. */
function namesOn(at: ViewContext, cell: Cell): string[] {
  const bodies = occupantsOf(openTable(at), cell).map(({ operator, body, standee }) => {
    const who = bodyName(at, operator, body);
    return standee ? at.say('scene.standee', { who }) : who;
  });
  const gadgets = at.view.state.pieces.filter((p) => p.at === cell).map((p) => boardGadgetName(at, p));
  // The two tokens of a stack have one name.
  return [...new Set([...bodies, ...gadgets])];
}

function inspectUpper(at: ViewContext, number: number, box: number): Inspection | null {
  const squad = SQUADS.find((each) => each === number);
  if (squad === undefined || !UPPER_BOXES.includes(box)) return null;
  const here = upstairs(at, squad, box);
  return {
    title: at.say('place.upstairs', { n: box + 1 }),
    kicker: at.say('scene.upperFloor', { squad: squadName(at, squad) }),
    icon: ICONS.stairs,
    tone: squadTone(squad),
    lines: compact<Line>([
      here.length > 0 && { title: at.say('inspect.here'), text: at.listed(here) },
      { text: at.say('inspect.upper.text') },
    ]),
    rules: ['SG-ENT-09', 'SG-ENT-10', 'SG-ENT-12', 'SG-ENT-18'],
  };
}

/** Both upper floors have the same numbers in the rules: who is there tells them apart. */
function upstairs(at: ViewContext, squad: Squad, box: number): string[] {
  const t = openTable(at);
  return occupantsOf(t, upperSpace(t, box))
    .filter(({ operator, standee }) => !standee && squadOf(operator) === squad)
    .map(({ operator, body }) => bodyName(at, operator, body));
}

/* Obstacles */

/** Maps that do not ship may call theirs otherwise. */
export function obstacleName(at: ViewContext, obstacle: number): string {
  const key = `obstacle.${at.statics.plan.obstacles[obstacle].id}`;
  return isMessageKey(key) ? sayKey(at, key) : at.say('inspect.obstacle');
}

export function inspectObstacle(at: ViewContext, obstacle: number): Inspection | null {
  if (at.statics.plan.obstacles[obstacle] === undefined) return null;
  return {
    title: obstacleName(at, obstacle),
    kicker: at.say('inspect.obstacle'),
    icon: ICONS.obstacle,
    tone: 'plain',
    lines: [{ text: at.say('inspect.obstacle.text') }],
    rules: ['SG-PRT-16', 'SG-PRT-17', 'SG-PRO-05'],
  };
}
