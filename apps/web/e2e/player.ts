import { expect, type Locator, type Page } from '@playwright/test';
import { fixSeeds } from './fixed-seeds.ts';

/**
 * A scripted player who knows no rule: it sees what is lit and what the prompt offers, and follows it. How it points
 * (mouse, keyboard, finger) is somebody else's business.
 */
export interface Hands {
  /** chooses an element that is lit or a button */
  press(selector: string): Promise<void>;
}

export interface Played {
  readonly questions: number;
  /** milliseconds from a press on a space to what comes of it */
  readonly steps: readonly number[];
  readonly ending: string;
}

interface Seen {
  readonly state: 'wait' | 'curtain' | 'sure' | 'over' | 'ask';
  readonly decision: string;
  /** what may be pressed, with the kind of its mark */
  readonly targets: readonly { readonly selector: string; readonly mark: string }[];
}

/** What is to be seen on the page, as selectors that a person's finger would find too. */
function look(): Seen {
  const none = { decision: '', targets: [] };
  if (document.querySelector('dialog.ending[open]') !== null) return { state: 'over', ...none };
  if (document.querySelector('[data-test="ready"]') !== null) return { state: 'curtain', ...none };
  if (document.querySelector('[data-test="sure"]:enabled') !== null) return { state: 'sure', ...none };
  const prompt = document.querySelector('.prompt[data-decision]');
  const table = document.querySelector('.table');
  if (prompt === null || table?.getAttribute('data-busy') === 'true') return { state: 'wait', ...none };
  const targets: { selector: string; mark: string }[] = [];
  const add = (selector: string, mark: string) => {
    if (!targets.some((t) => t.selector === selector)) targets.push({ selector, mark });
  };
  for (const button of prompt.querySelectorAll<HTMLElement>('[data-option]'))
    if (!(button as HTMLButtonElement).disabled)
      add(
        `.prompt [data-option="${button.dataset.option}"]`,
        button.dataset.closing === 'true' ? 'closing' : 'button',
      );
  for (const some of prompt.querySelectorAll('fieldset')) {
    const ticks = [...some.querySelectorAll<HTMLInputElement>('input[data-item]')];
    // Enough is enough: where something is ticked and may be handed in, more is left to chance.
    const enough =
      ticks.some((t) => t.checked) && prompt.querySelector('.composed-done [data-option]:enabled') !== null;
    for (const tick of ticks)
      if (!tick.checked && !tick.disabled)
        add(`.prompt input[data-item="${tick.dataset.item}"]`, enough ? 'another' : 'tick');
  }
  for (const more of prompt.querySelectorAll<HTMLButtonElement>('button[data-more]'))
    if (!more.disabled) add(`.prompt button[data-more="${more.dataset.more}"]`, 'more');
  for (const lit of document.querySelectorAll<HTMLElement | SVGElement>('[data-lit][data-ref]')) {
    // On a phone the prompt alone names what can be done at a spot.
    if (lit.closest('.board-chooser')?.checkVisibility() === false) continue;
    add(`[data-lit][data-ref="${lit.dataset.ref}"]`, lit.dataset.lit ?? '');
  }
  return { state: 'ask', decision: prompt.getAttribute('data-decision') ?? '', targets };
}

/** What ends the wait: the states that `look` tells from it. */
const SOMETHING_TO_DO =
  'dialog.ending[open], [data-test="ready"], [data-test="sure"]:enabled, .table:not([data-busy="true"]) .prompt[data-decision]';

/** The kinds of targets from the most to the least tempting; whoever only ever walks never gets anywhere. */
const TEMPTING = [
  'tick',
  'more',
  'attack',
  'button',
  'interact',
  'place',
  'plain',
  'card',
  'another',
  'step',
  'closing',
];

