import { isProductPath, paths } from '#lib/contract/paths.ts';
import { callLoads, drawSample, pick } from '#scripts/bench/calls.ts';
import { drawShoppers } from '#scripts/drill/shoppers.ts';
import type { LoadedRequest } from '#scripts/bench/load.ts';
import { locationsIn } from '#scripts/bench/sitemap.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';

/** The calls of shoppers that a shop of any size can answer. */
const common = new Set([
  'Product/Get-List',
  'Product/Get-Detail',
  'home/get-search-keyword',
  'Basket/Add-To-Basket',
]);
/** Queries of lists that are made per request. */
const narrowings = ['sort=priceaz', 'sort=popular', 'filter-available=1', 'filter-price=100000-'];

const get = (path: string): LoadedRequest => ({ method: 'GET', path });
const narrowed = () => get(`${paths.shop}?${pick(narrowings)}`);

/** Paths of all pages in the sitemaps, except those of products. */
async function readOtherPages(base: string): Promise<string[]> {
  const pathsIn = async (sitemap: string): Promise<string[]> => {
    const xml = await (await fetch(base + sitemap)).text();
    return locationsIn(xml).map((address) => new URL(address).pathname);
  };
  const pages = await Promise.all((await pathsIn('/sitemap.xml')).map(pathsIn));
  return pages.flat().filter((path) => !isProductPath(path));
}

/** What shoppers request of a shop, drawn anew each time: pages of all kinds, some narrowed, calls of visitors, and of members. */
export async function drawMix(shop: RunningShop): Promise<() => LoadedRequest> {
  const sample = await drawSample(`${shop.baseUrl}/api`);
  const others = await readOtherPages(shop.baseUrl);
  const calls = callLoads(sample).filter(({ name }) => common.has(name));
  const product = () => {
    const { websiteCode, slug } = pick(sample.products);
    return get(encodeURI(paths.product(websiteCode, slug)));
  };
  const other = () => get(pick(others));
  const member = await drawShoppers(shop.baseUrl, sample);
  const visitors = [product, product, other, narrowed, ...calls.map(({ request }) => request)];
  const kinds = [...visitors, member, member];
  return () => pick(kinds)();
}
