import { readFileSync } from 'node:fs';
import type { Inspection, Ref } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { ALPHA, alphaAims, SOLDIER } from '../testing/aiming.ts';
import { demon, giveClass, hurt, put } from '../testing/arranging.ts';
import { startMatch } from '../testing/full-match.ts';
import type { TestTable } from '../testing/given.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { inspect } from './inspect.ts';

function seen(table: TestTable, ref: Ref): Inspection {
  const shown = LANGUAGES.map((language) => inspect(lookAt(table.match, 1, language), ref));
  const [english] = shown;
  if (english === null || shown.includes(null)) throw new Error(`${ref} is nothing`);
  return english;
}

const IDS = new Set(
  [
    ...readFileSync(new URL('../rules.en.md', import.meta.url), 'utf8').matchAll(/\*\*(DM-[A-Z]+-\d+)\*\*/g),
  ].map(([, id]) => id),
);

describe('what a thing is', () => {
  const table = alphaAims(sketch(6, 3, { difficult: '(3,0)', impassable: '(4,0)', blocking: '(5,0)' }), [
    [ALPHA, '(0,1)'],
    [SOLDIER, '(4,1)'],
  ]);

  it('a demon: numbers, abilities, and what lasts on it', () => {
    hurt(table.g, SOLDIER, 3);
    table.state.figures[SOLDIER].stunned = true;
    const { title, stats, lines, rules } = seen(table, `piece:${SOLDIER}`);
    expect(title).toBe('Possessed Soldier\u00a01');
    expect(stats).toEqual([
      { label: 'Health', value: '1/4' },
      { label: 'Stagger', value: '3' },
      { label: 'Speed', value: '4' },
      { label: 'Range', value: '5' },
    ]);
    expect(lines.map((line) => line.title)).toEqual(['Plasma Burst', 'Argent Power', 'Staggered', 'Stunned']);
    expect(rules).toEqual(expect.arrayContaining(['DM-GK-01', 'DM-STN-03']));
  });

  it('a demon that was slain: that it was, and no health as if it stood there', () => {
    const slain = seen(table, `piece:${demon('imp')}`);
    expect(slain).toMatchObject({ title: 'Imp\u00a01', kicker: 'Small demon · Slain', rules: ['DM-KIL-01'] });
    expect(slain.stats).toBeUndefined();
    expect(slain.lines).toEqual([]);
  });

  it('a marine: his class, his hand, his main actions', () => {
    giveClass(table.g, ALPHA, 'medic');
    const { kicker, stats } = seen(table, `piece:${ALPHA}`);
    expect(kicker).toBe('Marine · Medic');
    expect(stats?.map(({ label }) => label)).toEqual(['Health', 'Hand', 'Main actions']);
  });

  it('a space: its terrain, and what is there', () => {
    expect(seen(table, 'cell:3').kicker).toBe('Difficult terrain');
    expect(seen(table, 'cell:4').kicker).toBe('Impassable terrain');
    expect(seen(table, 'cell:5').kicker).toBe('Blocking terrain');
    const here = seen(table, `cell:${table.cell(4, 1)}`);
    expect(here).toMatchObject({ title: 'E2', kicker: 'Space' });
    expect(here.lines[1]).toEqual({ title: 'Here', text: 'Possessed Soldier\u00a01' });
  });

  it('a card: the card itself, and nothing that it says already', () => {
    const { card, lines } = seen(table, 'card:class.6');
    expect(card?.title).toBe('Medic');
    expect(card?.text).toMatch(/^Health packs heal/);
    expect(lines).toEqual([]);
  });

  it('nothing that is not there', () => {
    const at = lookAt(table.match, 1);
    for (const ref of ['piece:99', 'cell:999', 'cell:-1', 'door:4', 'thing:item.0', 'thing:x.1'] as const)
      expect(inspect(at, ref), ref).toBeNull();
    expect(inspect(at, 'card:nothing.3')).toBeNull();
  });

  it('everything on a mission’s map, each with rules that exist', () => {
    for (const mission of ['kneeDeepInTheDead', 'coldRestart', 'blackBox', 'lastWatch', 'shutTheGates']) {
      const match = startMatch({ mission }, { marines: 2 });
      const { portals, items, teleporters, tokens } = match.state;
      put(match.g, demon('cyberdemon'), match.g.statics.mission.starts[3]);
      const refs: Ref[] = [
        ...portals.map((_, i): Ref => `thing:portal.${i}`),
        ...items.map((_, i): Ref => `thing:item.${i}`),
        ...teleporters.map((_, i): Ref => `thing:teleporter.${i}`),
        ...tokens.map((_, i): Ref => `thing:token.${i}`),
        ...match.g.statics.mission.doors.map((_, i): Ref => `door:${i}`),
        'thing:pile.deck',
        'thing:pile.discard',
        `piece:${demon('cyberdemon')}`,
      ];
      for (const ref of refs) {
        const { rules, lines } = seen(match, ref);
        expect(lines.length, ref).toBeGreaterThan(0);
        for (const rule of rules) expect(IDS, rule).toContain(rule);
      }
    }
  });
});
