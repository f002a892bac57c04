import { factOf } from '@sightline/kernel';
import type { Chosen, Preview } from '@sightline/table';
import type { Answer, Decision, Verb } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { attackAhead, attackSoFar } from './attack-preview.ts';
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
import { type FigureQuestion, figureQuestion } from './figure-question.ts';
import { spacesOfType } from './labels.ts';
import { pathPreview } from './path-preview.ts';
import type { ViewContext } from './view-context.ts';

/** What a choice would mean; null where there is nothing to say beyond its label. */
export function preview(at: ViewContext, decision: Decision, chosen: Chosen<Verb>): Preview | null {
  const [first] = chosen;
  return first === undefined ? null : answerPreview(figureQuestion(at, decision), first, chosen);
}

function answerPreview(q: FigureQuestion, answer: Answer, chosen: Chosen<Verb>): Preview | null {
  const [verb, first, second] = answer;
  switch (verb) {
    case 'step':
    case 'teleport':
    case 'shift':
      return pathPreview(q, chosen);
    case 'attack':
    case 'attackInCover':
      return attackAhead(q, answer);
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
