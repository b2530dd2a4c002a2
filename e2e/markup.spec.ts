import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import { HtmlValidate } from 'html-validate';
import type { APIRequestContext } from 'playwright/test';
import { pageNamed, pagesOfShop } from './support/pages-of-shop.ts';
import { detail, productForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const html = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(encodeURI(path))).text();

/** The checks of `npm run seo`, which covers linked pages; here also for pages without links. */
const validator = new HtmlValidate(JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')));

test('the HTML of every kind of page is valid', async ({ request }) => {
  for (const { path } of await pagesOfShop()) {
    const report = await validator.validateString(await html(request, path));
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, selector }) =>
        [ruleId, message, `${line}:${column}`, selector].join(' · '),
      ),
    );
    expect(problems, path).toEqual([]);
  }
});

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

/** The items of a page's JSON-LD, by type. */
function thingsOf(page: string): Partial<Record<string, Thing[]>> {
  const things: Thing[] = [];
  for (const [, json = ''] of page.matchAll(
    /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
  )) {
    const data: unknown = JSON.parse(json);
    const graph =
      typeof data === 'object' && data !== null && '@graph' in data ? data['@graph'] : data;
    things.push(...[graph].flat().filter(isThing));
  }
  return Object.groupBy(things, (thing) => thing['@type']);
}

async function errorsOf(things: Partial<Record<string, Thing[]>>): Promise<string[]> {
  const issues = await new Validator(null).validate({ jsonld: structuredClone(things) });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

test('the structured data of home, listing, product and magazine is valid', async ({ request }) => {
  const expected = {
    home: ['OnlineStore', 'WebSite'],
    listing: ['BreadcrumbList', 'ItemList'],
    product: ['BreadcrumbList'],
    magazine: ['CollectionPage'],
    post: ['BreadcrumbList', 'BlogPosting'],
  };
  for (const [name, types] of Object.entries(expected)) {
    const { path } = await pageNamed(name);
    const things = thingsOf(await html(request, path));
    expect(Object.keys(things), path).toEqual(expect.arrayContaining(types));
    expect(await errorsOf(things), path).toEqual([]);
  }
});

test('an offer is in rials, ten times the price in toman', async ({ request }) => {
  const product = await detail((await productForSale()).websiteCode);
  const { path } = await pageNamed('product');
  const page = await html(request, path);
  const prices = product.variants.flatMap(({ price }) => (price === null ? [] : [price * 10]));
  const json = JSON.stringify(thingsOf(page));
  expect(json).toMatch(/"@type":"Product(?:Group)?"/);
  expect(json).toMatch(/"@type":"(?:Aggregate)?Offer"/);
  expect(json).toContain('"IRR"');
  expect(prices.some((price) => new RegExp(`"?${price}"?`).test(json))).toBe(true);
  expect(json).not.toMatch(/[۰-۹]{4}/);
});
