import type { Page } from 'playwright';
import { loginAnswer } from '#lib/contract/member.ts';
import { paths } from '#lib/contract/paths.ts';
import { post } from '#scripts/screenshots/service.ts';

/** Brings pages to the state that is shown. */

/** Puts pieces into the open page's basket as the shop's service knows it, and looks at it. */
export async function fillBasket(
  page: Page,
  service: string,
  codes: readonly number[],
): Promise<void> {
  // The page gives itself one when it is alive.
  await page.waitForFunction(() => document.cookie.includes('guid='));
  const guid = (await page.context().cookies()).find(({ name }) => name === 'guid')?.value;
  for (const WebsiteCode of codes) {
    await post(service, 'Basket/Add-To-Basket', { WebsiteCode, GuidCode: guid });
  }
  await page.reload();
  await page.getByRole('region', { name: 'مبلغ قابل پرداخت' }).waitFor();
}

/** What stands in a menu that covers the page. */
const categories = (page: Page) =>
  page.getByRole('navigation', { name: 'دسته‌بندی محصولات' }).getByRole('group').first();

export async function openMegaMenu(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'دسته‌بندی محصولات' })
    .getByRole('button', { name: 'دسته‌بندی محصولات' })
    .click();
  await categories(page).waitFor();
}

export async function openCategories(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'دسته‌بندی‌ها' }).click();
  await categories(page).waitFor();
}

export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'فیلترها' }).click();
  await page.getByRole('dialog', { name: 'فیلترها' }).waitFor();
}

/** Types into the search field, on phones into its overlay, until something is suggested. */
export async function askForPhones(page: Page): Promise<void> {
  const open = page.getByRole('banner').getByRole('button', { name: 'دنبال چه' });
  if (await open.isVisible()) await open.click();
  else await page.getByRole('banner').getByRole('searchbox').click();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('گوشی');
  await page.getByRole('option').first().waitFor();
}

/** Asks a visitor with a full basket to log in. */
export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'ادامه روند خرید' }).click();
  await page.getByRole('dialog').waitFor();
}

/** A demo account that `npm start` prints. */
const account = { mobile: '09120000001', password: 'Kahroba-1404' };

/** Makes the browser a member's before anything is opened; calls of the given kind are made for him. */
export async function enter(
  page: Page,
  base: string,
  calls: readonly (readonly [name: string, body: object])[] = [],
): Promise<void> {
  const login = await page.request.post(`${base}/api/member-account/login`, { data: account });
  const { accessToken } = loginAnswer.parse(await login.json());
  const headers = { authorization: `Bearer ${accessToken ?? ''}` };
  // Those of the pictures before are none of a member's.
  const alone = ['member-account/end-other-devices', {}] as const;
  for (const [name, data] of [alone, ...calls]) {
    const answer = await page.request.post(`${base}/api/${name}`, { headers, data });
    if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}`);
  }
}

/** The member's address, kept once however often it is sent. */
export const anAddress = [
  'member-account/add-address',
  {
    province: 'تهران',
    city: 'تهران',
    line: 'خیابان آزادی، کوچه نسترن',
    plate: '12',
    unit: '3',
    postalCode: '1417614411',
    receiverName: 'سارا احمدی',
    receiverMobile: '09121112233',
  },
] as const;

/** Until what is read for the member is there: the skeleton says that it is not. */
export async function whenRead(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('.motion-safe\\:animate-pulse')
    .waitFor({ state: 'detached' });
}

/** Asks for a code by a demo account's number. */
export async function askForCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(account.mobile);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await page.getByRole('textbox', { name: /کد/ }).waitFor();
}

/** The form of an address above its page. */
export async function openAddress(page: Page): Promise<void> {
  await whenRead(page);
  await page.getByRole('button', { name: 'افزودن نشانی' }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Adds what the list shows first to the comparison, whose bar then stands below. */
export async function collect(page: Page): Promise<void> {
  for (const at of [0, 1]) {
    await page
      .getByRole('main')
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: 'افزودن به مقایسه' })
      .click();
  }
  await page.getByRole('region', { name: 'کالاهای انتخاب‌شده برای مقایسه' }).waitFor();
}

/** Where an account's pages are shown. */
export const accountPages = [
  ['account', paths.account],
  ['account-profile', paths.profile],
  ['account-addresses', paths.addresses],
  ['account-devices', paths.devices],
  ['account-password', paths.password],
] as const;
