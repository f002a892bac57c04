import type { Page } from '@playwright/test';
import { drawn, lasting } from './reading.ts';

/**
 * What is wrong with the table as it stands: the figure that acts or what it is asked about is out of view, or words or
 * buttons lie below something else. (What is cut: `cutTexts`.)
 */
export async function tableFaults(page: Page): Promise<readonly string[]> {
  await drawn(page);
  return lasting(
    page,
    async () => [...(await page.evaluate(outOfView)), ...(await page.evaluate(overlaps))],
    (one) => one,
  );
}

function outOfView(): readonly string[] {
  const board = document.querySelector('.board-window')?.getBoundingClientRect();
  // Cards are offered over the board: the question is about these.
  if (board === undefined || document.querySelector('.offers, .table:not([data-tab="none"])') !== null)
    return [];
  const floats = [...document.querySelectorAll('[data-floating]')].map((e) => e.getBoundingClientRect());
  /** `part`: so much of it around its middle. */
  const inView = (e: Element, part: number): boolean => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [wide, high] = [((right - left) * part) / 2, ((bottom - top) * part) / 2];
    const within = (box: DOMRect) =>
      x - wide >= box.left && x + wide <= box.right && y - high >= box.top && y + high <= box.bottom;
    const apart = (box: DOMRect) =>
      x + wide <= box.left || x - wide >= box.right || y + high <= box.top || y - high >= box.bottom;
    return (
      within(board) &&
      floats.every(apart) &&
      document.elementFromPoint(x, y)?.closest('.board-window') !== null
    );
  };
  const faults: string[] = [];
  const acting = document.querySelector('.board-halo-ring');
  if (acting !== null && !inView(acting, 0.95)) faults.push('the figure that acts is out of view');
  // Of two things to choose from both are wanted; more may not fit at a scale that can be read.
  const all = [...document.querySelectorAll<SVGElement>('.board-targets > .board-target')];
  // As much of them as tells them from others.
  const missing = all.filter((e) => !inView(e, 0.5)).map((e) => e.getAttribute('aria-label'));
  if (all.length - missing.length < Math.min(all.length, all.length <= 2 ? 2 : 1))
    faults.push(
      `${missing.length} of ${all.length} targets are out of view: ${missing.slice(0, 4).join('; ')}`,
    );
  // What passes by pushes them no farther down.
  const letter = document.querySelector('.board-ruler.columns > span')?.getBoundingClientRect();
  const above = floats.filter((float) => float.top < board.top + 8).map((float) => float.bottom);
  if (letter !== undefined && letter.top > Math.max(board.top, ...above) + 16)
    faults.push(
      `the names of the columns lie ${Math.round(letter.top - board.top)} pixels down on the board`,
    );
  return faults;
}

function overlaps(): readonly string[] {
  interface Piece {
    readonly e: Element;
    readonly text: string;
    /** what is seen of it */
    readonly box: DOMRect;
    /** how high its lines are */
    readonly line: number;
  }
  const SLACK = 3;
  const faults = new Set<string>();
  const named = (e: Element) =>
    `${e.tagName.toLowerCase()}.${(e.getAttribute('class') ?? '').split(/\s+/).join('.')}`;
  const scrolls = (overflow: string) => overflow !== 'visible';

  /** What is seen of a box: what its ancestors do not cut or scroll away. */
  const shown = (e: Element, box: DOMRect): DOMRect | null => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let a: Element | null = e; a !== null; a = a.parentElement) {
      const style = getComputedStyle(a);
      if (a !== e && style.display !== 'contents' && style.display !== 'inline') {
        const { left: l, top: t, right: r, bottom: b } = a.getBoundingClientRect();
        if (scrolls(style.overflowX)) [left, right] = [Math.max(left, l), Math.min(right, r)];
        if (scrolls(style.overflowY)) [top, bottom] = [Math.max(top, t), Math.min(bottom, b)];
      }
      if (style.position === 'fixed') break;
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return right - left > SLACK && bottom - top > SLACK
      ? new DOMRect(left, top, right - left, bottom - top)
      : null;
  };
  const scrollerOf = (e: Element): Element | null => {
    for (let a: Element | null = e; a !== null; a = a.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(a);
      if ([overflowX, overflowY].some((o) => o === 'auto' || o === 'scroll')) return a;
    }
    return null;
  };
  const staysOver = (e: Element, scrolled: Element): boolean => {
    const scroller = scrollerOf(scrolled);
    for (let a: Element | null = e; a !== null && a !== scroller; a = a.parentElement)
      if (getComputedStyle(a).position === 'sticky') return scroller?.contains(a) === true;
    return false;
  };
  const isHidden = (e: Element) =>
    !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    e.closest('.visually-hidden, [inert], .board-world, .board-ruler, [data-decor]') !== null;

  const texts: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const e = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (e === null || text === '' || e.closest('option, svg') !== null || isHidden(e)) continue;
    if (getComputedStyle(e).clipPath.startsWith('inset(50%')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = shown(e, line);
      if (box !== null) texts.push({ e, text: text.slice(0, 40), box, line: line.height });
    }
  }

  // Words on words.
  for (const [i, a] of texts.entries())
    for (const b of texts.slice(i + 1)) {
      if (a.e === b.e || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Lines stand closer than their boxes are high.
      if (wide <= SLACK || high <= 0.4 * Math.min(a.line, b.line)) continue;
      // What scrolls below a foot that stays can be scrolled out.
      if (!staysOver(a.e, b.e) && !staysOver(b.e, a.e)) faults.add(`“${a.text}” and “${b.text}” overlap`);
    }

  // Words and buttons below something that can be pressed or lies over them.
  const below = (e: Element, { left, top, width, height }: DOMRect): Element | null => {
    for (const part of [0.2, 0.5, 0.8]) {
      const over = document.elementFromPoint(left + width * part, top + height / 2);
      if (over === null || over.contains(e) || e.contains(over)) continue;
      // The button over the whole face of a card or a figure is its own.
      if (
        over.matches('.card-face-cover, .panels-figure-cover, .replay-cover') &&
        over.parentElement?.contains(e)
      )
        continue;
      // What scrolls below a foot that stays can be scrolled out.
      const scroller = scrollerOf(e);
      if (scroller !== null && scroller !== document.documentElement && scroller.contains(over)) continue;
      // The button that goes on to the next cards stands on the one that is cut.
      if (over.closest('.card-row-go') !== null) continue;
      return over;
    }
    return null;
  };
  for (const { e, text, box } of texts) {
    // What lets the pointer through is never what lies there.
    if (getComputedStyle(e).pointerEvents === 'none') continue;
    const over = below(e, box);
    if (over !== null) faults.add(`“${text}” lies below ${named(over)}`);
  }
  for (const button of document.querySelectorAll('button, a[href], input, select')) {
    if (isHidden(button) || getComputedStyle(button).pointerEvents === 'none') continue;
    const box = shown(button, button.getBoundingClientRect());
    if (box === null) continue;
    const over = below(button, box);
    if (over !== null && button.closest('label')?.contains(over) !== true)
      faults.add(`${named(button)} “${button.textContent?.slice(0, 30)}” lies below ${named(over)}`);
  }
  return [...faults];
}
