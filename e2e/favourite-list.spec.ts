import {
  cardOf,
  enterAs,
  expectCount,
  expectHeart,
  heartOf,
  keptCodes,
  patience,
} from './support/favourites.ts';
import { accounts } from './support/members.ts';
import { list, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const path = '/account/favourite';
const phone = { width: 390, height: 844 };

/** Not the account of favourites.spec.ts, which may run at the same time. */
const account = accounts.administrator;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const emptyHeading = (page: Page) =>
  main(page).getByRole('heading', { name: 'هنوز کالایی را نگه نداشته‌اید' });
const undo = (page: Page) => main(page).getByRole('button', { name: /^بازگرداندن/ });

const codesOf = (products: readonly { websiteCode: number }[]) =>
  products.map(({ websiteCode }) => websiteCode);

/** Opens the list of a member who has exactly these favourites, newest first. */
async function openList(page: Page, codes: readonly number[], address = path): Promise<void> {
  await enterAs(page, account, codes);
  await page.goto(address);
}

async function three() {
  const [a, b, c, d] = await productsForSale();
  if (!a || !b || !c || !d) throw new Error('The shop sells too little.');
  return { a, b, c, d };
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('shows the newest first; a product that is removed and restored by keyboard keeps place and focus', async ({
    page,
  }) => {
    const { a, b, c } = await three();
    await openList(page, codesOf([c, a, b]));
    await expect(cards(page)).toHaveCount(3, patience);
    const links = await cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.map((href) => Number(href?.split('/')[3]))).toEqual(codesOf([c, a, b]));
    for (const { websiteCode } of [a, b, c]) {
      // oxlint-disable-next-line no-await-in-loop
      await expectHeart(heartOf(page, websiteCode), true);
    }
    await expect(main(page).getByText('۳ کالا')).toBeVisible();

    const places = () =>
      cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top + scrollY),
      );
    const before = await places();
    await heartOf(page, c.websiteCode).focus();
    await page.keyboard.press('Enter');
    await expect(undo(page)).toBeFocused();
    await expect(main(page).getByText('از علاقه‌مندی‌ها حذف شد', { exact: true })).toBeVisible();
    await expectCount(page, 2);
    await expect.poll(() => keptCodes(page)).toEqual(codesOf([a, b]));
    expect(await places()).toEqual(before);
    await page.keyboard.press('Enter');
    await expect(cardOf(page, c.websiteCode).getByRole('link')).toBeFocused();
    await expectHeart(heartOf(page, c.websiteCode), true);
    await expectCount(page, 3);
    await expect(undo(page)).toHaveCount(0);
    await expect.poll(() => keptCodes(page)).toEqual(codesOf([c, a, b]));
  });

  test('a removed product stays until the page is left; without any it explains how to begin', async ({
    page,
  }) => {
    const { a, b } = await three();
    await openList(page, codesOf([a, b]));
    await heartOf(page, b.websiteCode).click();
    await expectCount(page, 1);
    await expect.poll(() => keptCodes(page)).toEqual([a.websiteCode]);
    await expect(cards(page)).toHaveCount(2);
    await page.reload();
    await expect(cards(page)).toHaveCount(1, patience);
    await heartOf(page, a.websiteCode).click();
    await expect.poll(() => keptCodes(page)).toEqual([]);
    await page.reload();
    await expect(emptyHeading(page)).toBeVisible(patience);
    await main(page).getByRole('link', { name: 'دیدن محبوب‌ترین‌ها' }).click();
    await page.waitForURL('/shop?sort=popular');
  });
});

test('a long list has pages, and Back goes through them', async ({ page }) => {
  const { items } = await list();
  const second = await list({ page: 2 });
  const codes = codesOf([...items, ...second.items.slice(0, 2)]);
  // A wrong page is the first one.
  await openList(page, codes, `${path}?page=99999`);
  await expect(cards(page)).toHaveCount(24, patience);
  const pages = main(page).getByRole('navigation', { name: 'صفحه‌ها' });
  await pages.getByRole('link', { name: 'بعدی' }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(cards(page)).toHaveCount(2, patience);
  await expect(cardOf(page, codes[25] ?? 0)).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(24, patience);
  await page.goto(`${path}?page=0`);
  await expect(cards(page)).toHaveCount(24, patience);
});

test('follows other tabs, and leads away when one of them logs out', async ({ page }) => {
  const { a, b } = await three();
  await openList(page, codesOf([a]));
  await expectHeart(heartOf(page, a.websiteCode), true);
  const shop = await page.context().newPage();
  await shop.goto('/shop');
  await expectHeart(heartOf(shop, a.websiteCode), true);
  await heartOf(shop, b.websiteCode).click();
  await expect(cards(page)).toHaveCount(2, patience);
  await heartOf(shop, a.websiteCode).click();
  await expect(undo(page)).toBeVisible(patience);
  await undo(page).click();
  await expectHeart(heartOf(shop, a.websiteCode), true);
  // Otherwise it may be answered 401 after the logout, of which the browser complains.
  const basket = shop.waitForResponse('**/api/Basket/Get-Basket');
  await shop.goto('/account');
  await basket;
  await shop.getByRole('main').getByRole('button', { name: 'خروج از حساب' }).click();
  await page.waitForURL('/');
});

test.describe('a service that does not answer', () => {
  test.use({ breaksThings: true });

  test('is reported, and called again; a page past the last leads to the first', async ({
    page,
  }) => {
    const { a } = await three();
    await enterAs(page, account, codesOf([a]));
    await page.route('**/api/favorite/get-list', (route) => route.abort());
    await page.goto(`${path}?page=7`);
    await expect(main(page).getByRole('alert')).toContainText('علاقه‌مندی‌ها خوانده نشد', patience);
    await page.unroute('**/api/favorite/get-list');
    await main(page).getByRole('button', { name: 'تلاش دوباره' }).click();
    await page.waitForURL(path);
    await expect(cards(page)).toHaveCount(1, patience);
  });
});
