import { factOf } from '@sightline/kernel';
import type { Chosen, Preview } from '@sightline/table';
import { DEMON_CARD } from '../rules/attack-source.ts';
import type { Answer, Decision, Verb } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { type Asked, asked } from './asked.ts';
import { attackPreview, attackSoFar } from './attack-preview.ts';
import { prospect } from './blows.ts';
import {
  activatePreview,
  doorPreview,
  endPreview,
  itemPreview,
  objectiveText,
  placePreview,
  titleOf,
} from './board-preview.ts';
import { playPreview, sprintPreview, usePreview } from './card-preview.ts';
import { givenWay } from './giving-way.ts';
import { spacesOfType } from './labels.ts';
import { figureName } from './names.ts';
import { pathPreview } from './path-preview.ts';
import type { At } from './view-context.ts';

/** What a choice would mean; null where there is nothing to say beyond its label. */
export function preview(at: At, decision: Decision, chosen: Chosen<Verb>): Preview | null {
  const [first] = chosen;
  return first === undefined ? null : answerPreview(asked(at, decision), first, chosen);
}

function answerPreview(q: Asked, answer: Answer, chosen: Chosen<Verb>): Preview | null {
  const [verb, first, second] = answer;
  switch (verb) {
    case 'step':
    case 'teleport':
    case 'shift':
      return pathPreview(q, chosen);
    case 'attack':
      return attackAhead(q, first, second ?? DEMON_CARD);
    case 'play':
      return playPreview(q, answer);
    case 'sprint':
      return sprintPreview(q, answer);
    case 'use':
      return usePreview(q, answer);
    case 'open':
      return doorPreview(q, answer);
    case 'take':
      return itemPreview(q, answer);
    case 'secure':
    case 'work':
      return { title: titleOf(q, answer), text: objectiveText(q) };
    case 'end':
      return endPreview(q, answer);
    case 'activate':
      return activatePreview(q, answer);
    case 'displace':
      return placePreview(q, answer, [second]);
    case 'respawn':
    case 'drop':
      return placePreview(q, answer, [first]);
    case 'summon':
      return q.decision.prompt === 'threat.summon'
        ? null
        : placePreview(q, answer, spacesOfType(q, factOf(q.decision, 'type') ?? NONE, first * 4 + second));
    case 'remove':
    case 'keep':
    case 'redraw':
    case 'pass':
      return attackSoFar(q, answer);
    default:
      return null;
  }
}

/** An attack as it will be when it is declared: who stands under a large attacker has given way by then. */
function attackAhead({ at, actor }: Asked, defender: number, source: number): Preview {
  const { after, figures } = givenWay(at, actor);
  const shown = attackPreview(after, prospect(after, actor, defender, source));
  if (figures.length === 0) return shown;
  const names = at.listed(figures.map((figure) => figureName(at, figure)));
  const [range, ...others] = shown.chips ?? [];
  return {
    ...shown,
    chips: [range, { text: at.say('preview.givesWay', { figures: names }), tone: 'warn' }, ...others],
  };
}
