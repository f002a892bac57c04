import { answersIn, call, EVERYONE, NOBODY, only } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { INVADER } from '../rules/doom.ts';
import { marineActivation, moment } from '../rules/procedures.ts';
import { put } from '../testing/arranging.ts';
import { playUntil, startMatch } from '../testing/full-match.ts';
import { type Given, given } from '../testing/given.ts';
import { ALPHA } from '../testing/marines.ts';
import { lookAt } from '../testing/saying.ts';
import { header } from './header.ts';

const BRAVOS_CARD = 1;
const INVADERS_CARD = 4;

/** Alpha's card was revealed after one of the Invader's; Bravo's lies on top of two others. */
function roundWith(known: number, run: Given['run']) {
  return given({
    arrange(g, at) {
      put(g, ALPHA, at(0, 0));
      g.state.round = 2;
      g.state.initiativeCards = [0, 1, 2, 3, 4];
      g.state.revealed = { items: [INVADERS_CARD, ALPHA], known: [EVERYONE, EVERYONE] };
      g.state.initiative = { items: [2, 3, BRAVOS_CARD], known: [NOBODY, NOBODY, known] };
    },
    run,
  }).match;
}
const activation: Given['run'] = () => call(marineActivation, { figure: ALPHA });

describe('the initiative order', () => {
  it('shows cards that are done and the one that is resolved, and counts the others', () => {
    const { order } = header(lookAt(roundWith(NOBODY, activation), INVADER));
    expect(order?.cards.map(({ label, state }) => [label, state])).toEqual([
      ['Invader: has activated', 'done'],
      ['Alpha: activating now', 'now'],
    ]);
    expect(order).toMatchObject({ hidden: 3, hiddenLabel: '3 cards to come' });
  });

  it('DM-INI-06: a marine alone is named on both of his cards', () => {
    const table = given({
      marines: 1,
      arrange(g) {
        g.state.round = 1;
        g.state.initiativeCards = [0, 1];
        g.state.revealed = { items: [1, ALPHA], known: [EVERYONE, EVERYONE] };
      },
      run: activation,
    });
    const cards = header(lookAt(table.match)).order?.cards ?? [];
    expect(cards.map(({ label, badge }) => [label.split(':')[0], badge])).toEqual([
      ['Alpha', 'A'],
      ['Alpha', 'A'],
    ]);
  });

  it('before the next card is revealed all are done', () => {
    const match = roundWith(NOBODY, () => call(moment, { of: 'initiative', subject: -1 }));
    expect(header(lookAt(match)).order?.cards.map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('what a scout has seen on top comes next for him alone', () => {
    const match = roundWith(only(1), activation);
    expect(header(lookAt(match, 1)).order?.cards[2]).toMatchObject({
      label: 'Bravo: comes next',
      badge: 'B',
    });
    expect(header(lookAt(match, 1)).order?.hidden).toBe(2);
    expect(header(lookAt(match, 2)).order?.cards).toHaveLength(2);
  });
});

describe('the header of a match', () => {
  it('names mission, round, phase and what is to be reached', () => {
    const table = startMatch({ mission: 'bloodTrail', recommended: true }, { marines: 2 });
    const before = header(lookAt(table.match));
    expect(before.kicker).toBe('Mission 2');
    expect(before.phases.map(({ label, now }) => [label, now])).toEqual([
      ['Set-up', true],
      ['Status', false],
      ['Activation', false],
    ]);
    expect(before.order).toBeNull();
    expect(before.counters.map(({ label, value, of }) => [label, value, of])).toEqual([
      ['Samples', '0', 'of 3'],
      ['Frag tokens', '0', 'of 3'],
      ['Round', '0', 'of 11'],
    ]);
  });

  it('goes on with the rounds', () => {
    const table = startMatch({ mission: 'kneeDeepInTheDead', recommended: true }, { marines: 1 });
    const first = (seat: number): [string, ...number[]] => {
      const [choice] = table.match.decision(seat)?.choices ?? [];
      if (choice.form === 'some') return [choice.verb, ...choice.items.slice(0, choice.least)];
      if (choice.form === 'split') return [choice.verb, choice.total, ...choice.bins.slice(1).map(() => 0)];
      const [verb, ...numbers] = answersIn(choice)[0];
      return [verb, ...numbers];
    };
    playUntil(
      table,
      ['status.argent'],
      Object.fromEntries(
        [
          'setUp.class',
          'setUp.weapons',
          'threat.summon',
          'summoning.group',
          'summoning.place',
          'summoning.distribute',
        ].map((prompt) => [prompt, first]),
      ),
    );
    const { kicker, title, phases } = header(lookAt(table.match));
    expect([kicker, title]).toEqual(['Mission 1 · Round 1', 'Knee Deep in the Dead']);
    expect(phases).toEqual([
      { label: 'Status', now: true },
      { label: 'Activation', now: false },
    ]);
  });
});

describe('the counters', () => {
  const counters = (file: NonNullable<Given['file']>, arrange: Given['arrange'] = () => undefined) =>
    header(lookAt(given({ file, arrange, run: activation }).match)).counters;

  it('each objective counts in its own way', () => {
    expect(
      counters({ objective: 'extermination', progress: [20, 30, 40, 50] }, (g) => {
        g.state.progress[0] = 12;
      })[0],
    ).toMatchObject({ label: 'Health slain', value: '12', of: 'of 50' });
    expect(
      counters({ objective: 'guardDuty', progress: [2, 3, 4, 5] }, (g) => {
        g.state.progress[0] = 2;
      })[0],
    ).toMatchObject({ label: 'Post held', value: '2', of: 'of 5' });
  });

  it('the asset is where it lies, or with whoever carries it', () => {
    const asset = (cell: number, carrier: number) =>
      counters({ objective: 'assetExtraction' }, (g) => {
        g.state.tokens.push({ order: 1, cell, carrier });
      })[0].value;
    expect(asset(10, -1)).toBe('C2');
    expect(asset(-1, ALPHA)).toBe('Alpha');
  });

  it('only a horde has threat tokens, and only limited missions count rounds', () => {
    const labels = (file: NonNullable<Given['file']>) => counters(file).map(({ label }) => label);
    expect(labels({ threat: 'assault' })).toEqual(['Samples', 'Frag tokens']);
    expect(labels({ threat: 'horde', rounds: [8, 8, 8, 8] })).toEqual([
      'Samples',
      'Frag tokens',
      'Threat tokens',
      'Round',
    ]);
  });
});
