import { isRunning, localsIn } from '@sightline/kernel';
import type { AreaPiece } from '@sightline/table';
import { isActive, kindOf, specialists } from '../rules/board.ts';
import { fullPower } from '../rules/boss.ts';
import { FIRST_MONSTER, HENRY, NONE, NOWHERE, PATTY } from '../rules/fireteam.ts';
import { handLimitOf } from '../rules/modifiers.ts';
import * as sequences from '../rules/procedures.ts';
import { CLASSES } from '../rules/statics.ts';
import { allObjectivesDone } from '../rules/victory.ts';
import { ICONS, monsterIcon, ROLE_HUES, ROLE_ICONS, tokenIcon } from './icons.ts';
import { figureName, heroName, monsterNumber, nameOf, roleOf } from './names.ts';
import { BOSS_MARK, EXIT, pieceRef, placeRef, pointRef, tokenRef } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** Whose turn or activation it is, or NONE. */
export const activeFigure = ({ view }: ViewContext): number =>
  localsIn(view, sequences.activation)?.monster ??
  localsIn(view, sequences.specialMove)?.hero ??
  localsIn(view, sequences.heroTurn)?.hero ??
  NONE;

/** Everything on the board, the topmost last: what is printed, tokens, specialists, monsters, heroes. */
export const pieces = (at: ViewContext): AreaPiece[] => [
  ...exitStamp(at),
  ...spawnPoints(at),
  ...bossMark(at),
  ...tokens(at),
  ...monsters(at),
  ...heroes(at),
  ...guarded(at),
];

function exitStamp(at: ViewContext): AreaPiece[] {
  const { exit } = at.statics;
  if (exit === NONE) return [];
  const open = allObjectivesDone(openTable(at));
  return [
    {
      ref: EXIT,
      shape: 'stamp',
      icon: ICONS.exit,
      tone: 'danger',
      area: placeRef(exit),
      name: at.say('scene.exit'),
      caption: at.say(open ? 'scene.exit.now' : 'scene.exit.later'),
      ...(!open && { dim: true }),
    },
  ];
}

const spawnPoints = (at: ViewContext): AreaPiece[] =>
  at.view.state.spawnTokens.flatMap(({ at: place, up }, token): AreaPiece[] => {
    if (place === NOWHERE) return [];
    const n = token + 1;
    return [
      {
        ref: pointRef(token),
        shape: 'point',
        icon: ICONS.point,
        tone: up ? 'foe' : 'good',
        area: placeRef(place),
        name: at.say(up ? 'scene.point' : 'scene.point.searched', { n }),
        badge: String(n),
        ...(!up && { dim: true }),
      },
    ];
  });

function bossMark(at: ViewContext): AreaPiece[] {
  const { bossPlace, mission, kinds } = at.statics;
  if (!mission.boss || !at.view.state.bossMarked || bossPlace === NONE) return [];
  const boss = nameOf(at, 'monster', kinds[CLASSES.indexOf('boss')].id);
  return [
    {
      ref: BOSS_MARK,
      shape: 'hex',
      icon: ICONS.power,
      tone: 'danger',
      area: placeRef(bossPlace),
      name: at.say('scene.bossMark', { boss }),
      size: 0.8,
    },
  ];
}

function tokens(at: ViewContext): AreaPiece[] {
  const { box } = at.statics;
  return at.view.state.tokens.map(({ kind, at: place }, token): AreaPiece => {
    const { id, letter } = box.tokens[kind];
    return {
      ref: tokenRef(token),
      shape: 'tile',
      icon: tokenIcon(id),
      tone: 'gold',
      area: placeRef(place),
      name: nameOf(at, 'token', id),
      ...(letter !== undefined && { badge: letter }),
      size: 0.85,
    };
  });
}

