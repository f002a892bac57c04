import { type Cell, type Placement, SIDES, spaceLabel, xOf, yOf } from '@sightline/board';
import { factOf } from '@sightline/kernel';
import type { AbilityTarget } from '../content/card-types.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import { DEMON_CARD, isActionCard, sourceOfAbility } from '../rules/attack-source.ts';
import type { Answer } from '../rules/decisions.ts';
import { NONE, TRIOS } from '../rules/doom.ts';
import { cellsAt, firstOfType } from '../rules/figures.ts';
import { pointsOfSprint } from '../rules/modifiers.ts';
import { objectiveOf } from '../rules/objectives.ts';
import { slainBy } from '../rules/stepping.ts';
import type { MessageKey } from '../text/index.ts';
import { effectText } from './ability-words.ts';
import { blastAhead } from './blast.ts';
import { costOf, type FigureQuestion, targetIn, targetOf } from './figure-question.ts';
import { groupsOf } from './invader-cards.ts';
import {
  abilityTitle,
  cardTitle,
  demonName,
  eventSetName,
  figureName,
  itemName,
  marineName,
  portalName,
  setName,
  terminalName,
  tokenName,
} from './names.ts';
import type { ViewContext } from './view-context.ts';

/** The whole of an answer in words: "Attack Imp 3 with “Pump and Fire”". */
export function labelOf(asked: FigureQuestion, answer: Answer, verb: string): string {
  const { at, t, actor, decision } = asked;
  const { say } = at;
  const [what, first, second] = answer;
  const space = (cell: Cell): string => spaceLabel(t.statics.layout, cell);
  switch (what) {
    case 'attack':
      return attackLabel(at, first, second ?? DEMON_CARD);
    case 'attackInCover':
      return say('choices.attackInCover', { defender: figureName(at, first) });
    case 'play':
      return aimed(at, answer, 'choices.play', { card: cardTitle(at, 'action', first) });
    case 'sprint':
      return say('choices.sprint', {
        card: cardTitle(at, 'action', first),
        points: pointsOfSprint(t, actor),
      });
    case 'use': {
      const { when, argent = 0 } = ABILITIES[first].ability;
      const named = { ability: abilityTitle(at, first), argent };
      return decision.prompt === 'moment.use'
        ? aimed(at, answer, 'choices.react', { ...named, effect: effectText(at, first) })
        : aimed(at, answer, 'choices.use', {
            ...named,
            when: hasNamesake(first) ? say(`moment.${when}`) : 'none',
          });
    }
    case 'step':
    case 'teleport':
      return stepLabel(asked, answer);
    case 'shift':
      return say('choices.shift', {
        direction: directionOf(asked, first * 4 + second),
        spaces: at.listed(cellsAt(t, actor, first * 4 + second).map(space)),
        cost: costOf(asked, answer),
      });
    case 'open':
      return say('choices.open', { door: first + 1 });
    case 'take':
      return say('choices.take', { what: itemName(at, at.view.state.items[first].what) });
    case 'secure':
      return say('choices.take', { what: tokenName(at, first) });
    case 'work':
      return workLabel(asked, first);
    case 'end':
      return say(decision.prompt === 'spendNow.move' ? 'choices.stop' : 'choices.end', {
        figure: figureName(at, actor),
      });
    case 'blast':
      return say('choices.blast', blastAhead(at) ?? {});
    case 'forgo':
      return say('choices.forgo', { figure: figureName(at, actor) });
    case 'activate':
      return decision.prompt === 'typeActivation.choose'
        ? say('choices.activate.figure', { figure: figureName(at, first) })
        : say('choices.activate.type', { type: demonName(at, first) });
    case 'class':
      return say('choices.class', { card: cardTitle(at, 'class', first) });
    case 'leader':
      return say('choices.leader', { marine: marineName(at, first) });
    case 'stack':
      return say('choices.stack', { set: setName(at, first) });
    case 'invasion':
      return say('choices.invasion', { card: cardTitle(at, 'invasion', first) });
    case 'events':
      return say('choices.events', { sets: at.listed(TRIOS[first].map((set) => eventSetName(at, set))) });
    case 'respawn':
    case 'drop':
      return say(`choices.${what}`, { space: space(first) });
    case 'displace':
      return say('choices.displace', { figure: figureName(at, first), space: space(second) });
    case 'summon':
      return decision.prompt === 'threat.summon'
        ? say('choices.summonFrom', portalArgs(at, first))
        : placeLabel(asked, first * 4 + second);
    case 'turn':
      return say('choices.turn', portalArgs(at, first));
    case 'group':
      return say('choices.group', { group: groupWords(asked, first) });
    case 'remove':
      return say('choices.remove', { black: first });
    default:
      return verb;
  }
}

