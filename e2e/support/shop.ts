import { test } from 'playwright/test';
import { addToBasketAnswer, getBasketAnswer } from '#lib/contract/basket.ts';
import type { AddToBasketBody } from '#lib/contract/basket.ts';
import { getCompareAnswer } from '#lib/contract/compare.ts';
import { getReviewsAnswer } from '#lib/contract/opinion.ts';
import { getPriceHistoryAnswer } from '#lib/contract/price-history.ts';
import { getDetailAnswer, getFilterAnswer, getListAnswer } from '#lib/contract/product.ts';
import type { GetDetailAnswer, GetListBody, ProductCard } from '#lib/contract/product.ts';
import { slugify } from '#lib/text/slug.ts';

/** The shop's service, asked directly: what a test knows of the shop, it knows from here. */
const service = process.env['E2E_SERVICE_URL'] ?? 'http://127.0.0.1:4000';

export async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(`${service}/api/${path}`, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export const post = (path: string, body: object) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export async function list(body: GetListBody = {}) {
  return getListAnswer.parse(await post('Product/Get-List', body));
}

/** What a list can be narrowed by, with counts. */
export async function filtersOf(body: GetListBody = {}) {
  return getFilterAnswer.parse(await post('Product/Get-Filter', body));
}

export async function detail(websiteCode: number): Promise<GetDetailAnswer> {
  return getDetailAnswer.parse(await post('Product/Get-Detail', { WebsiteCode: websiteCode }));
}

export async function reviewsOf(websiteCode: number, page = 1) {
  return getReviewsAnswer.parse(
    await post('Product/Get-Reviews', { WebsiteCode: websiteCode, page }),
  );
}

const available = 1;

/** Products that can be bought, the newest first. */
export async function productsForSale(): Promise<ProductCard[]> {
  const { items } = await list();
  return items.filter((item) => item.availability === available);
}

/** A product that can be bought. */
export async function productForSale(): Promise<ProductCard> {
  const [first] = await productsForSale();
  if (!first) throw new Error('The shop sells nothing.');
  return first;
}

/** A product for sale, with the variant that its page shows first and what that costs. */
export async function pricedProduct() {
  const product = await detail((await productForSale()).websiteCode);
  const { id, price } = product.variants.find((each) => each.id === product.defaultVariantId) ?? {};
  if (id === undefined || !price) throw new Error('It has no price.');
  return { product, id, price };
}

/** The first product that a search for the name finds. */
export async function productNamed(name: string): Promise<ProductCard> {
  const { items } = await list({ 'filter-name': slugify(name) });
  const [first] = items;
  if (!first) throw new Error(`The shop has no ${name}.`);
  return first;
}

/** What a product's variants cost, the oldest first. */
export async function pricesOf(websiteCode: number) {
  const body = { WebsiteCode: websiteCode };
  return getPriceHistoryAnswer.parse(await post('Product/Get-Price-History', body)).variants;
}

/** Products side by side, as the service answers. */
export async function comparison(ids: readonly number[]) {
  return getCompareAnswer.parse(await post('Product/Get-Compare', { ids }));
}

/** Whether the first two have some data in common and some not. */
async function differInSome([a, b]: readonly ProductCard[]): Promise<boolean> {
  if (!a || !b) return false;
  const { specifications } = await comparison([a.websiteCode, b.websiteCode]);
  const facts = specifications.flatMap(({ items }) => items);
  return facts.some(({ differs }) => differs) && facts.some(({ differs }) => !differs);
}

/** More than a comparison has room for. */
const enough = 5;

async function findComparable(): Promise<ProductCard[]> {
  for (const { websiteCode } of await productsForSale()) {
    // oxlint-disable-next-line no-await-in-loop
    const { group } = await comparison([websiteCode]);
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await list({ categoryId: group.id });
    const sold = items.filter((item) => item.availability === available);
    // oxlint-disable-next-line no-await-in-loop
    if (sold.length >= enough && (await differInSome(sold))) return sold;
  }
  throw new Error('No group has products worth comparing.');
}

let found: Promise<ProductCard[]> | undefined;

/** Products that can be bought and compared with each other, those the list of their group begins with. */
export const comparable = (): Promise<ProductCard[]> => (found ??= findComparable());

/** A product that does not go with those of `comparable`. */
export async function incomparable(): Promise<ProductCard> {
  const [first] = await comparable();
  const { group } = await comparison([first?.websiteCode ?? 0]);
  for (const item of await productsForSale()) {
    // oxlint-disable-next-line no-await-in-loop
    if ((await comparison([item.websiteCode])).group.id !== group.id) return item;
  }
  throw new Error('All products are of one group.');
}

export async function addToBasket(guid: string, body: AddToBasketBody) {
  return addToBasketAnswer.parse(await post('Basket/Add-To-Basket', { ...body, GuidCode: guid }));
}

/** A visitor's basket. */
export async function basketOf(guid: string) {
  return getBasketAnswer.parse(await ask('Basket/Get-Basket', { headers: { 'x-guid': guid } }));
}

/** Raw path of a product's page. */
export const productPath = ({ websiteCode, slug }: { websiteCode: number; slug: string }) =>
  `/shop/product/${websiteCode}/${slug}`;
/** Raw path of a category's page. */
export const categoryPath = ({ id, slug }: { id: number; slug: string }) =>
  `/shop/category/${id}/${slug}`;

type Program = 'service' | 'storefront';

/** Files of tests that end or change what the others look at; they run one by one, after the others. */
const alone = /\.alone\.spec\.ts$/;

async function order(path: string): Promise<void> {
  if (!alone.test(test.info().file)) {
    throw new Error('Only tests of files named *.alone.spec.ts may change the shop for all.');
  }
  const url = process.env['E2E_SHOP_CONTROL'];
  if (!url) throw new Error('E2E_SHOP_CONTROL is not set: run the tests by `npm test -- e2e`.');
  const answer = await fetch(`${url}${path}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

/**
 * Ends one of the shop's programs by SIGKILL, or asks it to end, which fails unless it does with 0; or
 * starts it again and waits until it answers.
 */
export const control = (program: Program, action: 'kill' | 'stop' | 'start') =>
  order(`/${program}/${action}`);

/** Builds a storefront that is gone anew, from the shop as it is. */
export const rebuild = () => order('/storefront/build');

/** Changes a variant's price, in toman, as the shop's staff would; back when it is committed. */
export const setPrice = (websiteCode: number, variantId: number, price: number) =>
  order(`/price/${websiteCode}/${variantId}/${price}`);

/** Gives a product another name, and with it another address. */
export const setName = (websiteCode: number, name: string) =>
  order(`/name/${websiteCode}/${encodeURIComponent(name)}`);

/** Takes a product out of the shop, or brings it back. */
export const setRemoved = (websiteCode: number, isRemoved: boolean) =>
  order(`/removed/${websiteCode}/${Number(isRemoved)}`);

/** Changes how many pieces there are of a variant; more than none can be bought. */
export const setStock = (websiteCode: number, variantId: number, pieces: number) =>
  order(`/stock/${websiteCode}/${variantId}/${pieces}`);
