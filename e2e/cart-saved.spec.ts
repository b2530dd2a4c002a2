import { violationsInBothSchemes } from './support/axe.ts';
import { expectBadge, guidOf, openLive } from './support/pages.ts';
import { addToBasket, basketOf, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const patience = { timeout: 15_000 };
const main = (page: Page) => page.getByRole('main');
const saved = (page: Page) => main(page).getByRole('region', { name: 'برای بعد' });
const goods = (page: Page) => saved(page).getByRole('heading', { level: 3 });
const save = (page: Page) => main(page).getByRole('button', { name: /^بعداً می‌خرم/ });

test.use({ viewport: { width: 390, height: 844 } });

test('a line is put aside for later, stays there in an empty cart, comes back and is removed', async ({
  page,
}) => {
  const [a, b] = await productsForSale();
  if (!a || !b) throw new Error('The shop sells too little.');
  await openLive(page, '/shop/cart');
  const guid = await guidOf(page);
  for (const { websiteCode } of [a, b]) {
    // oxlint-disable-next-line no-await-in-loop
    await addToBasket(guid, { WebsiteCode: websiteCode });
  }
  await expect(save(page)).toHaveCount(2, patience);
  await save(page).first().click();
  await expect(goods(page)).toHaveCount(1, patience);
  await expect(saved(page)).toBeFocused();
  await expectBadge(page, 1);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  for (const width of [320, 390, 768, 1440]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width, height: 844 });
    expect(
      // oxlint-disable-next-line no-await-in-loop
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `at ${width} px`,
    ).toBeLessThanOrEqual(0);
  }

  await save(page).click();
  await expect(main(page).getByText('سبد شما هنوز خالی است')).toBeVisible(patience);
  await page.reload();
  await expect(goods(page)).toHaveCount(2, patience);
  await saved(page)
    .getByRole('button', { name: /^به سبد برگردد/ })
    .first()
    .click();
  await expect(goods(page)).toHaveCount(1, patience);
  await expectBadge(page, 1);
  await saved(page).getByRole('button', { name: /^حذف/ }).click();
  await expect(saved(page)).toBeHidden(patience);
  expect((await basketOf(guid)).lines).toHaveLength(1);
});
