import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speakOfPages } from '../app/words.ts';
import { drawn, found, soon } from '../testing/drawn.tsx';
import CompanionPage from './CompanionPage.tsx';
import { usePreferences } from './preferences.ts';

beforeEach(async () => {
  // The page of the test before keeps its match when it goes, which is after the next frame.
  await new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
  localStorage.clear();
  usePreferences.setState({ arrangement: 'auto', swappedEnds: false, awake: true });
  await speakOfPages();
});

/** Deployed, and waiting for the defenders to start the first round. */
async function atTheTable(): Promise<HTMLElement> {
  const place = await drawn(<CompanionPage game="siege" />);
  await soon(() => found(place, '[data-test="begin"]'));
  found(place, '[data-test="begin"]').click();
  await soon(() => found(place, '[data-test="readyMade"]'));
  found(place, '[data-test="readyMade"]').click();
  await soon(() => expect(found(place, '.companion-title').textContent).toBe('Round 1'));
  return place;
}

const half = (place: HTMLElement, tone: 'cool' | 'warm') =>
  found(place, `.companion-half[data-tone="${tone}"]`);
const mood = (place: HTMLElement, tone: 'cool' | 'warm') => half(place, tone).dataset.mood;

/** As a finger does: the click comes when it is lifted. */
function touch(place: HTMLElement, tone: 'cool' | 'warm', more: PointerEventInit = {}): void {
  const press = found(half(place, tone), '[data-test="press"]');
  press.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0, ...more }),
  );
  press.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

describe('a half', () => {
  it('hands over when it is touched, once for a touch and its click', async () => {
    const place = await atTheTable();
    touch(place, 'warm');
    await soon(() => expect([mood(place, 'cool'), mood(place, 'warm')]).toEqual(['runs', 'waits']));
    expect(found(place, '[aria-current="step"][data-tone]').textContent).toBe('Attack');
  });

  it('does nothing for a second finger, or another button of a mouse', async () => {
    const place = await atTheTable();
    touch(place, 'warm', { isPrimary: false });
    touch(place, 'warm', { button: 2 });
    await new Promise((done) => setTimeout(done, 20));
    expect(mood(place, 'cool')).toBe('waits');
  });

  it('hands over for keys and screen readers, which only click, and says what a press does', async () => {
    const place = await atTheTable();
    const press = found(half(place, 'warm'), '[data-test="press"]');
    expect(press.getAttribute('aria-label')).toBe('Defenders. Tap: start the attackers’ clock');
    press.click();
    await soon(() => expect(mood(place, 'cool')).toBe('runs'));
    expect(half(place, 'warm').querySelector('[data-test="press"]')?.getAttribute('aria-label')).toBe(
      'Defenders. Tap: think on your own time',
    );
  });

  it('that has nothing to press has no button', async () => {
    const place = await atTheTable();
    expect(half(place, 'cool').querySelector('[data-test="press"]')).toBeNull();
  });

  it('crosses out who was eliminated, and has them back', async () => {
    const place = await atTheTable();
    const person = () => found(half(place, 'cool'), '[data-person="1"]');
    expect(person().getAttribute('aria-label')).toBe('Operator 2: eliminated');
    person().click();
    await soon(() => expect(person().getAttribute('aria-pressed')).toBe('true'));
    expect(found(half(place, 'cool'), '.companion-detail').textContent).toBe('4 × 60 s');
    person().click();
    await soon(() => expect(person().getAttribute('aria-pressed')).toBe('false'));
  });
});

it('a match is there again when the page is', async () => {
  const place = await atTheTable();
  touch(place, 'warm');
  await soon(() => expect(mood(place, 'cool')).toBe('runs'));
  const again = await drawn(<CompanionPage game="siege" />);
  await soon(() => expect(mood(again, 'cool')).toBe('runs'));
});

it('another page of the browser has handed over: so has this one', async () => {
  const place = await atTheTable();
  const other = await drawn(<CompanionPage game="siege" />);
  await soon(() => expect(mood(other, 'warm')).toBe('asked'));
  touch(place, 'warm');
  window.dispatchEvent(new StorageEvent('storage', { key: 'sightline.companion.siege' }));
  await soon(() => expect(mood(other, 'cool')).toBe('runs'));
});

it('keeps the screen on while a match runs, also after the page was hidden', async () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(() => {
    const lock = {
      released: false,
      release() {
        lock.released = true;
        return Promise.resolve();
      },
    };
    locks.push(lock);
    return Promise.resolve(lock);
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  try {
    const place = await atTheTable();
    await soon(() => expect(locks).toHaveLength(1));
    locks[0].released = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await soon(() => expect(locks.filter(({ released }) => !released)).toHaveLength(1));
    found(place, '[data-test="menu"]').click();
    await soon(() => found(place, '[data-test="finish-early"]'));
    found(place, '[data-test="finish-early"]').click();
    await soon(() => expect(locks.every(({ released }) => released)).toBe(true));
    expect(found(place, '.companion-title').textContent).toBe('The match is over');
  } finally {
    vi.unstubAllGlobals();
  }
});