export async function playToTheEnd(
  page: Page,
  hands: Hands,
  seed: number,
  most = 900,
  /** looked at in the page whenever something is asked: play no further */
  until: () => boolean = () => false,
): Promise<Played> {
  let random = seed;
  const draw = (n: number) => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return Math.floor((random / 2147483648) * n);
  };
  const steps: number[] = [];
  let questions = 0;
  let walked = 0;
  let last = '';
  let presses = 0;
  let empty = 0;
  for (let i = 0; i < most * 6; i++) {
    const seen = await page.evaluate(look);
    if (seen.state === 'over')
      return { questions, steps, ending: await page.locator('dialog.ending h2').first().innerText() };
    if (seen.state === 'wait') {
      // Looked for in the page itself: to be asked from outside again and again keeps it from its work.
      await page.waitForFunction((s) => document.querySelector(s) !== null, SOMETHING_TO_DO, {
        polling: 10,
        timeout: 0,
      });
      continue;
    }
    if (seen.state === 'curtain') {
      // It lifts a moment later: once there is nothing behind it but what the next person may see.
      await hands.press('[data-test="ready"]');
      await page.locator('dialog.curtain').waitFor({ state: 'detached', timeout: 10_000 });
      continue;
    }
    if (seen.state === 'sure') {
      await hands.press('[data-test="sure"]');
      continue;
    }
    if (await page.evaluate(until)) return { questions, steps, ending: '' };
    if (seen.decision !== last) {
      questions++;
      presses = 0;
      last = seen.decision;
    }
    // What is lit may be drawn a moment after the prompt.
    if (seen.targets.length === 0) {
      expect(++empty, 'something can be chosen').toBeLessThan(1000);
      await page.waitForTimeout(15);
      continue;
    }
    empty = 0;
    expect(++presses, `a question is answered in a few presses: ${JSON.stringify(seen)}`).toBeLessThan(40);
    const rank = (mark: string) => TEMPTING.indexOf(mark);
    const sorted = seen.targets.toSorted((a, b) => rank(a.mark) - rank(b.mark));
    // Mostly the most tempting kind, sometimes anything; a long walk ends by itself.
    const kinds = sorted.filter((t) => t.mark === sorted[0].mark);
    let choice = draw(5) === 0 ? sorted[draw(sorted.length)] : kinds[draw(kinds.length)];
    if (choice.mark === 'step' && ++walked % 4 === 0)
      choice = sorted.find((t) => t.mark === 'closing') ?? choice;
    const before = performance.now();
    await hands.press(choice.selector);
    if (choice.mark === 'step') {
      // Either it is done, or something more is to be chosen with it: then there is a way back.
      await page.waitForFunction(
        (decision) =>
          document.querySelector('.prompt[data-decision]')?.getAttribute('data-decision') !== decision ||
          document.querySelector('dialog[open], .prompt [data-test="back"]') !== null,
        seen.decision,
        { polling: 5, timeout: 30_000 },
      );
      steps.push(performance.now() - before);
    }
  }
  throw new Error(`the match did not end within ${questions} questions`);
}

/** Where something lies open to the pointer. */
interface Spot {
  /** which of all that could be meant: a figure stands on the board and in a panel */
  readonly nth: number;
  /** from the upper left of its box */
  readonly at: { readonly x: number; readonly y: number };
  /** it covers others */
  readonly several: boolean;
  /** the point on the screen, if another lit target lies on it there: then the board has to ask which one is meant */
  readonly below: { readonly x: number; readonly y: number } | null;
}

/** As anybody looks for it: in its middle first, and not below what floats over the board. */
const spotOf = (page: Page, selector: string): Promise<Spot | null> =>
  page.evaluate((s) => {
    // From the middle outwards.
    const PARTS = Array.from(
      { length: 19 },
      (_, i) => 0.5 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 0.05,
    );
    const floating = [...document.querySelectorAll('[data-floating]')].map((e) => e.getBoundingClientRect());
    let below: Spot | null = null;
    for (const [nth, e] of [...document.querySelectorAll(s)].entries()) {
      const { x, y, width, height } = e.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const onBoard = e.matches('.board-target');
      const several = e.matches('[data-several]');
      for (const down of PARTS)
        for (const along of PARTS) {
          const at = { x: width * along, y: height * down };
          const point = { x: x + at.x, y: y + at.y };
          const over = (r: DOMRect) =>
            point.x > r.left && point.x < r.right && point.y > r.top && point.y < r.bottom;
          if (onBoard && floating.some(over)) continue;
          const there = document.elementFromPoint(point.x, point.y);
          if (there === null) continue;
          if (e.contains(there) || there.contains(e)) return { nth, at, several, below: null };
          if (onBoard && there.matches('.board-target')) below ??= { nth, at, several: true, below: point };
        }
    }
    return below;
  }, selector);

/** As anybody would: what is out of sight on the board is brought into it first. */
async function reach(page: Page, selector: string, press: (what: Locator) => Promise<void>): Promise<void> {
  if (!selector.startsWith('[data-lit]') || (await spotOf(page, selector)) !== null) return;
  const cards = page.locator(`.table-hand ${selector}, .table-left ${selector}, .offers ${selector}`);
  if ((await cards.locator('visible=true').count()) > 0) return;
  const isCard = selector.includes('"card:');
  if (isCard && (await page.locator('.table[data-tab="hand"], .offers').count()) > 0) return;
  const tab = page.locator('.table-tabs [data-tab="hand"]');
  if (isCard && (await tab.isVisible())) await press(tab);
  else await press(page.locator('[data-test="fit"]'));
}

/**
 * Waits until one of these lies open to the pointer, and does something to it there. The whole board is looked at first:
 * what a question lights may come a moment after it, and the view goes where the question is.
 */
