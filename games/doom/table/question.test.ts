import { call } from '@sightline/kernel';
import type { Question } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { demonCalled } from '../content/index.ts';
import { NOWHERE } from '../rules/doom.ts';
import { offerItem, respawn, slay, spawning } from '../rules/procedures.ts';
import { comesUp } from '../testing/abilities.ts';
import { alphaActs } from '../testing/activations.ts';
import { ALPHA, alphaAims, BRAVO, demonAims, SOLDIER } from '../testing/aiming.ts';
import { action, demon, giveClass, hurt, put } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { shot } from '../testing/marine-scenes.ts';
import { activating, marching } from '../testing/moving.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { prompts } from '../text/en/prompts.ts';
import { question } from './question.ts';
import { OWN_WORDS } from './verbs.ts';

const IMP = demon('imp');
const MANCUBUS = demon('mancubus');

function asked(table: TestTable, seat: number): Omit<Question, 'id'> {
  for (const language of LANGUAGES) {
    const at = lookAt(table.match, seat, language);
    if (at.view.decision === null) throw new Error(`seat ${seat} is not asked`);
    question(at, at.view.decision);
  }
  const at = lookAt(table.match, seat);
  if (at.view.decision === null) throw new Error(`seat ${seat} is not asked`);
  return question(at, at.view.decision);
}

const labels = ({ options }: Omit<Question, 'id'>) => options.map(({ label }) => label);
const picksOf = ({ options }: Omit<Question, 'id'>, key: string) => options.find((o) => o.key === key)?.picks;

