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

test('recently viewed products are shown below a product, newest first', async ({ page }) => {
  const { first, second, third } = await three();
  for (const [at, product] of [first, second, third].entries()) {
    await page.goto(productPath(product));
    await expect.poll(async () => (await stored(page))?.split(',').length).toBe(at + 1);
  }
  await toEnd(page);
  const links = rail(page).getByRole('article').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', productPath(second));
  await expect(links.last()).toHaveAttribute('href', productPath(first));
});

test('the first viewed product has no such row', async ({ page }) => {
  const { first } = await three();
  await page.goto(productPath(first));
  await expect.poll(() => stored(page)).toBe(String(first.websiteCode));
  await toEnd(page);
  await expect(rail(page)).toHaveCount(0);
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

test('it causes no layout shift', async ({ page }) => {
  const { first, second } = await three();
  await page.goto(productPath(second));
  await expect.poll(() => stored(page)).toBe(String(second.websiteCode));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(productPath(first));
  await expect(rail(page)).toHaveCount(1);
  await rail(page).scrollIntoViewIfNeeded();
  await expect(rail(page).getByRole('article')).toHaveCount(1);
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
  expect(shifts.reduce((sum: number, each: number) => sum + each, 0)).toBeLessThan(0.02);
});

test.describe('a view', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  });
  test('is reported when the page is visible, without delaying the visitor', async ({ page }) => {
    const { first } = await three();
    const marked = page.waitForResponse(/Product\/Mark-Seen/i);
    await page.goto(productPath(first));
    expect((await marked).status()).toBe(204);
  });
});
