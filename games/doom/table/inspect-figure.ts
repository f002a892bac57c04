import { compact, type Inspection } from '@sightline/table';
import { ACTIONS, CLASS_CARDS, SQUAD_CARDS } from '../content/index.ts';
import { flies, isDemon, isLarge, isMarine, isSlain, onBoard, typeOf } from '../rules/figures.ts';
import {
  handLimit,
  healthLeft,
  healthOf,
  isStaggered,
  mainActionsOf,
  staggerOf,
} from '../rules/modifiers.ts';
import { carriedBy } from '../rules/objectives.ts';
import { figureIcon } from './icons.ts';
import { demonAbilities, speedAndRange } from './invader-cards.ts';
import { cardTitle, figureName, tokenName } from './names.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Line = Inspection['lines'][number];
type Stat = NonNullable<Inspection['stats']>[number];

/** A figure: its numbers, what it can do, and what lasts on it. */
export function inspectFigure(at: ViewContext, figure: number): Inspection | null {
  const it = at.view.state.figures[figure];
  if (it === undefined || (isMarine(figure) && !at.statics.marines.includes(figure))) return null;
  const demon = isDemon(figure);
  if (demon && !onBoard(openTable(at), figure)) return slainDemon(at, figure);
  return {
    title: figureName(at, figure),
    kicker: demon ? demonKicker(at, figure) : marineKicker(at, figure),
    icon: figureIcon(figure),
    tone: demon ? 'foe' : 'friend',
    stats: demon ? demonStats(at, figure) : marineStats(at, figure),
    lines: [...(demon ? demonLines(at, figure) : marineLines(at, figure)), ...statusLines(at, figure)],
    rules: rulesFor(at, figure),
  };
}

function healthStat(at: ViewContext, figure: number): Stat {
  const t = openTable(at);
  const now = Math.max(0, healthLeft(t, figure));
  const most = healthOf(t, figure);
  return { label: at.say('scene.stat.health'), value: at.say('inspect.ofMost', { now, most }) };
}

/* Demons */

const demonKicker = (at: ViewContext, demon: number): string =>
  at.say('scene.card.demon', { large: isLarge(demon) ? 1 : 0 });

const demonStats = (at: ViewContext, demon: number): readonly Stat[] => [
  healthStat(at, demon),
  { label: at.say('scene.stat.stagger'), value: String(staggerOf(openTable(at), demon)) },
  ...speedAndRange(at, typeOf(demon)),
];

const demonLines = (at: ViewContext, demon: number): readonly Line[] => [
  ...demonAbilities(at, typeOf(demon)).map(({ title, text }) => ({ title, text })),
  {
    title: at.say('scene.invader.argent'),
    text: at.say('token.argent', { n: at.view.state.argent[typeOf(demon)] }),
  },
];

/** The log still speaks of it: what its kind is, but nothing as if it stood there. */
const slainDemon = (at: ViewContext, demon: number): Inspection => ({
  title: figureName(at, demon),
  kicker: `${demonKicker(at, demon)} · ${at.say('inspect.slain')}`,
  icon: figureIcon(demon),
  tone: 'foe',
  lines: [],
  rules: ['DM-KIL-01'],
});

/* Marines */

function marineKicker(at: ViewContext, marine: number): string {
  const card = at.view.state.marines[marine].class;
  return at.say('inspect.marine', { class: card < 0 ? 'none' : cardTitle(at, 'class', card) });
}

function marineStats(at: ViewContext, marine: number): readonly Stat[] {
  const { say, view } = at;
  const t = openTable(at);
  const { hand } = view.state.marines[marine];
  return [
    healthStat(at, marine),
    {
      label: say('inspect.hand'),
      value: say('inspect.ofMost', { now: hand.items.length, most: handLimit(t, marine) }),
    },
    { label: say('inspect.mainActions'), value: String(mainActionsOf(t, marine)) },
  ];
}

/** His cards that hold all the time. */
function marineLines(at: ViewContext, marine: number): readonly Line[] {
  const { class: classCard, squad, inPlay } = at.view.state.marines[marine];
  const kept = inPlay.items.filter((card) => card !== null && ACTIONS[card].keeps !== undefined) as number[];
  return compact([
    classCard >= 0 && {
      title: cardTitle(at, 'class', classCard),
      text: at.say(`class.${CLASS_CARDS[classCard].id}.text`),
    },
    squad >= 0 && {
      title: cardTitle(at, 'squad', squad),
      text: at.say(`squad.${SQUAD_CARDS[squad].id}.text`),
    },
    ...kept.map((card) => ({
      title: cardTitle(at, 'action', card),
      text: at.say(`action.${ACTIONS[card].id}.text`),
    })),
  ]);
}

/* Both */

function statusLines(at: ViewContext, figure: number): readonly Line[] {
  const { say, view } = at;
  const t = openTable(at);
  const token = carriedBy(t, figure);
  return compact([
    isDemon(figure) &&
      isStaggered(t, figure) && { title: say('scene.staggered'), text: say('inspect.staggered') },
    view.state.figures[figure].stunned && { title: say('scene.stunned'), text: say('inspect.stunned') },
    token >= 0 && {
      title: say('scene.carries', { what: tokenName(at, token) }),
      text: say('inspect.carries'),
    },
    isSlain(t, figure) && { title: say('inspect.slain'), text: say('inspect.slain.text') },
  ]);
}

function rulesFor(at: ViewContext, figure: number): readonly string[] {
  const t = openTable(at);
  const demon = isDemon(figure);
  return compact([
    demon ? 'DM-DMC-01' : 'DM-MAR-02',
    isLarge(figure) && 'DM-LRG-01',
    flies(figure) && 'DM-FLY-01',
    demon && 'DM-DMG-04',
    demon && isStaggered(t, figure) && 'DM-GK-01',
    at.view.state.figures[figure].stunned && 'DM-STN-03',
    carriedBy(t, figure) >= 0 && 'DM-OBJ-05',
  ]);
}
