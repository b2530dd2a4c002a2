import { agents, crawl } from './support/crawlers.ts';
import { headOf } from './support/head.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { detail, productForSale, productPath, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';

interface Kind {
  name: string;
  /** Raw. */
  path: () => Promise<string>;
  status: number;
  /** Types of the items in its JSON-LD. */
  things: readonly string[];
  /** Expected robots; unlisted pages have no canonical. */
  robots?: RegExp;
}

const named = (name: string) => async (): Promise<string> => (await pageNamed(name)).path;

/** One entry for each kind of page. */
const kinds: Kind[] = [
  { name: 'home', path: named('home'), status: 200, things: ['WebSite'] },
  { name: 'listing', path: named('listing'), status: 200, things: ['BreadcrumbList', 'ItemList'] },
  {
    name: 'filtered listing',
    path: named('filtered listing'),
    status: 200,
    things: ['BreadcrumbList', 'ItemList'],
    robots: /noindex/,
  },
  { name: 'product', path: named('product'), status: 200, things: ['BreadcrumbList', 'Product'] },
  {
    name: 'a variant of a product',
    path: async () => {
      for (const { websiteCode } of await productsForSale()) {
        // oxlint-disable-next-line no-await-in-loop -- the first that is found
        const product = await detail(websiteCode);
        const other = product.variants.find(({ id }) => id !== product.defaultVariantId);
        if (other) return `${productPath(product)}?variant=${other.id}`;
      }
      throw new Error('No product for sale has several variants.');
    },
    status: 200,
    things: ['BreadcrumbList', 'Product'],
  },
  { name: 'brand', path: named('brand'), status: 200, things: ['BreadcrumbList', 'ItemList'] },
  { name: 'price list', path: named('price list'), status: 200, things: ['BreadcrumbList'] },
  { name: 'content page', path: named('about'), status: 200, things: ['BreadcrumbList'] },
  { name: 'contact', path: named('contact'), status: 200, things: ['ContactPage'] },
  {
    name: 'questions',
    path: async () => '/پرسش-های-رایج',
    status: 200,
    things: ['FAQPage'],
  },
  {
    name: 'magazine',
    path: named('magazine'),
    status: 200,
    things: ['CollectionPage', 'ItemList'],
  },
  {
    name: 'magazine, second page',
    path: named('magazine, second page'),
    status: 200,
    things: ['CollectionPage', 'ItemList'],
  },
  {
    name: 'magazine category',
    path: named('magazine category'),
    status: 200,
    things: ['CollectionPage', 'ItemList', 'BreadcrumbList'],
  },
  { name: 'post', path: named('post'), status: 200, things: ['BlogPosting', 'BreadcrumbList'] },
  {
    name: 'missing product',
    path: async () => '/shop/product/987654321/x',
    status: 404,
    things: [],
    robots: /noindex/,
  },
  {
    name: 'missing page',
    path: async () => '/چنین-صفحه‌ای-نیست',
    status: 404,
    things: [],
    robots: /noindex/,
  },
];

for (const { name, path, status, things, robots = /^index/ } of kinds) {
  test(`${name}: every crawler gets the same`, async ({ baseURL }) => {
    const address = await path();
    const seen = await Promise.all(
      Object.values(agents).map((agent) => crawl(baseURL, address, agent)),
    );
    const heads = seen.map((answer) => headOf(answer.html));
    const [first] = heads;
    expect(seen.map((answer) => answer.status)).toEqual(seen.map(() => status));
    expect(first?.title).toMatch(status === 200 ? /\p{L}{3}/u : /یافت نشد/);
    expect(first?.robots).toMatch(robots);
    if (status === 200) expect(first?.canonical).toMatch(/^http/);
    for (const type of things) expect(JSON.stringify(first?.things)).toContain(`"@type":"${type}`);
    for (const [index, agent] of Object.keys(agents).entries()) {
      expect(heads[index], agent).toEqual(first);
    }
  });
}

test('every crawler is redirected from a wrong slug to the right one, in one hop', async ({
  baseURL,
}) => {
  const product = await productForSale();
  const right = encodeURI(productPath(product));
  const wrong = productPath({ ...product, slug: 'نام-پیشین' });
  for (const [name, agent] of Object.entries(agents)) {
    const { status, location } = await crawl(baseURL, wrong, agent);
    expect([status, location], name).toEqual([308, right]);
    expect((await crawl(baseURL, decodeURI(location ?? ''), agent)).status, name).toBe(200);
  }
});
