import type { Piece, Ref } from '@sightline/table';
import { createRoot, type Root } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { found, soon } from '../../testing/drawn.tsx';
import {
  changed,
  LOCATED,
  STUNNED,
  sampleBorders,
  samplePlan,
  sampleScene,
  upper,
} from '../../testing/sample-plan.ts';
import { Board } from '../Board.tsx';
import type { BoardProps, Lit } from '../props.ts';

const words: BoardProps['words'] = {
  board: 'Board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  which: 'Which?',
  samples: 'Walls and doors',
  legend: { step: 'step', attack: 'attack', interact: 'work', place: 'place', card: 'card', plain: 'choose' },
};

const still: BoardProps = {
  drawing: samplePlan,
  pieces: sampleScene.pieces,
  doors: [],
  borders: sampleBorders,
  veils: sampleScene.veils,
  annexes: sampleScene.annexes,
  lit: [],
  selected: [],
  cursor: null,
  hinted: [],
  preview: null,
  moved: new Map(),
  flying: [],
  fading: new Map(),
  pace: 0,
  onPoint() {},
  onChoose() {},
  words,
};

/** The sample's board; it can be shown another moment. */
async function board(props: Partial<BoardProps> = {}) {
  const place = document.createElement('div');
  document.body.append(place);
  const root: Root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = (more: Partial<BoardProps>) => root.render(<Board {...still} {...more} />);
  show(props);
  await soon(() => found(place, '.board-borders'));
  await soon(() => found(place, '.board-fan'));
  return { place, show };
}

const borderAt = (place: ParentNode, at: string) => found<HTMLElement>(place, `[data-ref="border:${at}"]`);
const pieceAt = (place: ParentNode, ref: Ref) => found<HTMLElement>(place, `.board-piece[data-ref="${ref}"]`);
const sample = (ref: Ref): Piece => {
  const piece = sampleScene.pieces.find((one) => one.ref === ref);
  if (piece?.x === undefined) throw new Error(`there is no ${ref}`);
  return piece;
};

describe('borders', () => {
  it('of every kind and state have a form of their own', async () => {
    const { place } = await board();
    const forms = [...place.querySelectorAll('.plan-legend.row [data-sample]')].map((one) => {
      // Colours are in the style sheet: what is left is form.
      const shapes = [...one.querySelectorAll('svg *')].map((e) =>
        ['d', 'r', 'ry', 'x', 'y', 'width', 'height', 'transform'].map((a) => e.getAttribute(a)).join(),
      );
      return shapes.join('|');
    });
    expect(forms).toHaveLength(10);
    expect(new Set(forms).size).toBe(10);
  });

  it('are as they were built, unless the scene says otherwise', async () => {
    const { place } = await board({ borders: [changed('v11,8', 'breached')] });
    expect(borderAt(place, 'v11,8').dataset.border).toBe('breached');
    expect(borderAt(place, 'h9,7').dataset.border).toBe('light');
    expect(borderAt(place, 'h12,2').dataset.border).toBe('door');
    expect(borderAt(place, 'v11,8').getAttribute('aria-label')).toContain('breached');
  });

  it('are redrawn one by one when they change, and back', async () => {
    const { place, show } = await board();
    const other = borderAt(place, 'v16,12').firstElementChild;
    expect(place.querySelector('.board-border.new')).toBeNull();
    show({ borders: [...sampleBorders, changed('h9,7', 'breached')] });
    await soon(() => expect(borderAt(place, 'h9,7').dataset.border).toBe('breached'));
    expect(place.querySelectorAll('.board-border.new')).toHaveLength(1);
    expect(borderAt(place, 'v16,12').firstElementChild).toBe(other);
    show({});
    await soon(() => expect(borderAt(place, 'h9,7').dataset.border).toBe('light'));
  });

  it('may be chosen like anything else', async () => {
    const lit: Lit[] = [{ ref: 'border:h9,7', mark: 'attack', label: 'Breach' }];
    const chosen: Ref[] = [];
    const { place } = await board({ lit, onChoose: (ref) => chosen.push(ref) });
    const target = found(place, '.board-target[data-ref="border:h9,7"]');
    expect(target.getAttribute('width')).toBe('128');
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(chosen).toEqual(['border:h9,7']);
  });

  it('that are heavy are one body without seams', async () => {
    const { place } = await board();
    expect(place.querySelectorAll('.board-heavy .border-heavy')).toHaveLength(1);
    expect(place.querySelector('[data-border="heavy"]')).toBeNull();
  });
});