describe('a question', () => {
  it('has words of its own where the texts have some', () => {
    const own = Object.keys(prompts).filter((key) => key.startsWith('choice.'));
    expect(OWN_WORDS.map((key) => `choice.${key}`).sort()).toEqual(own.sort());
  });

  it('says who is to do what, and what is left', () => {
    const q = asked(marching({ standing: [[ALPHA, '(0,0)']] }), 1);
    expect(q.who).toBe('Alpha');
    expect(q.title).toBe('Alpha: 5 movement points and 0 main actions left. What now?');
    expect(q.detail).toBe(
      '“Push Forward” has not attacked yet, but reaches no demon from here. Playing another card gives the attack up.',
    );
  });

  it('says what a single step costs that costs more than one point', () => {
    const board = sketch(3, 3, { difficult: '(1,0)' });
    const q = asked(marching({ board, standing: [[ALPHA, '(0,0)']] }), 1);
    const steps = q.options.filter(({ answer }) => answer[0] === 'step');
    expect(steps.map(({ picks, cost }) => [picks[0], cost])).toEqual([
      ['cell:1', 2],
      ['cell:3', undefined],
      ['cell:4', undefined],
    ]);
  });

  it('says what an ability of a demon does, and when nothing is left to do', () => {
    const standing = [[IMP, '(0,0)']] as const;
    const arrange = (g: { state: { argent: number[] } }) => {
      g.state.argent[demonCalled('imp')] = 1;
    };
    const q = asked(activating({ board: sketch(3, 1), standing, arrange }), 0);
    expect(q.options.find(({ answer }) => answer[0] === 'use')?.note).toBe(
      'its attack gets +2 range and 1 more red die',
    );
    expect(asked(activating({ board: sketch(1, 1), standing }), 0).detail).toBe(
      'Nothing is left to do but to end the activation.',
    );
  });

  it('says what can be made of it: a card, an attack, or nothing any more', () => {
    const fresh = asked(alphaActs({ hand: ['uac1'] }).passAll(), 1);
    expect(fresh.detail).toBe('Play a card for its movement and its attack, or discard one to sprint.');
    const aiming = alphaAims(sketch(5, 3), [
      [ALPHA, '(0,1)'],
      [SOLDIER, '(3,1)'],
    ]);
    expect(asked(aiming, 1).detail).toMatch(/: choose a lit demon\./);
    const idle = asked(alphaActs({ hand: [] }).passAll(), 1);
    expect(labels(idle)).toEqual(['End the activation of Alpha']);
    expect(idle.detail).toBe('Nothing is left to do but to end the activation.');
  });

  it('asks back before a main action is given away, and only then', () => {
    const early = asked(alphaActs({ hand: ['uac1'] }).passAll(), 1).options.find(({ key }) => key === 'end');
    expect(early).toMatchObject({ closing: true, confirm: expect.stringContaining('1 main action') });
    const late = asked(marching({ standing: [[ALPHA, '(0,0)']] }), 1).options.find(
      ({ key }) => key === 'end',
    );
    expect(late?.confirm).toBeUndefined();
  });

  it('tells the attacks of two sources at one figure apart', () => {
    const table = alphaAims(sketch(5, 3), [
      [ALPHA, '(0,1)'],
      [SOLDIER, '(3,1)'],
    ]);
    expect(labels(asked(table, 1))).toContain('Attack Possessed Soldier\u00a01 with “Long Arc”');
    expect(picksOf(asked(table, 1), `attack ${SOLDIER} ${action('staticRifle2')}`)).toEqual([
      `piece:${SOLDIER}`,
    ]);
  });

  it('gathers a step and an attack on one space at the figure', () => {
    const table = alphaAims(sketch(5, 3), [
      [ALPHA, '(0,1)'],
      [SOLDIER, '(1,1)'],
    ]);
    hurt(table.g, SOLDIER, 3);
    const q = asked(table, 1);
    const here = q.options.filter(({ picks }) => picks[0] === `piece:${SOLDIER}`);
    expect(here.map(({ verb }) => verb)).toEqual(['Attack', 'Glory kill']);
    // A demon that only stands in the way is passed: that is a step, told at the same figure.
    hurt(table.g, SOLDIER, 0);
    const passing = asked(table, 1).options.filter(({ picks }) => picks[0] === `piece:${SOLDIER}`);
    expect(passing.map(({ verb }) => verb)).toEqual(['Attack', 'Move']);
  });

  it('puts a card’s target after the card', () => {
    const table = alphaActs({ hand: ['fragGrenade1'] }, (g) => giveClass(g, ALPHA, 'medic')).passAll();
    const q = asked(table, 1);
    expect(picksOf(q, `play ${action('fragGrenade1')} ${table.cell(2, 0)}`)).toEqual([
      `card:action.${action('fragGrenade1')}`,
      `cell:${table.cell(2, 0)}`,
    ]);
    // "You or another marine": oneself is clicked like anybody else.
    const own = q.options.find(({ answer }) => answer[0] === 'use');
    expect(own?.picks.at(-1)).toBe(`piece:${ALPHA}`);
    expect(own?.label).toBe('Use “Medic” → Alpha');
  });

  it('names both abilities of a card that has two', () => {
    const table = alphaActs({ hand: ['uac1'] }, (g, at) => {
      giveClass(g, ALPHA, 'squadLeader');
      put(g, BRAVO, at(2, 0));
    }).passAll();
    expect(labels(asked(table, 1))).toEqual(
      expect.arrayContaining([
        'Use “Squad Leader” (Bonus action) → Bravo',
        'Use “Squad Leader” (Main action) → Bravo',
      ]),
    );
  });

  it('lets a large demon move in words', () => {
    const q = asked(activating({ board: sketch(6, 4), standing: [[demon('baronOfHell'), '(2,1)']] }), 0);
    expect(labels(q)).toEqual(
      expect.arrayContaining([
        'Move north: 1 movement point',
        'Move east: 1 movement point',
        'Rotate onto C2 and D2: 1 movement point',
      ]),
    );
    expect(q.walks.length).toBeGreaterThan(4);
  });

  it('DM-COV-13: asks at the target from which corner it is attacked', () => {
    const table = demonAims(
      sketch(4, 2, { wall: 'H(0,1) H(1,1)' }),
      [
        [SOLDIER, '(0,1)'],
        [ALPHA, '(1,0)'],
      ],
      SOLDIER,
      ['noEscape'],
    );
    const q = asked(table, 0);
    expect(labels(q)).toEqual(
      expect.arrayContaining(['Attack Alpha', 'Attack Alpha from a corner that leaves cover']),
    );
    expect(picksOf(q, `attackInCover ${ALPHA}`)).toEqual(picksOf(q, `attack ${ALPHA}`));
  });

  it('offers what lies on the space, and a way to leave it there', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        hurt(g, ALPHA, 2);
        g.state.items.push({ cell: at(0, 0), what: 0 });
      },
      run: () => call(offerItem, { figure: ALPHA }),
    });
    const q = asked(table, 1);
    expect(labels(q)).toEqual(['Take: Health pack', 'Leave it there']);
    expect(picksOf(q, 'take 0')).toEqual(['thing:item.0']);
  });

  it('asks where a token is dropped, where one respawns, where a demon appears', () => {
    const dropped = given({
      arrange(g, at) {
        put(g, MANCUBUS, at(2, 2));
        g.state.tokens.push({ order: 1, cell: NOWHERE, carrier: MANCUBUS });
      },
      run: () => call(slay, { figure: MANCUBUS, by: 'damage' }),
    });
    expect(asked(dropped, 1).title).toBe('Mancubus\u00a01 drops an objective token: choose its space.');
    expect(labels(asked(dropped, 1))).toHaveLength(4);

    const back = given({
      mission: (at) => ({ teleporters: [{ cell: at(3, 3), active: true }] }),
      arrange: (g, at) => put(g, BRAVO, at(3, 3)),
      run: () => call(respawn, { figure: ALPHA }),
    });
    back.play(1, 'respawn', back.cell(3, 3));
    expect(asked(back, 1).title).toBe('A marine stands there: choose a space nearby.');
    expect(labels(asked(back, 1))[0]).toMatch(/^Respawn at /);

    const appears = given({
      arrange: (g, at) => put(g, ALPHA, at(3, 3)),
      run: () => call(spawning, { type: demonCalled('imp'), figures: 1, near: ALPHA }),
    });
    expect(asked(appears, 0).title).toBe('Imp appears: choose a place.');
    expect(labels(asked(appears, 0))[0]).toMatch(/^Place Imp at /);
    expect(IMP).toBeGreaterThan(0);
  });
});

