import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { ATTACK_DIE, TYPES } from '../content/dice.ts';
import { game } from '../rules/game.ts';
import { lookAt } from '../testing/saying.ts';
import { TYPE_ICONS } from './icons.ts';
import { tell } from './tell.ts';

/** A moment at which nobody attacks: most attacks are over before anybody is asked again. */
const at = lookAt(Match.start(game, { setup: { mission: 'deadAir' }, seats: 2, seed: seedFrom('dice') }), 0);
const everyFace = ATTACK_DIE.map((_, face) => face);

describe('dice on the table', () => {
  it.each(TYPES)('show what counts for an attack with a %s, when it is over, too', (type) => {
    const fields = { attacker: 0, type: TYPES.indexOf(type), dice: everyFace };
    const [shown] = tell(at, { kind: 'rolled', fields }).effects;
    if (shown.show !== 'dice') throw new Error('no dice are shown');
    const clear = shown.dice.flatMap(({ pictures = [] }) => pictures.filter(({ faint }) => faint !== true));
    expect(clear.length).toBeGreaterThan(0);
    expect(new Set(clear.map(({ icon }) => icon))).toEqual(new Set([TYPE_ICONS[type]]));
  });

  it('are all there after one was rolled again', () => {
    const fields = { attacker: 0, type: 1, die: 0, face: 2, dice: [2, 4, 5] };
    const [shown] = tell(at, { kind: 'rerolled', fields }).effects;
    expect(shown).toMatchObject({ show: 'dice', dice: [{ face: 2 }, { face: 4 }, { face: 5 }] });
  });
});
