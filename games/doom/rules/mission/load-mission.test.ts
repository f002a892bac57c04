import { kindOf } from '@sightline/board';
import { describe, expect, it } from 'vitest';
import { type Additions, SOME_CARDS, someMap, someMission } from '../../testing/some-mission.ts';
import { LEGEND } from './board-legend.ts';
import { loadMission, MissionError } from './load-mission.ts';
import type { MissionProblem } from './mission-error.ts';

const load = (value: unknown) => loadMission({ file: 'some.json', value }, SOME_CARDS);

function problems(value: unknown): readonly MissionProblem[] {
  try {
    load(value);
  } catch (error) {
    if (error instanceof MissionError) return error.problems;
    throw error;
  }
  return [];
}

const sentences = (value: unknown) => problems(value).map(({ code, sentence }) => `${code}: ${sentence}`);
const at = (x: number, y: number) => y * 8 + x;

describe('a mission that can be played', () => {
  it('is read with everything that lies on its map', () => {
    const mission = load(
      someMission(
        {},
        {
          marks: [
            'far portal red down',
            'near teleporter active',
            'off teleporter inactive',
            'packs health',
            'saw weapon set=chainsaw',
          ],
          components: ['gate', 'brick'],
          patch: [
            'cell 5,2 * far',
            'cell 0,2 * near',
            'cell 4,2 * off',
            'cell 2,0 3,0 * packs',
            'cell 4,0 * saw',
            'border V5,0 V5,2 door gate',
            'border V2,2 wall brick',
          ],
        },
      ),
    );
    expect(mission.starts).toEqual([at(0, 0), at(1, 0), at(0, 1), at(1, 1)]);
    expect(mission.portals).toEqual([
      { cell: at(5, 1), colour: 'blue', faceUp: true },
      { cell: at(5, 2), colour: 'red', faceUp: false },
    ]);
    expect(mission.teleporters).toEqual([
      { cell: at(0, 2), active: true },
      { cell: at(4, 2), active: false },
    ]);
    expect(mission.healthPacks).toEqual([at(2, 0), at(3, 0)]);
    expect(mission.weapons).toEqual([{ cell: at(4, 0), weapon: 'chainsaw' }]);
    expect(mission.doors).toEqual([[5, 23]]);
    expect(mission.blockingGroups[at(4, 1)]).toBe(0);
  });

  it('takes two starting weapons and no house rules unless it says otherwise', () => {
    const { startingWeapons, argent, respawnOnlyActive, rounds } = load(someMission()).file;
    expect({ startingWeapons, argent, respawnOnlyActive, rounds }).toEqual({
      startingWeapons: 2,
      argent: 0,
      respawnOnlyActive: false,
      rounds: undefined,
    });
  });

  it('may come as text', () => {
    const source = { file: 'some.json', text: JSON.stringify(someMission()) };
    expect(loadMission(source, SOME_CARDS).file.id).toBe('someMission');
  });

  it('gives its objectives in their order, as what the card makes of them', () => {
    const marks = [3, 1, 2].map((order) => `t${order} objective order=${order}`);
    const patch = ['cell 2,0 * t1', 'cell 3,0 * t2', 'cell 4,0 * t3'];
    expect(load(someMission({ objective: 'coreRestart' }, { marks, patch })).objectives).toEqual(
      [1, 2, 3].map((order) => ({ order, cell: at(1 + order, 0), kind: 'terminal' })),
    );
  });

  it('DM-TER-05: has terrain where borders of one colour and walls enclose a space', () => {
    const enclosed = (patch: readonly string[]) => load(someMission({}, { patch })).ground.cellKind[at(2, 2)];
    const [floor, difficult] = ['floor', 'difficult'].map((kind) => kindOf(LEGEND.cells, kind));
    expect(enclosed(['border H2,2 V2,2 V3,2 difficult'])).toBe(difficult);
    expect(enclosed(['border H2,2 V2,2 difficult'])).toBe(floor);
  });

  it('may count doors as ways: what lies behind one can be reached', () => {
    const additions: Additions = {
      marks: ['pack health'],
      components: ['gate'],
      patch: ['border V6,0 door gate', 'cell 6,0 * pack'],
    };
    expect(load(someMission({}, additions)).healthPacks).toEqual([at(6, 0)]);
  });
});

