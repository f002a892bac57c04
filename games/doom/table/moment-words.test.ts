import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { attackWith } from '../rules/attack.ts';
import { DEMON_CARD } from '../rules/attack-source.ts';
import { moment } from '../rules/procedures.ts';
import { ALPHA, BRAVO } from '../testing/activations.ts';
import { demon, eventsOf, giveClass, put } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { upTo } from '../testing/looking.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { waiting } from './ending.ts';
import { question } from './question.ts';

const SOLDIER = demon('possessedSoldier');

function asked(table: TestTable, seat: number, language: (typeof LANGUAGES)[number] = 'en') {
  const at = lookAt(table.match, seat, language);
  if (at.view.decision === null) throw new Error(`seat ${seat} is not asked`);
  return question(at, at.view.decision);
}

/** A soldier attacks Alpha; Bravo stands by with a shield. */
const attacked = () =>
  given({
    dice: { red: [2], black: [3] },
    arrange(g, at) {
      put(g, ALPHA, at(0, 0));
      put(g, BRAVO, at(0, 1));
      put(g, SOLDIER, at(3, 0));
      giveClass(g, BRAVO, 'guardian');
      eventsOf(g, { hand: ['hellishPower', 'execution'] });
    },
    run: (g) => attackWith(g, SOLDIER, ALPHA, DEMON_CARD),
  });

describe('a moment in which abilities may be used', () => {
  it('says what happens, and what has come of it', () => {
    const table = upTo(attacked(), 'defend', BRAVO + 1);
    const { title, detail } = asked(table, BRAVO + 1);
    expect(title).toMatch(/^Possessed Soldier\u00a01 attacks Alpha: \d damage, 0 shields\. React\?$/);
    expect(detail).toMatch(/^Damage that gets through so far: \d\. Alpha has 10 health left\.$/);
    expect(waiting(lookAt(table.match, ALPHA + 1))).toBe('Bravo: react, or pass.');
  });

  it('offers what an ability does', () => {
    const table = upTo(attacked(), 'defend', BRAVO + 1);
    expect(asked(table, BRAVO + 1).options.map(({ label }) => label)).toEqual([
      'Guardian: +2 shields',
      'Pass',
    ]);
    const declared = upTo(attacked(), 'declared', 0);
    expect(asked(declared, 0).title).toMatch(/^Possessed Soldier\u00a01 attacks Alpha; the dice/);
    expect(asked(declared, 0).options[0].label).toBe('Hellish Power: roll 1 more black die');
  });

  it('tells an attack that is over by its damage', () => {
    const table = upTo(attacked(), 'afterAttack', 0);
    expect(asked(table, 0).title).toMatch(/^Possessed Soldier\u00a01 has attacked Alpha: \d damage dealt\./);
  });

  it('speaks every language of what else may happen', () => {
    const beginning = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        eventsOf(g, { hand: ['nightmare'] });
      },
      run: () => call(moment, { of: 'activation', subject: ALPHA }),
    });
    expect(LANGUAGES.map((language) => asked(beginning, 0, language).title)).toEqual([
      'Alpha begins to activate. Use an ability?',
      'Альфа: активация начинается. Применить свойство?',
      'Alfa começa a ativação. Usar uma habilidade?',
    ]);
  });
});
