import type { Page } from '@playwright/test';

/** Something that is written on the page and can't be read whole. */
export interface Cut {
  readonly text: string;
  readonly where: string;
  readonly how: string;
}

/** Everything a person reads or hears on the page as it is now, line by line. */
export const written = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const language = document.documentElement.lang;
    const lines = new Set<string>([document.title]);
    const add = (text: string | null) => {
      for (const line of (text ?? '').split('\n')) if (line.trim() !== '') lines.add(line.trim());
    };
    // What says of itself that it is of another language is meant to be.
    const foreign = (e: Element) => (e.closest('[lang]')?.getAttribute('lang') ?? language) !== language;
    const blocks = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      let e = node.parentElement;
      if (e === null || node.nodeValue?.trim() === '' || foreign(e)) continue;
      if (!e.checkVisibility({ visibilityProperty: true })) continue;
      // Words of one sentence are often in several inline elements.
      while (
        e.parentElement !== null &&
        getComputedStyle(e).display.startsWith('inline') &&
        e.tagName !== 'BUTTON'
      )
        e = e.parentElement;
      blocks.add(e);
    }
    for (const block of blocks) {
      const own = [...block.childNodes]
        .filter(
          (n) =>
            n.nodeType === Node.TEXT_NODE ||
            (n instanceof Element &&
              !foreign(n) &&
              (!(n instanceof HTMLElement) || getComputedStyle(n).display.startsWith('inline'))),
        )
        .map((n) => n.textContent)
        .join('');
      add(own.replaceAll(/\s+/g, ' '));
    }
    for (const e of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-valuetext], [aria-description]',
    )) {
      if (foreign(e)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
        add(e.getAttribute(name));
    }
    for (const e of document.querySelectorAll('option')) if (!foreign(e)) add(e.textContent);
    return [...lines];
  });

/** Buttons that answer or end the question, and that are not wholly in sight without scrolling. */
export const hiddenWays = (page: Page, which = 'button'): Promise<readonly string[]> =>
  page.evaluate((some) => {
    const ways = [...document.querySelectorAll<HTMLElement>(`.prompt-foot ${some}`)];
    return ways.flatMap((button) => {
      if (button.getClientRects().length === 0) return [];
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const));
      const open = corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
      return open ? [] : [button.innerText];
    });
  }, which);

/** Of these, what something lies over, or what is scrolled away, line by line. */
export const outOfSight = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((s) => {
    const isOpen = (e: Element, { left, right, top, bottom }: DOMRect) =>
      [0.3, 0.7].every((part) =>
        e.contains(document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)),
      );
    return [...document.querySelectorAll<HTMLElement>(s)].flatMap((e) => {
      const range = document.createRange();
      range.selectNodeContents(e);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      return lines.every((line) => isOpen(e, line)) ? [] : [e.innerText];
    });
  }, selector);

/** Things measure themselves once they are drawn, and make room then: what stays wrong for so long is wrong. */
const MAKES_ROOM_MS = 600;

/** What is found again and again; nothing, as soon as there is nothing. */
export async function lasting<T>(
  page: Page,
  look: () => Promise<readonly T[]>,
  name: (one: T) => string,
): Promise<readonly T[]> {
  let found = await look();
  for (const began = Date.now(); found.length > 0 && Date.now() - began < MAKES_ROOM_MS; ) {
    await drawn(page);
    const now = new Set((await look()).map(name));
    found = found.filter((one) => now.has(name(one)));
  }
  return found;
}

/** Fonts are there, and what was laid out is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  });

/** Text that leaves its box, its screen or is hidden behind an edge, and whether the page scrolls sideways. */
export const cutTexts = (page: Page): Promise<readonly Cut[]> =>
  lasting(
    page,
    () => cutNow(page),
    ({ text, where }) => `${where}: ${text}`,
  );

const cutNow = (page: Page): Promise<readonly Cut[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    const found: Cut[] = [];
    const named = (e: Element | null): string =>
      e === null
        ? ''
        : `${e.tagName.toLowerCase()}.${(e.getAttribute('class') ?? '').replaceAll(/\s+/g, '.')}`;
    const path = (e: Element) => [named(e.parentElement), named(e)].join(' > ');
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1)
      found.push({ text: '', where: 'html', how: `the page is ${root.scrollWidth} wide` });

    /** Of no size, or shown to screen readers only. */
    const unseen = (e: Element | null): boolean => {
      for (let a = e; a !== null; a = a.parentElement) {
        const { width, height } = a.getBoundingClientRect();
        const style = getComputedStyle(a);
        if (style.display === 'contents') continue;
        if (style.overflowX !== 'visible' && (width <= 1 || height <= 1)) return true;
        if (style.clipPath.startsWith('inset(50%')) return true;
      }
      return false;
    };
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const parent = node.parentElement;
      if (
        text === '' ||
        parent === null ||
        parent.closest('svg, option, [data-decor], .board-ruler') !== null
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (unseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const report = (how: string) => found.push({ text: text.slice(0, 80), where: path(parent), how });
      let [sideways, upright, boxed] = [true, true, true];
      for (let a: Element | null = parent; a !== null && a !== root; a = a.parentElement) {
        const style = getComputedStyle(a);
        if (style.display === 'contents') continue;
        const box = a.getBoundingClientRect();
        const spilt = left < box.left - SLACK || right > box.right + SLACK;
        if (boxed && !style.display.startsWith('inline')) {
          boxed = false;
          if (spilt)
            report(
              `spills out of its box: ${Math.round(left)}–${Math.round(right)} of ${Math.round(box.left)}–${Math.round(box.right)}`,
            );
        }
        // What stands beside a button or in the next place of a list covers the ends.
        if (spilt && a !== parent && sideways && a.matches('button, li')) {
          report(`wider than ${named(a)}`);
          sideways = false;
        }
        if (style.display === 'inline') continue;
        if (sideways && scrolls(style.overflowX)) sideways = false;
        // What passes by is scrolled by nobody.
        const passing = a.matches('.moment-box');
        if (upright && scrolls(style.overflowY) && !passing) upright = false;
        if (sideways && clips(style.overflowX) && spilt) {
          report(`cut at the side by ${named(a)}`);
          sideways = false;
        }
        // A line's box is often lower than its letters might be.
        const rim = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3;
        const over = top < box.top - rim || bottom > box.bottom + rim;
        // A long text may show its beginning first where a button shows the rest.
        const folded = a.matches('.clamped.cut');
        if (folded) upright = false;
        if (upright && (clips(style.overflowY) || passing) && over) {
          report(`cut above or below by ${named(a)}`);
          upright = false;
        }
        if (style.position === 'fixed') break;
      }
      if (sideways && (left < -SLACK || right > innerWidth + SLACK)) report('beside the screen');
    }

    // What a field shows is drawn by the browser: its words are measured.
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      'select, input[placeholder]',
    )) {
      if (pen === null || !field.checkVisibility({ visibilityProperty: true }) || unseen(field)) continue;
      if (field instanceof HTMLInputElement && field.value !== '') continue;
      const texts =
        field instanceof HTMLSelectElement
          ? [...field.options].map((option) => option.label)
          : [field.placeholder];
      const style = getComputedStyle(field);
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const arrow = field instanceof HTMLSelectElement && style.appearance !== 'none' ? 16 : 0;
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight) -
        arrow;
      for (const text of texts) {
        const needed = pen.measureText(text).width;
        if (needed > room + SLACK)
          found.push({ text, where: path(field), how: `needs ${Math.round(needed)} of ${Math.round(room)}` });
      }
    }
    return found;
  });
