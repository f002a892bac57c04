import { expect, type Locator, type Page } from '@playwright/test';
import { COLD_RESTART, corpus, fork, openFork, openReplay, scrubTo } from './matches.ts';
import { finger, inTheOpen, mouse, playToTheEnd } from './player.ts';

/** A word that the rules of all languages speak of. */
const DOOR: Readonly<Record<string, string>> = { en: 'door', ru: 'дверь', 'pt-BR': 'porta' };

/** Called on every screen, by the screen's name. */
export type Look = (screen: string) => Promise<void>;

export const AREAS = ['pages', 'online', 'table', 'heroes'] as const;

/** Leads through every screen of an area and through what can be opened on it; says which one is being shown. */
export async function walk(page: Page, area: (typeof AREAS)[number], look: Look): Promise<void> {
  page.setDefaultTimeout(15_000);
  const phone = (page.viewportSize()?.width ?? 0) < 600;
  const press = (what: Locator) => (phone ? what.tap() : what.click());
  /** on the board, where it lies open */
  const rest = (selector: string) =>
    inTheOpen(page, selector, (what, position) => what.hover({ position, force: true, timeout: 3000 }));
  const touch = (selector: string) =>
    inTheOpen(page, selector, (what, position) => {
      const how = { position, force: true, timeout: 3000 };
      return phone ? what.tap(how) : what.click(how);
    });
  const show = async (address: string, sign: string) => {
    await page.goto(`/${address}`);
    await page.locator(sign).first().waitFor();
  };
  const close = async () => {
    // A dialog that has not opened yet would miss the key.
    await page.locator('dialog[open]').first().waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };

  /** a match that is over */
  let over = '';
  await { pages, online, table, heroes }[area]();

  async function pages() {
    await show('', '.continue');
    await look('home');
    await show('#/replays', '.replays-none');
    await look('no matches');
    await newMatch();
    await house();
    await faults();
  }

  async function newMatch() {
    await show('#/new/doom', '.start-bar');
    await look('new match');
    for (const presets of await page.locator('.seat-presets summary').all()) await press(presets);
    await page.locator('select[data-seat]').nth(1).selectOption('guest');
    await page.locator('select[data-seat]').nth(2).selectOption('guest');
    await page.locator('.seat input[type="text"]').first().fill('');
    await look('new match with presets');
    await press(page.locator('.set-up-what .segments label').nth(1));
    await page.locator('.operation').first().waitFor();
    await look('new operation');
  }

  async function house() {
    await show('#/rules/doom', '.overview-cards');
    await look('rules');
    await press(page.locator('.overview-card').nth(6));
    await page.locator('.reference-id').first().waitFor();
    await look('chapter');
    const rule = await page.locator('.reference-text .reference-id').nth(2).innerText();
    await show(`#/rules/doom/${rule}`, '.reference-id');
    await look('rule');
    const language = await page.evaluate(() => document.documentElement.lang);
    await page.locator('.search input').fill(DOOR[language]);
    await page.locator('.search-results').waitFor();
    await look('search');
    await page.locator('.search input').fill('zzqx');
    await page.locator('.search-nothing').waitFor();
    await look('search without a find');
    await show('#/learn', '.learn-keys');
    await look('learn');
    await show('#/settings', '.page .segments');
    await look('settings');
  }

  async function faults() {
    await show('#/nothing-here', 'main h1');
    await look('not found');
    await show('#/play/none', 'main h1');
    await look('no such match');
    await show('#/open/garbage', '.notice');
    await press(page.locator('h1'));
    await look('link of garbage');
  }

  async function online() {
    await show('#/account', '[data-test="guest-name"], [data-test="sign-in"]');
    await look('account of nobody');
    await show('#/online', '[data-test="guest-name"]');
    await look('online');
    await page.locator('[data-test="guest-name"]').fill('Ада');
    await press(page.locator('[data-test="guest"]'));
    await page.locator('[data-test="new-online"]').first().waitFor();
    await look('lobby');
    await press(page.locator('[data-test="new-online"]').first());
    await page.locator('[data-test="open-table"]').waitFor();
    await look('new table');
    await press(page.locator('[data-test="open-table"]'));
    await page.locator('[data-test="invitation"]').waitFor();
    await look('people gather');
    await press(page.locator('[data-test="start-online"]'));
    await press(page.locator('[data-test="sure"]'));
    await page.locator('.table [data-test="company"]').waitFor();
    await page.locator('.prompt[data-decision]').waitFor();
    await look('online table');
    await press(page.locator('[data-test="talk"]:visible, .table-tabs [data-tab="talk"]:visible').first());
    await page.locator('[data-test="say"]').fill('Да!');
    await press(page.locator('[data-test="send"]'));
    await look('talk');
    if (phone) await press(page.locator('.table-sheet-close'));
    await press(page.locator('[data-test="menu"]'));
    await page.locator('dialog[open]').waitFor();
    await look('online menu');
    await close();
    const { hash } = new URL(page.url());
    await show('#/online', '[data-test="mine"]');
    await look('lobby with a match');
    await show(hash, '.prompt[data-decision]');
    await press(page.locator('[data-test="menu"]'));
    await press(page.locator('dialog .button:has(use[href*="flying-flag"])'));
    await press(page.locator('dialog [data-test="sure"]'));
    await page.locator('dialog.ending[open]').waitFor();
    await look('online ending');
    await press(page.locator('[data-test="look"]'));
    await look('online table that is over');
    await show('#/account', '[data-test="sign-up"], [data-test="sign-out"]');
    await look('account');
    await show('#/account/link/expired', '[data-test="opened-link"]');
    await look('link that is too old');
    await show('#/account/reset/none', 'main h1');
    await look('new password');
    await show('#/online/AAAAAAAAAAAAAAAAAAAAAA', 'main h1');
    await look('no such table');
  }

  async function replay() {
    over = await openReplay(page, corpus(COLD_RESTART.name));
    await look('replay');
    await scrubTo(page, COLD_RESTART.attack + 1);
    await page.locator('.replay .moment-lines').waitFor();
    await look('replay of an attack');
    await page.locator('.seen-by select').selectOption({ index: 1 });
    await look('replay from a seat');
    if (phone) await sheets('replay');
    await press(page.locator('[data-test="menu"]'));
    await look('replay menu');
    await close();
    if (!phone) {
      await press(page.locator('.replay-full-log'));
      await page.locator('dialog[open]').waitFor();
      await look('full log');
      await close();
    }
    await openFork(page, COLD_RESTART.attack, ['bot:easy', 'guest', 'me']);
    await look('fork');
    await close();
    await scrubTo(page, COLD_RESTART.inputs);
    await press(page.locator('.moment-ending .button'));
    await page.locator('dialog.ending[open]').waitFor();
    await look('replay ending');
    await close();
  }

  /** On a phone the parts of the table are sheets. */
  async function sheets(of: string) {
    for (const name of ['hand', 'squad', 'log', 'dice']) {
      await press(page.locator(`.table-tabs [data-tab="${name}"]`));
      await page.locator('.table-sheet').waitFor();
      await look(`${of}: ${name}`);
    }
    await press(page.locator('.table-sheet-close'));
  }

  async function table() {
    await replay();
    await questions();
    await hotSeat();
    await show(`#/play/${over}`, 'dialog.ending[open]');
    await look('ending');
    await show('#/replays', '.match-row');
    await press(page.locator('.match-row').first().locator('.match-row-ways .button').last());
    await look('matches');
    await show('', '.continue a');
    await look('home with a match');
  }

  async function questions() {
    await openAgain();
    await fork(page, COLD_RESTART.classes, ['bot:easy', 'me', 'bot:easy']);
    await page.locator('.offers .card-face').first().waitFor();
    await look('table: classes');
    await openAgain();
    await fork(page, COLD_RESTART.attack, ['bot:easy', 'bot:easy', 'me']);
    await page.locator('.prompt[data-decision]').waitFor();
    await look('table');
    // The pointer rests on something that may be done, then on the one to be attacked.
    const attack = '.board [data-lit="attack"]';
    if (!phone) {
      await rest(attack);
      await page.locator('.preview-box').waitFor();
      await look('table: preview');
    }
    await touch(attack);
    await page.locator('[data-test="back"]').waitFor();
    await look('table: armed');
    await press(page.locator('[data-test="back"]'));
    // A demon that is not lit: it is too far away, or out of sight. What may be chosen is lit a moment later.
    await page.locator(attack).first().waitFor({ state: 'attached' });
    const lit = await page
      .locator('.board [data-lit]')
      .evaluateAll((all) => all.map((e) => e.getAttribute('data-ref')));
    const demon = '.board-piece.figure.board-tone-foe';
    await touch(`${demon}${lit.map((ref) => `:not([data-ref="${ref}"])`).join('')}`);
    await page.locator('.why-not').waitFor();
    await look('table: why not');
    await press(page.locator('.why-not button'));
    if (phone) await sheets('table');
    await press(page.locator('[data-test="menu"]'));
    await page.locator('.dialog-seat').first().waitFor();
    await look('menu');
    await press(page.locator('.dialog-list .button').nth(4));
    await page.locator('dl.keys').waitFor();
    await look('keys');
    await close();
    await press(page.locator('[data-test="menu"]'));
    await press(page.locator('.dialog-list .button').nth(6));
    await page.locator('[data-test="sure"]').waitFor();
    await look('asked back');
    await close();
  }

  /** The other game, on its landscape. */
  async function heroes() {
    await show('#/new/fireteam-zero', '.start-bar button');
    await look('new match of heroes');
    await press(page.locator('.start-bar button'));
    await page.locator('.prompt[data-decision]').waitFor();
    await look('heroes: who plays whom');
    const hands = phone ? finger(page) : mouse(page);
    const inTurn = () => document.querySelector('.prompt [data-option="end"]') !== null;
    await playToTheEnd(page, hands, 3, 200, inTurn);
    await look('heroes: a turn');
    if (phone) await sheets('heroes');
    else {
      await rest('.board [data-lit]');
      await page.locator('.preview-box').waitFor();
      await look('heroes: preview');
    }
    await show('#/rules/fireteam-zero', '.overview-cards');
    await look('rules of heroes');
  }

  async function openAgain() {
    await page.goto(`/#/replay/${over}`);
    await page.locator('.replay .scrubber').waitFor();
  }

  async function hotSeat() {
    await openAgain();
    await fork(page, COLD_RESTART.attack, ['bot:easy', 'guest', 'me']);
    await page.locator('dialog.curtain[open]').waitFor();
    await look('curtain');
    // What lies behind it is what everybody may see.
    await expect(page.locator('.table')).toHaveAttribute('data-viewpoint', 'null');
  }
}
