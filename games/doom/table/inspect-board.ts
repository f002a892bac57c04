import { type Cell, exists, spaceLabel } from '@sightline/board';
import { compact, type Icon, type Inspection, type Ref, type Tone } from '@sightline/table';
import { HEALTH_PACK } from '../content/index.ts';
import { isInfested } from '../rules/doors.ts';
import { figuresOn } from '../rules/figures.ts';
import { HEALTH } from '../rules/items.ts';
import { terrainOf } from '../rules/mission/board-legend.ts';
import { goalOf, markedSpaces, objectiveOf } from '../rules/objectives.ts';
import { boardOf } from '../rules/statics.ts';
import { objectiveText } from './board-preview.ts';
import { setCard } from './cards.ts';
import { pileAt } from './hand.ts';
import { ICONS, itemIcon, objectiveIcon, setIcon } from './icons.ts';
import { groupsOf } from './invader-cards.ts';
import {
  doorName,
  figureName,
  grenadeName,
  itemName,
  marineName,
  portalInWords,
  teleporterName,
  terminalName,
  tokenName,
} from './names.ts';
import { openTable, type ViewContext } from './view-context.ts';

/* Spaces and doors */

const GROUNDS = {
  blocking: { rules: ['DM-TER-11'], icon: 'cancel' },
  impassable: { rules: ['DM-TER-10'], icon: 'cancel' },
  difficult: { rules: ['DM-TER-08', 'DM-TER-09'], icon: 'boots' },
  floor: { rules: ['DM-MOV-02'], icon: 'walk' },
} as const;

export function inspectSpace(at: ViewContext, cell: Cell): Inspection | null {
  const { say, statics } = at;
  const t = openTable(at);
  const { ground } = boardOf(t);
  if (!(cell >= 0 && cell < statics.layout.cells) || !exists(ground, cell)) return null;
  const name = terrainOf(ground.cellBits[cell]) ?? 'floor';
  const here = thingsOn(at, cell);
  return {
    title: spaceLabel(statics.layout, cell),
    kicker: say(`inspect.${name}`),
    tone: 'plain',
    lines: compact([
      { text: say(`inspect.${name}.text`) },
      here.length > 0 && { title: say('inspect.here'), text: at.listed(here) },
    ]),
    ...GROUNDS[name],
  };
}

/** Everything on a space, by name. */
function thingsOn(at: ViewContext, cell: Cell): readonly string[] {
  const { say, view, statics } = at;
  const { items, tokens, portals, teleporters, marines } = view.state;
  const { mission, teleporterCells } = statics;
  const t = openTable(at);
  const on = (cells: readonly Cell[], name: string) => (cells.includes(cell) ? [name] : []);
  return [
    ...figuresOn(t, [cell], -1).map((figure) => figureName(at, figure)),
    ...tokens.flatMap((token, i) => on([token.cell], tokenName(at, i))),
    ...items.flatMap((item) => on([item.cell], itemName(at, item.what))),
    ...marines.flatMap(({ grenades }) => grenades.flatMap((g) => on([g.cell], grenadeName(at, g.set)))),
    ...portals.flatMap((portal) => on([portal.cell], portalInWords(at, portal.colour, portal.up))),
    ...teleporterCells.flatMap((c, i) => on([c], teleporterName(at, i, teleporters[i]))),
    ...(objectiveOf(t) === 'coreRestart'
      ? mission.objectives.flatMap((o, i) => on([o.cell], terminalName(at, i)))
      : []),
    ...on(mission.exits, say('token.exit')),
    ...on(mission.post, say('token.guardPost')),
  ];
}

export function inspectDoor(at: ViewContext, door: number): Inspection | null {
  const { say, view, statics } = at;
  if (statics.mission.doors[door] === undefined) return null;
  const open = view.state.doors[door];
  return {
    title: doorName(at, door, open),
    kicker: say('inspect.door'),
    icon: open ? 'exit-door' : 'steel-door',
    tone: 'plain',
    lines: compact([
      { text: say(open ? 'inspect.door.open' : 'inspect.door.closed') },
      !open &&
        isInfested(at) && { title: say('threat.infestation.title'), text: say('inspect.door.infestation') },
    ]),
    rules: open ? ['DM-DOOR-03'] : ['DM-DOOR-01', 'DM-DOOR-04'],
  };
}

/* What lies on the board, and piles beside it */

interface Words {
  readonly title: string;
  readonly kicker: string;
  readonly icon: Icon;
  readonly tone: Tone;
  readonly text: string;
  readonly rules: readonly string[];
}

const told = ({ text, ...rest }: Words): Inspection => ({ ...rest, lines: [{ text }] });

export function inspectThing(at: ViewContext, name: string): Inspection | null {
  const [kind, ...numbers] = name.split('.');
  const [n, more] = numbers.map(Number);
  switch (kind) {
    case 'item':
      return inspectItem(at, n);
    case 'portal':
      return inspectPortal(at, n);
    case 'teleporter':
      return inspectTeleporter(at, n);
    case 'token':
      return inspectToken(at, n);
    case 'grenade':
      return inspectGrenade(at, n, more);
    case 'objective':
      return inspectObjective(at, n);
    case 'pile':
      return inspectPile(at, `thing:${name}`);
    default:
      return null;
  }
}

