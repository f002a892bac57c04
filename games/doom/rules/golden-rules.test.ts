import { readFileSync } from 'node:fs';
import { call, checksOf } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { action, cardsOf, classCard, demon, eventsOf, giveClass, put } from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { ABILITIES } from './abilities/registry.ts';
import { attackWith } from './attack.ts';
import { INVADER, NONE } from './doom.ts';
import { game } from './game.ts';
import type { ThreatId } from './mission/mission-file.ts';
import { demonActivation, marineActivation } from './procedures.ts';

const imp = demon('imp');
const pinky = demon('pinky');

/** The one ability of a class card, by its number. */
const abilityOf = (id: string) =>
  ABILITIES.findIndex(({ source, of }) => source === 'class' && of === classCard(id));

const ROW = ['+-+-+-+-+-+-+', '|. . .D. . .|', '+-+-+-+-+-+-+'];

/** An imp at a closed door. */
const impAtDoor = (threat: ThreatId) =>
  given({
    board: ROW,
    file: { threat },
    arrange: (g, at) => put(g, imp, at(2, 0)),
    run: () => call(demonActivation, { figure: imp }),
  }).passAll();

/** Alpha, a technician, on a teleporter; the other one is free. */
const technician = (more: Partial<Given>, carries: boolean) =>
  given({
    mission: (at) => ({ teleporters: [at(0, 0), at(7, 5)].map((cell) => ({ cell, active: true })) }),
    arrange(g, at) {
      put(g, 0, at(0, 0));
      giveClass(g, 0, 'technician');
      cardsOf(g, 0, { hand: ['uac2'], deck: ['uac1'] });
      if (carries) g.state.tokens = [{ order: 1, cell: -1, carrier: 0 }];
    },
    run: () => call(marineActivation, { figure: 0 }),
    ...more,
  })
    .passAll()
    .play(1, 'play', action('uac2'), NONE);

/** An attack on an imp, which reveals the special symbol: a dodge. */
const impDodges = (card: string) =>
  given({
    dice: card.startsWith('uac') ? { red: [2, 2] } : { red: [2], black: [3, 3] },
    arrange(g, at) {
      put(g, 0, at(2, 2));
      put(g, imp, at(3, 2));
      eventsOf(g, { deck: ['demonicPrecision'] });
    },
    run: (g) => attackWith(g, 0, imp, action(card)),
  }).passAll();

