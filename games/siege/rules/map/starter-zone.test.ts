import { EAST } from '@sightline/board';
import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../../content/maps/index.ts';
import { consulateBomb } from '../../content/missions/consulate-bomb.ts';
import { consulateControl } from '../../content/missions/consulate-control.ts';
import { loadMap } from './load-map.ts';
import {
  KNOWN,
  load,
  problemsOf,
  replaced,
  withAttackers,
  withDefenders,
} from './testing/refused-missions.ts';

const at = (x: number, y: number) => y * 27 + x;

describe('ready squads that are refused', () => {
  const { attackers, defenders } = consulateControl.starterZone;

  it.each([
    ['SG-SQD-02: the same Operator twice', 'ash', 'expected five different Operators, found "ash" again'],
    [
      'SG-OPR-09: an Operator with the alternate',
      'ashAlternate',
      'expected five different Operators, found "ash" again',
    ],
    [
      'SG-SQD-02: an Operator of the other side',
      'doc',
      'expected an attacker who is no Recruit, found "doc"',
    ],
    ['SG-OVR-02: a Recruit', 'recruitLight', 'expected an attacker who is no Recruit, found "recruitLight"'],
  ])('%s', (_, operator, expected) => {
    const squad = replaced(attackers.squad, 2, { operator });
    expect(problemsOf(withAttackers(consulateControl, { squad }))).toEqual([
      `squad: m.json: starterZone.attackers.squad[2]: ${expected}.`,
    ]);
  });

  it('SG-SQD-02: an attacker among the defenders', () => {
    const squad = replaced(defenders.squad, 4, { operator: 'glaz' });
    expect(problemsOf(withDefenders(consulateControl, { squad }))).toEqual([
      'squad: m.json: starterZone.defenders.squad[4]: expected a defender who is no Recruit, found "glaz".',
    ]);
  });

  it('SG-MUL-17: a section with an Operator of nobody’s, or of both sections', () => {
    const sections = [
      ['smoke', 'doc'],
      ['castle', 'smoke'],
    ];
    expect(problemsOf(withDefenders(consulateControl, { sections }))).toEqual([
      'squad: m.json: starterZone.defenders.sections[0][1]: expected an Operator of the squad, found "doc".',
      'squad: m.json: starterZone.defenders.sections[1][1]: expected "smoke" in one section only.',
    ]);
    const ashTwice = [
      ['ash', 'iq'],
      ['ash', 'blitz'],
    ];
    expect(problemsOf(withAttackers(consulateControl, { sections: ashTwice }))).toEqual([
      'squad: m.json: starterZone.attackers.sections[1][0]: expected "ash" in one section only.',
    ]);
  });

  it('SG-SQD-05, SG-SQD-13: an inventory with a cube too few, or too many', () => {
    expect(
      problemsOf(
        withAttackers(consulateControl, { inventory: { breachCharge: 3, frag: 2, tacticalDrone: 3 } }),
      ),
    ).toEqual(['inventory: m.json: starterZone.attackers.inventory: expected 6 Charge cubes, found 5.']);
    const inventory = { bulletproofCamera: 1, deployableShield: 1, nitroCell: 3 };
    expect(problemsOf(withDefenders(consulateControl, { inventory }))).toEqual([
      'inventory: m.json: starterZone.defenders.inventory: expected 4 Charge cubes, found 5.',
    ]);
  });

  it('SG-SQD-06: two cubes on drones', () => {
    const inventory = { ...attackers.inventory, tacticalDrone: 2 };
    expect(problemsOf(withAttackers(consulateControl, { inventory }))).toEqual([
      'inventory: m.json: starterZone.attackers.inventory.tacticalDrone: expected 3 Charge cubes, found 2.',
    ]);
  });

  it.each([
    ['SG-DEP-13: inside', '12,6 north', 'expected a perimeter space, found 12,6'],
    ['SG-DEP-02: on an obstacle', '17,1 north', 'expected a free space, found an obstacle on 17,1'],
    ['SG-ENV-11: where another stands', '13,1 south', 'expected 13,1 without an Operator or shield'],
    [
      'SG-LEAN-08: with the standee where another stands',
      '14,1 south standee west',
      'expected 13,1 without an Operator or shield',
    ],
    [
      'SG-LEAN-05: leaning through a window',
      '7,2 south standee south',
      'expected nothing or a door between 7,2 and its standee',
    ],
    [
      'SG-LEAN-02: leaning through a wall',
      '8,2 south standee south',
      'expected nothing or a door between 8,2 and its standee',
    ],
    [
      'SG-LEAN-06: leaning onto an obstacle',
      '19,1 south standee west',
      'expected a free space, found an obstacle on 18,1',
    ],
    [
      'SG-DEP-23: leaning through an outer door',
      '8,13 north standee north',
      'expected a perimeter space, found 8,12',
    ],
    [
      'leaning off the board',
      '0,0 north standee north',
      'expected nothing or a door between 0,0 and its standee',
    ],
    ['SG-PRT-18: in a structural element', '4,4 north', 'expected a space of the map, found "4,4"'],
  ])('an attacker %s', (_, place, expected) => {
    // Blitz, who stands at 13,1, comes last: Sledge is the one that is moved.
    const squad = replaced(attackers.squad, 3, { at: place });
    const [problem, ...rest] = problemsOf(withAttackers(consulateControl, { squad }));
    expect(rest).toEqual([]);
    expect(problem).toMatch(/^place: m\.json: starterZone\.attackers\.squad\[[34]\]\.at: /);
    expect(problem.endsWith(`: ${expected}.`)).toBe(true);
  });

  it.each([
    ['SG-DEP-04: outside', '1,1 north', 'expected a space inside the building, found 1,1'],
    ['SG-DEP-09: on an obstacle', '12,7 north', 'expected a free space, found an obstacle on 12,7'],
    ['SG-HID-04: on the other token', '12,9 south', 'expected 12,9 without an Operator or shield'],
    ['SG-TGD-05: on a Deployable Shield', '10,7 west', 'expected 10,7 without an Operator or shield'],
    [
      'SG-DEP-10: upstairs at no entryway',
      'upstairs 12,8',
      'expected a gray entryway that is not fortified, found "12,8"',
    ],
    [
      'SG-ENT-07: upstairs at a blue entryway',
      'upstairs 5,2',
      'expected a gray entryway that is not fortified, found "5,2"',
    ],
    [
      'SG-ENT-08: upstairs at an entryway already watched',
      'upstairs 22,3',
      'expected an entryway that nobody else watches',
    ],
    ['SG-ENT-10: a third one upstairs', 'upstairs 10,3', 'expected at most 2 tokens upstairs'],
  ])('a token %s', (_, place, expected) => {
    const squad = replaced(defenders.squad, 1, { portrait: place });
    const found = problemsOf(withDefenders(consulateControl, { squad }));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^place: m\.json: starterZone\.defenders\.squad\[\d\]\.(portrait|decoy): /);
    expect(found[0].endsWith(`: ${expected}.`)).toBe(true);
  });

  it('SG-ENT-19: a token upstairs at a fortified entryway', () => {
    const squad = replaced(consulateBomb.starterZone.defenders.squad, 4, { portrait: 'upstairs 22,3' });
    expect(problemsOf(withDefenders(consulateBomb, { squad }))).toEqual([
      'place: m.json: starterZone.defenders.squad[4].portrait: expected a gray entryway that is not fortified, found "22,3".',
    ]);
  });

  it('SG-DEP-19: both tokens of one Operator upstairs', () => {
    const squad = replaced(replaced(defenders.squad, 3, { decoy: '20,3 east' }), 4, {
      decoy: 'upstairs 22,3',
    });
    expect(problemsOf(withDefenders(consulateControl, { squad }))).toEqual([
      'place: m.json: starterZone.defenders.squad[4]: expected at most one token of "pulse" upstairs.',
    ]);
  });

  it('SG-LEAN-07, SG-DEP-23: a lean through a door inside, unless it is shut', () => {
    const map = LOCATIONS[0].map
      .replace('border m m window', 'border y y door inner-door\n  border m m window')
      .replace('\n  administration-window\n', '\n  inner-door\n  administration-window\n')
      .replace('|. . . . . . .|#|. . . .|. .|. .|. . . . .|', '|. . . . . . .|#|. . . .y. .|. .|. . . . .|');
    const value = { ...LOCATIONS[0], map };
    // A door in the heavy wall between lobby and antechamber, V15,5; its print goes with the wall's.
    const printed = value.printed.filter((line) => !line.startsWith('15,4-15,6'));
    const consulate = loadMap({ file: 'consulate', value: { ...value, printed } });
    const known = { ...KNOWN, maps: [consulate] };
    const squad = replaced(defenders.squad, 0, { portrait: '14,5 east standee east' });
    const leaning = withDefenders(consulateControl, { squad });
    expect(load(leaning, known).starterZone.defenders.squad[0].portrait).toEqual({
      cell: at(14, 5),
      facing: EAST,
      standee: at(15, 5),
      watches: -1,
    });
    const { gadgets = [] } = defenders;
    const panelled = withDefenders(leaning, {
      gadgets: [...gadgets.slice(1), { piece: 'armorPanel', component: 'inner-door' }],
    });
    expect(problemsOf(panelled, known)).toEqual([
      'place: m.json: starterZone.defenders.squad[0].portrait: expected no barricade or panel between it and its standee.',
    ]);
    const shut = { ...leaning, barricades: [...leaning.barricades, 'inner-door'] };
    expect(() => load(shut, known)).toThrow(
      'm.json: starterZone.defenders.squad[0].portrait: expected no barricade or panel between it and its standee.',
    );
  });
});

