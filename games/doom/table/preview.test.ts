import type { Preview } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { BLACK, RED } from '../content/dice.ts';
import { attackWith } from '../rules/attack.ts';
import { BOX } from '../rules/box.ts';
import type { Answer } from '../rules/decisions.ts';
import { defenseOf } from '../rules/defense.ts';
import { NONE } from '../rules/doom.ts';
import { alphaActs } from '../testing/activations.ts';
import { ALPHA, alphaAims, BRAVO, demonAims, facing, SOLDIER } from '../testing/aiming.ts';
import { action, cardsOf, demon, eventsOf, giveClass, hurt, put } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { upTo } from '../testing/looking.ts';
import { marching } from '../testing/moving.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { preview } from './preview.ts';

const IMP = demon('imp');
const PINKY = demon('pinky');
const MANCUBUS = demon('mancubus');
const LONG = action('staticRifle2');

function previewOf(table: TestTable, seat: number, ...answers: readonly Answer[]): Preview {
  const at = lookAt(table.match, seat);
  const shown = at.view.decision === null ? null : preview(at, at.view.decision, answers);
  if (shown === null) throw new Error(`nothing to see of ${answers.join(' ')}`);
  return shown;
}

const chipsOf = ({ chips = [] }: Preview): readonly string[] => chips.map(({ text }) => text);
const linesOf = ({ lines = [] }: Preview, kind: string) => lines.filter((line) => line.kind === kind);
const chance = ({ odds = [] }: Preview, label: string): number => {
  const row = odds.find((r) => r.label === label);
  if (row === undefined) throw new Error(`no odds for ${label}: ${odds.map((r) => r.label).join(', ')}`);
  return row.chance;
};

describe('an attack by a large demon on who stands under it', () => {
  /** A Mancubus has stepped over Alpha, who can only give way to the right. */
  const over = () => {
    const board = sketch(7, 2);
    const standing = [
      [MANCUBUS, '(0,0)'],
      [ALPHA, '(2,0)'],
    ] as const;
    const table = demonAims(board, standing, MANCUBUS);
    return table.play(0, 'shift', table.cell(1, 0), 0);
  };

  it('DM-LRG-29: is shown as it will be once that figure has given way', () => {
    const shown = previewOf(over(), 0, ['attack', ALPHA]);
    expect(chipsOf(shown).slice(0, 2)).toEqual(['Range 1 of 5', 'Gives way first: Alpha']);
    expect(shown.lineLabel).toBe('1');
    expect(linesOf(shown, 'used')).toHaveLength(1);
  });

  it('DM-LRG-29: nothing is said of it where nobody has to give way', () => {
    const table = demonAims(
      sketch(7, 2),
      [
        [MANCUBUS, '(0,0)'],
        [ALPHA, '(3,0)'],
      ],
      MANCUBUS,
    );
    expect(chipsOf(previewOf(table, 0, ['attack', ALPHA])).join()).not.toContain('Gives way');
  });
});

