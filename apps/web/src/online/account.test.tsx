import type { Language } from '@sightline/manifest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawn, found, ONLINE_WORDS, soon, type } from '../testing/drawn.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { OpenedLink } from './OpenedLink.tsx';
import { Trouble } from './Trouble.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useMe } from './who.ts';

const LANGUAGES = Object.entries(ONLINE_WORDS) as [Language, (typeof ONLINE_WORDS)[Language]][];

const ANN = { id: 'ann', name: 'Ann', guest: false, email: 'ann@example.org', mail: true, unconfirmed: true };

/** What the server is asked, and what it says to that. */
let asked: { path: string; language: string | null }[];
let answers: Record<string, () => Response>;
beforeEach(() => {
  asked = [];
  answers = { '/api/me': () => Response.json(ANN) };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, language: new Headers(init.headers).get('accept-language') });
    const answer = answers[path];
    if (answer === undefined) throw new Error(`nobody answers at ${path}`);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useMe.setState({ state: 'unknown', me: null } as never);
});

const refused = (error: string, status: number) => () => Response.json({ error, message: '' }, { status });

describe.each(LANGUAGES)('in %s', (language, words) => {
  it('an address that awaits its confirmation: the letter is sent again, and too many are refused', async () => {
    const place = await drawn(<Unconfirmed />, language);
    const again = '/api/auth/send-verification-email';
    answers[again] = () => Response.json({ status: true });
    expect(found(place, 'button').textContent).toBe(words['account.unconfirmed.again']);
    found(place, 'button').click();
    await soon(() =>
      expect(found(place, '[role="status"]').textContent).toBe(words['account.unconfirmed.sent']),
    );
    expect(asked.find(({ path }) => path === again)?.language).toBe(language);
    await soon(() => expect(found(place, 'button').ariaDisabled).not.toBe('true'));
    answers[again] = refused('too-fast', 429);
    found(place, 'button').click();
    await soon(() => expect(found(place, '[role="alert"]').textContent).toBe(words['online.fault.too-fast']));
    expect(found(place, '[role="status"]').textContent).toBe('');
  });

  it('a link in a letter: what came of it is told, as good news or as bad', async () => {
    for (const [outcome, role] of [
      ['changed', 'status'],
      ['confirmed', 'status'],
      ['expired', 'alert'],
      ['change-expired', 'alert'],
      ['other-account', 'alert'],
      ['sign-in', 'alert'],
    ] as const) {
      const place = await drawn(<OpenedLink outcome={outcome} />, language);
      const said = found(place, '[data-test="opened-link"]');
      expect([said.getAttribute('role'), said.textContent]).toEqual([role, words[`account.link.${outcome}`]]);
    }
  });

  it('another address: the keyboard goes into the form and back, and a wrong password is told', async () => {
    useMe.setState({ state: 'known', me: ANN });
    const place = await drawn(<ChangeEmail />, language);
    const path = '/api/auth/change-email';
    found(place, 'button').click();
    await soon(() => expect(document.activeElement).toBe(found(place, 'input[type="email"]')));
    type(found(place, 'input[type="email"]'), 'anne@example.org');
    type(found(place, 'input[type="password"]'), 'wrong horse');
    answers[path] = refused('wrong-password', 401);
    const send = () => found<HTMLFormElement>(place, 'form').requestSubmit();
    send();
    await soon(() =>
      expect(found(place, '[role="alert"]').textContent).toBe(words['online.fault.wrong-password']),
    );
    answers[path] = () => Response.json({ status: true });
    answers['/api/me'] = () => Response.json({ ...ANN, email: 'anne@example.org' });
    await soon(() => expect(found(place, 'form button').ariaDisabled).not.toBe('true'));
    send();
    await soon(() =>
      expect(found(place, '[role="status"]').textContent).toBe(words['account.email.changed']),
    );
    await soon(() => expect(document.activeElement).toBe(found(place, 'button')));
  });
});

it('a link that says nothing we know is not spoken of', async () => {
  const place = await drawn(<OpenedLink outcome="constructor" />);
  expect(place.querySelector('[data-test="opened-link"]')).toBeNull();
});

it('a code of the server that has no words is a failure like any other', async () => {
  const place = await drawn(<Trouble code="toString" />);
  expect(found(place, '[role="alert"]').textContent).toBe(ONLINE_WORDS.en['online.fault.failed']);
});
