import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { abilityOf } from '../testing/abilities.ts';
import { ALPHA, alphaActs, BRAVO } from '../testing/activations.ts';
import { action, cardsOf, demon, eventCard, eventsOf, gloryOf, put } from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { attackWith } from './attack.ts';
import { DEMON_CARD } from './attack-source.ts';
import type { G } from './doom.ts';
import { marineActivation } from './procedures.ts';

const pinky = demon('pinky');
const soldier = demon('possessedSoldier');
const SEAT = ALPHA + 1;

type Fight = Partial<Given> & { readonly stunned?: readonly number[]; readonly card?: string };

/** Alpha, a soldier three spaces to his right and a pinky beside him. */
const fight = ({ stunned = [], arrange, ...rest }: Fight, run: Given['run']) =>
  given({
    ...rest,
    arrange(g, at) {
      put(g, ALPHA, at(0, 0));
      put(g, soldier, at(3, 0));
      put(g, pinky, at(0, 1));
      eventsOf(g, { deck: ['demonicStrength', 'infernalShroud'] });
      cardsOf(g, ALPHA, { deck: ['uac4', 'uac1'] });
      for (const figure of stunned) g.state.figures[figure].stunned = true;
      arrange?.(g, at);
    },
    run,
  });
const alphaShoots = (f: Fight = {}) =>
  fight(f, (g) => attackWith(g, ALPHA, soldier, action(f.card ?? 'uac1')));
const soldierShoots = (f: Fight = {}) => fight(f, (g) => attackWith(g, soldier, ALPHA, DEMON_CARD));
const stunnedOf = (table: { readonly g: G }, figure: number) => table.g.state.figures[figure].stunned;

describe('stun', () => {
  it('DM-STN-01: of a marine lies beside his marine card for all to see', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, BRAVO, at(1, 0));
        eventsOf(g, { hand: ['nightmare'] });
      },
      run: () => call(marineActivation, { figure: ALPHA }),
    });
    table.play(0, 'use', abilityOf('event.nightmare'), eventCard('nightmare'), -1);
    expect(table.happened('stunned').map((e) => e.fields)).toEqual([{ figure: ALPHA }]);
    const { figures } = table.match.view(BRAVO + 1).state;
    expect([figures[ALPHA].stunned, figures[BRAVO].stunned]).toEqual([true, false]);
  });

  it('DM-STN-02: of a demon lies beside that very figure', () => {
    const other = demon('possessedSoldier', 1);
    const table = alphaActs({}, (g, at) => {
      put(g, soldier, at(1, 0));
      put(g, other, at(2, 0));
      gloryOf(g, ALPHA, 'warCry');
    });
    const [card] = table.state.marines[ALPHA].glory.items;
    table.play(SEAT, 'use', abilityOf('glory.warCry'), card, other);
    const { figures } = table.match.view(BRAVO + 1).state;
    expect([figures[soldier].stunned, figures[other].stunned]).toEqual([false, true]);
  });

  it.each([
    ['marine', ALPHA, soldierShoots],
    ['demon', soldier, alphaShoots],
  ] as const)('DM-STN-03: a stunned %s reveals no defense card', (_who, figure, shoot) => {
    expect(shoot().passAll().happened('defenseRevealed')).toHaveLength(1);
    const table = shoot({ stunned: [figure] }).passAll();
    expect(table.happened('defenseRevealed')).toEqual([]);
    expect(table.happened('attackEnded')[0].fields.shields).toBe(0);
  });

  it('DM-STN-03: and has no cover', () => {
    const behindBravo: NonNullable<Given['arrange']> = (g, at) => put(g, BRAVO, at(1, 0));
    const walls = ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+', '|. . . .|', '+-+-+-+-+'];
    const covered = (stunned: readonly number[]) =>
      alphaShoots({ stunned, arrange: behindBravo, board: walls }).happened('attacked')[0].fields.covered;
    expect([covered([]), covered([soldier])]).toEqual([1, 0]);
  });

  it('DM-STN-04: a stunned attacker must remove a die of his attack before he rolls', () => {
    const table = alphaShoots({ stunned: [ALPHA] });
    expect(table.asked(SEAT)).toBe('attack.stunned');
    // a red or a black one, and there is no passing
    expect(table.options(SEAT, 'remove')).toEqual([[0], [1]]);
    expect(table.verbs(SEAT)).toEqual(['remove']);
    expect(table.happened('rolled')).toEqual([]);
    table.play(SEAT, 'remove', 1).passAll();
    expect(table.happened('dieRemoved').map((e) => e.fields)).toEqual([{ attacker: ALPHA, black: 1 }]);
    expect(table.happened('rolled')[0].fields).toMatchObject({ black: [0] });
  });

  it('DM-STN-10: the player of the stunned attacker chooses', () => {
    expect(alphaShoots({ stunned: [ALPHA] }).match.awaiting()).toEqual([SEAT]);
    expect(soldierShoots({ stunned: [soldier] }).match.awaiting()).toEqual([0]);
  });

  it('DM-STN-05: ends after the figure has performed an attack', () => {
    const table = alphaShoots({ stunned: [ALPHA, pinky] })
      .play(SEAT, 'remove', 0)
      .passAll();
    expect([stunnedOf(table, ALPHA), stunnedOf(table, pinky)]).toEqual([false, true]);
    expect(table.happened('recoveredFromStun').map((e) => e.fields)).toEqual([{ figure: ALPHA }]);
  });

  it('DM-STN-06: ends after the figure has been attacked', () => {
    const table = soldierShoots({ stunned: [ALPHA, pinky] }).passAll();
    expect([stunnedOf(table, ALPHA), stunnedOf(table, pinky)]).toEqual([false, true]);
  });

  it('DM-STN-07: there is never more than one on a figure', () => {
    const table = alphaActs({ hand: ['uac1'] }, (g, at) => {
      put(g, soldier, at(3, 0));
      g.state.figures[soldier].stunned = true;
      gloryOf(g, ALPHA, 'warCry');
      eventsOf(g, { deck: ['demonicStrength'] });
    });
    const [card] = table.state.marines[ALPHA].glory.items;
    table.play(SEAT, 'use', abilityOf('glory.warCry'), card, soldier);
    expect(table.happened('stunned')).toEqual([]);
    // One attack ends it all.
    table.play(SEAT, 'play', action('uac1'), -1).play(SEAT, 'attack', soldier, action('uac1')).passAll();
    expect(stunnedOf(table, soldier)).toBe(false);
  });

  it('DM-STN-08: an attack that stuns its defender does not end that stun', () => {
    const table = fight(
      { dice: { black: [3] }, arrange: (g) => eventsOf(g, { deck: ['hellishPower'] }) },
      (g) => attackWith(g, ALPHA, pinky, action('combatShotgun3')),
    ).passAll();
    expect(stunnedOf(table, pinky)).toBe(true);
    expect(table.happened('recoveredFromStun')).toEqual([]);
  });

  it('DM-STN-09: a stunned defender uses his "when you defend" effects', () => {
    const table = soldierShoots({
      stunned: [ALPHA],
      dice: { red: [2, 2] },
      arrange: (g) => cardsOf(g, ALPHA, { hand: ['uac3'] }),
    });
    table.play(SEAT, 'use', abilityOf('action.uac3'), action('uac3'), -1).passAll();
    expect(table.happened('attackEnded')[0].fields).toMatchObject({ shields: 2, damage: 2 });
  });
});
