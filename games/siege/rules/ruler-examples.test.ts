import { describe, expect, it } from 'vitest';
import type { PlainBoard, PlainFigure, PlainPlace, PlainSections } from '../testing/plain-board.ts';
import { distanceBetween, isBeyond, type LineTo, Ruler } from '../testing/ruler.ts';
import { protectionBy, type RuledShot, sourcesAgainst } from '../testing/ruler-protection.ts';
import type { SectionKind } from './map/legend.ts';

/** The catalog's examples put to the ruler, so that it is not just wrong in the same way as engine/board. */

const place = (x: number, y: number): PlainPlace => ({ x, y });

/** `V2,0` is the section from the point <2,0> southwards, `H0,1` the one from <0,1> eastwards. */
function section(kind: SectionKind, where: string, length = 1): PlainSections {
  const [x, y] = where.slice(1).split(',').map(Number);
  const to = where[0] === 'V' ? place(x, y + length) : place(x + length, y);
  return { kind, from: place(x, y), to, offset: 0, before: 0, after: 0 };
}

const figure = (at: PlainPlace, more: Partial<PlainFigure> = {}): PlainFigure => ({
  squad: 0,
  at,
  standee: null,
  located: false,
  shield: false,
  ...more,
});

const rulerOn = (width: number, height: number, board: Partial<PlainBoard> = {}) =>
  new Ruler({
    width,
    height,
    wallModel: 'line',
    touchingSmokeBlocks: false,
    structural: [],
    sections: [],
    obstacles: [],
    overlays: [],
    figures: [],
    ...board,
  });

const isFree = (
  ruler: Ruler,
  from: PlainPlace,
  to: PlainPlace,
  drawnTo: LineTo = 'space',
  own: PlainFigure[] = [],
) => ruler.isFree({ from, to, drawnTo, own });
const protection = (ruler: Ruler, shot: RuledShot) => protectionBy(sourcesAgainst(ruler, shot));
const smokeOn = (...spaces: PlainPlace[]) => [{ kind: 'smoke', spaces } as const];

