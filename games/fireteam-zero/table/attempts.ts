import { compact, kindOfRef, nameOfRef, numberOfRef, type Ref } from '@sightline/table';
import { placeOf } from '../rules/board.ts';
import type { Answer, Decision, Prompt, Verb } from '../rules/decisions.ts';
import { forcedEscort } from '../rules/escorting.ts';
import { FIRST_TOKEN, NOWHERE } from '../rules/fireteam.ts';
import { type HeroQuestion, heroQuestion } from './hero-question.ts';
import type { ViewContext } from './view-context.ts';

/** Answers that somebody may have had in mind who clicked there, the likeliest first. */
export function attempts(at: ViewContext, decision: Decision, ref: Ref): readonly Answer[] {
  const q = heroQuestion(at, decision);
  const [what, ...rest] = nameOfRef(ref).split('.');
  const n = Number(rest[0]);
  switch (kindOfRef(ref)) {
    case 'cell':
      return placeAttempts(q, numberOfRef(ref));
    case 'piece':
      return figureAttempts(q, numberOfRef(ref));
    case 'card':
      return what === 'action' ? cardAttempts(q, n) : what === 'hero' ? [['hero', n]] : [];
    case 'thing':
      if (what === 'point') return pointAttempts(q, n);
      if (what === 'token') return figureAttempts(q, FIRST_TOKEN + n);
      if (what === 'die') return decision.prompt === 'attack.reroll' ? [['reroll', n]] : [];
      return [];
    case 'door':
    case 'border':
      return [];
  }
}

/** Into a location, taking along whom one must. */
function placeAttempts({ t, decision, hero }: HeroQuestion, place: number): Answer[] {
  switch (decision.prompt) {
    case 'heroTurn.act':
    case 'specialMove.step':
    case 'forcedMove.escort':
      return hero < 0 ? [] : [['step', place, forcedEscort(t, hero)]];
    case 'push.step':
      return [['push', place]];
    case 'monsterMove.step':
      return [['step', place]];
    default:
      return [['choose', place]];
  }
}

/** The verb that a question about figures, about cards is answered with; of all others `choose`. */
const OF_FIGURES: Readonly<Partial<Record<Prompt, Verb>>> = {
  'attackAction.target': 'target',
  'aim.aim': 'attack',
  'attack.stepIn': 'stepIn',
  'activateMonsters.choose': 'activate',
};
const OF_CARDS: Readonly<Partial<Record<Prompt, Verb>>> = {
  'tactics.propose': 'propose',
  'moment.react': 'react',
  'heroTurn.act': 'attack',
};

function figureAttempts({ t, decision, hero }: HeroQuestion, figure: number): Answer[] {
  if (decision.prompt !== 'heroTurn.act') return [[OF_FIGURES[decision.prompt] ?? 'choose', figure]];
  if (hero < 0) return [];
  // Whoever clicks a monster wants to get at it: if no card reaches it, that is said first.
  const [card] = t.state.heroes[hero].hand.items;
  const place = placeOf(t, figure) ?? NOWHERE;
  return compact<Answer>([
    typeof card === 'number' && ['attack', card],
    place !== NOWHERE && ['step', place, forcedEscort(t, hero)],
  ]);
}

const cardAttempts = ({ decision }: HeroQuestion, card: number): Answer[] => [
  [OF_CARDS[decision.prompt] ?? 'choose', card],
];

/** ViewContext a point one searches; somebody who clicks it from afar wants to go there. */
function pointAttempts(q: HeroQuestion, token: number): Answer[] {
  if (q.decision.prompt !== 'heroTurn.act') return [];
  const place = q.t.state.spawnTokens[token]?.at ?? -1;
  const here = q.hero >= 0 && place === q.t.state.at[q.hero];
  return here || place < 0 ? [['search', token]] : [...placeAttempts(q, place), ['search', token]];
}
