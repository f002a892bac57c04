import { call, EVERYONE, NOBODY } from '@sightline/kernel';
import type { Panel } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { demonCalled } from '../content/index.ts';
import { type G, NONE } from '../rules/doom.ts';
import { marineActivation, moment } from '../rules/procedures.ts';
import { cardsOf, demon, giveClass, put, weapon } from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { ALPHA, BRAVO, CHARLIE, DELTA } from '../testing/marines.ts';
import { lookAt } from '../testing/saying.ts';
import { panels } from './panels.ts';

const IMP = demonCalled('imp');
const PINKY = demonCalled('pinky');

function panelsOf(arrange: (g: G, at: (x: number, y: number) => number) => void, rest: Partial<Given> = {}) {
  const table = given({
    run: () => call(marineActivation, { figure: ALPHA }),
    ...rest,
    arrange(g, at) {
      g.state.round = 1;
      put(g, ALPHA, at(0, 0));
      arrange(g, at);
    },
  });
  return panels(lookAt(table.match));
}

const figures = (all: readonly Panel[]) => all.flatMap((p) => (p.type === 'figure' ? [p] : []));
const cards = (all: readonly Panel[]) => all.flatMap((p) => (p.type === 'cards' ? p.cards : []));
const stats = (all: readonly Panel[]) => all.flatMap((p) => (p.type === 'stats' ? p.rows : []));

describe('the squad', () => {
  it('says who activates, who has, who waits and who was slain', () => {
    const squad = figures(
      panelsOf((g, at) => {
        put(g, BRAVO, at(1, 0));
        put(g, CHARLIE, at(2, 0));
        g.state.initiativeCards = [0, 1, 2, 3];
        g.state.revealed = { items: [BRAVO, DELTA, ALPHA], known: [EVERYONE, EVERYONE, EVERYONE] };
        g.state.initiative = { items: [CHARLIE], known: [NOBODY] };
      }),
    );
    expect(squad.map(({ name, note }) => [name, note])).toEqual([
      ['Alpha', 'Activating now'],
      ['Bravo', 'Done this round'],
      ['Charlie', 'Waiting'],
      ['Delta', 'Slain: respawns when next activated'],
    ]);
    expect(squad[3].health).toMatchObject({ now: 0, most: 10 });
    expect(squad.map(({ active }) => active)).toEqual([true, false, false, false]);
  });

  it('chips: what is left to do, class, all weapons in one, and the hand', () => {
    const [alpha] = figures(
      panelsOf((g, at) => {
        giveClass(g, ALPHA, 'runner');
        cardsOf(g, ALPHA, { hand: ['plasmaRifle1', 'fragGrenade1'] });
        g.state.marines[ALPHA].grenades.push({ set: weapon('fragGrenade'), cell: at(3, 3) });
      }),
    );
    expect(alpha.chips.map(({ text, tone }) => [text, tone])).toEqual([
      ['0 movement points', 'energy'],
      ['1 main action', 'energy'],
      ['Runner', 'friend'],
      ['Plasma Rifle, Frag Grenade', undefined],
      ['2 cards', 'muted'],
    ]);
    expect(alpha.chips[3].hint).toMatch(/^Plasma Rifle and Frag Grenade\. Frag Grenade: /);
    expect(alpha.chips[4].hint).toBe('2 cards in hand');
  });

  it('a marine alone has acted when both of his cards are revealed', () => {
    const note = (...revealed: readonly number[]) =>
      figures(
        panelsOf(
          (g) => {
            g.state.initiativeCards = [0, 2];
            g.state.revealed = { items: [...revealed], known: revealed.map(() => EVERYONE) };
          },
          { marines: 1, run: () => call(moment, { of: 'initiative', subject: NONE }) },
        ),
      )[0].note;
    expect([note(2), note(2, 0)]).toEqual(['Waiting', 'Done this round']);
  });
});

describe('what lies open before the Invader', () => {
  it('demon cards of the types on the board, with Argent Power up to the dearest ability', () => {
    const found = panelsOf((g, at) => {
      put(g, demon('imp'), at(5, 5));
      put(g, demon('imp', 1), at(6, 5));
      put(g, demon('pinky'), at(7, 5));
      g.state.argent[IMP] = 3;
      g.state.argent[PINKY] = 1;
      g.state.exhausted[PINKY] = true;
      g.state.invasionArgent = 1;
    });
    const [imp, pinky, ...others] = cards(found);
    expect(others).toEqual([]);
    expect(imp).toMatchObject({ title: 'Imp', kicker: '2 on the board' });
    expect(imp.meter).toEqual({ now: 3, most: 3, label: '3 Argent Power tokens' });
    expect(imp).not.toHaveProperty('spent');
    expect(pinky.meter).toEqual({ now: 1, most: 2, label: '1 Argent Power token' });
    expect(pinky.spent).toBe('Exhausted');
    expect(pinky.abilities?.map(({ title, note }) => [title, note])).toEqual([
      ['Armor', undefined],
      ['Charge', 'Costs 1'],
      ['Trample', 'Costs 2'],
    ]);
    expect(stats(found)[0]).toMatchObject({ value: '5', pips: { now: 5, most: 5 } });
    const more = panelsOf((g) => {
      g.state.invasionArgent = 6;
    });
    expect(stats(more)[0]).toEqual({ label: 'Argent Power', value: '6' });
    expect(stats(found).map(({ label, value }) => [label, value])).toContainEqual([
      'Demons on the board',
      '3',
    ]);
  });
});

describe('the mission', () => {
  it('the objective says what it asks of this squad, and when time is up', () => {
    const notes = panelsOf(() => undefined, {
      file: { objective: 'guardDuty', progress: [2, 3, 4, 5], frags: [3, 4, 5, 6], rounds: [9, 9, 9, 8] },
    }).flatMap((p) => (p.type === 'note' ? [p] : []));
    expect(notes[0]).toMatchObject({
      title: 'Guard Duty',
      more: ['The Invader also wins when round 8 is over.'],
    });
    expect(notes[0].text[0]).toContain('5 progress tokens');
    expect(notes[0].text[0]).toContain('6 frag tokens');
    expect(notes[1].title).toBe('Assault');
  });
});

describe('what comes first', () => {
  const kinds = (seat: number, round = 1) => {
    const table = given({
      run: () => call(marineActivation, { figure: ALPHA }),
      arrange(g, at) {
        g.state.round = round;
        put(g, ALPHA, at(0, 0));
        put(g, demon('imp', 0), at(3, 0));
      },
    });
    return panels(lookAt(table.match, seat)).map((p) => (p.type === 'note' ? p.title : p.type));
  };

  it('is the squad for marines, the own power and demons for the Invader', () => {
    const [first, ...marines] = kinds(1);
    expect(first).toBe('figure');
    expect(marines.indexOf('stats')).toBeGreaterThan(marines.lastIndexOf('figure'));
    const invader = kinds(0);
    expect(invader.slice(0, 2)).toEqual(['stats', 'cards']);
    expect(invader[3]).toBe('figure');
    // The objective, before anybody acts.
    expect(kinds(0, 0).slice(0, 3)).toEqual(['stats', invader[2], 'cards']);
  });
});
