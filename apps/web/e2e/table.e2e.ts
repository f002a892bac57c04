import { expect, type Page } from '@playwright/test';
import { playOn } from './few-questions.ts';
import { BISHOP_FALLS, COLD_RESTART, corpus, fork, KNEE_DEEP, openReplay } from './matches.ts';
import { finger, inTheOpen, mouse, playToTheEnd, settle } from './player.ts';
import { cutTexts, drawn } from './reading.ts';
import { test } from './test.ts';

/** Plays on until the page shows what is looked for; the scripted player stops where `until` holds. */
async function playUntil(page: Page, until: () => boolean, seed: number): Promise<void> {
  await playToTheEnd(page, mouse(page), seed, 900, until);
}

const question = (page: Page) => page.locator('.prompt[data-decision]');

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('[data-test="play-now"]').click();
  await question(page).waitFor();
}

/** Everything the prompt says and offers. */
const asked = async (page: Page) => ({
  decision: await question(page).getAttribute('data-decision'),
  words: await question(page).innerText(),
  lit: await page
    .locator('[data-lit][data-ref]')
    .evaluateAll((all) =>
      all.map((e) => `${e.getAttribute('data-ref')} ${e.getAttribute('data-lit')}`).sort(),
    ),
});

test('closing the tab in the middle of a reaction window loses nothing', async ({ context }) => {
  const page = await context.newPage();
  await settle(page, 'en', { autoPass: false });
  await openReplay(page, corpus(COLD_RESTART.name));
  // A window in the middle of something else: the stack is several frames deep.
  await fork(page, COLD_RESTART.reaction, ['bot:easy', 'me', 'bot:easy']);
  await page.locator('.prompt [data-option="pass"]').waitFor();
  const before = await asked(page);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await settle(again, 'en', { autoPass: false });
  await again.goto(address);
  await question(again).waitFor();
  await expect.poll(async () => (await asked(again)).lit.length).toBe(before.lit.length);
  expect(await asked(again)).toEqual(before);
  // It goes on from there.
  await playOn(again, 8);
});

test('undo takes a step back, and says how far it may go', async ({ page }) => {
  await settle(page, 'en');
  await playNow(page);
  await playUntil(page, () => document.querySelectorAll('[data-lit="step"]').length > 2, 40);
  const before = await asked(page);
  await mouse(page).press(
    `[data-lit="step"][data-ref="${before.lit.find((l) => l.endsWith(' step'))?.split(' ')[0]}"]`,
  );
  await expect.poll(async () => (await asked(page)).decision).not.toBe(before.decision);
  await page.keyboard.press('u');
  await expect.poll(async () => (await asked(page)).words).toBe(before.words);
  expect((await asked(page)).lit).toEqual(before.lit);
});

test('the last turn shown again says that it is the past, and one press leads back to the match', async ({
  page,
}) => {
  await settle(page, 'en', { speed: 'fast' });
  await openReplay(page, corpus(COLD_RESTART.name));
  await fork(page, COLD_RESTART.attack, ['bot:easy', 'bot:easy', 'me']);
  const earlier = (await question(page).getAttribute('data-decision')) ?? '';
  await mouse(page).press('[data-lit="step"][data-ref]');
  await expect(page.locator(`.prompt[data-decision]:not([data-decision="${earlier}"])`)).toBeVisible();
  const before = await asked(page);
  // The time of the page stands still: it stays with the first thing that is shown.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.locator('[data-test="again"]').click();
  const past = page.locator('.prompt[data-test="past"]');
  await expect(past).toContainText('Replay · step 1 of 1');
  await expect(past).not.toContainText('Please wait');
  await past.getByRole('button', { name: 'Back to the match' }).click();
  await expect.poll(() => asked(page)).toEqual(before);
});

