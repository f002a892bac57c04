import { expect } from '@playwright/test';
import { settle } from './player.ts';
import { test } from './test.ts';

const ANN = { id: 'ann', name: 'Ann', guest: false, email: 'ann@example.org', mail: true };

test('an address awaits its confirmation, and the letter is sent again', async ({ page }) => {
  const [language, awaited, sent, tooFast] = [
    'ru',
    'ещё не подтверждён',
    'Письмо уже в пути.',
    'Слишком много',
  ] as const;
  // The server of these tests sends no mail: what it would say is said for it.
  let unconfirmed = true;
  let letters = 0;
  await page.route('**/api/me', (route) => route.fulfill({ json: { ...ANN, unconfirmed } }));
  await page.route('**/api/auth/passkey/list-user-passkeys', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/auth/send-verification-email', (route) => {
    expect(route.request().headers()['accept-language']).toBe(language);
    return ++letters === 1
      ? route.fulfill({ json: { status: true } })
      : route.fulfill({ status: 429, json: { error: 'too-fast', message: '' } });
  });
  await settle(page, language);
  await page.goto('#/account');
  const box = page.locator('[data-test="unconfirmed"]');
  await expect(page.getByText(awaited)).toBeVisible();
  await box.getByRole('button').click();
  await expect(box.getByRole('status')).toHaveText(sent);
  await box.getByRole('button').click();
  await expect(box.getByRole('alert')).toContainText(tooFast);
  await expect(box.getByRole('status')).toBeEmpty();

  // The link was opened elsewhere: whoever comes back to this page is told.
  unconfirmed = false;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(box).toHaveCount(0);
  await expect(page.getByText(awaited)).toHaveCount(0);
});

test('a mistyped address is mended', async ({ page }) => {
  const [language, change, changed] = ['pt-BR', 'Mudar o endereço', 'O endereço foi alterado.'] as const;
  const [local, password] = [`ann.${language}.${Date.now()}`, 'correct horse'];
  await settle(page, language);
  await page.goto('#/account');
  const up = page.locator('form', { has: page.locator('[data-test="sign-up"]') });
  await up.locator('input').first().fill('Ann');
  await page.locator('[data-test="sign-up-email"]').fill(`${local}@exmaple.org`);
  await page.locator('[data-test="sign-up-password"]').fill(password);
  await page.locator('[data-test="sign-up"]').click();
  await expect(page.getByText(`${local}@exmaple.org`).first()).toBeVisible();

  const box = page.locator('[data-test="change-email"]');
  await box.getByRole('button', { name: change }).click();
  await expect(box.locator('input[type="email"]')).toBeFocused();
  await box.locator('input[type="email"]').fill(`${local}@example.org`);
  await box.locator('input[type="password"]').fill('wrong horse');
  await box.getByRole('button', { name: change }).click();
  await expect(box.getByRole('alert')).toHaveAttribute('data-fault', 'wrong-password');
  await box.locator('input[type="password"]').fill(password);
  await box.getByRole('button', { name: change }).click();
  await expect(box.getByRole('status')).toHaveText(changed);
  await expect(box.getByRole('button')).toBeFocused();
  await expect(page.getByText(`${local}@example.org`).first()).toBeVisible();
  await expect(page.getByText('exmaple')).toHaveCount(0);
});

test('whoever knew the password is shown out everywhere', async ({ page, browser }) => {
  const [language, change, changed, elsewhere, alone] = [
    'en',
    'Change the password',
    'The password is changed.',
    'Sign out everywhere else',
    'signed in here only',
  ] as const;
  const email = `ann.out.${language}.${Date.now()}@example.org`;
  const [old, better] = ['correct horse', 'battery staple'];
  await settle(page, language);
  await page.goto('#/account');
  const up = page.locator('form', { has: page.locator('[data-test="sign-up"]') });
  await up.locator('input').first().fill('Ann');
  await page.locator('[data-test="sign-up-email"]').fill(email);
  await page.locator('[data-test="sign-up-password"]').fill(old);
  await page.locator('[data-test="sign-up"]').click();
  await expect(page.getByText(email).first()).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  const signIn = async (password: string) => {
    await settle(other, language);
    await other.goto('#/account');
    await other.locator('[data-test="sign-in-email"]').fill(email);
    await other.locator('[data-test="sign-in-password"]').fill(password);
    await other.locator('[data-test="sign-in"]').click();
  };
  const shownOut = async () => {
    await other.reload();
    await expect(other.locator('[data-test="sign-in"]')).toBeVisible();
  };
  await signIn(old);
  await expect(other.locator('[data-test="sign-out"]')).toBeVisible();
  await page.getByRole('button', { name: elsewhere }).click();
  await expect(page.getByText(alone)).toBeVisible();
  await shownOut();

  await signIn(old);
  await expect(other.locator('[data-test="sign-out"]')).toBeVisible();
  const box = page.locator('[data-test="change-password"]');
  await box.getByRole('button', { name: change }).click();
  const [current, next] = [box.locator('input').nth(0), box.locator('input').nth(1)];
  await expect(current).toBeFocused();
  await current.fill('wrong horse');
  await next.fill(better);
  await box.getByRole('button', { name: change }).click();
  await expect(box.getByRole('alert')).toHaveAttribute('data-fault', 'wrong-password');
  await current.fill(old);
  await box.getByRole('button', { name: change }).click();
  await expect(box.getByRole('status')).toContainText(changed);
  await expect(box.getByRole('button')).toBeFocused();
  await shownOut();
  // Here one stays, also after loading the page anew.
  await page.reload();
  await expect(page.locator('[data-test="sign-out"]')).toBeVisible();
  await signIn(old);
  await expect(other.getByRole('alert')).toHaveAttribute('data-fault', 'wrong-email-or-password');
  await signIn(better);
  await expect(other.locator('[data-test="sign-out"]')).toBeVisible();
});

/** A link to a new address as it is in a letter, as far as can be seen of it without the server's secret. */
const exchange = `x.${Buffer.from(JSON.stringify({ updateTo: 'ann@example.org' })).toString('base64url')}.x`;

test('a link in a letter says what came of it', async ({ page }) => {
  const [language, expired, signIn, confirmed, reset, forgotten] = [
    'pt-BR',
    'Este link não funciona mais',
    'primeiro entre aqui',
    'O endereço está confirmado',
    'peça um novo na página de entrada',
    'Esqueceu a senha?',
  ] as const;
  const open = (token: string) =>
    page.goto(`/api/auth/verify-email?token=${token}&callbackURL=%2F%23%2Faccount`);
  const said = page.locator('[data-test="opened-link"]');
  await settle(page, language);
  await open('too-old');
  await expect(said).toContainText(expired);
  // What is to be done can be done there.
  await expect(page.locator('[data-test="sign-in"]')).toBeVisible();
  await open(exchange);
  await expect(said).toContainText(signIn);
  await page.goto('/#/account/link/confirmed');
  await expect(said).toContainText(confirmed);
  await page.goto('/#/account/link/constructor');
  await expect(page.locator('[data-test="sign-in"]')).toBeVisible();
  await expect(said).toHaveCount(0);

  await page.goto('/#/account/reset/too-old');
  const form = page.locator('main form');
  await form.locator('input').fill('battery staple');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toContainText(reset);
  await expect(form.getByRole('alert')).toContainText(forgotten);
  await form.getByRole('link').click();
  await expect(page.getByText(forgotten)).toBeVisible();
});
