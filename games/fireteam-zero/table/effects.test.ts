import { Match, seedFrom } from '@sightline/kernel';
import type { Language } from '@sightline/manifest';
import type { Narration } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { ATTACK_DIE, TYPES } from '../content/dice.ts';
import { game } from '../rules/game.ts';
import { lookAt } from '../testing/saying.ts';
import { TYPE_ICONS } from './icons.ts';
import type { SeenEvent } from './seen-event.ts';
import { tell } from './tell.ts';

/** A moment at which nobody attacks: most attacks are over before anybody is asked again. */
const at = lookAt(Match.start(game, { setup: { mission: 'deadAir' }, seats: 2, seed: seedFrom('dice') }), 0);
const everyFace = ATTACK_DIE.map((_, face) => face);

describe('dice on the table', () => {
  it.each(TYPES)('show what counts for an attack with a %s, when it is over, too', (type) => {
    const fields = {
      attacker: 0,
      target: 1,
      type: TYPES.indexOf(type),
      strength: 6,
      terrain: 0,
      dice: everyFace,
    };
    const [shown] = tell(at, { kind: 'rolled', fields }).effects;
    if (shown.show !== 'dice') throw new Error('no dice are shown');
    const clear = shown.dice.flatMap(({ pictures = [] }) => pictures.filter(({ faint }) => faint !== true));
    expect(clear.length).toBeGreaterThan(0);
    expect(new Set(clear.map(({ icon }) => icon))).toEqual(new Set([TYPE_ICONS[type]]));
  });

  it('are all there after one was rolled again', () => {
    const fields = { attacker: 0, target: 1, type: 1, die: 0, face: 2, dice: [2, 4, 5] };
    const [shown] = tell(at, { kind: 'rerolled', fields }).effects;
    expect(shown).toMatchObject({ show: 'dice', again: true, dice: [{ face: 2 }, { face: 4 }, { face: 5 }] });
  });
});

describe('the sum of an attack', () => {
  const counted = { attacker: 0, target: 1, type: 1, symbols: 3, bonus: 1, hits: 4 };
  const struck = { target: 1, hits: 4, health: 2, resistance: 2, pierced: 1, need: 3, barred: 0, killed: 1 };
  const match = Match.start(game, { setup: { mission: 'deadAir' }, seats: 2, seed: seedFrom('sum') });
  const told = (kind: SeenEvent['kind'], fields: SeenEvent['fields'], language: Language) =>
    tell(lookAt(match, 0, language), { kind, fields });
  const words = ({ line }: Narration) =>
    line
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join('')
      .replaceAll('\u00a0', ' ');

  it.each([
    ['en', '4 hits (bullet symbols 3, bonus +1).'],
    ['ru', '4 попадания (символы «пуля» 3, дополнительный урон +1).'],
    ['pt-BR', '4 acertos (símbolos “projétil” 3, bônus +1).'],
  ] as const)('is a sentence in %s, which screen readers hear', (language, sentence) => {
    expect(words(told('counted', counted, language))).toBe(sentence);
  });

  it('goes with the result', () => {
    expect(told('counted', counted, 'en').effects).toMatchObject([
      {
        show: 'result',
        text: '4 hits',
        ledger: {
          terms: [
            { label: 'bullet symbols', amount: 3 },
            { label: 'bonus', amount: 1 },
          ],
          total: { label: 'hits', amount: 4 },
        },
      },
    ]);
  });

  it.each([
    ['en', 'killed, 4 of 3 hits needed (health 2, resistance +2, ignored −1).'],
    ['ru', 'наповал, попаданий 4 из нужных 3 (здоровье 2, сопротивление +2, не учитывается −1).'],
    ['pt-BR', 'morto, 4 de 3 acertos necessários (vida 2, resistência +2, ignorada −1).'],
  ] as const)('says in %s what it takes to kill', (language, sentence) => {
    expect(words(told('struck', struck, language))).toContain(sentence);
  });

  it('is not told of who cannot be hurt from there', () => {
    const { line, effects } = told('struck', { ...struck, barred: 1, killed: 0 }, 'en');
    expect(words({ line, effects, tone: 'plain' })).toMatch(/cannot be hurt from there\.$/);
    expect(effects[0]).toMatchObject({ show: 'outcome', tone: 'muted' });
  });

  it('goes on with what the hero ignores, and for which card', () => {
    const thickHide = at.statics.box.focuses.findIndex(({ id }) => id === 'thickHide');
    const ignored = { hero: 0, hits: 1, armor: 1, focuses: [thickHide] };
    expect(words(told('prevented', ignored, 'en'))).toMatch(/ ignores 1 hit \(“Thick Hide”\)\.$/);
    expect(told('prevented', ignored, 'en').effects[0]).toMatchObject({ show: 'outcome', tone: 'good' });
    expect(words(told('prevented', { ...ignored, focuses: [] }, 'en'))).toMatch(/ ignores 1 hit\.$/);
    expect(words(told('prevented', { ...ignored, armor: 0, focuses: [] }, 'en'))).toMatch(
      /: 1 hit prevented\.$/,
    );
  });

  it('says how many dice there are, and why', () => {
    const rolled = { attacker: 0, target: 1, type: 1, strength: 5, terrain: -1 };
    const [shown] = tell(at, { kind: 'rolled', fields: { ...rolled, dice: [0, 1, 2, 3] } }).effects;
    expect(shown).toMatchObject({ show: 'dice', note: '4 dice: strength 5, cover −1' });
  });
});