describe('rooms', () => {
  it('are outlined and named, special ones with a mark', async () => {
    const { place } = await board();
    const rooms = [...place.querySelectorAll('.plan-room')];
    expect(rooms).toHaveLength(15);
    expect(rooms.map((room) => room.querySelector('text')?.textContent)).toContain('West hall');
    expect(rooms.every((room) => room.querySelector('.plan-room-outline')?.getAttribute('d'))).toBe(true);
    const marked = rooms.filter((room) => room.querySelector('.plan-room-mark') !== null);
    expect(marked.map((room) => room.textContent)).toEqual([
      'Archive',
      'North foyer',
      'West hall',
      'Great hall',
      'Canteen',
    ]);
  });
});

describe('annexes', () => {
  it('hold their own pieces, which are not on the floor', async () => {
    const { place } = await board();
    const annexes = [...place.querySelectorAll('.annex')];
    const names = annexes.map((annex) =>
      [...annex.querySelectorAll('.board-piece')].map((piece) => piece.getAttribute('data-ref')),
    );
    expect(names).toEqual([['piece:4'], ['piece:16']]);
    expect(place.querySelector('.board-world [data-ref="piece:4"]')).toBeNull();
    expect(annexes.map((annex) => annex.querySelector('.annex-note')?.textContent)).toEqual([
      'Dee watches P6',
      'Nia watches K15',
    ]);
  });

  it('have spaces that are lit, focused and chosen', async () => {
    const lit: Lit[] = [{ ref: upper(1, 1), mark: 'place', label: 'Go up' }];
    const chosen: Ref[] = [];
    const { place } = await board({ lit, cursor: upper(1, 0), onChoose: (ref) => chosen.push(ref) });
    const target = found(place, '.annex .board-target');
    expect(target.getAttribute('aria-label')).toBe('Go up');
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(chosen).toEqual([upper(1, 1)]);
    expect(place.querySelectorAll('.annex .board-rings.cursor .board-ring')).toHaveLength(1);
    expect(place.querySelector('.board-world .board-ring')).toBeNull();
  });

  it('take in at once who moves there', async () => {
    const moved = new Map([['piece:1' as Ref, { x: 1, y: 0, level: 1, jump: true }]]);
    const { place } = await board({ moved });
    expect(place.querySelector('.annex [data-ref="piece:1"]')).not.toBeNull();
    expect(place.querySelector('.board-world .board-piece[data-ref="piece:1"]')).toBeNull();
  });
});

