import type { Icon, OptionMark } from '@sightline/table';
import type { Prompt, Verb } from '../rules/decisions.ts';
import { ICONS } from './icons.ts';
import type { Words } from './view-context.ts';

/** Questions at which a verb has words of its own: `choice.<question>.<verb>`. */
export const OWN_WORDS = [
  'attack.cover.keep',
  'scout.decide.keep',
  'spendNow.move.end',
  'summoning.moveStored.argent',
  'threat.summon.summon',
  'offerItem.take.pass',
] as const satisfies readonly `${Prompt}.${Verb}`[];
type OwnWords = (typeof OWN_WORDS)[number];
const hasOwnWords = (choice: string): choice is OwnWords => OWN_WORDS.some((own) => own === choice);

/** What is done, for a button. */
export function verbWord({ say }: Words, prompt: Prompt, verb: Verb): string {
  const own = `${prompt}.${verb}`;
  if (hasOwnWords(own)) return say(`choice.${own}`);
  // It means something else at each question.
  if (verb === 'keep') throw new Error(`there are no words for ${own}`);
  return say(`verb.${verb}`);
}

const MARKS: Readonly<Partial<Record<Verb, OptionMark>>> = {
  step: 'step',
  teleport: 'step',
  shift: 'step',
  attack: 'attack',
  attackInCover: 'attack',
  open: 'interact',
  take: 'interact',
  secure: 'interact',
  work: 'interact',
  turn: 'interact',
  play: 'card',
  sprint: 'card',
  use: 'card',
  class: 'card',
  invasion: 'card',
  events: 'card',
  activate: 'card',
  respawn: 'place',
  displace: 'place',
  drop: 'place',
  summon: 'place',
};

/** Where a verb is answered with something else than elsewhere: with a figure, with a portal. */
const MARKS_AT: Readonly<Partial<Record<`${Prompt}.${Verb}`, OptionMark>>> = {
  'typeActivation.choose.activate': 'interact',
  'threat.summon.summon': 'interact',
};

export const markOf = (prompt: Prompt, verb: Verb): OptionMark =>
  MARKS_AT[`${prompt}.${verb}`] ?? MARKS[verb] ?? 'plain';

const VERB_ICONS: Readonly<Partial<Record<Verb, Icon>>> = {
  step: ICONS.points,
  teleport: ICONS.teleporter,
  shift: ICONS.points,
  attack: ICONS.range,
  attackInCover: ICONS.shield,
  open: 'steel-door',
  take: 'hand',
  secure: 'hand',
  work: 'cog',
  play: ICONS.mainAction,
  sprint: 'sprint',
  use: 'stars-stack',
  blast: 'explosion-rays',
  activate: 'play-button',
  end: 'next-button',
  pass: 'next-button',
  forgo: 'cancel',
  lot: 'card-random',
  respawn: ICONS.teleporter,
  displace: 'split-arrows',
  drop: 'drop',
  summon: ICONS.portal,
  turn: ICONS.portal,
  group: ICONS.portal,
  argent: ICONS.argent,
  discard: ICONS.discard,
  remove: 'dice-six-faces-three',
  keep: 'check-mark',
  redraw: ICONS.deck,
  bury: 'return-arrow',
  class: 'rank-3',
  weapons: 'bolter-gun',
  leader: 'flag-objective',
  stack: ICONS.deck,
  invasion: ICONS.invasion,
  events: ICONS.event,
};

export const verbIcon = (verb: Verb): Icon | undefined => VERB_ICONS[verb];

/** The ways out when nothing else is wanted. */
export const CLOSING: readonly Verb[] = ['end', 'pass', 'forgo'];