describe('fields that are refused', () => {
  it('an objective card that does not exist', () => {
    expect(sentences({ ...someMission(), objective: 'picnic' })[0]).toMatch(
      /^field: some\.json: objective: expected one of sampleCollection, .* found "picnic"\.$/,
    );
  });

  it.each([
    ['a threat card', { threat: 'drizzle' }, 'threat'],
    ['an invasion card', { invasion: 'nobody' }, 'invasion'],
    ['an event set', { events: ['powerOverwhelming', 'seekAndDestroy', 'nothing'] }, 'events[2]'],
    ['the same event set twice', { events: ['bloodFrenzy', 'bloodFrenzy', 'seekAndDestroy'] }, 'events[1]'],
    ['two event sets only', { events: ['bloodFrenzy', 'seekAndDestroy'] }, 'events'],
    ['frags for three marines only', { frags: [4, 5, 6] }, 'frags'],
    ['a seventh mission', { number: 7 }, 'number'],
    ['a field nobody reads', { fargs: 6 }, 'fargs'],
    ['a name without an end', { id: 'a'.repeat(41) }, 'id'],
  ])('%s', (_, fields, path) => {
    const found = sentences({ ...someMission(), ...fields });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`field: some.json: ${path}: expected`);
  });

  it('text that is no JSON, with its line', () => {
    const broken = () => loadMission({ file: 'some.json', text: '{\n  oops' }, SOME_CARDS);
    expect(broken).toThrow(MissionError);
    expect(broken).toThrow(/^some\.json:2:3: /);
  });
});

describe('maps that are refused', () => {
  it('mistakes in the drawing, at line and column of the map', () => {
    const map = someMap().replace('|S S . o # B|', '|S S ? o # B|');
    expect(sentences(someMission({ map }))).toEqual([
      'map: some.json:map:20:6: expected a cell of the legend, found "?".',
    ]);
  });

  it('overlapping tiles', () => {
    expect(sentences(someMission({}, { place: ['cupboard closet 2,2'] }))[0]).toMatch(
      /^map: .* expected cell 2,2 free for the tile placed as "cupboard"/,
    );
  });

  it('a mark in the void', () => {
    const additions = { marks: ['pack health'], patch: ['cell 7,2 * pack'] };
    expect(sentences(someMission({}, additions))[0]).toMatch(/^map: .* expected a cell for the mark "pack"/);
  });

  it('more than one level', () => {
    const map = `${someMap()}\nlevel 1\n+ +\n .\n+ +\n`;
    expect(sentences(someMission({ map }))).toEqual([
      expect.stringMatching(
        /^size: .* expected at most 32 by 32 cells on one level, found 1 by 1 on level 1\.$/,
      ),
    ]);
  });

  it('boards too large for tables of sight', () => {
    const additions = { place: ['far closet 31,0', 'farther closet 0,40'] };
    expect(sentences(someMission({}, additions))).toEqual([
      expect.stringMatching(/^size: .* expected at most 32 by 32 cells on one level, found 33 by 2 on/),
      expect.stringMatching(/^size: .* expected at most 32 by 32 cells on one level, found 2 by 42 on/),
    ]);
  });

  it.each<[string, string, readonly string[]]>([
    [
      'no word of the game',
      'thing banana',
      [
        'expected one of the tags start, portal, teleporter, health, weapon, objective, exit, post, found none',
        'expected nothing more, found "banana"',
      ],
    ],
    [
      'two words at once',
      'thing start exit',
      [
        'expected one of the tags start, portal, teleporter, health, weapon, objective, exit, post, found start and exit',
      ],
    ],
    [
      'a portal without a colour',
      'thing portal up',
      ['expected one of the tags blue, yellow, red, found none'],
    ],
    ['a portal without a face', 'thing portal red', ['expected one of the tags up, down, found none']],
    [
      'a teleporter in no state',
      'thing teleporter',
      ['expected one of the tags active, inactive, found none'],
    ],
    ['a property nobody reads', 'thing health size=2', ['expected nothing more, found "size"']],
    [
      'an objective without order',
      'thing objective',
      ['expected order= to be a number from 1 to 9, found ""'],
    ],
  ])('a mark with %s', (_, mark, expected) => {
    expect(sentences(someMission({}, { marks: [mark], patch: ['cell 2,2 * thing'] }))).toEqual(
      expected.map((what) => `mark: some.json: the mark "thing": ${what}.`),
    );
  });

  it.each(['portal red up', 'teleporter active', 'weapon set=chainsaw'])(
    'one token on two spaces: %s',
    (tags) => {
      const additions = { marks: [`thing ${tags}`], patch: ['cell 2,2 3,2 * thing'] };
      expect(sentences(someMission({}, additions))).toEqual([
        'mark: some.json: the mark "thing": expected one space, found 2.',
      ]);
    },
  );

  it('a weapon that does not exist', () => {
    const additions = { marks: ['gun weapon set=popgun'], patch: ['cell 2,2 * gun'] };
    expect(sentences(someMission({}, additions))).toEqual([
      'unknown-weapon: some.json: the mark "gun": expected set= to be a weapon set, found "popgun".',
    ]);
  });
});

