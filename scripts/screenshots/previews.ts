import { load } from 'cheerio';
import type { Browser } from 'playwright';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { type Link, previewCards } from '#scripts/screenshots/preview-cards.ts';
import { articles, detail, forSale, listed } from '#scripts/screenshots/service.ts';
import { isThing, listOf, nestedThings, readThings, typesOf } from '#scripts/seo/things.ts';
import { readLink } from '#server/link-preview/read-link.ts';

/** Where the pictures lie, below the folder of all pictures. */
export const previewsFolder = 'previews';

/** Origin that the pictures name instead of the test shop's. */
const publicOrigin = 'https://kahroba.example';

/** A kind of page, by one page of it. */
export interface PreviewedPage {
  name: string;
  /** Heading of the picture. */
  title: string;
  path: string;
}

const pageOf = ({ websiteCode, slug }: ProductCard): string => paths.product(websiteCode, slug);
const isSoldOut = ({ availability }: ProductCard): boolean =>
  availability === availabilityCodes.outOfStock;

function must<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the shop has no ${what}`);
  return value;
}

/** A page of each kind of the demo shop. */
export async function previewedPages(service: string): Promise<PreviewedPage[]> {
  const [above] = (await listed(service, {})).children;
  const [category] = (await listed(service, { categoryId: above?.id ?? 0 })).children;
  const { id, slug } = must(category, 'categories');
  const { items, landings } = await listed(service, { categoryId: id, type: 'popular' });
  const [landing] = landings;
  const plain = items.find((card) => forSale(card) && card.oldPrice === null);
  const reduced = items.find((card) => forSale(card) && card.oldPrice !== null);
  const all = await listed(service, { type: 'popular' });
  const last = await listed(service, { type: 'popular', page: all.pageCount });
  const { brand } = await detail(service, must(plain, 'product for sale').websiteCode);
  const post = must((await articles(service))[0], 'posts');
  const product = (found: ProductCard | undefined, what: string) => pageOf(must(found, what));
  const pages: Record<string, [title: string, path: string]> = {
    home: ['صفحهٔ نخست', paths.home],
    product: ['کالا', product(plain, 'product for sale')],
    'product-discount': ['کالای با تخفیف', product(reduced, 'discount')],
    'product-sold-out': ['کالای ناموجود', product(last.items.find(isSoldOut), 'sold-out product')],
    category: ['دسته', paths.category(id, slug)],
    brand: ['برند', paths.brand(brand.id, brand.slug)],
    landing: ['دسته و برند', must(landing, 'landing pages').path],
    offers: ['تخفیف‌ها', paths.offers('')],
    'price-list': ['لیست قیمت', paths.priceList(id, slug)],
    post: ['نوشتهٔ مجله', paths.post(post.id, post.slug)],
    author: ['نویسنده', paths.blogAuthor(post.author.slug)],
    content: ['برگه', '/درباره-ما'],
  };
  return Object.entries(pages).map(([name, [title, path]]) => ({
    name: `${previewsFolder}/${name}`,
    title,
    path,
  }));
}

/** What stands in the structured data of a page for its entry among search results. */
async function entryOf(base: string, path: string): Promise<Pick<Link, 'above' | 'picture'>> {
  const html = await (await fetch(new URL(encodeURI(path), base))).text();
  const things = readThings(load(html)).things.flatMap(nestedThings);
  const breadcrumb = things.find((thing) => typesOf(thing).includes('BreadcrumbList'));
  const steps = listOf(breadcrumb?.['itemListElement'])
    .filter(isThing)
    .map(({ name }) => String(name));
  const pictured = things.find((thing) => typesOf(thing).some((type) => shown.has(type)));
  const [address] = listOf(pictured?.['image']);
  const picture = typeof address === 'string' ? await bytesOf(new URL(address, base)) : null;
  return { above: steps.slice(0, -1), picture };
}

/** Things whose picture stands beside an entry. */
const shown = new Set(['Product', 'ProductGroup', 'BlogPosting', 'Person']);

const bytesOf = async (url: URL): Promise<Buffer> =>
  Buffer.from(await (await fetch(url)).arrayBuffer());

async function linkOf(base: string, path: string): Promise<Link> {
  const facts = await readLink({ base, link: path });
  if (typeof facts === 'string' || facts.status !== 200) {
    throw new Error(`${path} cannot be previewed`);
  }
  return {
    facts: { ...facts, url: facts.url.replace(new URL(facts.url).origin, publicOrigin) },
    icon: await bytesOf(new URL('/icon-192.png', base)),
    ...(await entryOf(base, path)),
  };
}

/** Draws a link as Telegram, WhatsApp and Google show it on a phone. @returns PNG */
export async function drawPreviews(
  browser: Browser,
  base: string,
  { title, path }: PreviewedPage,
): Promise<Buffer> {
  const html = previewCards(title, await linkOf(base, path));
  const page = await browser.newPage({ viewport: { width: 1_176, height: 300 } });
  try {
    await page.setContent(html, { waitUntil: 'load' });
    await page.waitForFunction(() => document.fonts.ready);
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}
