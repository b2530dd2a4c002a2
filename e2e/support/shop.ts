import { test } from 'playwright/test';
import { z } from 'zod';
import { addToBasketAnswer, getBasketAnswer } from '#lib/contract/basket.ts';
import type { AddToBasketBody } from '#lib/contract/basket.ts';
import { getCompareAnswer } from '#lib/contract/compare.ts';
import { getReviewsAnswer } from '#lib/contract/opinion.ts';
import { getPriceHistoryAnswer } from '#lib/contract/price-history.ts';
import { getDetailAnswer, getFilterAnswer, getListAnswer } from '#lib/contract/product.ts';
import type { GetDetailAnswer, GetListBody, ProductCard } from '#lib/contract/product.ts';
import { slugify } from '#lib/text/slug.ts';

/** The shop's service, called directly: the source of a test's knowledge of the shop. */
const service = process.env['E2E_SERVICE_URL'] ?? 'http://127.0.0.1:4000';

/** With headers. */
export async function askWhole(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${service}/api/${path}`, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

export async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  return (await askWhole(path, init)).json();
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

/** The filters of a list, with counts. */
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

/** Products that can be bought, newest first. */
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

/**
 * A product for sale, with its default variant and that variant's price.
 * @param n tests that change prices at the same time need one each
 */
export async function pricedProduct(n = 0) {
  const card = (await productsForSale())[n];
  if (!card) throw new Error('The shop sells too little.');
  const product = await detail(card.websiteCode);
  const { id, price } = product.variants.find((each) => each.id === product.defaultVariantId) ?? {};
  if (id === undefined || !price) throw new Error('The product has no price.');
  return { product, id, price };
}

/** The first result of a search for the name. */
export async function productNamed(name: string): Promise<ProductCard> {
  const { items } = await list({ 'filter-name': slugify(name) });
  const [first] = items;
  if (!first) throw new Error(`The shop has no ${name}.`);
  return first;
}

/** Price history of a product's variants, oldest first. */
export async function pricesOf(websiteCode: number) {
  const body = { WebsiteCode: websiteCode };
  return getPriceHistoryAnswer.parse(await post('Product/Get-Price-History', body)).variants;
}

/** The service's comparison of products. */
export async function comparison(ids: readonly number[]) {
  return getCompareAnswer.parse(await post('Product/Get-Compare', { ids }));
}

/** Whether the first two have both equal and different specifications. */
async function differInSome([a, b]: readonly ProductCard[]): Promise<boolean> {
  if (!a || !b) return false;
  const { specifications } = await comparison([a.websiteCode, b.websiteCode]);
  const facts = specifications.flatMap(({ items }) => items);
  return facts.some(({ differs }) => differs) && facts.some(({ differs }) => !differs);
}

/** More than fit into a comparison. */
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

/** The first products of a group's list that can be bought and compared with each other. */
export const comparable = (): Promise<ProductCard[]> => (found ??= findComparable());

/** A product that cannot be compared with those of `comparable`. */
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

/** Files of the project that a test needs to be in, by what it does to the shop. */
const projects = { program: /\.alone\.spec\.ts$/, data: /\.(?:alone|changes)\.spec\.ts$/ };

async function ordered(path: string, changed: keyof typeof projects): Promise<Response> {
  if (!projects[changed].test(test.info().file)) {
    throw new Error('Only tests of *.changes.spec.ts and *.alone.spec.ts may change the shop.');
  }
  const url = process.env['E2E_SHOP_CONTROL'];
  if (!url) throw new Error('E2E_SHOP_CONTROL is not set: run the tests by `npm test -- e2e`.');
  const answer = await fetch(`${url}${path}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}

/**
 * Kills one of the shop's programs (SIGKILL), stops it, which fails unless it exits with 0, or
 * starts it again and waits until it answers.
 */
export const control = (program: Program, action: 'kill' | 'stop' | 'start') =>
  order(`/${program}/${action}`, 'program');

async function order(...given: Parameters<typeof ordered>): Promise<void> {
  await ordered(...given);
}

const emptyShop = z.object({ url: z.url(), code: z.string() });

/** Starts a shop without goods and staff beside the other one; its address, and the code that it printed. */
export const startEmptyShop = async () =>
  emptyShop.parse(await (await ordered('/empty/start', 'program')).json());
export const stopEmptyShop = () => order('/empty/stop', 'program');

/** Builds the stopped storefront again, from the current data. */
export const rebuild = () => order('/storefront/build', 'program');

/** Changes a variant's price, in toman, as the operator's command does; resolves when it is committed. */
export const setPrice = (websiteCode: number, variantId: number, price: number) =>
  order(`/price/${websiteCode}/${variantId}/${price}`, 'data');

/** Renames a product, which changes its address. */
export const setName = (websiteCode: number, name: string) =>
  order(`/name/${websiteCode}/${encodeURIComponent(name)}`, 'data');

/** Removes a product from the shop, or restores it. */
export const setRemoved = (websiteCode: number, isRemoved: boolean) =>
  order(`/removed/${websiteCode}/${Number(isRemoved)}`, 'data');

/** Changes a variant's stock; it can be bought if that is above 0. */
export const setStock = (websiteCode: number, variantId: number, pieces: number) =>
  order(`/stock/${websiteCode}/${variantId}/${pieces}`, 'data');
