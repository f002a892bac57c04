import { expect, test } from '@playwright/test';
import { settle } from './player.ts';

const ANN = { id: 'ann', name: 'Ann', guest: false, email: 'ann@example.org', mail: true };

/** What each language says of an address that nobody has confirmed. */
const LANGUAGES = [
  ['en', 'is not confirmed yet', 'An e-mail is on its way.', 'That was too much'],
  ['ru', 'ещё не подтверждён', 'Письмо уже в пути.', 'Слишком много'],
  ['pt-BR', 'ainda não foi confirmado', 'Um e-mail está a caminho.', 'Foi demais'],
] as const;

for (const [language, awaited, sent, tooFast] of LANGUAGES)
  test(`an address awaits its confirmation, and the letter is sent again: ${language}`, async ({ page }) => {
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

for (const [language, change, changed] of [
  ['en', 'Change the address', 'The address is changed.'],
  ['ru', 'Сменить адрес', 'Адрес изменён.'],
  ['pt-BR', 'Mudar o endereço', 'O endereço foi alterado.'],
] as const)
  test(`a mistyped address is mended: ${language}`, async ({ page }) => {
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
