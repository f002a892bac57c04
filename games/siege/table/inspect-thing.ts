import { localsIn } from '@sightline/kernel';
import type { Inspection } from '@sightline/table';
import { COLOURS, FACES, SUPPLY } from '../content/dice.ts';
import { watcherOf } from '../rules/entryway-overwatch.ts';
import { entrywayColour, isFortified } from '../rules/entryways.ts';
import { squadOf } from '../rules/operators.ts';
import { shot } from '../rules/procedures.ts';
import { ATTACKER, NONE, NOWHERE } from '../rules/siege.ts';
import { diceInWords } from './dice-counts.ts';
import { gadgetText } from './gadget-text.ts';
import { ICONS, profileIcon } from './icons.ts';
import { dieName, operatorName, placeName, roomName, squadName, squadTone } from './names.ts';
import { bombName, holderOf } from './objectives.ts';
import { openTable, type ViewContext } from './view-context.ts';

export function inspectBomb(at: ViewContext, bomb: number): Inspection | null {
  const space = at.view.state.bombs[bomb];
  if (space === undefined || space === NOWHERE) return null;
  const { defuser } = at.view.state;
  const runs = defuser.bomb === bomb;
  return {
    title: bombName(at, bomb),
    kicker: placeName(at, space),
    icon: ICONS.bomb,
    tone: 'gold',
    lines: [
      ...(runs ? [{ text: at.say('scene.defuserRuns', { n: defuser.since }) }] : []),
      { text: at.say(runs ? 'inspect.bomb.running' : 'inspect.bomb') },
    ],
    rules: ['SG-MIS-09', 'SG-MIS-20', 'SG-MIS-21', 'SG-MIS-22'],
  };
}

export function inspectHostage(at: ViewContext): Inspection | null {
  const { at: place, carrier } = at.view.state.hostage;
  if (place === NOWHERE && carrier === NONE) return null;
  return {
    title: at.say('mission.theHostage'),
    kicker:
      carrier === NONE
        ? placeName(at, place)
        : at.say('inspect.carriedBy', { who: operatorName(at, carrier) }),
    icon: ICONS.hostage,
    tone: 'gold',
    lines: [{ text: at.say(carrier === NONE ? 'inspect.hostage' : 'inspect.carries') }],
    rules: ['SG-MIS-07', 'SG-MIS-08', 'SG-MIS-15', 'SG-MIS-18'],
  };
}

/** A contested room, by the control token in it. */
export function inspectRoom(at: ViewContext, room: number): Inspection | null {
  const contested = at.statics.mission?.rooms.find((each) => each.room === room);
  if (contested === undefined) return null;
  const holder = holderOf(at, room);
  return {
    title: roomName(at, at.statics.plan.rooms[room].spaces[0]),
    kicker: at.say('inspect.contested'),
    icon: ICONS.control,
    tone: holder.tone,
    stats: [
      { label: at.say('inspect.points'), value: String(contested.value) },
      { label: at.say('inspect.holder'), value: holder.name },
    ],
    lines: [{ text: at.say('inspect.control') }],
    rules: ['SG-MIS-04', 'SG-MIS-06', 'SG-MIS-13'],
  };
}

export function inspectEntryway(at: ViewContext, cell: number): Inspection | null {
  const t = openTable(at);
  const colour = entrywayColour(t, cell);
  if (colour === null) return null;
  const watcher = watcherOf(t, cell);
  return {
    title: at.say('inspect.entryway'),
    kicker: placeName(at, cell),
    icon: ICONS.stairs,
    tone: colour === 'blue' ? squadTone(ATTACKER) : 'plain',
    lines: [
      { text: at.say(`scene.entryway.${colour}`) },
      ...(isFortified(t, cell) ? [{ text: gadgetText(at, 'piece.fortifiedEntryway') }] : []),
      ...(watcher === NONE
        ? []
        : [
            { text: at.say('scene.watches', { who: operatorName(at, watcher), where: placeName(at, cell) }) },
          ]),
    ],
    rules: ['SG-ENT-02', 'SG-ENT-03', 'SG-ENT-06', 'SG-FLR-01'],
  };
}

/** An Entryway Overwatch token, by whose it is. */
export function inspectWatch(at: ViewContext, o: number): Inspection | null {
  const operator = at.view.state.operators[o];
  if (operator === undefined || operator.watches === NONE) return null;
  const who = operatorName(at, o);
  return {
    title: at.say('inspect.watch'),
    kicker: at.say('scene.watches', { who, where: placeName(at, operator.watches) }),
    icon: profileIcon(operator.profile),
    tone: squadTone(squadOf(o)),
    lines: [{ text: at.say('inspect.watch.text', { squad: squadName(at, squadOf(o)) }) }],
    rules: ['SG-ENT-08', 'SG-OVW-16', 'SG-OVW-21', 'SG-OVW-24'],
  };
}

/** One of the dice of the shot that is being rolled; or a die of that colour. */
export function inspectDie(at: ViewContext, die: number): Inspection | null {
  const colour = localsIn(at.view, shot)?.colours[die] ?? die;
  const name = COLOURS[colour];
  if (name === undefined) return null;
  const faces = FACES[at.statics.settings.diceSet][name];
  return {
    title: dieName(at, colour),
    kicker: diceInWords(
      at,
      Array.from({ length: SUPPLY[name] }, () => ({ colour: name, lightning: false })),
    ),
    icon: ICONS.dice,
    tone: 'plain',
    lines: [
      { title: at.say('inspect.faces'), text: at.listed(faces.map(String)) },
      { title: at.say('inspect.ours'), text: at.say('inspect.ours.faces') },
    ],
    rules: ['SG-OPR-11', 'SG-CPT-05'],
  };
}
