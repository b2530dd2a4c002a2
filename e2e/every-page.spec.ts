import { anAddress, enter, enterWithAddresses, confirmNationalCode } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { richPost } from './support/blog.ts';
import { checkoutPath, fillBasket, group } from './support/checkout.ts';
import { enterAsNew } from './support/codes.ts';
import { enterWithList } from './support/favourite-lists.ts';
import { enterAs, expectHeart, heartIn } from './support/favourites.ts';
import { accounts } from './support/members.ts';
import { enterWithOpinions } from './support/opinions.ts';
import { type Opener, untilSaid } from './support/opener.ts';
import {
  openInvoice,
  openOrder,
  openResult,
  openReturn,
  openTransfer,
} from './support/order-pages.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { expectBadge, guidOf, openWhole, whole } from './support/pages.ts';
import {
  atRest,
  clippedTexts,
  latinDigits,
  layoutShift,
  scrollThrough,
  showAll,
  sideways,
  squeezedTexts,
  watchLayout,
} from './support/reading.ts';
import { addToBasket, productForSale, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Requirements on every kind of page. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** For calls on a busy machine. */
const patience = { timeout: 15_000 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const names = [
  'home',
  'listing',
  'filtered listing',
  'brand',
  'search without results',
  'product',
  'price list',
  'magazine',
  'magazine category',
  'magazine search',
  'post',
  'comparison',
  'empty comparison',
  'about',
  'chat',
  'not found',
  'access denied',
];

const named =
  (name: string): Opener =>
  async (page) => {
    await openWhole(page, (await pageNamed(name)).path);
    return () => expect(heading(page)).toBeVisible();
  };

const openEmptyCart: Opener = async (page) => {
  await openWhole(page, '/shop/cart');
  return untilSaid(page, 'سبد شما هنوز خالی است');
};

/** Opens a cart with a product. */
const openCart: Opener = async (page) => {
  await (
    await openEmptyCart(page)
  )();
  const { websiteCode } = await productForSale();
  await addToBasket(await guidOf(page), { WebsiteCode: websiteCode });
  await openWhole(page, '/shop/cart');
  return async () => {
    await expectBadge(page, 1);
    await expect(page.getByRole('region', { name: 'مبلغ قابل پرداخت' })).toBeVisible(patience);
  };
};

/** Opens the checkout of a new member with two addresses, for whom a courier comes at one of several hours. */
const openCheckout: Opener = async (page) => {
  const account = await enterAsNew(page);
  await enterWithAddresses(page, account, [anAddress, { ...anAddress, line: 'خیابان دیگر' }]);
  const { authorization } = await enter(page, account);
  await confirmNationalCode(page, authorization);
  await fillBasket(page, authorization, 3);
  const isThere = () => expect(group(page, 'ساعت تحویل')).toBeVisible(patience);
  await page.goto(checkoutPath);
  await group(page, 'شیوهٔ ارسال').getByRole('radio', { name: /پیک/ }).check(patience);
  await isThere();
  await openWhole(page, checkoutPath);
  return isThere;
};

const openLogin: Opener = async (page) => {
  await openWhole(page, '/account/login');
  return () => expect(heading(page)).toHaveText('ورود به حساب کاربری');
};

/** Opens a member's account. */
const openAccount: Opener = async (page) => {
  await enter(page, accounts.member);
  await openWhole(page, '/account');
  return () =>
    expect(page.getByRole('main').getByRole('button', { name: 'خروج' })).toBeVisible(patience);
};

/** Opens the list of a member whose favourites no other test changes. */
const openFavourites: Opener = async (page) => {
  const codes = (await productsForSale()).slice(0, 9).map(({ websiteCode }) => websiteCode);
  await enterAs(page, accounts.unverified, codes);
  await openWhole(page, '/account/favourite');
  return () => expectHeart(heartIn(page.getByRole('main').getByRole('article').first()), true);
};

/** Opens a list of a new member as they see it, or as everybody does. */
const openList =
  (whose: 'own' | 'shared'): Opener =>
  async (page) => {
    const paths = await enterWithList(page, 9);
    await openWhole(page, paths[whose]);
    return () => expect(page.getByRole('main').getByRole('article')).toHaveCount(9, patience);
  };

const openNoFavourites: Opener = async (page) => {
  await enterAs(page, accounts.unverified);
  await openWhole(page, '/account/favourite');
  return untilSaid(page, 'هنوز کالایی را نگه نداشته‌اید');
};

/** Opens a page of the account that says the text. */
const openPart =
  (path: string, text: string): Opener =>
  async (page) => {
    await enter(page, accounts.member);
    await openWhole(page, path);
    return untilSaid(page, text);
  };

/** Opens the addresses of a member whose addresses no other test changes. */
const openAddresses: Opener = async (page) => {
  await enterWithAddresses(page, accounts.member, [anAddress, { ...anAddress, plate: '13' }]);
  await openWhole(page, '/account/addresses');
  return untilSaid(page, 'پلاک ۱۳');
};

/** Opens the opinions of a member whose opinions no other test changes. */
const openOpinions: Opener = async (page) => {
  const { websiteCode } = await productForSale();
  const body = 'دو ماه است که دارم؛ با USB-C هم شارژ می‌شود.';
  await enterWithOpinions(page, accounts.member, [
    ['Save-Review', { WebsiteCode: websiteCode, stars: 4, body }],
    ['Ask-Question', { WebsiteCode: websiteCode, body: 'گارانتی رسمی دارد؟' }],
  ]);
  await openWhole(page, '/account/opinions');
  return untilSaid(page, 'گارانتی رسمی دارد؟');
};

/** Opens the form of an existing review. */
const openReview: Opener = async (page) => {
  await (
    await openOpinions(page)
  )();
  const { websiteCode } = await productForSale();
  await openWhole(page, `/account/opinions/review?product=${websiteCode}`);
  return () => expect(page.getByRole('radio', { name: /^۴ ستاره/ })).toBeChecked(patience);
};

/** Opens the form of a comment on a post. */
const openComment: Opener = async (page) => {
  await enter(page, accounts.member);
  const { id } = await richPost();
  await openWhole(page, `/account/opinions/comment?post=${id}`);
  return () => expect(page.getByLabel('متن دیدگاه')).toBeVisible(patience);
};

const kinds: [name: string, open: Opener][] = [
  ...names.map((name): [string, Opener] => [name, named(name)]),
  ['cart', openCart],
  ['empty cart', openEmptyCart],
  ['checkout', openCheckout],
  ['login', openLogin],
  ['account', openAccount],
  ['favourites', openFavourites],
  ['no favourites', openNoFavourites],
  ['list of favourites', openList('own')],
  ['shared list', openList('shared')],
  ['price alerts', openPart('/account/alerts', 'منتظر ارزان شدن کالایی نیستید')],
  ['profile', openPart('/account/profile', 'ذخیرهٔ تغییرات')],
  ['orders', openOrder(() => '/account/orders', 'در انتظار تایید فروشگاه')],
  ['order', openOrder((number) => `/account/orders/${number}`, 'نشانی تحویل')],
  ['transfer', openTransfer],
  ['payment result', openResult],
  ['invoice', openInvoice],
  ['return', openReturn],
  ['addresses', openAddresses],
  ['opinions', openOpinions],
  ['review', openReview],
  ['comment', openComment],
  ['devices', openPart('/account/devices', 'همین دستگاه')],
  ['password', openPart('/account/password', 'تغییر رمز عبور')],
];

/** Scrolls through the page; expects no layout shift since it was opened, and nothing wider than the window. */
async function expectStill(page: Page): Promise<void> {
  await scrollThrough(page);
  const { sum, shifts } = await layoutShift(page);
  expect(sum, shifts.join('\n')).toBeLessThan(0.02);
  expect(await sideways(page), 'as opened').toBeLessThanOrEqual(0);
}

/**
 * Where a layout has the least room: on the narrowest phones and from each breakpoint of the styles on. A page is
 * looked at as opened at 390 and 1440 px.
 */
const narrowest = [320, 360, 480, 768, 992, 1024, 1280];

async function expectReadable(page: Page): Promise<void> {
  expect(await latinDigits(page)).toEqual([]);
  // A window of 1280 × 900 at 200 %.
  await page.setViewportSize({ width: 640, height: 450 });
  await atRest(page);
  expect(await clippedTexts(page), 'zoomed in').toEqual([]);
  for (const width of narrowest) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  // The browser's default font size doubled, in a window of 1280 px.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect(await sideways(page), 'large letters').toBeLessThanOrEqual(0);
  expect(await clippedTexts(page), 'large letters').toEqual([]);
  // On a phone as well, down to its end.
  await showAll(page);
  await page.setViewportSize(phone);
  expect(await sideways(page), 'large letters on a phone').toBeLessThanOrEqual(0);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

/** The pages of buying, on a phone that enlarges letters without telling media queries. */
const enlarged: ReadonlySet<string> = new Set(['cart', 'checkout']);

async function expectWhenEnlarged(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  expect(await squeezedTexts(page), 'enlarged letters on a phone').toEqual([]);
  expect(await sideways(page), 'enlarged letters on a phone').toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** The same on all pages of a visitor, and on all of a member: checked on one of each. */
const frame = ['body > header', 'body > footer'];
const framed: ReadonlySet<string> = new Set(['home', 'account']);

/** Kinds that axe also looks at on a desktop; the others have the layout of one of these. */
const wide: ReadonlySet<string> = new Set([
  'home',
  'filtered listing',
  'product',
  'price list',
  'magazine',
  'post',
  'comparison',
  'about',
  'not found',
  'cart',
  'checkout',
  'login',
  'account',
  'favourites',
  'list of favourites',
  'shared list',
  'order',
  'payment result',
  'return',
  'addresses',
  'opinions',
]);

for (const [name, openPage] of kinds) {
  const without = framed.has(name) ? [] : frame;
  test(`${name}: nothing shifts, is cut off or fails axe, on a phone and on a desktop`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await watchLayout(page);
    await page.setViewportSize(phone);
    const isThere = await openPage(page);
    await isThere();
    await expectStill(page);
    await expectReadable(page);
    if (enlarged.has(name)) await expectWhenEnlarged(page);
    expect(await violationsInBothSchemes(page, undefined, without), 'on a phone').toEqual([]);
    await page.setViewportSize(desktop);
    await whole(page, () => page.reload());
    await isThere();
    await expectStill(page);
    if (!wide.has(name)) return;
    expect(await violationsInBothSchemes(page, undefined, without), 'on a desktop').toEqual([]);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of names) {
    test(`${name}: all content is there`, async ({ page }) => {
      await page.goto((await pageNamed(name)).path);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
    });
  }
});
