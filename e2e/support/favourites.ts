import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { favouriteAnswer, getCodesAnswer } from '#lib/contract/favourite.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { type Account, storedTokens } from './members.ts';

export const addName = 'افزودن به علاقه‌مندی‌ها';
export const removeName = 'حذف از علاقه‌مندی‌ها';

/** For late parts that load on a busy machine. */
export const patience = { timeout: 15_000 };

/** The favourite button of a card or a product's page, in either state. */
export const heartIn = (place: Locator) =>
  place.getByRole('button', { name: /(?:افزودن به|حذف از) علاقه‌مندی‌ها/ });

export const cardOf = (page: Page, code: number) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href*="/product/${code}/"]`) });

export const heartOf = (page: Page, code: number) => heartIn(cardOf(page, code));

/** Waits until a favourite button has the accessible name of this state. */
export async function expectHeart(heart: Locator, is: boolean): Promise<void> {
  await expect(heart).toHaveAccessibleName(is ? removeName : addName, patience);
}

/** Waits until the header shows this count. */
export async function expectCount(page: Page, count: number): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: 'علاقه‌مندی‌ها' });
  const text = count === 0 ? /^\D*$/ : new RegExp(`(?<!\\d)${toPersianDigits(count)}(?!\\d)`);
  await expect(link).toHaveText(text, patience);
}

const bearerOf = (token: string | null) => ({ authorization: `Bearer ${token ?? ''}` });

async function codesOf(page: Page, headers: Record<string, string>): Promise<number[]> {
  const answer = await page.request.get('/api/favorite/get-codes', { headers, maxRetries: 3 });
  return getCodesAnswer.parse(await answer.json()).codes;
}

/** The stored favourites of this tab's member, newest first. */
export async function keptCodes(page: Page): Promise<number[]> {
  let token = '';
  await expect
    .poll(async () => {
      const { lasting, passing } = await storedTokens(page);
      return (token = passing ?? lasting ?? '');
    })
    .not.toBe('');
  return codesOf(page, bearerOf(token));
}

/**
 * Logs this browser in as a member who has exactly these favourites, newest first. It uses the service, because the
 * login page has its own tests; the next page finds the cookies and gets a token.
 */
export async function enterAs(
  page: Page,
  { mobile, password }: Account,
  codes: readonly number[] = [],
): Promise<void> {
  const login = await page.request.post('/api/member-account/login', {
    data: { mobile, password },
  });
  const headers = bearerOf(loginAnswer.parse(await login.json()).accessToken);
  const change = async (name: string, WebsiteCode: number) => {
    const path = `/api/favorite/${name}-favorite`;
    const answer = await page.request.post(path, { headers, data: { WebsiteCode }, maxRetries: 3 });
    expect(favouriteAnswer.parse(await answer.json()).success).toBe(true);
  };
  for (const code of await codesOf(page, headers)) {
    // oxlint-disable-next-line no-await-in-loop
    await change('remove', code);
  }
  for (const code of codes.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop
    await change('add', code);
  }
}

/** The toast about a product. Matches the name up to its first digit, because toasts have Persian digits. */
export const toast = (page: Page, name: string, became: 'اضافه' | 'حذف') =>
  page
    .getByRole('listitem')
    .filter({ hasText: `محصول ${name.split(/\d/)[0] ?? ''}` })
    .filter({ hasText: became === 'حذف' ? 'از علاقه‌مندی‌ها حذف شد' : 'به علاقه‌مندی‌ها اضافه شد' });

/** Names of the favourites calls that a page makes. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/api\/favorite\/([a-z-]+)/.exec(request.url()) ?? [];
    if (name) calls.push(name);
  });
  return calls;
}