describe('an attack’s lines', () => {
  it('all come from the corner that is used, and the shortest counts', () => {
    const shown = previewOf(facing([6, 3], '(0,1)', '(5,1)'), 1, ['attack', SOLDIER, LONG]);
    expect(shown.title).toBe('Alpha → Possessed Soldier\u00a01');
    expect(shown.lineLabel).toBe('5');
    expect(linesOf(shown, 'used')).toEqual([{ from: [1, 1], to: [5, 1], kind: 'used' }]);
    expect(linesOf(shown, 'clear')).toHaveLength(3);
    expect(chipsOf(shown)).toContain('Range 5 of 7');
    expect(chipsOf(shown)).not.toContain('Cover');
  });

  it('say what gives cover, and where', () => {
    const shown = previewOf(facing([6, 3], '(0,1)', '(5,1)', { difficult: '(3,1)' }), 1, [
      'attack',
      SOLDIER,
      LONG,
    ]);
    expect(chipsOf(shown)).toContain('Cover');
    for (const { at } of linesOf(shown, 'cover')) {
      expect(at?.[0]).toBeGreaterThan(3);
      expect(at?.[0]).toBeLessThan(4);
    }
    expect(linesOf(shown, 'cover').length).toBeGreaterThan(0);
    expect(linesOf(shown, 'used')).toHaveLength(1);
  });

  it('say what stops a line, and where', () => {
    const shown = previewOf(facing([6, 3], '(0,1)', '(5,1)', { blocking: '(3,1)' }), 1, [
      'attack',
      SOLDIER,
      LONG,
    ]);
    const stopped = linesOf(shown, 'blocked');
    expect(stopped.length).toBeGreaterThan(0);
    for (const { at } of stopped) expect(at?.[0]).toBeGreaterThanOrEqual(3);
  });

  it('DM-FLY-09: out of blocking terrain show its border as cover, not as an obstacle', () => {
    const cacodemon = demon('cacodemon');
    const table = demonAims(
      sketch(6, 3, { blocking: '(4,1)' }),
      [
        [cacodemon, '(4,1)'],
        [ALPHA, '(1,1)'],
      ],
      cacodemon,
    );
    const shown = previewOf(table, 0, ['attack', ALPHA]);
    expect(chipsOf(shown)).toContain('Cover');
    expect(linesOf(shown, 'used')).toHaveLength(1);
    expect(linesOf(shown, 'cover')).toHaveLength(3);
    expect(linesOf(shown, 'blocked')).toEqual([]);
  });

  it('DM-COV-13: start at a corner that leaves the target in cover, where the Invader wants that', () => {
    const table = demonAims(
      sketch(4, 2, { wall: 'H(0,1) H(1,1)' }),
      [
        [SOLDIER, '(0,1)'],
        [ALPHA, '(1,0)'],
      ],
      SOLDIER,
      ['noEscape'],
    );
    const covered = previewOf(table, 0, ['attackInCover', ALPHA]);
    expect(chipsOf(covered)).toContain('Cover');
    expect(linesOf(covered, 'used')).toHaveLength(1);
    expect(linesOf(covered, 'cover').length + linesOf(covered, 'blocked').length).toBeGreaterThan(0);
    const open = previewOf(table, 0, ['attack', ALPHA]);
    expect(chipsOf(open)).not.toContain('Cover');
    expect(open.lines).not.toEqual(covered.lines);
  });

  it('go from middle to middle where the two share a corner', () => {
    const shown = previewOf(facing([4, 3], '(0,1)', '(1,1)'), 1, ['attack', SOLDIER, LONG]);
    expect(shown.lines).toEqual([{ from: [0.5, 1.5], to: [1.5, 1.5], kind: 'used' }]);
  });

  it('do not speak of cover against a large figure', () => {
    const table = alphaAims(sketch(7, 3, { difficult: '(3,1)' }), [
      [ALPHA, '(0,1)'],
      [MANCUBUS, '(5,0)'],
    ]);
    const shown = previewOf(table, 1, ['attack', MANCUBUS, LONG]);
    expect(linesOf(shown, 'cover')).toEqual([]);
    expect(chipsOf(shown)).not.toContain('Cover');
  });
});

