import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Account } from './members.ts';
import { secret } from './secrets.ts';
import { inbox } from './stock-alert.ts';

/** A random number, because earlier runs on the same shop may have used a fixed one. */
export const newMobile = (): string =>
  `0939${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

/** Messages to the number, latest first. */
async function messagesTo(page: Page, mobile: string): Promise<string[]> {
  const items = (await inbox(page)).split('<li>').slice(1);
  return items.filter((item) => item.includes(`>${mobile}<`));
}

/**
 * Waits for the code that is sent to the number.
 * @param sent number of messages sent before
 */
export async function codeOf(page: Page, mobile: string, sent = 0): Promise<string> {
  let messages: string[] = [];
  await expect
    .poll(async () => (messages = await messagesTo(page, mobile)).length)
    .toBeGreaterThan(sent);
  const code = /#(\d{6})/.exec(messages[0] ?? '')?.[1];
  if (code === undefined) throw new Error('The message has no code.');
  return secret('one-time code', code);
}

/** Logs this browser in as a new member with a verified number and no national code. */
export async function enterAsNew(page: Page): Promise<Account> {
  const account = { mobile: newMobile(), password: secret('password', 'Kahroba-1404') };
  await page.request.post('/api/member-account/register', { data: account });
  const code = await codeOf(page, account.mobile);
  const answer = await page.request.post('/api/member-account/register', {
    data: { ...account, code },
  });
  expect(await answer.json()).toMatchObject({ success: true });
  return account;
}

/** Another code of the same length. */
export const wrong = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const mobileField = (page: Page) => page.getByRole('textbox', { name: 'شماره موبایل' });
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'کد شش‌رقمی' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Requests a code on the page for login by code and waits for its input field. */
export async function askForCode(page: Page, mobile: string, returnUrl?: string): Promise<void> {
  const query = returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`;
  await page.goto(`/account/login/code${query}`);
  await mobileField(page).fill(mobile);
  await button(page, 'دریافت کد').click();
  await expect(codeField(page)).toBeFocused();
}
