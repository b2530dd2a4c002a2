import type { Page } from 'playwright';
import { loginAnswer } from '#lib/contract/member.ts';
import { paths } from '#lib/contract/paths.ts';
import { accountOf } from '#scripts/lib/demo-login.ts';
import { post } from '#scripts/screenshots/service.ts';

/** Brings pages into the state to show. */

/** Adds pieces to the open page's basket by calls to the service, then opens the cart. */
export async function fillBasket(
  page: Page,
  service: string,
  codes: readonly number[],
): Promise<void> {
  // The page creates its cookie after hydration.
  await page.waitForFunction(() => document.cookie.includes('guid='));
  const guid = (await page.context().cookies()).find(({ name }) => name === 'guid')?.value;
  for (const WebsiteCode of codes) {
    await post(service, 'Basket/Add-To-Basket', { WebsiteCode, GuidCode: guid });
  }
  await page.reload();
  await page.getByRole('region', { name: 'مبلغ قابل پرداخت' }).waitFor();
}

/** Content of a menu that covers the page. */
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

/** Types into the search field (on phones in its overlay) until suggestions appear. */
export async function askForPhones(page: Page): Promise<void> {
  const open = page.getByRole('banner').getByRole('button', { name: 'دنبال چه' });
  if (await open.isVisible()) await open.click();
  else await page.getByRole('banner').getByRole('searchbox').click();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('گوشی');
  await page.getByRole('option').first().waitFor();
}

/** Asks a visitor with a filled basket to log in. */
export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'ادامه روند خرید' }).click();
  await page.getByRole('dialog').waitFor();
}

const { mobile, password } = accountOf('Member');

/** Logs a member in before any page is opened, and makes the given calls. */
export async function enter(
  page: Page,
  base: string,
  calls: readonly (readonly [name: string, body: object])[] = [],
): Promise<void> {
  const login = await page.request.post(`${base}/api/member-account/login`, {
    data: { mobile, password },
  });
  const { accessToken } = loginAnswer.parse(await login.json());
  const headers = { authorization: `Bearer ${accessToken ?? ''}` };
  // End the sessions of earlier screenshots.
  const alone = ['member-account/end-other-devices', {}] as const;
  for (const [name, data] of [alone, ...calls]) {
    const answer = await page.request.post(`${base}/api/${name}`, { headers, data });
    if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}`);
  }
}

/** The member's address; storing it again changes nothing. */
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

/** Waits until the member's data is loaded: the skeleton disappears. */
export async function whenRead(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('.motion-safe\\:animate-pulse')
    .waitFor({ state: 'detached' });
}

/** Requests a code for a demo account's number. */
export async function askForCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(mobile);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await page.getByRole('textbox', { name: /کد/ }).waitFor();
}

/** Opens the form of an address above its page. */
export async function openAddress(page: Page): Promise<void> {
  await whenRead(page);
  await page.getByRole('button', { name: 'افزودن نشانی' }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Adds the list's first products to the comparison, whose bar is then shown. */
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

/** The account pages to show. */
export const accountPages = [
  ['account', paths.account],
  ['account-orders', paths.orders],
  ['account-profile', paths.profile],
  ['account-addresses', paths.addresses],
  ['account-alerts', paths.alerts],
  ['account-devices', paths.devices],
  ['account-password', paths.password],
] as const;