describe('golden rules', () => {
  it('DM-GLD-01: the rules reference is complete: every rule the game cites stands in it', () => {
    const catalog = readFileSync(new URL('../rules.en.md', import.meta.url), 'utf8');
    const rules = game.procedures.flatMap(({ body }) =>
      body.flatMap((step) =>
        typeof step === 'function' ? [] : Object.values(step.choices).flatMap((c) => checksOf(c)),
      ),
    );
    const cited = [...new Set(rules.map(({ rule }) => rule))];
    expect(cited.length).toBeGreaterThan(20);
    for (const rule of cited) expect(catalog).toContain(`- **${rule}** `);
  });

  it('DM-GLD-02: card text wins over the reference: Infestation’s “demons cannot open doors”', () => {
    expect(impAtDoor('assault').options(INVADER, 'open')).toEqual([[0]]);
    expect(impAtDoor('infestation').options(INVADER, 'open')).toEqual([]);
    expect(impAtDoor('horde').play(INVADER, 'open', 0).state.doors).toEqual([true]);
  });

  it('DM-GLD-03: the objective card wins over other cards: the carrier of the asset does not teleport', () => {
    const other = 5 * 8 + 7;
    const free = technician({ file: { objective: 'assetExtraction' } }, false);
    expect(free.options(1, 'use')).toEqual([[abilityOf('technician'), NONE, other]]);
    expect(free.options(1, 'teleport')).toEqual([[other]]);
    const carrier = technician({ file: { objective: 'assetExtraction' } }, true);
    expect(carrier.options(1, 'use')).toEqual([]);
    expect(() => carrier.play(1, 'use', abilityOf('technician'), NONE, other)).toThrow();
    expect(carrier.options(1, 'teleport')).toEqual([]);
    expect(carrier.forbids(1, 'teleport', other)).toBe('DM-GLD-03');
    expect(carrier.options(1, 'step').length).toBeGreaterThan(0);
    // no other objective card says so
    expect(technician({ file: { objective: 'sampleCollection' } }, true).options(1, 'use')).toHaveLength(1);
  });

  it('DM-GLD-04: “cannot” is absolute: who cannot be dodged is not, whatever was revealed', () => {
    expect(impDodges('uac4').happened('attackEnded')[0].fields).toMatchObject({ dodged: 1, damage: 0 });
    expect(impDodges('chainsaw2').happened('attackEnded')[0].fields).toMatchObject({ dodged: 0, damage: 8 });
  });

  it('DM-GLD-04: demons cannot open doors in an Infestation, and the reason is told', () => {
    expect(impAtDoor('infestation').forbids(INVADER, 'open', 0)).toBe('DM-GLD-04');
    const marine = given({
      board: ROW,
      file: { threat: 'infestation' },
      arrange(g, at) {
        put(g, 0, at(2, 0));
        cardsOf(g, 0, { hand: ['uac2'], deck: ['uac1'] });
      },
      run: () => call(marineActivation, { figure: 0 }),
    }).passAll();
    expect(marine.play(1, 'play', action('uac2'), NONE).play(1, 'open', 0).state.doors).toEqual([true]);
  });

  it('DM-GLD-05: what a card simply says is done without asking: a blast spares no friend', () => {
    const table = given({
      dice: { red: [0], black: [1] },
      arrange(g, at) {
        put(g, 0, at(0, 0));
        put(g, pinky, at(2, 0));
        put(g, 1, at(3, 0));
        eventsOf(g, { deck: ['demonicStrength'] });
        cardsOf(g, 1, { deck: ['uac1'] });
      },
      run: (g) => attackWith(g, 0, pinky, action('superShotgun2')),
    }).passAll();
    expect(table.asked(INVADER)).toBe('test.idle');
    expect(table.state.figures[1].damage).toBe(1);
  });

  it('DM-GLD-06: what a card lets one do may be declined', () => {
    const brawler = () =>
      given({
        dice: { red: [1, 1] },
        arrange(g, at) {
          put(g, 0, at(0, 0));
          put(g, pinky, at(1, 0));
          giveClass(g, 0, 'brawler');
          eventsOf(g, { deck: ['hellishPower'] });
        },
        run: (g) => attackWith(g, 0, pinky, action('uac4')),
      });
    const until = (table: ReturnType<typeof brawler>) => {
      while (!table.match.awaiting().includes(1)) table.play(INVADER, 'pass');
      return table;
    };
    const table = until(brawler());
    expect(table.verbs(1)).toEqual(['use', 'pass']);
    // two symbols less the pinky's armor; turned to its best face, one die shows a symbol more
    expect(until(brawler()).play(1, 'pass').passAll().state.figures[pinky].damage).toBe(1);
    const [use] = table.options(1, 'use');
    expect(table.play(1, 'use', ...use).passAll().state.figures[pinky].damage).toBe(2);
  });

  it('DM-GLD-07: any “cannot”, then the objective card, then other cards, then the reference', () => {
    // a card over the reference: an infiltrator pays no surcharge for a space with an enemy (DM-MOV)
    const points = (id: string) => {
      const table = given({
        board: ['+-+-+-+', '|. . .|', '+-+-+-+'],
        arrange(g, at) {
          put(g, 0, at(0, 0));
          put(g, imp, at(1, 0));
          giveClass(g, 0, id);
          cardsOf(g, 0, { hand: ['uac2'], deck: ['uac1'] });
        },
        run: () => call(marineActivation, { figure: 0 }),
      }).passAll();
      table.play(1, 'play', action('uac2'), NONE).play(1, 'step', 1);
      return table.match.decision(1)?.about.points;
    };
    expect([points('brawler'), points('infiltrator')]).toEqual([1, 2]);
    // “cannot” over “must”: a special symbol is a dodge whether its owner likes it or not, and yet it is none
    expect(impDodges('chainsaw2').state.figures[imp].at).toBeLessThan(0);
  });
});
