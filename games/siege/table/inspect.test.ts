import { call } from '@sightline/kernel';
import type { Inspection, Ref } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { profileNumber } from '../content/operators.ts';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { activation } from '../rules/procedures.ts';
import type { G } from '../rules/siege.ts';
import { specialNumber } from '../rules/special-gadgets/index.ts';
import { A0, ATTACKS, cover, D0, DEFENDS, hide, lay, NORTH_SIDE, put, stock } from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { inspect } from './inspect.ts';
import {
  bodyRef,
  borderRef,
  cellRef,
  dieRef,
  operatorRef,
  pieceRef,
  profileRef,
  specialRef,
  tacticalRef,
} from './refs.ts';

type Arrange = (g: G, at: (space: string) => number) => void;

function ask(ref: Ref, arrange: Arrange = () => {}, seat = ATTACKS, rest: Partial<Given> = {}): Inspection {
  const { match } = given({
    run: () => call(activation, { operator: A0 }),
    ...rest,
    arrange(g, at) {
      g.state.round = 1;
      put(g, A0, 'ash', at('(0,0)'));
      arrange(g, at);
    },
  });
  const found = inspect(lookAt(match, seat), ref);
  if (found === null) throw new Error(`${ref} is nothing`);
  return found;
}
const stats = ({ stats: all = [] }: Inspection) => all.map(({ label, value }) => `${label}: ${value}`);
const texts = ({ lines }: Inspection) => lines.map(({ text }) => text).join(' ');

describe('Operators', () => {
  it('profiles have their figures, by range, and say which are ours', () => {
    const ash = ask(profileRef(profileNumber('ash')));
    expect(stats(ash)).toEqual([
      'Stamina: 4',
      'Run: 5 MP',
      'Destroy: D2',
      'Charges: 2',
      'short, 1–3: 1 yellow and 2 red',
      'medium, 4–6: 1 yellow, 1 orange, and 2 red',
      'long, 7+: 1 orange and 1 red',
    ]);
    expect(ash.lines.map(({ title }) => title)).toEqual(['Breaching Rounds', 'Our own value']);
    expect(stats(ask(profileRef(profileNumber('fuze'))))).toContain('Run: –');
    expect(stats(ask(profileRef(profileNumber('bandit'))))[3]).toBe(
      'short, 1–3: 1 yellow ↯, 1 orange, and 2 red',
    );
    expect(ask(profileRef(profileNumber('jagerAlternate'))).title).toBe('Jäger, alternate');
  });

  it('in a match they have what is left of it', () => {
    const wounded = ask(operatorRef(A0), (g) => {
      g.state.operators[A0].wounds = 3;
      g.state.operators[A0].charges = 1;
    });
    expect(stats(wounded).slice(0, 4)).toEqual([
      'Stamina: 1 of 4',
      'Run: 5 MP',
      'Destroy: D2',
      'Charges: 1 of 2',
    ]);
  });

  it('a Recruit shows the dice that are not covered', () => {
    const recruit = ask(operatorRef(A0), (g, at) => {
      put(g, A0, 'recruitLight', at('(0,0)'));
      g.state.operators[A0].covered = [2, 0, 1];
    });
    expect(stats(recruit)).toContain('short, 1–3: 2 yellow');
    expect(texts(recruit)).toContain('which dice the cubes cover');
  });

  it('a token tells attackers of both, and defenders which it is', () => {
    const hidden: Arrange = (g, at) => hide(g, D0, 'jager', [at('(5,2)'), at('(7,4)')]);
    for (const b of [0, 1]) {
      const token = ask(bodyRef(2 * D0 + b), hidden, ATTACKS);
      expect(token.title).toBe('Jäger, hidden token');
      expect(texts(token)).toContain('may be here');
    }
    expect(ask(bodyRef(2 * D0), hidden, DEFENDS).title).toBe('Jäger, portrait');
    expect(ask(bodyRef(2 * D0 + 1), hidden, DEFENDS).title).toBe('Jäger, decoy');
  });
});