describe('an attack’s odds', () => {
  /** Two red dice and two symbols more from afar, against any card of any three sets. */
  it('are counted over every roll and every event card that may lie on top', () => {
    const shown = previewOf(facing([6, 3], '(0,1)', '(5,1)'), 1, ['attack', SOLDIER, LONG]);
    const count = (damage: number): number => {
      let sum = 0;
      for (const trio of BOX.trios)
        for (const card of BOX.eventsOf(trio)) {
          const { shields, dodge } = defenseOf(SOLDIER, card);
          for (const a of RED)
            for (const b of RED)
              if (!dodge && a + b + 2 - shields >= damage) sum += 1 / 36 / 18 / BOX.trios.length;
        }
      return sum;
    };
    expect(chance(shown, 'Wound 1+')).toBeCloseTo(count(1), 10);
    expect(chance(shown, 'Stagger 3+')).toBeCloseTo(count(3), 10);
    expect(chance(shown, 'Slay 4+')).toBeCloseTo(count(4), 10);
    expect(shown.dice?.map(({ tone }) => tone)).toEqual(['red', 'red']);
  });

  it('know that a stunned defender reveals nothing, and a stunned attacker lacks a die', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)');
    table.state.figures[SOLDIER].stunned = true;
    const shown = previewOf(table, 1, ['attack', SOLDIER, LONG]);
    expect(chance(shown, 'Wound 1+')).toBeCloseTo(1, 12);
    expect(chipsOf(shown)).toContain('Defender stunned');
    table.state.figures[ALPHA].stunned = true;
    const both = previewOf(table, 1, ['attack', SOLDIER, LONG]);
    expect(both.dice).toHaveLength(1);
    expect(chance(both, 'Stagger 3+')).toBeCloseTo(5 / 6, 12);
    expect(chance(both, 'Slay 4+')).toBeCloseTo(2 / 6, 12);
  });

  it('name the rows that matter: no stagger for who is staggered, no wound that slays', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)');
    hurt(table.g, SOLDIER, 3);
    const shown = previewOf(table, 1, ['attack', SOLDIER, LONG]);
    expect(shown.odds?.map(({ label }) => label)).toEqual(['Slay 1+']);
    expect(chipsOf(shown)).toContain('Staggered');
  });

  it('against a marine count his unseen cards and go up to what can be done to him', () => {
    const table = demonAims(sketch(6, 3), [
      [SOLDIER, '(5,1)'],
      [ALPHA, '(0,1)'],
    ]);
    // Two red dice against the UAC's cards, each of which has a shield.
    const shown = previewOf(table, 0, ['attack', ALPHA]);
    expect(shown.odds?.map(({ label }) => label)).toEqual(['Damage 1+', 'Damage 2+', 'Damage 3+']);
    expect(shown.title).toBe('Possessed Soldier\u00a01 → Alpha');
  });

  it('know armor, and chips say what else counts', () => {
    const table = alphaAims(sketch(4, 3), [
      [ALPHA, '(0,1)'],
      [PINKY, '(2,1)'],
    ]);
    const shown = previewOf(table, 1, ['attack', PINKY, LONG]);
    expect(chipsOf(shown)).toEqual(
      expect.arrayContaining(['Armor', 'Special: +1 shield', 'Staggers at 4 damage']),
    );
    giveClass(table.g, ALPHA, 'brawler');
    expect(chipsOf(previewOf(table, 1, ['attack', PINKY, LONG]))).toContain('Not counted: Brawler');
  });

  it('DM-ABL-14: name no ability that would change no die that lies there', () => {
    const chipsAfter = (...red: readonly number[]) => {
      const table = given({
        board: sketch(4, 3),
        dice: { red },
        arrange(g, at) {
          put(g, ALPHA, at(0, 1));
          put(g, PINKY, at(2, 1));
          giveClass(g, ALPHA, 'brawler');
          eventsOf(g, { hand: ['demonicResilience'], deck: ['noEscape', 'ironSkin'] });
        },
        run: (g) => attackWith(g, ALPHA, PINKY, LONG),
      });
      return chipsOf(previewOf(upTo(table, 'defend', 0), 0, ['pass']));
    };
    const best = Math.max(...RED);
    expect(chipsAfter(best, 0)).toContain('Not counted: Brawler');
    expect(chipsAfter(best, best)).not.toContain('Not counted: Brawler');
  });

  it('never say that an attack may be dodged that cannot be', () => {
    const chipsAgainst = (defender: number, card: string, stunned = false) => {
      const table = alphaAims(
        sketch(4, 3),
        [
          [ALPHA, '(0,1)'],
          [defender, '(1,1)'],
        ],
        card,
      );
      table.state.figures[defender].stunned = stunned;
      return chipsOf(previewOf(table, 1, ['attack', defender, action(card)]));
    };
    expect(chipsAgainst(IMP, 'uac4')).toContain('May dodge');
    const sure = chipsAgainst(IMP, 'chainsaw1');
    expect(sure).toContain('Cannot be dodged');
    expect(sure).not.toContain('May dodge');
    // Who is stunned reveals no card, so no symbol of it counts.
    expect(chipsAgainst(IMP, 'uac4', true)).not.toContain('May dodge');
    const stunned = chipsAgainst(PINKY, 'uac4', true);
    expect(stunned).toContain('Armor');
    expect(stunned).not.toContain('Special: +1 shield');
  });

  it('speak of no dodge once the defense card lies there', () => {
    const table = alphaAims(sketch(6, 3), [
      [ALPHA, '(0,1)'],
      [IMP, '(3,1)'],
    ]);
    eventsOf(table.g, { hand: ['demonicResilience'], deck: ['noEscape', 'ironSkin'] });
    upTo(table.play(1, 'attack', IMP, LONG), 'defend', 0);
    expect(chipsOf(previewOf(table, 0, ['pass']))).not.toContain('May dodge');
  });

  it('are told again while the attack goes on', () => {
    const table = alphaAims(sketch(6, 3), [
      [ALPHA, '(0,1)'],
      [SOLDIER, '(5,1)'],
    ]);
    eventsOf(table.g, { hand: ['demonicResilience'], deck: ['noEscape', 'ironSkin'] });
    // The dice lie there, the card is revealed: only the Invader's cards are still open.
    upTo(table.play(1, 'attack', SOLDIER, LONG), 'defend', 0);
    const stands = previewOf(table, 0, ['pass']);
    const [use] = table.options(0, 'use');
    const better = previewOf(table, 0, ['use', ...use]);
    const mean = ({ odds = [] }: Preview) => odds.reduce((sum, row) => sum + row.chance, 0);
    expect(stands.odds?.every(({ chance: p }) => p === 0 || p === 1)).toBe(true);
    expect(mean(better)).toBeLessThanOrEqual(mean(stands));
  });

  it('compare keeping a card in cover with giving it up', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)', { difficult: '(3,1)' });
    table.play(1, 'attack', SOLDIER, LONG).passAll();
    expect(table.asked(0)).toBe('attack.cover');
    const kept = previewOf(table, 0, ['keep']);
    expect(kept.odds?.every(({ chance: p }) => p === 0 || p === 1)).toBe(true);
    const given = previewOf(table, 0, ['redraw']);
    expect(given.odds).toHaveLength(kept.odds?.length ?? 0);
  });

  it('know the dice a stunned attacker may remove', () => {
    const table = alphaAims(
      sketch(6, 3),
      [
        [ALPHA, '(0,1)'],
        [SOLDIER, '(5,1)'],
      ],
      'burstRifle2',
    );
    table.state.figures[ALPHA].stunned = true;
    table.play(1, 'attack', SOLDIER, action('burstRifle2')).passAll();
    expect(table.asked(1)).toBe('attack.stunned');
    const withoutRed = previewOf(table, 1, ['remove', 0]);
    const withoutBlack = previewOf(table, 1, ['remove', 1]);
    expect(chance(withoutRed, 'Wound 1+')).toBeGreaterThan(chance(withoutBlack, 'Wound 1+'));
    expect(Math.max(...BLACK)).toBeGreaterThan(Math.max(...RED));
  });
});