function heroes(at: ViewContext): AreaPiece[] {
  const t = openTable(at);
  const { view } = at;
  const active = activeFigure(at);
  return view.state.heroes.flatMap((_, h): AreaPiece[] => {
    const place = view.state.at[h];
    const role = roleOf(at, h);
    if (place === NOWHERE || role === null) return [];
    const name = heroName(at, h);
    const up = isActive(t, h);
    return [
      {
        ref: pieceRef(h),
        shape: 'figure',
        icon: up ? ROLE_ICONS[role] : ICONS.down,
        tone: 'friend',
        hue: ROLE_HUES[role],
        area: placeRef(place),
        name,
        caption: name,
        health: handMeter(at, h),
        active: active === h,
        ...(!up && {
          dim: true,
          statuses: [{ icon: ICONS.down, tone: 'danger' as const, label: at.say('scene.down') }],
        }),
      },
    ];
  });
}

/** FZ-GEN-02: the hand is the hero's health. */
export function handMeter(at: ViewContext, hero: number): { now: number; most: number; label: string } {
  const { hand, card } = at.view.state.heroes[hero];
  const now = hand.items.length;
  if (card === NONE) return { now, most: 1, label: at.say('scene.hero.unchosen') };
  const most = Math.max(handLimitOf(openTable(at), hero), now);
  return { now, most, label: at.say('scene.handIs', { now, most }) };
}

/** A specialist stands with the active hero who guards it: of several the first. */
function guarded(at: ViewContext): AreaPiece[] {
  const t = openTable(at);
  const { state } = at.view;
  return specialists.flatMap((s): AreaPiece[] => {
    const place = state.at[s];
    if (place === NOWHERE) return [];
    const guard = state.heroes.findIndex((_, h) => isActive(t, h) && state.at[h] === place);
    const name = figureName(at, s);
    return [
      {
        ref: pieceRef(s),
        shape: 'figure',
        icon: s === PATTY ? ICONS.patty : ICONS.henry,
        tone: 'good',
        hue: 5,
        area: placeRef(place),
        name: at.say(s === HENRY ? 'scene.henryHelps' : 'scene.pattyHelps', { name }),
        caption: name,
        size: 0.8,
        ...(guard >= 0 && { escort: pieceRef(guard) }),
      },
    ];
  });
}

const powerMeter = ({ say, statics, view }: ViewContext) => ({
  now: view.state.power,
  most: Math.max(view.state.power, fullPower(statics)),
  label: say('scene.power', { n: view.state.power }),
});

function monsters(at: ViewContext): AreaPiece[] {
  const t = openTable(at);
  const { state } = at.view;
  const active = activeFigure(at);
  const standing = state.monsters.flatMap(({ kind }, i) => {
    const place = state.at[FIRST_MONSTER + i];
    return place === NOWHERE ? [] : [{ monster: FIRST_MONSTER + i, kind, place, band: `${place} ${kind}` }];
  });
  return standing.map(({ monster, place, band }): AreaPiece => {
    const card = kindOf(t, monster);
    const n = standing.filter((other) => other.band === band).length;
    const { stunned, spent } = state.monsters[monster - FIRST_MONSTER];
    const boss = card.class === 'boss';
    const acted = spent && isRunning(at.view, sequences.activateMonsters);
    return {
      ref: pieceRef(monster),
      shape: 'figure',
      icon: monsterIcon(card),
      tone: 'foe',
      area: placeRef(place),
      name: figureName(at, monster),
      ...(boss ? { health: powerMeter(at) } : { badge: String(monsterNumber(at, monster)) }),
      size: boss ? 1.4 : card.class === 'elite' ? 1.1 : 1,
      active: active === monster,
      ...(stunned && {
        statuses: [{ icon: ICONS.stunned, tone: 'warn' as const, label: at.say('scene.stunned') }],
      }),
      ...(acted && active !== monster && { dim: true }),
      ...(n > 1 && { band: { name: band, caption: at.say(`monster.${card.id}.band`, { n }) } }),
    };
  });
}
