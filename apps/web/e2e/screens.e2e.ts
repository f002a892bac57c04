import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { settle } from './player.ts';
import { cutTexts, written } from './reading.ts';
import { test } from './test.ts';
import { AREAS, walk } from './walk.ts';

// The settings tell whether the browser has kept the app.
test.use({ serviceWorkers: 'allow' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What is written on each screen. */
type Book = ReadonlyMap<string, readonly string[]>;

/** Names that are the same in every language: ours, the publishers', the keys of a keyboard. */
const NAMES =
  /Sightline|DOOM|The Board Game|Fireteam Zero|Earth Reborn|6: Siege|BFG ?9000|UAC|game-icons\.net|Lorc|Delapouite|CC BY 3\.0|OFL|DM-[A-Z]+-\d+|English|Português|Esc|Enter|Tab|Home|End/g;

/** A key of a message instead of its words, an argument that was never filled in, a value that is none. */
const RAW = [
  /\b(prompt|table|home|scene|choices|log|reason|verb|mission|fault|replays?|settings|learn|reference|shell|new-?match|inspect|portal|card|lesson|preview)\.[a-z]/i,
  /\{\s*\w+\s*[,}]/,
  /\bundefined\b|\bNaN\b|\bnull\b|\[object|\bInfinity\b/,
];

/** How many words of letters a line has; numbers and signs are of every language. */
const words = (line: string): number => line.match(/\p{L}{2,}/gu)?.length ?? 0;

/** What axe finds wrong on the page. */
async function violations(page: Page): Promise<readonly string[]> {
  // Half a megabyte of script: once it is in the page it need not be put there again.
  const there = await page.evaluate(() => 'axe' in window);
  const found = await new AxeBuilder({ page, ...(there && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}

interface Walked {
  readonly book: Book;
  /** what is wrong, with the first screen where it is */
  readonly trouble: readonly string[];
}

async function walked(
  browser: Browser,
  area: (typeof AREAS)[number],
  language: string,
  { axe, screen = {} }: { axe: boolean; screen?: BrowserContextOptions },
): Promise<Walked> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  await settle(page, language);
  const book = new Map<string, readonly string[]>();
  const trouble = new Map<string, string>();
  await walk(page, area, async (where) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const wrong = [
      ...(axe ? await violations(page) : []),
      ...(await cutTexts(page)).map((cut) => `“${cut.text}” in ${cut.where}: ${cut.how}`),
    ];
    for (const what of wrong) trouble.set(what, trouble.get(what) ?? where);
    book.set(where, await written(page));
  });
  await context.close();
  return { book, trouble: [...trouble].map(([what, where]) => `${language}, ${where}: ${what}`) };
}

const lines = (book: Book) => [...book].flatMap(([screen, all]) => all.map((line) => ({ screen, line })));
const found = (some: readonly { screen: string; line: string }[]) =>
  [...new Map(some.map((each) => [each.line, each])).values()].map((each) => `${each.screen}: ${each.line}`);

const LEAST_SCREENS: Readonly<Record<(typeof AREAS)[number], number>> = {
  pages: 15,
  online: 14,
  table: 19,
  heroes: 5,
};

/**
 * Every language on a desk; on a phone the one with the longest words. Contrast and names for screen readers are looked
 * at once a language.
 */
for (const area of AREAS)
  test(`every screen can be read by everybody, in the language asked for: ${area}`, async ({ browser }) => {
    const english = await walked(browser, area, 'en', { axe: true });
    const portuguese = await walked(browser, area, 'pt-BR', { axe: true });
    const russian = await walked(browser, area, 'ru', { axe: false });
    const phone = await walked(browser, area, 'ru', { axe: true, screen: PHONE });
    const all = [english, portuguese, russian, phone];
    expect(
      all.flatMap(({ trouble }) => trouble),
      'nothing cut or out of reach',
    ).toEqual([]);

    const raw = all
      .flatMap(({ book }) => lines(book))
      .filter(({ line }) => RAW.some((one) => one.test(line)));
    expect(found(raw), 'nothing raw').toEqual([]);

    // Three words of Latin letters in a row, or a line with no letter of its own script at all.
    const latin = [russian, phone]
      .flatMap(({ book }) => lines(book))
      .filter(({ line }) => {
        const rest = line.replaceAll(NAMES, '');
        return (
          /[a-z]{2,}(?:[\s,]+[a-z]{2,}){2}/i.test(rest) ||
          (/[a-z]{4}/i.test(rest) && !/\p{Script=Cyrillic}/u.test(rest))
        );
      });
    expect(found(latin), 'nothing in Latin letters').toEqual([]);

    const same = lines(portuguese.book).filter(
      ({ screen, line }) => words(line.replaceAll(NAMES, '')) > 2 && english.book.get(screen)?.includes(line),
    );
    expect(found(same), 'nothing left in English').toEqual([]);
    // Nothing was missed by looking at too little.
    expect(english.book.size).toBeGreaterThanOrEqual(LEAST_SCREENS[area]);
    for (const { book } of [russian, portuguese]) expect([...book.keys()]).toEqual([...english.book.keys()]);
  });