describe('missions that could not be played are refused', () => {
  const tokens = ['start', 'portal red down', 'teleporter inactive', 'health', 'weapon set=chainsaw'];

  it.each(
    tokens.flatMap((tags) => [
      [tags, '3,1', 'impassable'],
      [tags, '4,1', 'blocking'],
    ]),
  )('%s at %s, in %s terrain', (tags, place) => {
    const additions = { marks: [`thing ${tags}`], patch: [`cell ${place} * thing`] };
    expect(sentences(someMission({}, additions))).toEqual([
      `in-a-wall: some.json: the mark "thing" at ${place} lies in terrain that nobody can enter.`,
    ]);
  });

  it.each(tokens)('%s where no marine can walk to', (tags) => {
    const additions = { marks: [`thing ${tags}`], patch: ['cell 6,0 * thing'] };
    expect(sentences(someMission({}, additions))).toEqual([
      'out-of-reach: some.json: the mark "thing" at 6,0 lies where no marine can walk to from the start.',
    ]);
  });

  it('a teleporter is no way to a place', () => {
    const additions = {
      marks: ['here teleporter active', 'there teleporter active', 'pack health'],
      patch: ['cell 2,2 * here', 'cell 6,0 * there pack'],
    };
    expect(problems(someMission({}, additions)).map(({ code }) => code)).toEqual([
      'out-of-reach',
      'out-of-reach',
    ]);
  });

  it('fewer than four starting spaces', () => {
    const map = someMap().replaceAll('|S S', '|S .');
    expect(sentences(someMission({ map }))).toEqual([
      'too-few-starts: some.json: expected 4 starting spaces or more, found 2.',
    ]);
  });

  it('no portal', () => {
    const map = someMap().replace('rift portal blue up', 'rift health');
    expect(sentences(someMission({ map }))).toEqual([
      'no-portal: some.json: expected a portal or more, found none.',
    ]);
  });

  it('four starting spaces that are fewer, because marines would stand on one another', () => {
    const additions = { marks: ['again start'], patch: ['cell 0,0 0,1 * again'] };
    const map = someMap(additions).replaceAll('|S S', '|S .');
    expect(sentences(someMission({ map }))).toEqual([
      'same-space: some.json: two starts lie on 0,0.',
      'same-space: some.json: two starts lie on 0,1.',
    ]);
  });

  it('more tokens of a weapon than the box holds', () => {
    const marks = ['one weapon set=chainsaw', 'two weapon set=chainsaw'];
    expect(sentences(someMission({}, { marks, patch: ['cell 2,0 * one', 'cell 3,0 * two'] }))).toEqual([
      'too-many-weapons: some.json: expected at most 1 of chainsaw, found 2.',
    ]);
  });

  it('two portals on one space', () => {
    const additions = { marks: ['other portal red down'], patch: ['cell 5,1 * other'] };
    expect(sentences(someMission({}, additions))).toEqual(['same-space: some.json: two portals lie on 5,1.']);
  });

  it('two teleporters on one space', () => {
    const marks = ['one teleporter active', 'two teleporter inactive'];
    expect(sentences(someMission({}, { marks, patch: ['cell 2,2 * one two'] }))).toEqual([
      'same-space: some.json: two teleporters lie on 2,2.',
    ]);
  });

  it.each([
    ['V7,2', 'between void cells'],
    ['V6,2', 'on the edge of the board'],
    ['V4,1', 'between two spaces of terrain'],
    ['H3,1', 'before a pit'],
  ])('a door at %s, %s', (border) => {
    const additions = { components: ['gate'], patch: [`border ${border} door gate`] };
    expect(sentences(someMission({}, additions))).toEqual([
      `door: some.json: the door at ${border} does not lie between two spaces that can be entered.`,
    ]);
  });

  it('a door that is no component, and so could not be opened', () => {
    expect(sentences(someMission({}, { patch: ['border V2,0 door'] }))).toEqual([
      'door: some.json: the door at V2,0 is no component: it cannot be opened.',
    ]);
  });
});

