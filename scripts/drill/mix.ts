import { callLoads, drawSample, pick } from '#scripts/bench/calls.ts';
import type { LoadedRequest } from '#scripts/bench/load.ts';
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
const narrowed = (): LoadedRequest => ({ method: 'GET', path: `/shop?${pick(narrowings)}` });

/** What shoppers request of a shop, drawn anew each time: half pages of all kinds, some narrowed, half calls. */
export async function drawMix(shop: RunningShop): Promise<() => LoadedRequest> {
  const calls = callLoads(await drawSample(`${shop.baseUrl}/api`)).filter(({ name }) =>
    common.has(name),
  );
  const sitemap = await (await fetch(`${shop.baseUrl}/sitemap.xml`)).text();
  const pages = sitemap
    .matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)
    .map(([, path]) => path ?? '/')
    .toArray();
  const page = (): LoadedRequest => ({ method: 'GET', path: pick(pages) });
  const kinds = [page, page, page, narrowed, ...calls.map(({ request }) => request)];
  return () => pick(kinds)();
}