describe('other previews', () => {
  it('a way tells what is spent at each space, and what lies at its end', () => {
    const table = marching({
      standing: [[ALPHA, '(0,0)']],
      arrange: (g, at) => g.state.items.push({ cell: at(3, 0), what: 0 }),
    });
    const { path, chips } = previewOf(table, 1, ['step', 1], ['step', 2], ['step', 3]);
    expect(path).toEqual([
      { at: [1.5, 0.5], cost: '1' },
      { at: [2.5, 0.5], cost: '2' },
      { at: [3.5, 0.5], cost: '3' },
    ]);
    expect(chips?.map(({ text }) => text)).toEqual(['3 of 5 movement points', 'Health pack']);
  });

  it('a card tells what it gives and whom it would reach', () => {
    const table = alphaActs({ hand: ['burstRifle2', 'fragGrenade1'] }, (g, at) => put(g, IMP, at(4, 0)));
    const shown = previewOf(table.passAll(), 1, ['play', action('burstRifle2'), NONE]);
    expect(chipsOf(shown)).toEqual([
      'Main action',
      '+3 movement points',
      'Range 5',
      'Then 2 movement points',
      'From here: Imp\u00a01',
    ]);
    expect(shown.dice).toHaveLength(2);
    const grenade = previewOf(table, 1, ['play', action('fragGrenade1'), table.cell(2, 2)]);
    expect(grenade.area).toHaveLength(9);
    const sprint = previewOf(table, 1, ['sprint', action('burstRifle2')]);
    expect(chipsOf(sprint)).toEqual(['Main action', '+6 movement points', 'Discards “Fire and Move”']);
  });

  it('ending tells what is lost', () => {
    const table = marching({ standing: [[ALPHA, '(0,0)']] });
    expect(chipsOf(previewOf(table, 1, ['end']))).toEqual(['5 movement points are lost']);
  });

  it('a demon that may activate shows where it stands and how it fights', () => {
    const table = demonAims(sketch(6, 3), [
      [SOLDIER, '(5,1)'],
      [BRAVO, '(0,1)'],
    ]);
    cardsOf(table.g, BRAVO, { deck: ['uac1'] });
    expect(chipsOf(previewOf(table, 0, ['end']))).toEqual(['4 movement points are lost']);
  });
});
