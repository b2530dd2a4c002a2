import { frozenBasket } from '#lib/contract/codes.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { barsAtEdge } from './support/lower-edge.ts';
import { expectBadge, guidOf, openLive, scriptsArrived } from './support/pages.ts';
import { addToBasket, basketOf, detail, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const patience = { timeout: 15_000 };
const main = (page: Page) => page.getByRole('main');
const more = (page: Page) => main(page).getByRole('button', { name: 'افزایش تعداد' });
const less = (page: Page) => main(page).getByRole('button', { name: 'کاهش تعداد' });
const remove = (page: Page) => main(page).getByRole('button', { name: 'حذف از سبد' });
const undo = (page: Page) => main(page).getByRole('button', { name: 'بازگرداندن' });
const insurance = (page: Page) => main(page).getByRole('checkbox', { name: 'بیمه' });
const names = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 2 });
const totals = (page: Page) => page.getByRole('region', { name: 'مبلغ قابل پرداخت' });
const money = (value: number) => new Intl.NumberFormat('fa-IR').format(value);

const variantOf = ({ variants, defaultVariantId }: Awaited<ReturnType<typeof detail>>) =>
  variants.find(({ id }) => id === defaultVariantId);

/** Products of which a basket may hold more than one; the first can be insured. */
async function someProducts() {
  const details = await Promise.all(
    (await productsForSale()).map(({ websiteCode }) => detail(websiteCode)),
  );
  const several = details.filter((product) => (variantOf(product)?.maxCount ?? 0) > 2);
  const insured = several.find((product) => variantOf(product)?.insurancePrice);
  const plain = several.find((product) => product !== insured);
  if (!insured || !plain) throw new Error('The shop sells too little.');
  return [insured, plain] as const;
}

/** Opens the cart of a visitor who has added two products. */
async function openCart(page: Page) {
  const products = await someProducts();
  await openLive(page, '/shop/cart');
  const guid = await guidOf(page);
  for (const { websiteCode } of products) {
    // oxlint-disable-next-line no-await-in-loop
    await addToBasket(guid, { WebsiteCode: websiteCode });
  }
  await expect(names(page)).toHaveCount(2, patience);
  return { guid, products };
}

