import { expect, type Page } from '@playwright/test';
import { finger, type Hands, keys, mouse, playToTheEnd, settle } from './player.ts';
import { test } from './test.ts';

// The browser keeps the app meanwhile, as it does for everybody.
test.use({ serviceWorkers: 'allow' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Played {
  /** from the first visit to the table */
  readonly sitDown: (page: Page, hands: Hands) => Promise<void>;
  /** no match is over after fewer questions */
  readonly least: number;
  /** looked at on a touch screen whenever something is asked: the play stops where it holds */
  readonly wrong: () => boolean;
}

const DOOM: Played = {
  async sitDown(page, hands) {
    await page.goto('/');
    await page.locator('[data-test="play-now"]').waitFor();
    await hands.press('[data-test="play-now"]');
  },
  least: 10,
  wrong: () => false,
};

/** A hero and three companions: their turns are theirs, so there are fewer questions. */
const FIRETEAM_ZERO: Played = {
  async sitDown(page, hands) {
    await page.goto('/#/new/fireteam-zero');
    await page.locator('.start-bar button').waitFor();
    await hands.press('.start-bar button');
  },
  least: 5,
  /** Something that floats over the board lies on the figure that is to act. */
  wrong() {
    const acting = document.querySelector('.board-halo-ring');
    if (acting === null || document.querySelector('.offers') !== null) return false;
    const { left, top, right, bottom } = acting.getBoundingClientRect();
    // A hair's breadth of its glow may lie below something.
    const HAIR = 6;
    return [...document.querySelectorAll('[data-floating]')].some((floating) => {
      const f = floating.getBoundingClientRect();
      return left + HAIR < f.right && right - HAIR > f.left && top + HAIR < f.bottom && bottom - HAIR > f.top;
    });
  },
};

/** Ready squads without clocks: what the form offers first. */
const SIEGE: Played = {
  async sitDown(page, hands) {
    await page.goto('/#/new/siege');
    await page.locator('.start-bar button').waitFor();
    await hands.press('.start-bar button');
  },
  least: 20,
  wrong: () => false,
};

/** From then on the view only moves as far as it must. */
async function lookAround(page: Page): Promise<void> {
  await page.locator('.prompt[data-decision]').waitFor();
  await page.locator('.board-window').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.locator('.board-window').blur();
}

const CLICKING = ['by clicking only', mouse] as const;
const KEYS = ['by keyboard only', keys] as const;
const TOUCHING = ['on a touch screen of 390 × 844', finger] as const;
type Way = readonly [how: string, hands: (page: Page) => Hands];

/**
 * A mission from the first visit to its end, by somebody who only follows what is lit: each game in every way and in
 * every language. That every question can be answered in every language is tested without a browser (src/host).
 */
const MISSIONS: readonly [game: string, played: Played, way: Way, language: string, seed: number][] = [
  ['DOOM', DOOM, CLICKING, 'en', 7],
  ['DOOM', DOOM, KEYS, 'ru', 11],
  ['DOOM', DOOM, TOUCHING, 'pt-BR', 15],
  ['Fireteam Zero', FIRETEAM_ZERO, CLICKING, 'pt-BR', 16],
  ['Fireteam Zero', FIRETEAM_ZERO, KEYS, 'en', 17],
  ['Fireteam Zero', FIRETEAM_ZERO, TOUCHING, 'ru', 18],
  ['6: Siege', SIEGE, CLICKING, 'ru', 21],
  ['6: Siege', SIEGE, KEYS, 'pt-BR', 22],
  ['6: Siege', SIEGE, TOUCHING, 'en', 23],
];

for (const [game, { sitDown, least, wrong }, [how, handsOn], language, seed] of MISSIONS)
  test(`a whole mission of ${game} ${how}, ${language}`, async ({ browser }) => {
    // Whoever has only keys takes a while to get everywhere.
    test.setTimeout(480_000);
    const context = await browser.newContext(handsOn === finger ? PHONE : {});
    const page = await context.newPage();
    const hands = handsOn(page);
    const broken: string[] = [];
    page.on('pageerror', (e) => broken.push(e.message));
    await settle(page, language);
    await sitDown(page, hands);
    if (handsOn === finger) await lookAround(page);
    const until = handsOn === finger ? wrong : () => false;
    const played = await playToTheEnd(page, hands, seed, 900, until);
    expect(played.questions).toBeGreaterThanOrEqual(least);
    expect(played.ending, 'nothing stopped the play').not.toBe('');
    expect(broken).toEqual([]);
  });
