import { availabilityCodes } from '#lib/contract/codes.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { crawl } from './support/crawlers.ts';
import { headOf } from './support/head.ts';
import { openLive } from './support/pages.ts';
import { detail, productPath, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** A product with a variant for sale at another price than the default one. */
async function twoPrices() {
  for (const product of await productsForSale()) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is found
    const { variants, defaultVariantId } = await detail(product.websiteCode);
    const standard = variants.find(({ id }) => id === defaultVariantId);
    const other = variants.find(
      ({ availability, price }) =>
        availability === availabilityCodes.available && price !== standard?.price,
    );
    if (standard?.price && other?.price) return { path: productPath(product), standard, other };
  }
  throw new Error('no product has two prices');
}

const cost = (page: Page) => page.locator('.buy-box .cost');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a variant is chosen by its link, and its price is shown', async ({ page }) => {
    const { path, standard, other } = await twoPrices();
    await page.goto(path);
    await expect(cost(page)).toContainText(formatNumber(standard.price ?? 0));
    const list = page.locator('.all-variants');
    await list.locator(`a[href="?variant=${other.id}"]`).click();
    await expect(page).toHaveURL(`${encodeURI(path)}?variant=${other.id}`);
    await expect(cost(page)).toContainText(formatNumber(other.price ?? 0));
    await expect(list.locator('[aria-current="true"]')).toHaveAttribute(
      'href',
      `?variant=${other.id}`,
    );
  });
});

test('the address of a variant gives crawlers its price and the canonical of its product', async ({
  baseURL,
}) => {
  const { path, other } = await twoPrices();
  const asked = `${path}?utm_source=torob&variant=${other.id}`;
  const { status, html } = await crawl(baseURL, asked, null);
  expect(status).toBe(200);
  expect(html).toContain(`name="product_price" content="${other.price}"`);
  expect(html).toContain(`property="product:price:amount" content="${(other.price ?? 0) * 10}"`);
  expect(headOf(html).canonical).toBe(new URL(encodeURI(path), baseURL).href);
  expect(html).toMatch(
    new RegExp(`property="og:image" content="[^"]*/media/og-p\\d+-${other.id}-`),
  );
  // An unknown variant redirects to the product, keeping foreign query keys.
  const unknown = await crawl(baseURL, `${path}?variant=999999999&utm_source=torob`, null);
  expect([unknown.status, unknown.location]).toEqual([307, `${encodeURI(path)}?utm_source=torob`]);
  const wrong = await crawl(baseURL, `/shop/product/1/x?variant=${other.id}`, null);
  expect(wrong.status).toBe(404);
  // Its internal route answers 404.
  expect((await crawl(baseURL, `${path}/${other.id}`, null)).status).toBe(404);
});

test('a link to a variant opens it, and the default one can be chosen there', async ({ page }) => {
  const { path, standard, other } = await twoPrices();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await openLive(page, `${path}?variant=${other.id}&utm_source=x`);
  await expect(cost(page)).toContainText(formatNumber(other.price ?? 0));
  for (const { title, value } of [
    { title: 'رنگ', value: standard.colour?.title },
    ...standard.options,
    { title: 'گارانتی', value: standard.guarantee },
  ]) {
    const group = page.getByRole('group', { name: title });
    // oxlint-disable-next-line no-await-in-loop -- one choice after the other
    if (value && (await group.count()) > 0)
      await group.getByLabel(value, { exact: true }).check({ force: true });
  }
  await expect(cost(page)).toContainText(formatNumber(standard.price ?? 0));
  await expect(page).toHaveURL(`${encodeURI(path)}?utm_source=x`);
  expect(faults).toEqual([]);
});

test('a distant picture is shown, none of those between', async ({ page }) => {
  const products = await Promise.all(
    (await productsForSale()).slice(0, 24).map(({ websiteCode }) => detail(websiteCode)),
  );
  const product = products.find(({ images }) => images.length > 3);
  if (product === undefined) throw new Error('no product has four pictures');
  await openLive(page, productPath(product));
  await page.getByRole('link', { name: 'تصویر ۴' }).click();
  await expect(page.getByRole('link', { name: 'تصویر ۴' })).toHaveAttribute('data-shown');
  await expect(page.locator('#picture-4')).toBeInViewport({ ratio: 0.9 });
});
