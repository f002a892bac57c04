import type { Edge } from '@sightline/board';
import { compact, type Icon, type Inspection } from '@sightline/table';
import { SLOW_COST } from '../rules/board.ts';
import {
  LEGEND,
  OPENING,
  PARTITION,
  type SectionKind,
  SIGHT,
  STURDY,
  sectionKind,
} from '../rules/map/legend.ts';
import { kindNow, strengthOf } from '../rules/partitions.ts';
import { heavyLabel, heavyWalls, partitionLabel } from './border-looks.ts';
import { ICONS } from './icons.ts';
import { sectionName } from './names.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Stat = NonNullable<Inspection['stats']>[number];
/** All kinds that stand between spaces. */
type BorderKind = Exclude<SectionKind, 'open'>;

const RULES: Readonly<Record<BorderKind, readonly string[]>> = {
  heavy: ['SG-PRT-05', 'SG-GAD-05'],
  fortified: ['SG-PRT-06'],
  light: ['SG-PRT-07'],
  holed: ['SG-PRT-08', 'SG-PRT-09'],
  door: ['SG-PRT-13'],
  window: ['SG-PRT-14'],
  barricadedDoor: ['SG-PRT-10', 'SG-PRT-12'],
  barricadedWindow: ['SG-PRT-10', 'SG-PRT-12'],
  breach: ['SG-PRT-15', 'SG-DES-13'],
  panelledDoor: ['SG-SGD-08', 'SG-SGD-18'],
  panelledWindow: ['SG-SGD-08', 'SG-SGD-18'],
};

/** A partition by its number, or a run of heavy wall: `heavy.4`. */
export function inspectBorder(at: ViewContext, name: string): Inspection | null {
  if (name.startsWith('heavy.')) {
    const edges = heavyWalls(at)[Number(name.slice('heavy.'.length))];
    return edges === undefined ? null : told(at, 'heavy', heavyLabel(at, edges), []);
  }
  const partition = Number(name);
  const drawn = at.statics.plan.partitions[partition];
  if (drawn === undefined) return null;
  const kind = kindNow(openTable(at), partition);
  const label = partitionLabel(at, drawn.edges, kind);
  const built = sectionKind(drawn.kind);
  const before =
    built === kind ? [] : [{ text: at.say('inspect.border.built', { what: sectionName(at, built) }) }];
  return told(at, LEGEND.edges[kind].name as BorderKind, label, [...before, ...sizeLine(at, drawn.edges)]);
}

const sizeLine = (at: ViewContext, edges: readonly Edge[]) =>
  edges.length > 1 ? [{ text: at.say('inspect.border.double') }] : [];

function told(at: ViewContext, name: BorderKind, kicker: string, more: Inspection['lines']): Inspection {
  const kind = sectionKind(name);
  return {
    title: sectionName(at, kind),
    kicker,
    icon: iconOf(kind),
    tone: 'plain',
    stats: statsOf(at, kind),
    lines: [{ text: at.say(`inspect.border.${name}`) }, ...more],
    rules: RULES[name],
  };
}

function iconOf(kind: number): Icon {
  const { name } = LEGEND.edges[kind];
  if (name === 'breach') return ICONS.destroy;
  if (/window/i.test(name)) return ICONS.window;
  return /door/i.test(name) ? ICONS.door : ICONS.wall;
}

/** What rules ask of it: strength, sight, passage, protection. */
function statsOf({ say }: ViewContext, kind: number): Stat[] {
  const { bits } = LEGEND.edges[kind];
  const strength = strengthOf(kind);
  const shuts = (bits & PARTITION) !== 0;
  const isOpen = (bits & OPENING) !== 0 || !shuts;
  const slow = LEGEND.edges[kind].name === 'window' || LEGEND.edges[kind].name === 'breach';
  return compact<Stat>([
    {
      label: say('inspect.strength'),
      value: strength > 0 ? say('inspect.strength.value', { n: strength }) : say('scene.nothing'),
    },
    { label: say('inspect.sight'), value: say((bits & SIGHT) !== 0 ? 'inspect.blocked' : 'inspect.free') },
    {
      label: say('inspect.crossing'),
      value: shuts
        ? say('inspect.blocked')
        : slow
          ? say('inspect.extra', { n: SLOW_COST })
          : say('inspect.free'),
    },
    !isOpen && {
      label: say('inspect.protection'),
      value: say((bits & STURDY) !== 0 ? 'protection.heavy' : 'protection.light'),
    },
  ]);
}
