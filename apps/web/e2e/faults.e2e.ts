import { expect, type Page } from '@playwright/test';
import type { Fault } from '../src/host/api.ts';
import { faults as en } from '../src/messages/en/faults.ts';
import { settings } from '../src/messages/en/settings.ts';
import { faults as ptBR } from '../src/messages/pt-BR/faults.ts';
import { faults as ru } from '../src/messages/ru/faults.ts';
import { playOn } from './few-questions.ts';
import { COLD_RESTART, corpus, fork, linkOf, openReplay, pickFile } from './matches.ts';
import { settle } from './player.ts';
import { test } from './test.ts';

const WORDS: Readonly<Record<string, Readonly<Record<keyof typeof en, string>>>> = { en, ru, 'pt-BR': ptBR };
const SHORT = '10-lastWatch-1';

interface MatchFile {
  rules: string;
  game: string;
  log: { input: { answer: (string | number)[] } }[];
}

/** A good file, and then something done to it. */
function spoilt(spoil: (file: MatchFile) => void): string {
  const file = JSON.parse(corpus(SHORT)) as MatchFile;
  spoil(file);
  return JSON.stringify(file);
}

const FILES: readonly [what: string, text: string, fault: Fault['fault']][] = [
  ['not JSON', 'once upon a time', 'not-a-match'],
  ['nothing', '', 'not-a-match'],
  ['half a file', corpus(SHORT).slice(0, 4000), 'cut-short'],
  ['foreign JSON', '{"name":"sightline","version":"0.1.0"}', 'not-a-match'],
  ['another game', spoilt((file) => (file.game = 'chess')), 'other-game'],
  ['other rules', spoilt((file) => (file.rules = '999')), 'other-rules'],
  ['an answer changed', spoilt((file) => (file.log[30].input.answer = ['step', 3])), 'damaged'],
  ['an answer left out', spoilt((file) => file.log.splice(40, 1)), 'damaged'],
  ['its end left out', spoilt((file) => file.log.splice(-20)), 'damaged'],
];

/** Sits down at a match that is to survive whatever follows. */
async function someMatch(page: Page): Promise<string> {
  await openReplay(page, corpus(COLD_RESTART.name));
  const id = await fork(page, COLD_RESTART.attack, ['bot:easy', 'bot:easy', 'me']);
  await page.locator('.prompt[data-decision]').waitFor();
  return id;
}

/** It is in the list, opens where it was left, and goes on. */
async function stillPlayable(page: Page, id: string): Promise<void> {
  await page.goto('/#/replays');
  await page.locator(`.match-row a[href="#/play/${id}"]`).click();
  await page.locator('.prompt[data-decision]').waitFor();
  await playOn(page, 3);
}

test("what can't be opened says why, and nothing else is lost", async ({ page }) => {
  await settle(page, 'ru');
  const id = await someMatch(page);
  const notice = page.locator('.notice[role="alert"] p').first();

  await page.goto('/#/replays');
  for (const [what, text, fault] of FILES) {
    await pickFile(page, text);
    await expect(notice, what).toHaveText(ru[`fault.${fault}`]);
    // What was said of the last file is no word about the next.
    await page.goto('/#/learn');
    await page.locator('.learn-keys').waitFor();
    await page.goto('/#/replays');
    await expect(notice).toHaveCount(0);
  }

  await openReplay(page, corpus(SHORT));
  const link = await linkOf(page);
  const data = link.slice(link.indexOf('#/open/') + '#/open/'.length);
  for (const [what, address, fault] of [
    ['a link cut short', `#/open/${data.slice(0, -30)}`, 'cut-short'],
    ['the first letters of a link', `#/open/${data.slice(0, 3)}`, 'cut-short'],
    ['a link of garbage', '#/open/helloworld-this-is-no-match', 'not-a-match'],
    ['a link with a letter changed', `#/open/${changed(data)}`, 'damaged'],
    ['an empty link', '#/open/', 'cut-short'],
  ] as const) {
    await page.goto(`/${address}`);
    await expect(notice, what).toHaveText(ru[`fault.${fault}`]);
  }
  for (const address of ['#/play/none', '#/replay/none']) {
    await page.goto(`/${address}`);
    await expect(page.locator('main h1')).toHaveText(ru['fault.no-such-match']);
  }
  await stillPlayable(page, id);
});

/** Another letter in the middle. */
const changed = (data: string): string => {
  const at = Math.floor(data.length / 2);
  return `${data.slice(0, at)}${data[at] === 'a' ? 'b' : 'a'}${data.slice(at + 1)}`;
};

