import { getBasketAnswer } from '#lib/contract/basket.ts';
import { accounts, expectVisitor, logIn, storedTokens } from './support/members.ts';
import { addButton, expectBadge, guidOf, openLive } from './support/pages.ts';
import { addToBasket, basketOf, detail, productsForSale, setPrice } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const patience = { timeout: 15_000 };
const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => main(page).getByRole('button', { name }).first();

/** Products of which a basket may hold several. */
async function twoProducts() {
  const details = await Promise.all(
    (await productsForSale()).slice(0, 16).map(({ websiteCode }) => detail(websiteCode)),
  );
  const [first, second] = details.filter(({ variants, defaultVariantId }) =>
    variants.some(({ id, maxCount }) => id === defaultVariantId && maxCount > 2),
  );
  if (!first || !second) throw new Error('The shop sells too little.');
  return { first, second };
}

/** Takes everything out of the basket of the member of this tab, by the service. */
async function empty(page: Page): Promise<void> {
  const { lasting, passing } = await storedTokens(page);
  const headers = { authorization: `Bearer ${passing ?? lasting ?? ''}` };
  const answer = await page.request.get('/api/Basket/Get-Basket', { headers });
  for (const { websiteCode, propertyId } of getBasketAnswer.parse(await answer.json()).lines) {
    const data = { WebsiteCode: websiteCode, ProductProperty: propertyId };
    // oxlint-disable-next-line no-await-in-loop
    const gone = await page.request.post('/api/Basket/Remove-From-Basket', { headers, data });
    expect(gone.status()).toBe(200);
  }
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('what a guest chose is in the basket of the member, once, and nowhere else', async ({
      page,
    }) => {
      const { first, second } = await twoProducts();
      await logIn(page, accounts.withoutNationalCode);
      await empty(page);
      // Where no script asks who is here.
      await page.goto('/robots.txt');
      await page.context().clearCookies();
      await page.evaluate(() => sessionStorage.clear());

      await openLive(page, '/shop/cart');
      const guid = await guidOf(page);
      await addToBasket(guid, { WebsiteCode: first.websiteCode, Count: 2 });
      await addToBasket(guid, { WebsiteCode: second.websiteCode });
      await expect(names(page)).toHaveCount(2, patience);
      await logIn(page, accounts.withoutNationalCode, { returnUrl: '/shop/cart' });
      await expect(names(page)).toHaveCount(2, patience);
      await expectBadge(page, 3);
      expect(await basketOf(guid)).toMatchObject({ lines: [], basketCount: 0 });
      const byPhone = page.getByRole('main').getByRole('link', { name: 'سفارش تلفنی' });
      await expect(byPhone.filter({ visible: true })).toHaveAttribute('href', /^tel:\+98\d+$/);
      await page.reload();
      await expectBadge(page, 3);
      await empty(page);
    });
  });
}

test('a member is not asked to log in, and what was taken out is no guest’s to bring back', async ({
  page,
}) => {
  const { first } = await twoProducts();
  await logIn(page, accounts.withoutNationalCode);
  await empty(page);
  await openLive(page, `/shop/product/${first.websiteCode}/${first.slug}`);
  await addButton(page).click();
  await expectBadge(page, 1);
  // Nobody tells who is here.
  await page.route(/home\/get-master-data/i, () => {});
  await page.goto('/shop/cart');
  await expect(names(page)).toHaveCount(1, patience);
  await expect(main(page).getByRole('link', { name: 'ادامه روند خرید' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await openLive(page, '/shop/cart');
  await expect(names(page)).toHaveCount(1, patience);
  await button(page, 'حذف از سبد').click();
  await expect(button(page, 'بازگرداندن')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/account');
  await button(other, 'خروج از حساب').click();
  await expectVisitor(page);
  await expect(main(page).getByRole('heading', { name: 'سبد شما هنوز خالی است' })).toBeVisible();
  await expect(button(page, 'بازگرداندن')).toBeHidden();
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('two browsers of one member stay in step without being loaded anew', async ({
      page,
      browser,
    }) => {
      const { first } = await twoProducts();
      const elsewhere = await (await browser.newContext()).newPage();
      for (const one of [page, elsewhere]) {
        // oxlint-disable-next-line no-await-in-loop
        await logIn(one, accounts.withoutNationalCode);
      }
      await empty(page);
      await openLive(page, '/shop/cart');
      await openLive(elsewhere, `/shop/product/${first.websiteCode}/${first.slug}`);
      await elsewhere
        .getByRole('button', { name: 'افزودن به سبد خرید' })
        .filter({ visible: true })
        .first()
        .click();
      await expect(names(page)).toHaveCount(1, patience);
      await openLive(elsewhere, '/shop/cart');
      await expect(names(elsewhere)).toHaveCount(1, patience);

      await button(page, 'افزایش تعداد').click();
      await expectBadge(elsewhere, 2);
      await expect(main(elsewhere).getByRole('listitem').first()).toContainText('تعداد: ۲');
      await button(elsewhere, 'کاهش تعداد').click();
      await expectBadge(page, 1);
      await button(elsewhere, 'حذف از سبد').click();
      await expect(
        main(page).getByRole('heading', { name: 'سبد شما هنوز خالی است' }),
      ).toBeVisible();
      await expectBadge(page, 0);
      await elsewhere.context().close();
    });
  });
}

test('two tabs press at once, and end with the same number', async ({ page }) => {
  const { first } = await twoProducts();
  const tabs = [page, await page.context().newPage()] as const;
  await openLive(tabs[0], '/shop/cart');
  await addToBasket(await guidOf(page), { WebsiteCode: first.websiteCode });
  await openLive(tabs[1], '/shop/cart');
  for (const tab of tabs) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(names(tab)).toHaveCount(1, patience);
  }
  await Promise.all(tabs.map((tab) => button(tab, 'افزایش تعداد').click()));
  const guid = await guidOf(page);
  await expect.poll(async () => (await basketOf(guid)).basketCount).toBeGreaterThan(1);
  await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
  const { basketCount } = await basketOf(guid);
  for (const tab of tabs) {
    // oxlint-disable-next-line no-await-in-loop
    await expectBadge(tab, basketCount);
  }
});

test('a price that has risen is told on its line until the shopper has seen it', async ({
  page,
}) => {
  const { first } = await twoProducts();
  const variant = first.variants.find(({ id }) => id === first.defaultVariantId);
  const price = variant?.price ?? 0;
  await openLive(page, '/shop/cart');
  await addToBasket(await guidOf(page), {
    WebsiteCode: first.websiteCode,
    ProductProperty: first.defaultVariantId,
  });
  await expect(names(page)).toHaveCount(1, patience);
  try {
    await setPrice(first.websiteCode, first.defaultVariantId, price + 10_000);
    await page.reload();
    await expect(main(page).getByText(/افزایش یافته است/)).toBeVisible(patience);
    await button(page, 'متوجه شدم').click();
    await expect(main(page).getByText(/افزایش یافته است/)).toBeHidden();
    await page.reload();
    await expect(names(page)).toHaveCount(1, patience);
    await expect(main(page).getByText(/افزایش یافته است/)).toBeHidden();
  } finally {
    await setPrice(first.websiteCode, first.defaultVariantId, price);
  }
});