describe('pieces', () => {
  it('hang on a border and look into the room', async () => {
    const { place } = await board();
    const camera = pieceAt(place, 'thing:camera.1');
    expect(camera.getAttribute('style')).toContain('translate(202.24px, 480px) scale(0.52)');
    expect(camera.querySelector('.board-fan')?.getAttribute('transform')).toBe('rotate(270)');
  });

  it('a token that points somewhere has an arrow, one on a border has none', async () => {
    const mine: Piece = { ...sample('thing:wire'), facing: 1 };
    const { place } = await board({
      pieces: [...sampleScene.pieces.filter(({ ref }) => ref !== mine.ref), mine],
    });
    expect(found<HTMLElement>(pieceAt(place, mine.ref), '[data-arrow]').dataset.arrow).toBe('1');
    expect(place.querySelectorAll('[data-arrow]')).toHaveLength(1);
  });

  it('lean out of a second space, which can be chosen by itself', async () => {
    const lit: Lit[] = [{ ref: 'thing:standee.1', mark: 'attack', label: 'Shoot at the standee' }];
    const { place } = await board({ lit });
    const standee = found(place, '.board-standee');
    expect(standee.getAttribute('aria-label')).toBe('Ada leans from here');
    const target = found(place, '.board-target[data-ref="thing:standee.1"]');
    expect(target.getAttribute('x')).toBe(String(12 * 64));
  });

  it('are discs or hexagons, dashed while hidden', async () => {
    const { place } = await board();
    const ring = (ref: Ref) => found(pieceAt(place, ref), '.board-figure-ring').tagName.toLowerCase();
    expect([ring('piece:1'), ring('piece:11')]).toEqual(['circle', 'path']);
    expect(pieceAt(place, 'piece:13').classList.contains('hidden')).toBe(true);
    expect(pieceAt(place, 'piece:11').classList.contains('hidden')).toBe(false);
  });

  it('bear marks that are seen from afar, and said aloud', async () => {
    const { place } = await board();
    expect(pieceAt(place, 'piece:11').querySelector('.board-brackets')).not.toBeNull();
    expect(pieceAt(place, 'piece:12').querySelector('.board-burst')).not.toBeNull();
    expect(pieceAt(place, 'piece:11').getAttribute('aria-label')).toContain(LOCATED.label);
    expect(pieceAt(place, 'piece:12').getAttribute('aria-label')).toContain(STUNNED.label);
  });

  it('shade all of the board beyond the side they face, walls or not', async () => {
    const { x } = sample('piece:11');
    const { place } = await board();
    const area = found(place, '[data-arc="piece:11"] rect');
    const box = ['x', 'y', 'width', 'height'].map((side) => Number(area.getAttribute(side)) / 64);
    expect(box).toEqual([x + 1, 0, samplePlan.width - x - 1, samplePlan.height]);
    expect(place.querySelectorAll('[data-arc]')).toHaveLength(1);
  });
});

describe('veils', () => {
  it('lie over their spaces, each with a pattern of its own', async () => {
    const { place } = await board();
    const veils = [...place.querySelectorAll<HTMLElement>('[data-veil]')];
    expect(veils.map((veil) => veil.dataset.veil)).toEqual(['smoke', 'gas', 'fire']);
    expect(veils.map((veil) => veil.getAttribute('aria-label'))).toEqual(['Smoke', 'Gas', 'Fire']);
    const sizes = veils.map((veil) => {
      const body = found(veil, '.board-veil-body');
      return ['width', 'height'].map((side) => (Number(body.getAttribute(side)) + 8) / 64);
    });
    expect(sizes).toEqual([
      [2, 2],
      [2, 1],
      [1, 2],
    ]);
    const patterns = veils.map((veil) => found(veil, '.board-veil-pattern').getAttribute('d'));
    expect(new Set(patterns).size).toBe(3);
  });
});

describe('lines of sight', () => {
  it('are straight where they were measured, and bend where they are only claimed', async () => {
    const ends = { from: [2, 2], to: [8, 2] } as const;
    const { place, show } = await board({
      preview: { title: '', lines: [{ ...ends, kind: 'claimed' }], lineLabel: '6' },
    });
    const drawn = () => found(place, '.board-preview .board-sight-line').getAttribute('d') ?? '';
    expect(drawn()).toMatch(/^M128 128Q\d+ [\d.-]+ 512 128$/);
    expect(found(place, '.board-pill').textContent).toBe('6');
    show({ preview: { title: '', lines: [{ ...ends, kind: 'blocked', at: [5, 2] }] } });
    await soon(() => found(place, '.board-sight-stop'));
    expect(drawn()).toBe('M128 128L512 128');
  });
});
