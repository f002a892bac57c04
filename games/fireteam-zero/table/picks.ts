import type { Ref } from '@sightline/table';
import { isToken } from '../rules/board.ts';
import type { Answer } from '../rules/decisions.ts';
import { FIRST_TOKEN } from '../rules/fireteam.ts';
import { type HeroQuestion, targetKind } from './hero-question.ts';
import { ownerOf } from './names.ts';
import { cardRef, dieRef, pieceRef, placeRef, pointRef, tokenRef } from './refs.ts';

export const targetRef = (target: number): Ref =>
  isToken(target) ? tokenRef(target - FIRST_TOKEN) : pieceRef(target);

/** What has to be clicked for an answer, in this order; nothing: it is a button of the prompt. */
export function picksFor(q: HeroQuestion, [verb, first, second]: Answer): readonly Ref[] {
  switch (verb) {
    case 'hero':
      return [cardRef('hero', first)];
    case 'propose':
    case 'react':
      return [cardRef('action', first)];
    case 'step':
    case 'push':
      return [placeRef(first)];
    case 'search':
      return [pointRef(first)];
    case 'target':
    case 'attack':
      return [targetRef(first)];
    case 'activate':
    case 'stepIn':
      return [pieceRef(first)];
    case 'act':
      return actRefs(q, first);
    case 'use':
      return abilityRefs(q, first, second);
    case 'reroll':
      return [dieRef(first)];
    case 'choose':
      return chosenRefs(q, first);
    default:
      return [];
  }
}

/** Where an action that a card gives is clicked: on the token or the focus card it stands on. */
function actRefs({ at }: HeroQuestion, deed: number): readonly Ref[] {
  const { box } = at.statics;
  const found = box.deeds[deed];
  const focus = box.focuses.findIndex((card) => card.acts?.some((act) => act === found));
  if (focus >= 0) return [cardRef('focus', focus)];
  const token = at.view.state.tokens.findIndex(({ kind }) =>
    box.tokens[kind].acts?.some((act) => act === found),
  );
  return token >= 0 ? [tokenRef(token)] : [];
}

function abilityRefs({ at }: HeroQuestion, hero: number, deed: number): readonly Ref[] {
  const { box } = at.statics;
  const owner = ownerOf(at, deed);
  const { card, focuses } = at.view.state.heroes[hero];
  if (box.content.heroes[card]?.id === owner?.id) return [cardRef('hero', card)];
  const focus = focuses.find((f) => box.focuses[f].id === owner?.id);
  return focus === undefined ? [] : [cardRef('focus', focus)];
}

/** The verb `choose` means something else in every question. */
function chosenRefs(q: HeroQuestion, chosen: number): readonly Ref[] {
  switch (q.decision.prompt) {
    case 'tactics.decide':
      return [cardRef('action', chosen)];
    case 'attack.whoStepsIn':
    case 'ambush.choose':
      return [pieceRef(chosen)];
    case 'carryOut.choose':
      switch (targetKind(q)) {
        case 'location':
          return [placeRef(chosen)];
        case 'discarded':
          return [cardRef('action', chosen)];
        case null:
          return [];
        default:
          return [pieceRef(chosen)];
      }
    default:
      return [];
  }
}