test('what is not lit says why not, with the rule', async ({ page }) => {
  await settle(page, 'en');
  await openReplay(page, corpus(COLD_RESTART.name));
  await fork(page, COLD_RESTART.attack, ['bot:easy', 'bot:easy', 'me']);
  await page.locator('.board [data-lit]').first().waitFor({ state: 'attached' });
  const why = page.locator('.why-not');
  const link = why.getByRole('link');
  // The first arrow puts the cursor on the figure that acts: where it stands it need not go.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(why).toBeVisible();
  const rule = await link.getAttribute('href');
  expect(rule).toMatch(/^#\/rules\/doom\/DM-/);
  // The link opens the reference at that very rule, and there is a way back to the same question.
  const before = await asked(page);
  await link.click();
  await expect(page.locator(`[id="${rule?.split('/').at(-1)}"]`)).toBeVisible();
  await page.goBack();
  await question(page).waitFor();
  await expect.poll(async () => (await asked(page)).words).toBe(before.words);
});

test('lines of the log that pass below a resting pointer ask for nothing', async ({ page }) => {
  await settle(page, 'ru');
  await openReplay(page, corpus(COLD_RESTART.name));
  await fork(page, COLD_RESTART.attack, ['bot:easy', 'bot:easy', 'me']);
  await page.locator('.board [data-lit]').first().waitFor({ state: 'attached' });
  const told = page.locator('.inspect-box');
  // The log is scrolled away a little, until between its names there is room for the pointer.
  const spot = await page.evaluate(() => {
    const lines = document.querySelector('.log-lines');
    const name = [...document.querySelectorAll('.log-lines .text-part')].at(-1);
    if (lines === null || name === undefined) throw new Error('no names in the log');
    const { x, y, width, height } = name.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    let by = 0;
    while (document.elementFromPoint(at.x, at.y)?.matches('.text-part') === true && by++ < 80)
      lines.scrollTop -= 1;
    return { ...at, by };
  });
  await page.mouse.move(spot.x, spot.y);
  await drawn(page);
  await expect(told).toHaveCount(0);
  await page.locator('.log-lines').evaluate((lines, by) => lines.scrollBy(0, by), spot.by);
  await page.waitForTimeout(500);
  await expect(told).toHaveCount(0);
  await page.mouse.move(spot.x + 2, spot.y);
  await expect(told).toBeVisible();
});

test('of many figures each is named with where it stands, and shown on the board', async ({ page }) => {
  await settle(page, 'en');
  await openReplay(page, corpus(KNEE_DEEP.name));
  await fork(page, KNEE_DEEP.imps, KNEE_DEEP.players);
  const imps = page.locator('.prompt [data-named^="piece:"]');
  await expect(imps).toHaveText(
    ['J14', 'J18', 'J8', 'R14', 'N8', 'I9', 'D16', 'J7'].map(
      (where, i) => new RegExp(`Imp.${i + 1} ${where}$`),
    ),
  );
  // On the board the number of each lies over the mark that lights it.
  const numbers = await page.evaluate(() => {
    const marks = document.querySelector('.board-lit-marks')!;
    return [...document.querySelectorAll('.board-figure-badge')].flatMap((badge) =>
      marks.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING ? badge.textContent : [],
    );
  });
  expect(numbers.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  // By keys, and the board shows who is meant.
  await imps.nth(3).focus();
  await expect(page.locator('.board-rings.cursor .board-ring').first()).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(question(page).locator('.prompt-title')).toHaveText(/Imp.4/);
});

test('whoever changes a setting in the middle of a match finds the way back to the question', async ({
  page,
}) => {
  await settle(page, 'en');
  await playNow(page);
  const before = await asked(page);
  await page.locator('[data-test="menu"]').click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Largest' }).check();
  await page.locator('[data-test="way-back"]').click();
  await question(page).waitFor();
  await expect.poll(async () => (await asked(page)).words).toBe(before.words);
});

test('Enter does not resign a match by accident', async ({ page }) => {
  await settle(page, 'en');
  await playNow(page);
  const before = await asked(page);
  await page.locator('[data-test="menu"]').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('button', { name: 'No, go back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await asked(page)).toEqual(before);
});

test('several people at one screen: a curtain falls between them', async ({ page }) => {
  await settle(page, 'en');
  await openReplay(page, corpus(COLD_RESTART.name));
  await fork(page, COLD_RESTART.attack, ['guest', 'bot:easy', 'me']);
  await expect(page.locator('dialog.curtain')).toBeVisible();
  // Nothing of anybody's hand is on the page while it is closed.
  expect(
    await page.locator('.table-hand [data-ref^="card:action"], .table-hand [data-ref^="card:event"]').count(),
  ).toBe(0);
  await page.locator('[data-test="ready"]').click();
  await question(page).waitFor();
  await expect(page.locator('dialog.curtain')).toHaveCount(0);
  // A hand is seen by its owner only, whoever plays.
  const leaks = new Set<string>();
  await page.exposeFunction('leaked', (what: string) => leaks.add(what));
  await page.evaluate(() => {
    let closed = false;
    document.body.dataset.curtains = '0';
    new MutationObserver(() => {
      const viewpoint = document.querySelector('.table')?.getAttribute('data-viewpoint');
      const seen = (part: string) => document.querySelectorAll(`.table-hand [data-ref^="${part}"]`);
      // An own action card has no number of a marine behind its own; event cards in hand are the Invader's.
      const actions = [...seen('card:action.')].filter((e) =>
        /\.\d+$/.test(e.getAttribute('data-ref') ?? ''),
      );
      const own = actions.filter((e) => /^card:action\.\d+$/.test(e.getAttribute('data-ref') ?? ''));
      const curtain = document.querySelector('dialog.curtain[open]') !== null;
      if (curtain && !closed)
        document.body.dataset.curtains = String(Number(document.body.dataset.curtains) + 1);
      closed = curtain;
      const leaked = (globalThis as unknown as { leaked(what: string): void }).leaked;
      if (viewpoint === '0' && own.length > 0) leaked(`the Invader sees ${own[0].getAttribute('data-ref')}`);
      if (curtain && own.length > 0) leaked('a hand behind the curtain');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await playUntil(page, () => Number(document.body.dataset.curtains) >= 4, 60);
  expect(Number(await page.locator('body').getAttribute('data-curtains'))).toBeGreaterThanOrEqual(4);
  expect([...leaks]).toEqual([]);
});

test('several heroes at one screen: a curtain falls only between closed hands', async ({ page }) => {
  await settle(page, 'en');
  for (const closed of [false, true]) {
    await page.goto('/#/new/fireteam-zero');
    const seats = page.locator('select[data-seat]');
    await seats.nth(1).selectOption('guest');
    if (closed) await page.getByLabel('Closed hands').check();
    const note = page.locator('.start-bar [role="status"]');
    await expect(note).toHaveText(closed ? /covered while you change seats/ : '');
    await page.locator('[data-test="start"]').click();
    await page.locator('[data-test="ready"], .prompt[data-decision]').first().waitFor();
    // Both choose their heroes and play until everybody's first round is over.
    let curtains = 0;
    await page.exposeFunction(`fell${closed}`, () => curtains++);
    await page.evaluate((fell) => {
      let down = false;
      new MutationObserver(() => {
        const now = document.querySelector('dialog.curtain[open]') !== null;
        if (now && !down) (window as unknown as Record<string, () => void>)[fell]();
        down = now;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    }, `fell${closed}`);
    await playUntil(page, () => document.querySelectorAll('.log-lines li').length > 25, 60);
    if (closed) expect(curtains).toBeGreaterThan(1);
    else expect(curtains).toBe(0);
  }
});

/** The guided match of Fireteam Zero, at its first question; only what the teacher asks for may be answered. */
async function guided(page: Page): Promise<void> {
  await page.goto('/#/learn');
  await page.locator('.learn-first[data-game-card="fireteam-zero"] button').click();
  await question(page).waitFor();
  await page.locator('[data-test="read-on"]').click();
}

test('a refusal is seen on a low screen too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await settle(page, 'en');
  await guided(page);
  await page.locator('.prompt [data-option^="decline"]').click();
  await expect(page.locator('.why-not')).toBeInViewport({ ratio: 1 });
});

test('a way through areas leads from cost to cost: none stands twice', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/#/new/fireteam-zero');
  await page.locator('.start-bar button').click();
  await question(page).waitFor();
  await playUntil(page, () => document.querySelector('.prompt [data-option="end"]') !== null, 3);
  await inTheOpen(page, '.board-target[data-lit="step"][aria-label^="Walk"]', (what, position) =>
    what.hover({ position, force: true, timeout: 3000 }),
  );
  await expect(page.locator('.board-way .board-way-node')).toHaveCount(2);
  await expect(page.locator('.board-way .board-pill')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('whoever aims sees both ends of the shot', async ({ page }) => {
    await settle(page, 'ru');
    await openReplay(page, corpus(BISHOP_FALLS.name));
    await fork(page, BISHOP_FALLS.shot, BISHOP_FALLS.players);
    const { target } = BISHOP_FALLS;
    const demon = page.locator(`.board [data-lit="attack"][data-ref="${target}"]`);
    await demon.waitFor({ state: 'attached' });
    await demon.focus();
    await page.keyboard.press('Enter');
    await page.locator('.preview-box').waitFor();
    const isOpen = (ref: string) =>
      page.locator(`.board-piece[data-ref="${ref}"]`).evaluate((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return there !== null && there.closest('.board-window') !== null;
      });
    await expect.poll(() => isOpen(target)).toBe(true);
    await expect.poll(() => isOpen('piece:0')).toBe(true);
  });

  test('one of many figures is chosen in the prompt, and the board stays in sight', async ({ page }) => {
    await settle(page, 'ru');
    await openReplay(page, corpus(KNEE_DEEP.name));
    await fork(page, KNEE_DEEP.imps, KNEE_DEEP.players);
    const imps = page.locator('.prompt [data-named^="piece:"]');
    await expect(imps).toHaveCount(8);
    for (const imp of await imps.all()) expect((await imp.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(imps.last()).toBeInViewport({ ratio: 1 });
    expect((await page.locator('.board-window').boundingBox())?.height).toBeGreaterThan(350);
    expect(await cutTexts(page)).toEqual([]);
    await imps.last().tap();
    await expect(question(page).locator('.prompt-title')).toHaveText(/Имп.8/);
  });

  test('a refusal is seen', async ({ page }) => {
    await settle(page, 'pt-BR');
    await guided(page);
    await page.locator('.prompt [data-option^="decline"]').tap();
    await expect(page.locator('.why-not')).toBeInViewport({ ratio: 1 });
  });

  test('the cards that the guided match means are the first to be seen', async ({ page }) => {
    await settle(page, 'ru');
    await page.goto('/#/learn');
    await page.locator('.learn-first[data-game-card="doom"] button').tap();
    await question(page).waitFor();
    const cards = page.locator('.table-strip > *');
    for (let i = 0; i < 2; i++) await page.locator('[data-test="read-on"]').tap();
    await expect(page.locator('.table-strip > .hinted')).toHaveCount(2);
    await expect(cards.first()).toHaveClass(/\bhinted\b/);
    await expect(cards.first()).toBeInViewport({ ratio: 0.99 });
    // What says that they are meant hides nothing that is to be read on them.
    const hidden = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const badge = card.querySelector('.card-face-hint')?.getBoundingClientRect();
        if (badge === undefined) return [];
        const parts = '.card-face-title, .card-face-kicker, .card-face-corner, .card-face-box';
        return [...card.querySelectorAll(parts)].flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const apart =
            right <= badge.left || left >= badge.right || bottom <= badge.top || top >= badge.bottom;
          return apart ? [] : [part.textContent];
        });
      }),
    );
    expect(hidden).toEqual([]);
  });

  test('dice that roll hide no track, whatever the size of the letters', async ({ page }) => {
    await settle(page, 'ru');
    await guided(page);
    for (const textSize of ['normal', 'largest']) {
      await settle(page, 'ru', { textSize });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-text', textSize);
      const between = async () => {
        const room = await page.locator('.moment-room').boundingBox();
        const track = await page.locator('.track-strip').boundingBox();
        return room === null || track === null ? null : room.y - track.y - track.height;
      };
      await expect.poll(between, textSize).toBeGreaterThanOrEqual(0);
    }
  });

  test('a hero’s turn: companions are asked for once, a sheet has room for the hand, cards are compared', async ({
    page,
  }) => {
    await settle(page, 'en');
    await page.goto('/#/new/fireteam-zero');
    await page.locator('.start-bar button').tap();
    await question(page).waitFor();
    const inTurn = () => document.querySelector('.prompt [data-option="end"]') !== null;
    await playToTheEnd(page, finger(page), 3, 200, inTurn);
    // Whom to take along is asked below the board, and once.
    await inTheOpen(page, '.board-target[data-lit="step"][aria-label$=", alone"]', (what, position) =>
      what.tap({ position, force: true, timeout: 3000 }),
    );
    await expect(page.locator('.prompt [data-option]').nth(1)).toBeVisible();
    await expect(page.locator('.board-chooser')).toBeHidden();

    await settle(page, 'ru');
    await page.reload();
    await question(page).waitFor();
    // Somebody is looked at: what is known of them stands over the question.
    await page.locator('[data-test="fit"]').tap();
    await inTheOpen(page, '.board-piece.figure', (what, position) =>
      what.tap({ position, force: true, timeout: 3000 }),
    );
    await page.locator('.table-pointer > :not(.table-aside)').first().waitFor();
    await page.locator('.table-tabs [data-tab="hand"]').tap();
    await page.locator('.table-sheet .hand').waitFor();
    expect(await cutTexts(page)).toEqual([]);
    await expect(page.locator('.table-pointer > :not(.table-aside)')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await cutTexts(page)).toEqual([]);
    await expect(page.locator('.table-sheet-close')).toBeInViewport({ ratio: 1 });
    // Whoever looks at a card there sees it below, and the hand as before.
    await page.locator('.table-sheet .hand-cards .card-face').first().tap();
    expect(await cutTexts(page)).toEqual([]);
    await expect(page.locator('.table-sheet-close')).toBeInViewport({ ratio: 1 });
    await page.locator('.table-sheet-close').tap();
    await page.setViewportSize({ width: 390, height: 844 });

    // Attack cards are compared where they are chosen.
    const choosing = () =>
      document.querySelector('.prompt [data-option="end"]') !== null &&
      document.querySelector('.composed-item') !== null;
    await playToTheEnd(page, finger(page), 3, 200, choosing);
    for (const card of await page.locator('.composed-item').all()) {
      await expect(card.locator('.composed-strength > [role="img"]').first()).toHaveText(/^\d/);
      await expect(card.locator('.die-face').first()).toBeVisible();
    }
  });
});
