import { AxeBuilder } from '@axe-core/playwright';
import { anAddress, enter, enterWithAddresses } from './support/account.ts';
import { richPost } from './support/blog.ts';
import { enterAs, expectHeart, heartIn } from './support/favourites.ts';
import { accounts, logIn } from './support/members.ts';
import { enterWithOpinions } from './support/opinions.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { expectBadge, guidOf } from './support/pages.ts';
import {
  atRest,
  clippedTexts,
  latinDigits,
  layoutShift,
  scrollThrough,
  sideways,
  watchLayout,
} from './support/reading.ts';
import { addToBasket, productForSale, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** What every kind of page owes everybody, whatever else it does. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Until a call has been answered on a machine that is busy. */
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
  'not found',
  'access denied',
];

async function open(page: Page, name: string): Promise<void> {
  await page.goto((await pageNamed(name)).path, { waitUntil: 'networkidle' });
  await expect(heading(page)).toBeVisible();
}

/** The cart with something in it. */
async function openCart(page: Page): Promise<void> {
  await page.goto('/shop/cart');
  await expect(page.getByRole('heading', { name: 'سبد شما هنوز خالی است' })).toBeVisible(patience);
  const { websiteCode } = await productForSale();
  await addToBasket(await guidOf(page), { WebsiteCode: websiteCode });
  await page.reload({ waitUntil: 'networkidle' });
  await expectBadge(page, 1);
  await expect(page.getByRole('region', { name: 'مبلغ قابل پرداخت' })).toBeVisible(patience);
}

const openEmptyCart = async (page: Page): Promise<void> => {
  await page.goto('/shop/cart', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'سبد شما هنوز خالی است' })).toBeVisible(patience);
};

const openLogin = async (page: Page): Promise<void> => {
  await page.goto('/account/login', { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText('ورود به حساب کاربری');
};

/** A member's own page, opened anew, as it is after the way through the login. */
async function openAccount(page: Page): Promise<void> {
  await logIn(page);
  await page.goto('/account', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('button', { name: 'خروج' })).toBeVisible(patience);
}

/** The list of a member whose favourites no other test touches. */
async function openFavourites(page: Page): Promise<void> {
  const codes = (await productsForSale()).slice(0, 9).map(({ websiteCode }) => websiteCode);
  await enterAs(page, accounts.unverified, codes);
  await page.goto('/account/favourite', { waitUntil: 'networkidle' });
  await expectHeart(heartIn(page.getByRole('main').getByRole('article').first()), true);
}

async function openNoFavourites(page: Page): Promise<void> {
  await enterAs(page, accounts.unverified);
  await page.goto('/account/favourite', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'هنوز کالایی را نگه نداشته‌اید' })).toBeVisible(
    patience,
  );
}

/** A page of the account, once this has come. */
const openPart = (path: string, text: string) => async (page: Page) => {
  await enter(page, accounts.member);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toContainText(text, patience);
};

/** The addresses of a member whose addresses no other test touches. */
async function openAddresses(page: Page): Promise<void> {
  await enterWithAddresses(page, accounts.member, [anAddress, { ...anAddress, plate: '13' }]);
  await page.goto('/account/addresses', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toContainText('پلاک ۱۳', patience);
}

/** What a member has written, whose opinions no other test touches. */
async function openOpinions(page: Page): Promise<void> {
  const { websiteCode } = await productForSale();
  const body = 'دو ماه است که دارم؛ با USB-C هم شارژ می‌شود.';
  await enterWithOpinions(page, accounts.member, [
    ['Save-Review', { WebsiteCode: websiteCode, stars: 4, body }],
    ['Ask-Question', { WebsiteCode: websiteCode, body: 'گارانتی رسمی دارد؟' }],
  ]);
  await page.goto('/account/opinions', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toContainText('گارانتی رسمی دارد؟', patience);
}

/** The form of a review that was written before. */
async function openReview(page: Page): Promise<void> {
  await openOpinions(page);
  const { websiteCode } = await productForSale();
  const path = `/account/opinions/review?product=${websiteCode}`;
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('radio', { name: /^۴ ستاره/ })).toBeChecked(patience);
}

/** The form of a comment on a post. */
async function openComment(page: Page): Promise<void> {
  await enter(page, accounts.member);
  const { id } = await richPost();
  await page.goto(`/account/opinions/comment?post=${id}`, { waitUntil: 'networkidle' });
  await expect(page.getByLabel('متن دیدگاه')).toBeVisible(patience);
}

const kinds: [name: string, open: (page: Page) => Promise<void>][] = [
  ...names.map((name): [string, (page: Page) => Promise<void>] => [
    name,
    (page) => open(page, name),
  ]),
  ['cart', openCart],
  ['empty cart', openEmptyCart],
  ['login', openLogin],
  ['account', openAccount],
  ['favourites', openFavourites],
  ['no favourites', openNoFavourites],
  ['profile', openPart('/account/profile', 'ذخیرهٔ تغییرات')],
  ['addresses', openAddresses],
  ['opinions', openOpinions],
  ['review', openReview],
  ['comment', openComment],
  ['devices', openPart('/account/devices', 'همین دستگاه')],
  ['password', openPart('/account/password', 'تغییر رمز عبور')],
];

/** @param rules those to be looked at, or all when none is named */
async function violations(page: Page, ...rules: string[]) {
  const axe = new AxeBuilder({ page });
  const result = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} · ${target} · ${failureSummary}`),
  );
}

for (const [name, openPage] of kinds) {
  test.describe(name, () => {
    test('axe finds nothing wrong, on phone and desktop, light and dark', async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page);
      // What is laid out when the reader comes near it takes its colours then, and is to be judged as well.
      await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: 'light' });
        await atRest(page);
        expect(await violations(page), `${viewport.width} px, light`).toEqual([]);
        // Nothing but its colours is other in the dark.
        await page.emulateMedia({ colorScheme: 'dark' });
        await atRest(page);
        const colours = await violations(page, 'color-contrast');
        expect(colours, `${viewport.width} px, dark`).toEqual([]);
      }
    });

    test('all is there to read: digits, widths, zoom, large letters', async ({ page }) => {
      await openPage(page);
      expect(await latinDigits(page)).toEqual([]);
      for (const width of [320, 360, 390, 480, 768, 991, 992, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      // A window of 1280 × 900 at 200 %.
      await page.setViewportSize({ width: 640, height: 450 });
      await atRest(page);
      expect(await clippedTexts(page), 'zoomed in').toEqual([]);
      // The browser's own letters twice as large.
      await page.setViewportSize({ width: 1280, height: 900 });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect(await sideways(page), 'large letters').toBeLessThanOrEqual(0);
      expect(await clippedTexts(page), 'large letters').toEqual([]);
      // On a phone, too, down to its end.
      await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
      await page.setViewportSize(phone);
      expect(await sideways(page), 'large letters on a phone').toBeLessThanOrEqual(0);
    });

    for (const viewport of [phone, desktop]) {
      test(`nothing moves while scrolling, ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await watchLayout(page);
        await openPage(page);
        await scrollThrough(page);
        const { sum, shifts } = await layoutShift(page);
        expect(sum, shifts.join('\n')).toBeLessThan(0.02);
      });
    }
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of names) {
    test(`${name}: everything is there`, async ({ page }) => {
      await open(page, name);
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
    });
  }
});
