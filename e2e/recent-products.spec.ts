import { layoutShift, watchLayout } from './support/reading.ts';
import { productPath, productsForSale } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const rail = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'آخرین بازدیدهای شما' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('recentProducts'));
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

async function three() {
  const [first, second, third] = await productsForSale();
  if (!first || !second || !third) throw new Error('The shop sells too little.');
  return { first, second, third };
}

test.describe('views', () => {
  // Those of robots are not reported.
  test.use({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  });

  test('are reported, and shown below the next products, newest first, without a layout shift', async ({
    page,
  }) => {
    const { first, second, third } = await three();
    await watchLayout(page);
    for (const [at, product] of [first, second, third].entries()) {
      const marked = page.waitForResponse(/Product\/Mark-Seen/i);
      await page.goto(productPath(product));
      expect((await marked).status()).toBe(204);
      await expect.poll(async () => (await stored(page))?.split(',').length).toBe(at + 1);
      await toEnd(page);
      if (at === 0) await expect(rail(page)).toHaveCount(0);
    }
    await rail(page).scrollIntoViewIfNeeded();
    const links = rail(page).getByRole('article').getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', productPath(second));
    await expect(links.last()).toHaveAttribute('href', productPath(first));
    const { sum, shifts } = await layoutShift(page);
    expect(sum, shifts.join('\n')).toBeLessThan(0.02);
  });
});

test('removed products are left out and forgotten, and invalid data is harmless', async ({
  page,
}) => {
  const { first, second } = await three();
  await page.addInitScript((value) => {
    if (!localStorage.getItem('recentProducts')) localStorage.setItem('recentProducts', value);
  }, `x,999999,${second.websiteCode},<script>,-5`);
  await page.goto(productPath(first));
  await expect
    .poll(async () => (await stored(page))?.startsWith(`${first.websiteCode},`))
    .toBe(true);
  await toEnd(page);
  await expect(rail(page).getByRole('article')).toHaveCount(1);
  await expect.poll(() => stored(page)).toBe(`${first.websiteCode},${second.websiteCode}`);
});