test.describe('the cart', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows a guest's lines while its scripts are on their way", async ({ page }) => {
    await openCart(page);
    const shown = await names(page).allTextContents();
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(names(page)).toHaveText(shown);
    await expect(totals(page)).toBeHidden();
    scripts.resolve();
    await expect(totals(page)).toBeVisible(patience);
    await expect(names(page)).toHaveText(shown);
  });

  test('counts, insures, removes and restores, with the totals of the service', async ({
    page,
  }) => {
    const { guid, products } = await openCart(page);
    const [insured] = products;
    const price = variantOf(insured)?.price ?? 0;
    const cover = variantOf(insured)?.insurancePrice ?? 0;
    const missed: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 404) missed.push(answer.url());
    });

    await more(page).first().click();
    await expectBadge(page, 3);
    // The amount to pay stands in the toolbar's place.
    await expect(page.locator('.cart-bar')).toBeVisible();
    expect(await barsAtEdge(page)).toEqual(['cart-bar']);
    await expect(main(page).getByRole('listitem').first()).toContainText(money(2 * price));
    await insurance(page).first().check();
    await expect(totals(page)).toContainText(money(2 * cover));
    const { finalPrice } = await basketOf(guid);
    await expect(totals(page)).toContainText(money(finalPrice));
    await less(page).first().click();
    await expectBadge(page, 2);

    const [first, second] = await names(page).allTextContents();
    await more(page).first().click();
    await remove(page).first().click();
    await expect(names(page)).toHaveText([second ?? '']);
    await expectBadge(page, 1);
    expect(await violationsInBothSchemes(page, 'main')).toEqual([]);
    // The line is restored with the last chosen count.
    await undo(page).click();
    await expect(names(page)).toHaveText([first ?? '', second ?? '']);
    await expectBadge(page, 3);
    await expect(insurance(page).first()).toBeChecked();
    expect(missed).toEqual([]);
    await page.reload();
    await expect(names(page)).toHaveText([first ?? '', second ?? '']);
  });

  test('works by keyboard, the focus is never lost, and from its empty state it can be filled again', async ({
    page,
  }) => {
    await openCart(page);
    await more(page).first().focus();
    await page.keyboard.press('Enter');
    await expectBadge(page, 3);
    await less(page).first().focus();
    await page.keyboard.press('Space');
    await expectBadge(page, 2);
    await expect(remove(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(undo(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveCount(2);
    await expect(names(page).first().getByRole('link')).toBeFocused();
    await insurance(page).first().focus();
    await page.keyboard.press('Space');
    await expect(totals(page)).toContainText('بیمه');

    await remove(page).first().click();
    await expect(names(page)).toHaveCount(1);
    await remove(page).first().click();
    await expect(page.getByRole('heading', { name: 'سبد شما هنوز خالی است' })).toBeVisible();
    await expectBadge(page, 0);
    await undo(page).click();
    await expect(names(page)).toHaveCount(1);
    await expectBadge(page, 1);
  });
});

test('fifty quick presses make few calls and end with the right number, and the limit is shown', async ({
  page,
}) => {
  const { guid, products } = await openCart(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/basket\//i.test(request.url())) asked.push(request.url());
  });
  const plus = more(page).first();
  const minus = less(page).first();
  await plus.click();
  for (let press = 0; press < 24; press += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await plus.click({ noWaitAfter: true });
    // oxlint-disable-next-line no-await-in-loop
    await minus.click({ noWaitAfter: true });
  }
  await plus.click();
  await expectBadge(page, 4);
  expect((await basketOf(guid)).basketCount).toBe(4);
  expect(asked.length).toBeLessThanOrEqual(6);

  const most = variantOf(products[0])?.maxCount ?? 0;
  for (let count = 3; count < most; count += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await plus.click();
  }
  await expect(plus).toHaveAttribute('aria-disabled', 'true');
  await expect(main(page).getByText(`حداکثر ${money(most)} عدد`)).toBeVisible();
  await plus.click({ force: true });
  await expectBadge(page, most + 1);
  await expect.poll(async () => (await basketOf(guid)).basketCount).toBe(most + 1);
});

test.describe('without a network', () => {
  test.use({ breaksThings: true });

  test('a failed change is reported, and the count is reset; a basket that awaits payment offers to leave that state', async ({
    page,
    context,
  }) => {
    await openCart(page);
    await scriptsArrived(page);
    await context.setOffline(true);
    await more(page).first().click();
    await expect(page.getByText('ارتباط با فروشگاه برقرار نشد').first()).toBeVisible(patience);
    await expect(main(page).getByRole('listitem').first()).toContainText('تعداد: ۱');
    await context.setOffline(false);
    await more(page).first().click();
    await expectBadge(page, 3);

    // Only orders freeze baskets: here a changed answer of the service replaces one.
    const message = 'سبد خرید شما در انتظار پرداخت است.';
    await page.route(/basket\/change-count/i, async (route) => {
      const answer = await route.fetch();
      const json = { ...(await answer.json()), message, basketCount: frozenBasket };
      await route.fulfill({ json });
    });
    await less(page).first().click();
    const dialog = page.getByRole('dialog', { name: 'در انتظار پرداخت' });
    await expect(dialog.getByText(message)).toBeVisible(patience);
    await dialog.getByRole('button', { name: 'انصراف' }).click();
    await expect(dialog).toBeHidden();
    await more(page).first().click();
    const left = page.waitForResponse(/basket\/exit-freeze/i);
    await dialog.getByRole('button', { name: 'خروج از انتظار پرداخت' }).click();
    expect((await left).status()).toBe(200);
    await expect(page.getByText('سبد خرید از حالت انتظار پرداخت خارج شد')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
