import { chip, type Preview } from '@sightline/table';
import { runValue } from '../rules/actions.ts';
import { isAutomatic } from '../rules/automatic-overwatch.ts';
import { ownerOfBody } from '../rules/operators.ts';
import {
  arcPreview,
  destroyPreview,
  overlayPreview,
  specialPreview,
  tacticalPreview,
} from './area-preview.ts';
import { type Answer, actingBody, asked, type SiegeQuestion, showsLines } from './asked.ts';
import type { Table } from './contract.ts';
import { ICONS } from './icons.ts';
import { labelOf } from './labels.ts';
import { pathPreview } from './path-preview.ts';
import { areaOf } from './points.ts';
import { exchangePreview, rerollPreview, shotPreview } from './shot-preview.ts';
import { verbWord } from './verbs.ts';

/** What a choice would mean; null where there is nothing to say beyond its label. */
export const preview: Table['preview'] = (at, decision, chosen) => {
  const q = asked(at, decision);
  const [first] = chosen;
  if (first === undefined) return null;
  return isMovement(q, first) ? pathPreview(q, chosen) : answerPreview(q, first);
};

const isMovement = ({ decision }: SiegeQuestion, [verb]: Answer): boolean =>
  verb === 'step' ||
  verb === 'fly' ||
  verb === 'comeDown' ||
  verb === 'goUp' ||
  verb === 'straighten' ||
  (verb === 'lean' && decision.prompt === 'activation.act');

function answerPreview(q: SiegeQuestion, answer: Answer): Preview | null {
  const { at, t, decision, actor } = q;
  const [verb, first, second, third] = answer;
  const title = labelOf(q, answer, verbWord(at, decision.prompt, verb));
  switch (verb) {
    case 'shoot':
    case 'riposte':
      return shotPreview(q, answer);
    case 'fire':
      return exchangePreview(q, answer);
    case 'reroll':
    case 'keep':
      return decision.prompt === 'shot.reroll' ? rerollPreview(q, answer) : null;
    case 'destroy':
      return decision.prompt === 'activation.act' ? destroyPreview(q, first) : spacePreview(q, first, title);
    case 'second':
      return spacePreview(q, first, title);
    case 'tactical':
      return tacticalPreview(q, first, second);
    case 'special':
      return specialPreview(q, first, second);
    case 'place':
      return overlayPreview(q, first, second, title);
    case 'overwatch': {
      const body = actingBody(q);
      return body === undefined ? null : arcPreview(q, { at: body.at, facing: first }, title);
    }
    case 'turn': {
      const { at: cell } = t.state.operators[ownerOfBody(first)].bodies[first & 1];
      return arcPreview(q, { at: cell, facing: second }, title);
    }
    case 'put':
      return arcPreview(q, { at: first, facing: second }, title);
    case 'lean':
      return arcPreview(q, { at: first, facing: third }, title);
    case 'run':
      return {
        title,
        chips: [chip(at.say('preview.run', { n: runValue(t, actor) }), { icon: ICONS.run })],
      };
    case 'demand':
      return { title, text: at.say(showsLines(at) ? 'preview.demandSeen' : 'preview.demandClaimed') };
    case 'end':
      return decision.prompt === 'activation.act' && isAutomatic(t, actor)
        ? { title, text: at.say('preview.thenWatch') }
        : null;
    default:
      return null;
  }
}

const spacePreview = ({ t }: SiegeQuestion, space: number, title: string): Preview => ({
  title,
  area: areaOf(t, [space]),
});