/** Who comes in a group of the invasion card, with its Argent Power; the Invader knows all of them. */
function groupWords({ at, decision }: FigureQuestion, group: number): string {
  const known = groupsOf(at, factOf(decision, 'colour') ?? NONE)[group];
  return known?.words ?? at.say('choices.group.unknown');
}

/* Attacks */

/** What an attack is made with, as a card is called; `none`: the demon's own card. */
export function sourceName(at: ViewContext, source: number): string {
  if (source === DEMON_CARD) return 'none';
  return isActionCard(source)
    ? cardTitle(at, 'action', source)
    : abilityTitle(at, source - sourceOfAbility(0));
}

const attackLabel = (at: ViewContext, defender: number, source: number): string =>
  at.say('choices.attack', { defender: figureName(at, defender), source: sourceName(at, source) });

/* Cards and abilities */

/** A card with two abilities has one name for both: when they are used tells them apart. */
const hasNamesake = (ability: number): boolean =>
  ABILITIES.some((other, i) => i !== ability && other.words === ABILITIES[ability].words);

function aimed(
  at: ViewContext,
  answer: Answer,
  key: MessageKey,
  args: Readonly<Record<string, string | number>>,
): string {
  const target = targetOf(answer);
  const chosen = targetIn(answer);
  return at.say(key, {
    ...args,
    target: target === null || chosen === NONE ? 'none' : targetName(at, target, chosen),
  });
}

/** What is chosen for an ability, by name. */
export function targetName(at: ViewContext, { choose }: AbilityTarget, target: number): string {
  switch (choose) {
    case 'enemy':
    case 'friend':
    case 'marine':
      return figureName(at, target);
    case 'exhaustedDemonCard':
      return demonName(at, target);
    case 'discarded':
    case 'handCard':
      return cardTitle(at, 'action', target);
    case 'teleporter':
    case 'space':
      return spaceLabel(at.statics.layout, target);
  }
}

/* Movement */

/** A step, with what comes of it: a kill, or only passing by somebody. */
function stepLabel(asked: FigureQuestion, answer: Answer): string {
  const { at, t } = asked;
  const [verb, to] = answer;
  const cost = costOf(asked, answer);
  const space = spaceLabel(t.statics.layout, to);
  if (verb === 'teleport' && slainBy(t, asked.actor, to, true) < 0)
    return at.say('choices.teleport', { space, cost });
  return wayLabel(asked, to, [answer], cost);
}

/** The same for a way of several steps. */
export function wayLabel(asked: FigureQuestion, to: Cell, answers: readonly Answer[], cost: number): string {
  const { at, t, actor } = asked;
  const space = spaceLabel(t.statics.layout, to);
  const byTeleporter = answers.at(-1)?.[0] === 'teleport';
  const slain = slainBy(t, actor, to, byTeleporter);
  if (slain < 0) return at.say('choices.step', { space, cost });
  const demon = figureName(at, slain);
  return at.say(byTeleporter ? 'choices.telefrag' : 'choices.gloryKill', { demon, space, cost });
}

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

/** Where a large figure's movement leads: a side of the board, or it turns. */
function directionOf({ t, actor }: FigureQuestion, to: Placement): (typeof DIRECTIONS)[number] | 'turn' {
  const { at } = t.state.figures[actor];
  if ((at & 3) !== (to & 3)) return 'turn';
  const { layout } = t.statics;
  const dx = xOf(layout, to >> 2) - xOf(layout, at >> 2);
  const dy = yOf(layout, to >> 2) - yOf(layout, at >> 2);
  return DIRECTIONS[SIDES[dy < 0 ? 0 : dx > 0 ? 1 : dy > 0 ? 2 : 3]];
}

/* The board */

function workLabel({ at, t }: FigureQuestion, what: number): string {
  const objective = objectiveOf(t);
  if (objective === 'portalClosure') return at.say('choices.work.portal', portalArgs(at, what));
  if (objective === 'sampleCollection') return at.say('choices.take', { what: tokenName(at, what) });
  return at.say('choices.work.terminal', { terminal: terminalName(at, what) });
}

function portalArgs(at: ViewContext, portal: number): { readonly portal: string; readonly space: string } {
  const { cell, colour } = at.view.state.portals[portal];
  return { portal: portalName(at, colour), space: spaceLabel(at.statics.layout, cell) };
}

/** The spaces a demon of the type would cover. */
export const spacesOfType = ({ t }: FigureQuestion, type: number, at: Placement): readonly Cell[] =>
  cellsAt(t, firstOfType(type), at);

function placeLabel(asked: FigureQuestion, place: Placement): string {
  const { at, t, decision } = asked;
  const type = factOf(decision, 'type') ?? NONE;
  return at.say('choices.place', {
    demon: demonName(at, type),
    spaces: at.listed(spacesOfType(asked, type, place).map((cell) => spaceLabel(t.statics.layout, cell))),
  });
}