describe('a blast that may come first', () => {
  it.each([
    [
      'en',
      'First the blast: 1 damage to Possessed Soldier\u00a01',
      'The blast is still to come: 1 damage to Possessed Soldier\u00a01.',
    ],
    [
      'ru',
      'Сначала взрыв, урон 1: Одержимый солдат\u00a01',
      'Взрыв ещё впереди, урон 1: Одержимый солдат\u00a01.',
    ],
    [
      'pt-BR',
      'Primeiro a explosão: 1 de dano a Soldado Possuído\u00a01',
      'A explosão ainda está por vir: 1 de dano a Soldado Possuído\u00a01.',
    ],
  ] as const)('DM-ABL-08: is offered with whom it will hit, in %s', (language, label, detail) => {
    const table = shot('rocketLauncher1', {
      dice: { red: [1, 1], black: [1, 1] },
      class: 'demolitionist',
      demons: [
        ['mancubus', 4, 0],
        ['possessedSoldier', 6, 1],
      ],
    });
    comesUp(table, 1, 'class.demolitionist');
    const at = lookAt(table.match, 1, language);
    const seen = at.view.decision === null ? null : question(at, at.view.decision);
    expect(seen?.options.find(({ answer }) => answer[0] === 'blast')?.label).toBe(label);
    expect(seen?.detail).toContain(detail);
  });
});