test('a match that was damaged where it is kept takes no other with it', async ({ page }) => {
  await settle(page, 'en');
  const id = await someMatch(page);
  await page.goto('/#/replays');
  await page.locator('.match-row').nth(1).waitFor();
  const [damaged, unreadable] = await page.evaluate(async (kept) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((yes, no) => {
        request.onsuccess = () => yes(request.result);
        request.onerror = () => no(request.error ?? new Error('refused'));
      });
    const db = await done(indexedDB.open('sightline'));
    const tx = db.transaction(['matches', 'inputs'], 'readwrite');
    const keys = (await done(tx.objectStore('matches').getAllKeys())).filter(
      (key) => typeof key === 'string',
    );
    const other = keys.find((key) => key !== kept) ?? '';
    await done(tx.objectStore('inputs').delete([other, 7]));
    await done(tx.objectStore('matches').put({ id: 'unreadable', what: 'nobody knows' }));
    db.close();
    return [other, 'unreadable'];
  }, id);
  for (const place of ['play', 'replay'])
    for (const broken of [damaged, unreadable]) {
      await page.goto(`/#/${place}/${broken}`);
      await expect(page.locator('main h1')).toHaveText(en['fault.damaged']);
    }
  await page.goto('/#/replays');
  await expect(page.locator('#replays-broken')).toBeVisible();
  await stillPlayable(page, id);
});

/** Does something to the worker before it begins: it is where matches are kept. */
const inTheWorker = (page: Page, first: string) =>
  page.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};${first}` });
  });

test.describe('where the browser does not keep', () => {
  // The worker is fetched by the page itself, so that it can be changed on its way.
  test.use({ serviceWorkers: 'block' });

  test('anything, matches are played all the same, and the player is told', async ({ page }) => {
    await settle(page, 'en');
    await inTheWorker(
      page,
      "IDBFactory.prototype.open = () => { throw new DOMException('forbidden', 'SecurityError') }",
    );
    await page.goto('/');
    const notice = page.locator('.notice[role="status"]');
    await expect(notice).toContainText(en['fault.storage']);
    for (const [language, words] of Object.entries(WORDS).toReversed()) {
      await page.locator(`.topbar-languages button[lang="${language}"]`).click();
      await expect(notice).toContainText(words['fault.storage']);
      await expect(notice).toContainText(words['fault.storage.forbidden']);
    }
    await page.locator('.hero-play').click();
    await page.locator('.prompt[data-decision]').waitFor();
    await playOn(page, 4);
    // As long as the tab is open it is there, and can be taken away as a file.
    await page.goto('/#/replays');
    await expect(notice).toContainText(en['fault.storage.forbidden']);
    const save = page.locator('.match-row .button', { has: page.locator('use[href*="save"]') });
    const [file] = await Promise.all([page.waitForEvent('download'), save.first().click()]);
    expect(file.suggestedFilename()).toMatch(/^doom-.*\.json$/);
    await page.locator('.match-row a[href^="#/play/"]').click();
    await page.locator('.prompt[data-decision]').waitFor();
  });

  test('any more, for it is full, the player is told, and what was kept stays', async ({ page }) => {
    await settle(page, 'en');
    await inTheWorker(
      page,
      `let full = false;
      new BroadcastChannel('room').onmessage = ({ data }) => { full = data };
      for (const name of ['put', 'add']) {
        const write = IDBObjectStore.prototype[name];
        IDBObjectStore.prototype[name] = function (...what) {
          if (full) throw new DOMException('full', 'QuotaExceededError');
          return write.apply(this, what);
        };
      }`,
    );
    const fill = (full: boolean) =>
      page.evaluate((data) => new BroadcastChannel('room').postMessage(data), full);
    const id = await someMatch(page);
    await fill(true);
    await page.goto('/#/');
    await page.locator('.hero-play').click();
    await page.locator('.prompt[data-decision]').waitFor();
    await playOn(page, 3);
    const address = page.url();
    await page.goto('/#/replays');
    await expect(page.locator('.notice[role="status"]')).toContainText(en['fault.storage.full']);
    await expect(page.locator('.match-row')).toHaveCount(3);

    // Something old makes room: the match that had none is kept from its beginning on, as if nothing had been.
    await fill(false);
    await page.locator('#replays-finished + ul .match-row-ways .button').last().click();
    await page.locator('.match-row-delete').click();
    await expect(page.locator('.match-row')).toHaveCount(2);
    await expect(page.locator('.notice')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.match-row')).toHaveCount(2);
    await page.goto(address);
    await page.locator('.prompt[data-decision]').waitFor();
    await stillPlayable(page, id);
  });
});

test('a browser without service workers plays all the same', async ({ page }) => {
  await settle(page, 'en');
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/#/settings');
  await expect(page.getByText(settings['settings.offline.impossible'])).toBeVisible();
  await page.goto('/');
  await page.locator('.hero-play').click();
  await page.locator('.prompt[data-decision]').waitFor();
  await playOn(page, 3);
  expect(errors).toEqual([]);
});
