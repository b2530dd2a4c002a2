import type { APIRequestContext } from 'playwright/test';
import { emallsAnswer } from '#lib/contract/feed.ts';
import { variantKey } from '#lib/contract/paths.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { main, patience } from './support/account.ts';
import { button, choosePost, openCheckout, phone } from './support/checkout.ts';
import { addToBasketOf, cancel, enterAsBuyer, order } from './support/orders.ts';
import {
  ask,
  categoryPath,
  detail,
  productPath,
  productsForSale,
  setStock,
} from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** What others buy while a member is at the checkout. */

// The start of an order without pieces is refused.
test.use({ viewport: phone, forgives: /409 \(Conflict\) \(.*\/order\/start\)/ });
// The shop's commands take seconds each.
test.setTimeout(60_000);

/** Within the limit of payment on delivery. */
const most = 15_000_000;

/** A product with one variant that no other test changes. */
async function simpleProduct() {
  for (const { websiteCode } of (await productsForSale()).slice(4, -1)) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is found
    const product = await detail(websiteCode);
    const [variant, another] = product.variants;
    if (variant?.price && variant.price < most && another === undefined) {
      return { product, variantId: variant.id, price: variant.price };
    }
  }
  throw new Error('No product for sale has one variant only.');
}

/** The part of a list's page that shows the product; '' where it is not on that page. */
function cardIn(html: string, websiteCode: number): string {
  // Before the first one the structured data name all products.
  const [, ...parts] = html.split('<article');
  const cards = parts.map((part) => part.split('</article>')[0] ?? '');
  return cards.find((card) => card.includes(`/shop/product/${websiteCode}/`)) ?? '';
}

const feedPage = async (page: number) =>
  emallsAnswer.parse(await ask(`feeds/emalls?page=${page}`)).products;

/** The page of the feed that has the variant. */
async function placeInFeed(key: string): Promise<number> {
  for (let page = 1; page <= 3; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the first that has it
    if ((await feedPage(page)).some(({ id }) => id === key)) return page;
  }
  throw new Error(`${key} is not among the newest of the feed.`);
}

/** @returns a function that lists where the product can still be bought */
async function offersOf(request: APIRequestContext, product: GetDetailAnswer, variantId: number) {
  const { websiteCode, breadcrumb } = product;
  const category = breadcrumb.at(-1);
  if (!category) throw new Error('The product is in no category.');
  const key = variantKey(websiteCode, variantId);
  const place = await placeInFeed(key);
  const read = async (path: string) => (await request.get(encodeURI(path))).text();
  return async () => {
    const [list, page, feed] = await Promise.all([
      read(categoryPath(category)),
      read(productPath(product)),
      feedPage(place),
    ]);
    const card = cardIn(list, websiteCode);
    const found = {
      // What is sold out may move to a later page.
      list: card !== '' && !card.includes('ناموجود'),
      page: page.includes('https://schema.org/InStock'),
      feed: feed.some(({ id, is_available: isSold }) => id === key && isSold),
    };
    return Object.entries(found).flatMap(([where, isOffered]) => (isOffered ? [where] : []));
  };
}

test('the last piece that another member buys is gone from list, page and feed within two seconds, and the checkout says so', async ({
  page,
  request,
}) => {
  const { product, variantId, price } = await simpleProduct();
  const { websiteCode } = product;
  const other = await enterAsBuyer(page);
  const mine = await enterAsBuyer(page);
  await setStock(websiteCode, variantId, 1);
  try {
    await addToBasketOf(mine, websiteCode);
    await openCheckout(page);
    await choosePost(page);
    const offers = await offersOf(request, product, variantId);
    expect(await offers()).toEqual(['list', 'page', 'feed']);
    const { number } = await order(other, 'on-delivery', { websiteCode, price });
    await expect.poll(offers, { timeout: 2_000, intervals: [100] }).toEqual([]);
    await button(page, 'پرداخت و ثبت سفارش').click();
    await expect(main(page)).toContainText('این کالا ناموجود است.', patience);
    await button(page, 'حذف از سبد').click();
    await expect(main(page)).toContainText('سبد شما خالی است', patience);
    await cancel(other, number);
  } finally {
    await setStock(websiteCode, variantId, 20);
  }
});
