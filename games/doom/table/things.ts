import { type Cell, levelOf, xOf, yOf } from '@sightline/board';
import type { Icon, Piece } from '@sightline/table';
import { HEALTH } from '../rules/items.ts';
import { goalOf, isAwaited, isSwitchedOn, objectiveOf } from '../rules/objectives.ts';
import { COLOURS } from '../rules/summoning.ts';
import { ICONS, itemIcon, setIcon } from './icons.ts';
import {
  figureBadge,
  figureName,
  grenadeName,
  itemName,
  portalInWords,
  teleporterName,
  terminalName,
  tokenName,
} from './names.ts';
import { grenadeRef, itemRef, objectiveRef, portalRef, teleporterRef, tokenRef } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Place = Pick<Piece, 'x' | 'y' | 'wide' | 'high' | 'level'>;
/** A place of one space. */
export const on = ({ statics: { layout } }: ViewContext, cell: Cell): Place => ({
  x: xOf(layout, cell),
  y: yOf(layout, cell),
  wide: 1,
  high: 1,
  level: levelOf(layout, cell),
});

/** What the objective card has marked on the map. */
function marks(at: ViewContext): Piece[] {
  const { say, statics, view } = at;
  const { objectives, post, exits } = statics.mission;
  const t = openTable(at);
  const spots = (cells: readonly Cell[], icon: Icon, name: string): Piece[] =>
    cells.map((cell, i) => ({
      ref: objectiveRef(i),
      shape: 'spot',
      icon,
      tone: 'gold',
      name,
      ...on(at, cell),
    }));
  switch (objectiveOf(t)) {
    case 'guardDuty':
      return spots(post, ICONS.guardPost, say('token.guardPost'));
    case 'assetExtraction':
      return spots(exits, ICONS.exit, say('token.exit'));
    case 'coreRestart':
      return objectives.map(({ cell }, i) => {
        const goal = goalOf(t);
        const now = view.state.progress[i];
        return {
          ref: objectiveRef(i),
          shape: 'tile',
          icon: ICONS.terminal,
          tone: isSwitchedOn(t, i) ? 'good' : 'energy',
          name: terminalName(at, i),
          badge: String(i + 1),
          health: { now, most: goal, label: say('scene.progress', { now, goal }) },
          ...on(at, cell),
        };
      });
    case 'sampleCollection':
      // Nobody has come through that portal yet: its sample can be taken there.
      return objectives.flatMap(({ cell, order }, i) =>
        view.state.tokens[i] === undefined || isAwaited(t, i)
          ? {
              ref: objectiveRef(i),
              shape: 'disc',
              icon: ICONS.sample,
              tone: 'gold',
              name: say('scene.sampleAwaited', { sample: say('token.sample', { n: order }) }),
              badge: String(order),
              dim: true,
              ...on(at, cell),
            }
          : [],
      );
    case 'portalClosure':
    case 'extermination':
      return [];
  }
}

function teleporters(at: ViewContext): Piece[] {
  return at.statics.teleporterCells.map((cell, i) => {
    const active = at.view.state.teleporters[i];
    return {
      ref: teleporterRef(i),
      shape: 'pad',
      icon: ICONS.teleporter,
      tone: 'energy',
      name: teleporterName(at, i, active),
      badge: String(i + 1),
      ...(!active && { dim: true }),
      ...on(at, cell),
    };
  });
}

function portals(at: ViewContext): Piece[] {
  return at.view.state.portals.flatMap(({ cell, colour, up }, i) =>
    cell < 0
      ? []
      : {
          ref: portalRef(i),
          shape: 'portal',
          icon: ICONS.portal,
          tone: 'foe',
          name: portalInWords(at, colour, up),
          variant: COLOURS[colour],
          ...(!up && { dim: true }),
          ...on(at, cell),
        },
  );
}

const items = (at: ViewContext): Piece[] =>
  at.view.state.items.map(({ cell, what }, i) => ({
    ref: itemRef(i),
    shape: what === HEALTH ? 'tile' : 'hex',
    icon: itemIcon(what),
    tone: what === HEALTH ? 'danger' : 'gold',
    name: itemName(at, what),
    ...on(at, cell),
  }));

export const tokenIcon = (at: ViewContext): Icon =>
  objectiveOf(openTable(at)) === 'assetExtraction' ? ICONS.asset : ICONS.sample;

function tokens(at: ViewContext): Piece[] {
  const icon = tokenIcon(at);
  return at.view.state.tokens.flatMap(({ cell, order }, i) =>
    cell < 0
      ? []
      : {
          ref: tokenRef(i),
          shape: 'disc',
          icon,
          tone: 'gold',
          name: tokenName(at, i),
          ...(icon === ICONS.sample && { badge: String(order) }),
          ...on(at, cell),
        },
  );
}

const grenades = (at: ViewContext): Piece[] =>
  at.statics.marines.flatMap((marine) =>
    at.view.state.marines[marine].grenades.map(({ set, cell }, i) => ({
      ref: grenadeRef(marine, i),
      shape: 'disc',
      icon: setIcon(set),
      tone: 'warn',
      name: at.say('scene.ownedBy', { what: grenadeName(at, set), who: figureName(at, marine) }),
      badge: figureBadge(at, marine),
      ...on(at, cell),
    })),
  );

/** What lies on the board, the topmost last. */
export function things(at: ViewContext): Piece[] {
  const marked = marks(at);
  return [
    ...marked.filter(({ shape }) => shape === 'spot'),
    ...teleporters(at),
    ...portals(at),
    ...marked.filter(({ shape }) => shape !== 'spot'),
    ...items(at),
    ...tokens(at),
    ...grenades(at),
  ];
}
