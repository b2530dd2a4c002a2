import { expect, type Page } from 'playwright/test';
import { z } from 'zod';
import { secret } from './secrets.ts';

const password = secret('password', 'Kahroba-1404');

/** The demo shop's accounts; `npm start` prints them. */
export const accounts = {
  member: { mobile: '09120000001', password },
  administrator: { mobile: '09120000002', password },
  withoutNationalCode: { mobile: '09120000003', password },
  unverified: { mobile: '09120000004', password },
  /** For the only test that verifies it, which cannot be undone. */
  toBeVerified: { mobile: '09120000005', password },
} as const satisfies Record<string, Account>;

export interface Account {
  readonly mobile: string;
  readonly password: string;
}

/** Fills in and submits the login form. */
export async function fillLogin(page: Page, account: Account, remember = false): Promise<void> {
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(account.mobile);
  await page.getByLabel('رمز عبور').fill(account.password);
  if (remember) await page.getByLabel('مرا به خاطر بسپار').check();
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
}

/** Logs in on the login page and waits for the next page. */
export async function logIn(
  page: Page,
  account: Account = accounts.member,
  { remember = false, returnUrl = '/account' } = {},
): Promise<void> {
  await page.goto(`/account/login?returnUrl=${encodeURIComponent(returnUrl)}`);
  await fillLogin(page, account, remember);
  await page.waitForURL((url) => url.pathname === returnUrl);
}

/** Logs out with the button of an account page. */
export const logOut = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'خروج از حساب' }).click();

/** Expects that the header shows a logged-in member. */
export const expectMember = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' })).toBeVisible();

/** Expects that the header shows no member. */
export const expectVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'ورود / ثبت‌نام' })).toBeVisible();

/** The token in both storages; only one of them should have it. */
export function storedTokens(page: Page) {
  return page.evaluate(() => ({
    lasting: localStorage.getItem('accessToken'),
    passing: sessionStorage.getItem('accessToken'),
  }));
}

const part = z.record(z.string(), z.unknown());

/** The token with a changed payload and so an invalid signature. */
export function falsified(token: string, change: object): string {
  const [head, body = '', signature] = token.split('.');
  const payload = part.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const changed = Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64url');
  return [head, changed, signature].join('.');
}