function inspectItem(at: ViewContext, item: number): Inspection | null {
  const { what } = at.view.state.items[item] ?? {};
  if (what === undefined) return null;
  const words = { title: itemName(at, what), kicker: at.say('inspect.item'), icon: itemIcon(what) };
  return what === HEALTH
    ? told({
        ...words,
        tone: 'danger',
        text: at.say('inspect.healthPack', { n: HEALTH_PACK }),
        rules: ['DM-ITM-02', 'DM-ITM-03'],
      })
    : {
        ...told({
          ...words,
          tone: 'gold',
          text: at.say('inspect.weapon'),
          rules: ['DM-ITM-02', 'DM-WPN-07'],
        }),
        card: setCard(at, what),
      };
}

function inspectPortal(at: ViewContext, portal: number): Inspection | null {
  const it = at.view.state.portals[portal];
  if (it === undefined || it.cell < 0) return null;
  return {
    title: portalInWords(at, it.colour, it.up),
    kicker: at.say('inspect.portal'),
    icon: ICONS.portal,
    tone: 'foe',
    lines: [
      ...groupsOf(at, it.colour).map((group, i) => ({
        title: at.say('inspect.portal.group', { n: i + 1 }),
        text: group?.words ?? at.say('inspect.portal.unknown'),
      })),
      { text: at.say(it.up ? 'inspect.portal.up' : 'inspect.portal.down') },
    ],
    rules: ['DM-SUM-03', 'DM-SUM-04'],
  };
}

function inspectTeleporter(at: ViewContext, teleporter: number): Inspection | null {
  const active = at.view.state.teleporters[teleporter];
  if (active === undefined) return null;
  return told({
    title: teleporterName(at, teleporter, active),
    kicker: at.say('inspect.teleporter'),
    icon: ICONS.teleporter,
    tone: 'energy',
    text: at.say(active ? 'inspect.teleporter.active' : 'inspect.teleporter.inactive'),
    rules: active ? ['DM-TEL-03', 'DM-TFG-01'] : ['DM-TEL-02'],
  });
}

function inspectToken(at: ViewContext, token: number): Inspection | null {
  return at.view.state.tokens[token] === undefined
    ? null
    : ofObjective(at, tokenName(at, token), ['DM-OBJ-01', 'DM-OBJ-05']);
}

/** A thing that the objective card speaks of. */
function ofObjective(at: ViewContext, title: string, rules: readonly string[]): Inspection {
  const t = openTable(at);
  const objective = objectiveOf(t);
  const kicker = at.say(`objective.${objective}.title`);
  const text = objectiveText({ at, t });
  return told({ title, kicker, icon: objectiveIcon(objective), tone: 'gold', text, rules });
}

function inspectGrenade(at: ViewContext, marine: number, grenade: number): Inspection | null {
  const it = at.view.state.marines[marine]?.grenades[grenade];
  if (it === undefined) return null;
  const card = setCard(at, it.set);
  return {
    ...told({
      title: grenadeName(at, it.set),
      kicker: marineName(at, marine),
      icon: setIcon(it.set),
      tone: 'warn',
      text: at.say('inspect.grenade'),
      rules: ['DM-GRN-04', 'DM-GRN-05'],
    }),
    card,
  };
}

/** What the objective card has marked: terminals with their progress, portals with samples, a post, an exit. */
function inspectObjective(at: ViewContext, mark: number): Inspection | null {
  const title = markName(at, mark);
  if (title === null) return null;
  const told = ofObjective(at, title, ['DM-OBJ-01']);
  const t = openTable(at);
  if (objectiveOf(t) !== 'coreRestart') return told;
  const progress = { now: at.view.state.progress[mark] ?? 0, most: goalOf(t) };
  return {
    ...told,
    stats: [{ label: at.say('inspect.progress'), value: at.say('inspect.ofMost', progress) }],
  };
}

function markName(at: ViewContext, mark: number): string | null {
  const t = openTable(at);
  if (markedSpaces(t)[mark] === undefined) return null;
  switch (objectiveOf(t)) {
    case 'guardDuty':
      return at.say('token.guardPost');
    case 'assetExtraction':
      return at.say('token.exit');
    case 'coreRestart':
      return terminalName(at, mark);
    default:
      return tokenName(at, mark);
  }
}

function inspectPile(at: ViewContext, ref: Ref): Inspection | null {
  const pile = pileAt(at, ref);
  if (pile === null) return null;
  const { label, count, cards } = pile;
  return told({
    title: label,
    kicker: at.say('inspect.pile', { n: count }),
    icon: cards === undefined ? ICONS.deck : ICONS.discard,
    tone: 'plain',
    text: at.say(cards === undefined ? 'inspect.pile.faceDown' : 'inspect.pile.faceUp'),
    rules: ['DM-SET-17'],
  });
}