describe('lines of sight by the ruler', () => {
  it('SG-LOS-21: an open line, broken by an Operator or smoke that it crosses', () => {
    const [mute, thermite] = [place(0, 0), place(4, 3)];
    expect(isFree(rulerOn(5, 4), mute, thermite)).toBe(true);
    expect(isFree(rulerOn(5, 4), thermite, mute)).toBe(true);
    for (const space of [place(2, 1), place(2, 2)]) {
      expect(isFree(rulerOn(5, 4, { figures: [figure(space)] }), mute, thermite)).toBe(false);
      expect(isFree(rulerOn(5, 4, { overlays: smokeOn(space) }), mute, thermite)).toBe(false);
    }
  });

  it('SG-LOS-22: a heavy wall across the line', () => {
    const ruler = rulerOn(1, 5, { sections: [section('heavy', 'H0,2')] });
    expect(isFree(ruler, place(0, 0), place(0, 4))).toBe(false);
    expect(isFree(ruler, place(0, 0), place(0, 1))).toBe(true);
  });

  it('SG-LOS-02, SG-LOS-07, SG-LOS-10: which kinds of sections break a line, and which one to a Located Operator', () => {
    const broken = (kind: SectionKind, drawnTo: LineTo) =>
      !isFree(rulerOn(2, 1, { sections: [section(kind, 'V1,0')] }), place(0, 0), place(1, 0), drawnTo);
    for (const kind of ['heavy', 'fortified', 'panelledDoor', 'panelledWindow'] as const)
      expect([broken(kind, 'space'), broken(kind, 'located'), broken(kind, 'throw')], kind).toEqual([
        true,
        true,
        true,
      ]);
    for (const kind of ['light', 'barricadedDoor', 'barricadedWindow'] as const)
      expect([broken(kind, 'space'), broken(kind, 'located'), broken(kind, 'throw')], kind).toEqual([
        true,
        false,
        true,
      ]);
    for (const kind of ['open', 'holed', 'door', 'window', 'breach'] as const)
      expect(broken(kind, 'space'), kind).toBe(false);
  });

  it('SG-LOS-03, SG-LOS-09, SG-LOS-12, SG-LOS-13, SG-LOS-16: smoke at either end or between, except to what is seen past it', () => {
    for (const x of [0, 1, 2]) {
      const ruler = rulerOn(3, 1, { overlays: smokeOn(place(x, 0)) });
      const free = (drawnTo: LineTo) => isFree(ruler, place(0, 0), place(2, 0), drawnTo);
      expect([free('space'), free('located'), free('alwaysVisible'), free('throw')]).toEqual([
        false,
        true,
        true,
        true,
      ]);
    }
    const fire = rulerOn(3, 1, { overlays: [{ kind: 'fire', spaces: [place(1, 0)] }] });
    expect(isFree(fire, place(0, 0), place(2, 0))).toBe(true);
  });

  it('SG-LOS-04, SG-LOS-06, SG-LOS-12, SG-LOS-13, SG-LOS-25: Operators between, but not their standees, nor the ends’ own components', () => {
    const between = figure(place(1, 0), { standee: place(3, 0) });
    const ruler = rulerOn(5, 1, { figures: [between] });
    const free = (drawnTo: LineTo, own: PlainFigure[] = []) =>
      isFree(ruler, place(0, 0), place(2, 0), drawnTo, own);
    expect([free('space'), free('located'), free('alwaysVisible'), free('throw')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(free('space', [between])).toBe(true);
    expect(isFree(ruler, place(2, 0), place(4, 0))).toBe(true);
    expect(isFree(ruler, place(0, 0), place(1, 0))).toBe(true);
  });

  it('SG-LOS-23, SG-LOS-29: a bare corner between two spaces passes, unless smoke blocks by touch', () => {
    const [from, to] = [place(0, 0), place(2, 2)];
    expect(isFree(rulerOn(3, 3, { figures: [figure(place(1, 0)), figure(place(0, 1))] }), from, to)).toBe(
      true,
    );
    const overlays = smokeOn(place(1, 0));
    expect(isFree(rulerOn(3, 3, { overlays }), from, to)).toBe(true);
    expect(isFree(rulerOn(3, 3, { overlays, touchingSmokeBlocks: true }), from, to)).toBe(false);
  });

  it('SG-LOS-27: printed walls break lines past their ends, but not by a mere touch', () => {
    const free = (print: Partial<PlainSections>) =>
      isFree(
        rulerOn(3, 2, { wallModel: 'printed', sections: [{ ...section('light', 'H0,1'), ...print }] }),
        place(0, 0),
        place(2, 1),
      );
    // the line comes to the wall's north side, 10 hundredths off the grid line, 30 hundredths beyond its end
    expect([free({}), free({ after: 30 }), free({ after: 31 })]).toEqual([true, true, false]);
    expect([free({ after: 30, offset: -1 }), free({ after: 31, offset: 1 })]).toEqual([false, true]);
    // a barricade is thinner
    expect([
      free({ after: 36, kind: 'barricadedDoor' }),
      free({ after: 37, kind: 'barricadedDoor' }),
    ]).toEqual([true, false]);
    expect(free({ after: 40, kind: 'breach' })).toBe(true);
  });

  it('SG-DIG-05: names what a line meets first', () => {
    const [near, far] = [section('holed', 'V1,0'), section('light', 'V3,0')];
    const ruler = rulerOn(4, 1, { sections: [far, near], figures: [figure(place(2, 0))] });
    const line = { from: place(0, 0), to: place(3, 0), drawnTo: 'space' } as const;
    expect(ruler.breakers(line).map(({ what }) => what)).toEqual([
      { kind: 'figure', space: place(2, 0) },
      { kind: 'partition', sections: far },
    ]);
    expect(ruler.partitionsOn(line.from, line.to)).toEqual([far, near]);
  });
});

describe('spaces by the ruler', () => {
  it('SG-ENV-10: adjacent are those that touch and see each other, smoke or not', () => {
    const ruler = rulerOn(3, 3, {
      sections: [section('heavy', 'V2,0', 3)],
      overlays: smokeOn(place(1, 1)),
    });
    const adjacent = [0, 1, 2].flatMap((y) =>
      [0, 1, 2].filter((x) => ruler.areAdjacent(place(1, 1), place(x, y))).map((x) => `${x},${y}`),
    );
    expect(adjacent).toEqual(['0,0', '1,0', '0,1', '0,2', '1,2']);
  });

  it('SG-MOV-13, SG-ENV-18: a diagonal past a wall’s end is shut; a holed wall joins, but lets nobody through', () => {
    const end = rulerOn(2, 2, { sections: [section('light', 'H0,1')] });
    expect(end.areAdjacent(place(0, 0), place(1, 1))).toBe(false);
    const holed = rulerOn(2, 1, { sections: [section('holed', 'V1,0')] });
    expect(holed.areAdjacent(place(0, 0), place(1, 0))).toBe(true);
    expect(holed.mayStep(place(0, 0), place(1, 0))).toBe(false);
  });

  it('SG-SHT-16: the target’s space counts, the shooter’s does not', () => {
    expect(distanceBetween(place(0, 0), place(4, 2))).toBe(4);
  });

  it('SG-OVW-11: all spaces beyond the marked section, none beside or behind', () => {
    const watched = (x: number, y: number) => isBeyond(place(3, 3), 'north', place(x, y));
    expect([watched(0, 2), watched(6, 0), watched(3, 2)]).toEqual([true, true, true]);
    expect([watched(0, 3), watched(6, 3), watched(3, 4)]).toEqual([false, false, false]);
    expect(isBeyond(place(3, 3), 'east', place(4, 6))).toBe(true);
    expect(isBeyond(place(3, 3), 'west', place(4, 3))).toBe(false);
    expect(isBeyond(place(3, 3), 'south', place(0, 4))).toBe(true);
  });
});

describe('protection by the ruler', () => {
  const from = place(0, 0);

  it('SG-PRO-16, SG-PRO-17: an obstacle on the line protects only whom it stands next to', () => {
    const obstacles = [[place(3, 0)]];
    const against = (x: number) => {
      const target = figure(place(x, 0));
      return protection(rulerOn(6, 1, { obstacles, figures: [target] }), {
        from,
        target,
        aimedAt: 'miniature',
      });
    };
    expect([against(4), against(5)]).toEqual(['light', 'none']);
  });

  it('SG-PRO-18: a heavy wall on the line of cover', () => {
    const target = figure(place(5, 0), { standee: place(5, 1) });
    const ruler = rulerOn(6, 2, { sections: [section('heavy', 'V5,1')], figures: [target] });
    expect(isFree(ruler, from, place(5, 0))).toBe(true);
    expect(protection(ruler, { from, target, aimedAt: 'miniature' })).toBe('heavy');
  });

  it('SG-PRO-19: a light wall on the line of sight and an obstacle on the line of cover are two sources', () => {
    const target = figure(place(5, 0), { standee: place(5, 1), located: true });
    const ruler = rulerOn(6, 2, {
      sections: [section('light', 'V5,0')],
      obstacles: [[place(4, 1)]],
      figures: [target],
    });
    const shot = { from, target, aimedAt: 'miniature' } as const;
    expect(sourcesAgainst(ruler, shot).map(({ kind }) => kind)).toEqual(['partition', 'obstacle']);
    expect(protection(ruler, shot)).toBe('heavy');
  });

  it('SG-PRO-06, SG-PRO-15, SG-PRO-21: a shield is a source, a wall on both lines one, openings and smoke none', () => {
    const target = figure(place(3, 0), { standee: place(3, 1) });
    const shot = { from, target, aimedAt: 'miniature' } as const;
    const by = (kind: SectionKind) =>
      protection(
        rulerOn(4, 2, { sections: [section(kind, 'V2,0', 2)], overlays: smokeOn(place(1, 0)) }),
        shot,
      );
    expect([by('light'), by('holed'), by('barricadedDoor')]).toEqual(['light', 'light', 'light']);
    expect([by('fortified'), by('panelledDoor')]).toEqual(['heavy', 'heavy']);
    expect([by('door'), by('window'), by('breach')]).toEqual(['none', 'none', 'none']);
    const shielded = { ...shot, target: { ...target, shield: true } };
    expect(protection(rulerOn(4, 2), shielded)).toBe('light');
    expect(protection(rulerOn(4, 2, { sections: [section('holed', 'V2,0', 2)] }), shielded)).toBe('heavy');
  });

  it('SG-PRO-22, SG-PRO-24: not the obstacle one stands on; either space may be next to it', () => {
    const target = figure(place(3, 0), { standee: place(3, 1) });
    const by = (obstacle: PlainPlace[], aimedAt: RuledShot['aimedAt']) =>
      protection(rulerOn(4, 3, { obstacles: [obstacle] }), { from, target, aimedAt });
    expect(by([place(2, 0), place(3, 0)], 'miniature')).toBe('none');
    // off the line to the standee, on the one to the miniature; next to both, behind a piece of two spaces
    expect(by([place(2, 0)], 'standee')).toBe('light');
    expect(by([place(1, 0), place(1, 1)], 'miniature')).toBe('none');
  });

  it('SG-PRO-12, SG-PRO-20: a squad-mate with a shield on the line of cover, next to the target', () => {
    const target = figure(place(4, 0), { standee: place(4, 1) });
    const by = (mate: PlainFigure, aimedAt: RuledShot['aimedAt'] = 'miniature') =>
      protection(rulerOn(5, 3, { figures: [target, mate] }), { from, target, aimedAt });
    expect(by(figure(place(3, 1), { shield: true }))).toBe('light');
    expect(by(figure(place(3, 1)))).toBe('none');
    expect(by(figure(place(3, 1), { shield: true, squad: 1 }))).toBe('none');
    expect(by(figure(place(2, 1), { shield: true }))).toBe('none');
    expect(by(figure(place(3, 1), { shield: true }), 'standee')).toBe('none');
  });
});
