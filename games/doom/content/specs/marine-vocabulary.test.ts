import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../../rules/abilities/effects.ts';
import { ABILITIES } from '../../rules/abilities/registry.ts';
import type { AbilityConditions, AbilityTarget, AbilityTiming, Modifiers, Qualities } from '../card-types.ts';
import { ACTIONS, CLASS_CARDS, DEMON_CARDS, SQUAD_CARDS } from '../index.ts';

/* The words, as card-types.ts has them: the compiler sees to it that none is missing here. */
const WHENS: Record<AbilityTiming, true> = {
  main: true,
  bonus: true,
  round: true,
  initiative: true,
  activation: true,
  activationEnds: true,
  beforeAttack: true,
  declared: true,
  defend: true,
  attack: true,
  afterAttack: true,
  slain: true,
  gloryKill: true,
};
const CONDITIONS: Record<keyof AbilityConditions, true> = {
  part: true,
  within: true,
  beyond: true,
  near: true,
  trait: true,
  large: true,
  hit: true,
  killed: true,
  covered: true,
  hurt: true,
  noGlory: true,
};
const TARGETS: Record<AbilityTarget['choose'], true> = {
  enemy: true,
  friend: true,
  marine: true,
  exhaustedDemonCard: true,
  discarded: true,
  handCard: true,
  teleporter: true,
  space: true,
};
const QUALITIES: Record<keyof Qualities, true> = {
  pierce: true,
  stuns: true,
  blast: true,
  ignoresCover: true,
  sure: true,
  close: true,
  far: true,
  finishing: true,
  drains: true,
  runs: true,
  times: true,
};
const MODIFIERS: Record<keyof Modifiers, true> = {
  handLimit: true,
  health: true,
  mainActions: true,
  sprint: true,
  slipsPast: true,
  sureFooted: true,
  healthPack: true,
  gloryHeal: true,
  stagger: true,
  stride: true,
  range: true,
};

/** A word that stands on no card is code that no game ever runs. */
describe('every word of the vocabulary stands on a card:', () => {
  const effects = ABILITIES.flatMap(({ ability }) => ability.effects);
  const boxes = [
    ...ACTIONS.flatMap(({ attack }) => attack ?? []),
    ...DEMON_CARDS.map(({ attack }) => attack),
    ...effects.flatMap((effect) => (effect.do === 'strike' ? effect.box : [])),
  ];
  const modifiers = [
    ...CLASS_CARDS.map((card) => card.modifiers),
    ...SQUAD_CARDS.map((card) => card.modifiers),
    ...ACTIONS.map((card) => card.keeps),
  ];

  it.each([
    ['moments', WHENS, ABILITIES.map(({ ability }) => ability.when)],
    ['conditions', CONDITIONS, ABILITIES.flatMap(({ ability }) => Object.keys(ability.if ?? {}))],
    ['targets', TARGETS, ABILITIES.flatMap(({ ability }) => ability.target?.choose ?? [])],
    ['effects', EFFECTS, effects.map((effect) => effect.do)],
    ['qualities', QUALITIES, boxes.flatMap(({ qualities }) => Object.keys(qualities ?? {}))],
    ['modifiers', MODIFIERS, modifiers.flatMap((m) => Object.keys(m ?? {}))],
  ])('%s', (_kind, words, used: readonly string[]) => {
    expect(Object.keys(words).filter((word) => !used.includes(word))).toEqual([]);
  });
});