export async function inTheOpen(
  page: Page,
  selector: string,
  act: (what: Locator, position: Spot['at']) => Promise<void>,
): Promise<void> {
  const fit = page.locator('[data-test="fit"]');
  const tries = async () => {
    await page.locator(selector).first().waitFor({ state: 'attached', timeout: 3000 });
    if ((await spotOf(page, selector)) === null) await fit.click({ timeout: 3000 });
    const spot = await spotOf(page, selector);
    if (spot === null) throw new Error(`nothing of ${selector} lies open`);
    await act(page.locator(selector).nth(spot.nth), spot.at);
  };
  await expect(tries).toPass({ timeout: 15_000 });
}

/** Is there a dialog over what was to be pressed? */
const isAsked = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator('dialog[open]').count()) > 0 &&
  (await page.locator('dialog[open]').locator(selector).count()) === 0;

/** What a hand does: press something that must lie open there, or whatever is at a point. */
interface Pointer {
  press(what: Locator, position?: Spot['at']): Promise<void>;
  at(x: number, y: number): Promise<void>;
}

function pointing(page: Page, pointer: Pointer): Hands {
  let asked = 0;
  const tryToPress = async (selector: string) => {
    await reach(page, selector, pointer.press);
    const spot = await spotOf(page, selector);
    if (spot === null) await pointer.press(page.locator(selector).locator('visible=true').first());
    else if (spot.below === null) await pointer.press(page.locator(selector).nth(spot.nth), spot.at);
    else await pointer.at(spot.below.x, spot.below.y);
    if (spot?.several !== true) return;
    // Where several lie on each other the board asks which one is meant, and names them all. Where it was touched
    // beside the others, it is meant at once. What can't be taken back is confirmed after either.
    const named = page.locator('.board-chooser').locator(selector).locator('visible=true');
    const meant = page.locator('.prompt [data-test="back"], dialog[open]');
    await named.or(meant).first().waitFor({ timeout: 10_000 });
    const count = await named.count();
    if (count > 0) await pointer.press(named.nth(asked++ % count));
  };
  return {
    async press(selector) {
      // A sheet closes by itself when something happens at the table, and what was meant with it: anybody tries again.
      for (let tries = 1; ; tries++)
        try {
          return await tryToPress(selector);
        } catch (error) {
          // Others play too: what is lit no longer, nobody has to press.
          if ((await page.locator(selector).count()) === 0) return;
          // Something asks back, a moment after the last press: that comes first.
          if (await isAsked(page, selector)) return;
          if (tries === 4) throw error;
        }
    },
  };
}

/** Points with the mouse. */
export const mouse = (page: Page): Hands =>
  pointing(page, {
    press: (what, position) => what.click({ timeout: 3000, ...(position && { position }) }),
    at: (x, y) => page.mouse.click(x, y),
  });

/** Touches with a finger. */
export const finger = (page: Page): Hands =>
  pointing(page, {
    press: (what, position) => what.tap({ timeout: 3000, ...(position && { position }) }),
    at: (x, y) => page.touchscreen.tap(x, y),
  });

/** Uses nothing but keys: Tab to it, whichever way is shorter, then Enter or Space. */
export const keys = (page: Page): Hands => ({
  async press(selector) {
    for (let i = 0; i < 60; i++) {
      const way = await page.evaluate((s) => {
        const now = document.activeElement;
        if (now?.matches(s) === true) return now instanceof HTMLInputElement ? 'tick' : 'there';
        const all = [
          ...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]'),
        ].filter((e) => e.getClientRects().length > 0 && !(e as HTMLButtonElement).disabled);
        const there = all.findIndex((e) => e.matches(s));
        if (there === -1 && document.querySelector(s) === null) return 'gone';
        const ahead = there - (now === null ? -1 : all.indexOf(now));
        // Behind the last one, and before the first, is the page itself.
        const around = all.length + 1;
        return Math.abs(ahead) <= around / 2 ? ahead : ahead - Math.sign(ahead) * around;
      }, selector);
      if (await isAsked(page, selector)) return;
      // Others play too: what is lit no longer, nobody has to press.
      if (way === 'gone') return;
      if (way === 'there') return page.keyboard.press('Enter');
      if (way === 'tick') return page.keyboard.press('Space');
      // What is pointed at changes what there is to walk through: then the rest of the way is counted anew. Whoever has
      // far to go holds the key down.
      if (way < 0) await page.keyboard.down('Shift');
      await Promise.all(Array.from({ length: Math.max(1, Math.abs(way)) }, () => page.keyboard.down('Tab')));
      await page.keyboard.up('Tab');
      if (way < 0) await page.keyboard.up('Shift');
    }
    throw new Error(`Tab does not lead to ${selector}`);
  },
});

/** No animation: what is tested is the play; and the same matches each time. */
export async function settle(
  page: Page,
  language: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  fixSeeds(page, language);
  await page.addInitScript(
    (settings) => localStorage.setItem('sightline.settings', JSON.stringify(settings)),
    { language, speed: 'off', sound: false, ...more },
  );
}
