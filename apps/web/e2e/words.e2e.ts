import { type Browser, expect, test } from '@playwright/test';
import { settle } from './player.ts';
import { written } from './reading.ts';
import { walk } from './walk.ts';

// The settings tell whether the browser has kept the app.
test.use({ serviceWorkers: 'allow' });

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

async function read(browser: Browser, language: string): Promise<Book> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await settle(page, language);
  const book = new Map<string, readonly string[]>();
  await walk(page, async (screen) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    book.set(screen, await written(page));
  });
  await context.close();
  return book;
}

const lines = (book: Book) => [...book].flatMap(([screen, all]) => all.map((line) => ({ screen, line })));
const found = (some: readonly { screen: string; line: string }[]) =>
  [...new Map(some.map((each) => [each.line, each])).values()].map((each) => `${each.screen}: ${each.line}`);

test('every word is there, and in the language that was asked for', async ({ browser }) => {
  const english = await read(browser, 'en');
  const [russian, portuguese] = await Promise.all([read(browser, 'ru'), read(browser, 'pt-BR')]);
  const all = [english, russian, portuguese].flatMap(lines);
  expect(found(all.filter(({ line }) => RAW.some((raw) => raw.test(line)))), 'nothing raw').toEqual([]);

  // Three words of Latin letters in a row, or a line with no letter of its own script at all.
  const latin = lines(russian).filter(({ line }) => {
    const rest = line.replaceAll(NAMES, '');
    return (
      /[a-z]{2,}(?:[\s,]+[a-z]{2,}){2}/i.test(rest) ||
      (/[a-z]{4}/i.test(rest) && !/\p{Script=Cyrillic}/u.test(rest))
    );
  });
  expect(found(latin), 'nothing in Latin letters').toEqual([]);

  const same = lines(portuguese).filter(
    ({ screen, line }) => words(line.replaceAll(NAMES, '')) > 2 && english.get(screen)?.includes(line),
  );
  expect(found(same), 'nothing left in English').toEqual([]);
  // Nothing was missed by looking at too little.
  expect(english.size).toBeGreaterThan(30);
  for (const book of [russian, portuguese]) expect([...book.keys()]).toEqual([...english.keys()]);
});