describe('the objective card finds what it needs', () => {
  const three = { marks: ['a objective order=1', 'b objective order=2', 'c objective order=3'] };
  const noProgress = (fields: object) => {
    const { progress: _, ...mission } = someMission();
    return { ...mission, ...fields };
  };

  it.each<[string, object, Additions, string]>([
    ['terminals', { objective: 'coreRestart' }, {}, 'coreRestart needs objective marks 1, 2, 3, found none'],
    [
      'terminals with an order of their own',
      { objective: 'coreRestart' },
      {
        marks: ['a objective order=1', 'b objective order=2', 'c objective order=2'],
        patch: ['cell 2,0 * a', 'cell 3,0 * b', 'cell 4,0 * c'],
      },
      'coreRestart needs objective marks 1, 2, 3, found 1, 2, 2',
    ],
    ['a post', { objective: 'guardDuty' }, {}, 'guardDuty needs post spaces 1 to 4, found 0'],
    [
      'a post that is not too wide',
      { objective: 'guardDuty' },
      { marks: ['hill post'], patch: ['cell 0,2 1,2 2,2 3,2 4,2 * hill'] },
      'guardDuty needs post spaces 1 to 4, found 5',
    ],
    [
      'no post where none is held',
      {},
      { marks: ['hill post'], patch: ['cell 2,2 * hill'] },
      'extermination needs post spaces 0 to 0, found 1',
    ],
    [
      'no exit where nothing is carried out',
      {},
      { marks: ['way exit'], patch: ['cell 2,2 * way'] },
      'extermination needs exit spaces 0 to 0, found 1',
    ],
    [
      'no more portals to close than there are',
      { objective: 'portalClosure', progress: [2, 2, 2, 2] },
      {},
      'portalClosure cannot close 2 portals of 1',
    ],
  ])('%s', (_, fields, additions, expected) => {
    expect(sentences(someMission(fields, additions))).toEqual([`objective: some.json: ${expected}.`]);
  });

  it('an asset and an exit', () => {
    expect(sentences(noProgress({ objective: 'assetExtraction' }))).toEqual([
      'objective: some.json: assetExtraction needs objective marks 1, found none.',
      'objective: some.json: assetExtraction needs exit spaces 1 to 8, found 0.',
    ]);
  });

  it('samples on portals', () => {
    const map = someMap({
      marks: [...three.marks, 'second portal blue down'],
      patch: ['cell 5,1 * a', 'cell 5,2 * b second', 'cell 2,2 * c'],
    });
    expect(sentences(noProgress({ objective: 'sampleCollection', map }))).toEqual([
      'objective: some.json: objective 3 at 2,2 does not lie on a portal.',
    ]);
  });

  it('no two on one space', () => {
    const additions = { ...three, patch: ['cell 2,0 * a b', 'cell 3,0 * c'] };
    expect(sentences(someMission({ objective: 'coreRestart' }, additions))).toEqual([
      'same-space: some.json: two objectives lie on 2,0.',
    ]);
  });

  it('progress, if it counts any', () => {
    expect(sentences(noProgress({}))).toEqual([
      'objective: some.json: extermination needs progress, the number of points of health that slain demons must add up to, found none.',
    ]);
  });

  it('a round limit for Extermination under Infestation, which may run out of demons', () => {
    expect(sentences(someMission({ threat: 'infestation' }))).toEqual([
      'objective: some.json: extermination under infestation needs a round limit, found no rounds.',
    ]);
    expect(sentences(someMission({ threat: 'infestation', rounds: [9, 9, 9, 9] }))).toEqual([]);
  });

  it('no progress, if it counts none', () => {
    const map = someMap({
      marks: ['asset objective order=1', 'way exit'],
      patch: ['cell 2,0 * asset', 'cell 2,2 * way'],
    });
    expect(sentences(someMission({ objective: 'assetExtraction', map }))).toEqual([
      'objective: some.json: assetExtraction counts no progress, found progress 10, 10, 10, 10.',
    ]);
  });
});
