import type { Page } from 'playwright/test';
import { addressesAnswer } from '#lib/contract/member-address.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { normaliseNationalCode } from '#lib/rules/national-code.ts';
import type { Account } from './members.ts';

/** For late parts that load on a busy machine. */
export const patience = { timeout: 15_000 };

export const main = (page: Page) => page.getByRole('main');

/** A random unused national code, because earlier runs on the same shop may have used a fixed one. */
export function newNationalCode(): string {
  const digits = String(100_000_000 + Math.floor(Math.random() * 900_000_000));
  const code = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(
    (each) => normaliseNationalCode(each) !== null,
  );
  return code ?? newNationalCode();
}

/** Confirms a new national code, so that no page reminds of it. */
export async function confirmNationalCode(page: Page, authorization: string): Promise<void> {
  await page.request.post('/api/member-account/update-profile', {
    headers: { authorization },
    data: { nationalCode: newNationalCode() },
  });
}

/** Logs this browser in through the service; the login page has its own tests. */
export async function enter(
  page: Page,
  { mobile, password }: Account,
): Promise<{ authorization: string }> {
  const answer = await page.request.post('/api/member-account/login', {
    data: { mobile, password },
  });
  const { accessToken } = loginAnswer.parse(await answer.json());
  return { authorization: `Bearer ${accessToken ?? ''}` };
}

export const anAddress = {
  province: 'تهران',
  city: 'تهران',
  line: 'خیابان آزادی، کوچه نسترن',
  plate: '12',
  unit: '3',
  postalCode: '1417614411',
  receiverName: 'سارا احمدی',
  receiverMobile: '09121112233',
};

/** Logs in as a member who has exactly these addresses, the first one as the default. */
export async function enterWithAddresses(
  page: Page,
  account: Account,
  addresses: readonly object[] = [],
): Promise<void> {
  const headers = await enter(page, account);
  const kept = await page.request.get('/api/member-account/get-addresses', { headers });
  for (const { id } of addressesAnswer.parse(await kept.json()).addresses) {
    // oxlint-disable-next-line no-await-in-loop
    await page.request.post('/api/member-account/remove-address', { headers, data: { id } });
  }
  for (const data of addresses) {
    // oxlint-disable-next-line no-await-in-loop
    await page.request.post('/api/member-account/add-address', { headers, data });
  }
}
