import type { Inspection } from '@sightline/table';
import { ACTIONS, CLASS_CARDS, SQUAD_CARDS } from '../content/index.ts';
import { abilitiesOfDemon } from '../rules/abilities/registry.ts';
import { cardOf, isDemon, isMarine, onBoard, typeOf } from '../rules/figures.ts';
import { handLimit, healthOf, isStaggered, modifier, staggerOf } from '../rules/modifiers.ts';
import { carriedBy } from '../rules/objectives.ts';
import { figureIcon } from './icons.ts';
import { abilityText, abilityTitle, cardTitle, figureName, tokenName } from './names.ts';
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
  const most = healthOf(t, figure);
  const now = Math.max(0, most - at.view.state.figures[figure].damage);
  return { label: at.say('scene.stat.health'), value: at.say('inspect.ofMost', { now, most }) };
}

/* Demons */

const demonKicker = (at: ViewContext, demon: number): string =>
  at.say('scene.card.demon', { large: cardOf(demon).base === undefined ? 0 : 1 });

function demonStats(at: ViewContext, demon: number): readonly Stat[] {
  const { say } = at;
  const { speed, attack } = cardOf(demon);
  return [
    healthStat(at, demon),
    { label: say('scene.stat.stagger'), value: String(staggerOf(openTable(at), demon)) },
    { label: say('scene.stat.speed'), value: String(speed) },
    { label: say('scene.stat.range'), value: String(attack.range) },
  ];
}

function demonLines(at: ViewContext, demon: number): readonly Line[] {
  const { say } = at;
  const { armor, flying } = cardOf(demon);
  return [
    ...(armor ? [{ title: say('scene.armor.title'), text: say('scene.armor.text') }] : []),
    ...(flying ? [{ title: say('scene.flying.title'), text: say('scene.flying.text') }] : []),
    ...abilitiesOfDemon(typeOf(demon)).map((ability) => ({
      title: abilityTitle(at, ability),
      text: abilityText(at, ability),
    })),
    {
      title: say('scene.invader.argent'),
      text: say('token.argent', { n: at.view.state.argent[typeOf(demon)] }),
    },
  ];
}

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
    { label: say('inspect.mainActions'), value: String(1 + modifier(t, marine, 'mainActions')) },
  ];
}

/** His cards that hold all the time. */
function marineLines(at: ViewContext, marine: number): readonly Line[] {
  const { say, view } = at;
  const { class: classCard, squad, inPlay } = view.state.marines[marine];
  const kept = inPlay.items.flatMap((card) =>
    card !== null && ACTIONS[card].keeps !== undefined
      ? [{ title: cardTitle(at, 'action', card), text: say(`action.${ACTIONS[card].id}.text`) }]
      : [],
  );
  return [
    ...(classCard < 0
      ? []
      : [
          {
            title: cardTitle(at, 'class', classCard),
            text: say(`class.${CLASS_CARDS[classCard].id}.text`),
          },
        ]),
    ...(squad < 0
      ? []
      : [{ title: cardTitle(at, 'squad', squad), text: say(`squad.${SQUAD_CARDS[squad].id}.text`) }]),
    ...kept,
  ];
}

/* Both */

function statusLines(at: ViewContext, figure: number): readonly Line[] {
  const { say, view } = at;
  const t = openTable(at);
  const token = carriedBy(t, figure);
  return [
    ...(isDemon(figure) && isStaggered(t, figure)
      ? [{ title: say('scene.staggered'), text: say('inspect.staggered') }]
      : []),
    ...(view.state.figures[figure].stunned
      ? [{ title: say('scene.stunned'), text: say('inspect.stunned') }]
      : []),
    ...(token < 0
      ? []
      : [{ title: say('scene.carries', { what: tokenName(at, token) }), text: say('inspect.carries') }]),
    ...(isMarine(figure) && !onBoard(t, figure) && view.state.round > 0
      ? [{ title: say('inspect.slain'), text: say('inspect.slain.text') }]
      : []),
  ];
}

function rulesFor(at: ViewContext, figure: number): readonly string[] {
  const t = openTable(at);
  const demon = isDemon(figure);
  return [
    demon ? 'DM-DMC-01' : 'DM-MAR-02',
    ...(demon && cardOf(figure).base !== undefined ? ['DM-LRG-01'] : []),
    ...(demon && cardOf(figure).flying ? ['DM-FLY-01'] : []),
    ...(demon ? ['DM-DMG-04'] : []),
    ...(demon && isStaggered(t, figure) ? ['DM-GK-01'] : []),
    ...(at.view.state.figures[figure].stunned ? ['DM-STN-03'] : []),
    ...(carriedBy(t, figure) >= 0 ? ['DM-OBJ-05'] : []),
  ];
}