describe('borders', () => {
  it('have what rules ask of them', () => {
    const board = sketch(9, 6, {
      light: 'E(4,2)',
      window: 'E(4,4)',
      panelledDoor: 'E(4,5)',
      heavy: 'E(0,0) E(0,1)',
    });
    const at = (ref: Ref) => ask(ref, () => {}, ATTACKS, { board });
    const [light, window, panel] = [0, 1, 2].map((i) => at(borderRef(i)));
    expect(light.kicker).toBe('Light wall between E3 and F3');
    expect(stats(light)).toEqual([
      'Strength: S2',
      'Line of sight: blocked',
      'Crossing: blocked',
      'Gives: light protection',
    ]);
    expect(stats(window)).toEqual(['Strength: –', 'Line of sight: free', 'Crossing: +1 MP']);
    expect(stats(panel)).toContain('Gives: heavy protection');
    expect(at('border:heavy.0')).toMatchObject({ title: 'Heavy wall', kicker: 'Heavy wall from A1 to A2' });
  });
});

describe('gadgets', () => {
  it('of inventories have their ratings and dice', () => {
    const frag = ask(tacticalRef(tacticalNumber('frag')), (g) => stock(g, { frag: 2 }));
    expect(stats(frag)).toEqual([
      'Left: 2 of 3',
      'In the target: D1 and 2 yellow',
      'Beside it: D1 and 1 yellow',
    ]);
    expect(frag.lines).toHaveLength(3);
  });

  it('of Operators say what they do, with the numbers of the rules', () => {
    expect(texts(ask(specialRef(specialNumber('hammer'))))).toContain('Destroy (D2)');
    expect(texts(ask(specialRef(specialNumber('stimPistol'))))).toContain('up to 3 wounds');
    expect(texts(ask(specialRef(specialNumber('rceDrone'))))).toContain('1 orange die');
    expect(texts(ask(specialRef(specialNumber('extendableShield'))))).toContain('take off 4 hits');
    expect(texts(ask(profileRef(profileNumber('rook'))))).toContain('up to 3 Armor Plates');
    expect(texts(ask(profileRef(profileNumber('rook'))))).toContain('Stamina 5 or less');
    expect(texts(ask(profileRef(profileNumber('kapkan'))))).toContain('2 wounds');
  });

  it('on the board have strength and labels, and say what is ours', () => {
    const camera: Arrange = (g, at) => {
      lay(g, 'bulletproofCamera', at('(3,0)'), NORTH_SIDE);
      lay(g, 'ced1', at('(4,4)'));
    };
    expect(stats(ask(pieceRef(0), camera))).toEqual([
      'Strength: S1',
      'Labels: Bulletproof, Electronics, and Always Visible',
    ]);
    expect(ask(pieceRef(0), camera).kicker).toBe('Defenders · on the wall, faces D1');
    expect(texts(ask(pieceRef(1), camera))).toContain('No source gives its strength');
  });
});

describe('spaces', () => {
  it('tell of their room, of what covers them and of who is there', () => {
    const board = sketch(9, 6, { rooms: [], gray: '(4,4)' });
    const found = ask(
      cellRef(4 * 9 + 4),
      (g, at) => {
        cover(g, 'smoke', at('(4,4)'), at('(5,4)'));
        lay(g, 'ced1', at('(4,4)'));
        put(g, A0, 'ash', at('(4,4)'));
      },
      ATTACKS,
      { board },
    );
    expect(found.title).toBe('E5');
    expect(found.lines.map(({ title }) => title)).toEqual(['Entryway', undefined, 'Smoke', 'Here']);
    expect(found.lines.at(-1)?.text).toBe('Ash and CED-1 Shock Wires');
  });

  it('dice show their faces, as agreed on', () => {
    expect(texts(ask(dieRef(2)))).toContain('1, 1, 2, 2, 3, and 3');
    const other = ask(dieRef(2), () => {}, ATTACKS, { settings: { diceSet: 'B' } });
    expect(texts(other)).toContain('1, 2, 2, 2, 2, and 3');
  });
});