describe('ready Setup gadgets that are refused', () => {
  const { defenders } = consulateControl.starterZone;
  const { gadgets = [] } = defenders;
  const title = 'm.json: starterZone.defenders.gadgets';
  type Gadget = (typeof gadgets)[number];

  it.each<[what: string, gadget: Gadget, expected: string]>([
    [
      'SG-GAD-03: on another gadget',
      { piece: 'ced1', space: '14,4' },
      'expected 14,4 without another gadget',
    ],
    [
      'SG-GAD-02: on an obstacle',
      { piece: 'ced1', space: '12,7' },
      'expected a free space, found an obstacle on 12,7',
    ],
    [
      'SG-DEP-04: outside',
      { piece: 'ced1', space: '0,0' },
      'expected a space inside the building, found 0,0',
    ],
    ['in a structural element', { piece: 'ced1', space: '4,4' }, 'expected a space of the map, found "4,4"'],
  ])('shock wires %s', (_, gadget, expected) => {
    const found = problemsOf(
      withDefenders(consulateControl, { gadgets: gadgets.map((one, i) => (i === 3 ? gadget : one)) }),
    );
    expect(found).toEqual([`place: ${title}[3]: ${expected}.`]);
  });

  it.each<[what: string, gadget: Gadget, expected: string]>([
    [
      'SG-GAD-05: on a light wall',
      { piece: 'signalDisruptor', at: '12,8 south' },
      'expected a heavy wall at H12,9',
    ],
    [
      'SG-GAD-07: behind a camera',
      { piece: 'signalDisruptor', at: '15,4 west' },
      'expected nothing else on the wall at V15,4',
    ],
    [
      'SG-GAD-03: facing the space of another',
      { piece: 'signalDisruptor', at: '11,13 south' },
      'expected 11,13 without another gadget',
    ],
  ])('a Signal Disruptor %s', (_, gadget, expected) => {
    const found = problemsOf(
      withDefenders(consulateControl, { gadgets: gadgets.map((one, i) => (i === 4 ? gadget : one)) }),
    );
    expect(found).toEqual([`place: ${title}[4]: ${expected}.`]);
  });

  it.each<[rule: string, piece: Gadget['piece'], owner: string, most: number, all: readonly Gadget[]]>([
    [
      'SG-SGD-05',
      'signalDisruptor',
      'mute',
      2,
      ['3,7 west', '5,7 east', '3,3 west'].map((at) => ({ piece: 'signalDisruptor', at })),
    ],
    [
      'SG-SGD-07',
      'armorPanel',
      'castle',
      2,
      ['main-door', 'press-door', 'consul-door'].map((component) => ({ piece: 'armorPanel', component })),
    ],
    ['SG-SGD-13', 'ced1', 'bandit', 2, ['16,9', '17,9', '18,9'].map((space) => ({ piece: 'ced1', space }))],
    [
      'SG-SGD-37',
      'armorPlate',
      'rook',
      3,
      ['smoke', 'castle', 'mute', 'pulse'].map((operator) => ({ piece: 'armorPlate', operator })),
    ],
    [
      'SG-SGD-40',
      'konaStation',
      'thunderbird',
      3,
      ['3,7 west', '5,7 east', '3,3 west', '5,4 east'].map((at) => ({ piece: 'konaStation', at })),
    ],
  ])('%s: one %s too many for %s', (_, piece, owner, most, all) => {
    // The owner takes the place of Bandit, unless in the squad already.
    const isIn = defenders.squad.some(({ operator }) => operator === owner);
    const squad = isIn ? defenders.squad : replaced(defenders.squad, 2, { operator: owner });
    const sections = [
      ['smoke', 'castle'],
      ['mute', 'pulse'],
    ];
    const inventory = { nitroCell: 3, impactGrenade: 1 };
    const withGadgets = (some: readonly Gadget[]) =>
      problemsOf(withDefenders(consulateControl, { squad, sections, inventory, gadgets: some }));
    expect(withGadgets(all)).toEqual([
      `count: ${title}: expected at most ${most} of ${piece}, ${owner}'s, found ${most + 1}.`,
    ]);
    expect(withGadgets(all.slice(1))).toEqual([]);
  });

  it('SG-DEP-07: gadgets of Operators who are not in the squad', () => {
    const more: Gadget[] = [...gadgets, { piece: 'konaStation', at: '3,7 west' }];
    expect(problemsOf(withDefenders(consulateControl, { gadgets: more }))).toEqual([
      `count: ${title}: expected at most 0 of konaStation, thunderbird's, found 1.`,
    ]);
  });

  it('SG-DEP-08: a shield without its cube, and a cube without its camera', () => {
    const others = gadgets.filter(({ piece }) => piece !== 'bulletproofCamera');
    const more: Gadget[] = [...others, { piece: 'deployableShield', space: '16,9' }];
    expect(problemsOf(withDefenders(consulateControl, { gadgets: more }))).toEqual([
      `count: ${title}: expected 1 of bulletproofCamera, one for each cube, found 0.`,
      `count: ${title}: expected 1 of deployableShield, one for each cube, found 2.`,
    ]);
  });

  it('SG-SGD-07: two Armor Panels on one opening, or one on a wall', () => {
    const panels = (...ids: string[]): Gadget[] => [
      ...gadgets.filter(({ piece }) => piece !== 'armorPanel'),
      ...ids.map((component) => ({ piece: 'armorPanel', component }) as const),
    ];
    expect(
      problemsOf(withDefenders(consulateControl, { gadgets: panels('main-door', 'main-door') })),
    ).toEqual([`place: ${title}: expected each armorPanel in another place.`]);
    expect(
      problemsOf(withDefenders(consulateControl, { gadgets: panels('main-door', 'lobby-panel') })),
    ).toEqual([`place: ${title}[7]: expected the id of a door or window, found "lobby-panel", light.`]);
  });

  it('SG-SGD-37: Armor Plates for others, for Stamina 6, or twice for one', () => {
    const ready = consulateBomb.starterZone.defenders.gadgets ?? [];
    const plates = (...ids: string[]): Gadget[] => [
      ...ready.filter(({ piece }) => piece !== 'armorPlate'),
      ...ids.map((operator) => ({ piece: 'armorPlate', operator }) as const),
    ];
    expect(problemsOf(withDefenders(consulateBomb, { gadgets: plates('smoke', 'doc', 'mute') }))).toEqual([
      `place: ${title}[4]: expected an Operator of the squad, found "smoke".`,
      `place: ${title}[5]: expected Stamina 5 or less, found 6.`,
    ]);
    expect(problemsOf(withDefenders(consulateBomb, { gadgets: plates('mute', 'mute') }))).toEqual([
      `place: ${title}: expected each armorPlate in another place.`,
    ]);
  });
});
