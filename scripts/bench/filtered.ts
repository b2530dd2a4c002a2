import { getListAnswer } from '#lib/contract/product.ts';
import { formatListQuery } from '#lib/rules/list-query.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';
import { choose, type Filterable, findFilterable, pick } from '#scripts/bench/calls.ts';
import { runLoad } from '#scripts/bench/load.ts';
import { loadCells, printTable } from '#scripts/bench/table.ts';
import { step } from '#scripts/lib/steps.ts';

/** Number of lists that many visitors request at the same time. */
const popularLists = 20;

/** A category's page with one to three filters, at its canonical address. */
function address(category: Filterable): string {
  const wanted = choose(category, 1 + Math.floor(Math.random() * 3));
  const query = formatListQuery(parseListQuery(new URLSearchParams(wanted)));
  return `${encodeURI(`/shop/category/${category.id}/${category.slug}`)}?${query}`;
}

/**
 * Filtered pages, which are rendered for each request: of random categories with 200 to 3,000
 * products (in a smaller shop, of any with filters), and a few popular ones repeatedly.
 */
export async function measureFiltered(base: string, api: string, seconds: number): Promise<void> {
  const categories = await step('Choosing categories to filter', async () => {
    const response = await fetch(`${api}/Product/Get-List`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const found = await findFilterable(api, getListAnswer.parse(await response.json()).children);
    return found.filter(({ filters }) => filters.length >= 3);
  });
  const popular = Array.from({ length: popularLists }, () => address(pick(categories)));
  const loads = [
    { lists: 'any', connections: 1, path: () => address(pick(categories)) },
    { lists: 'any', connections: 16, path: () => address(pick(categories)) },
    { lists: 'the same few', connections: 16, path: () => pick(popular) },
  ];
  const rows: string[][] = [];
  for (const { lists, connections, path } of loads) {
    const result = await runLoad({
      url: base,
      connections,
      seconds,
      headers: { 'accept-encoding': 'gzip' },
      request: () => ({ method: 'GET', path: path() }),
    });
    rows.push([lists, String(connections), ...loadCells(result)]);
  }
  printTable(
    'Pages with filters, made for each request or shown again for a moment',
    ['lists', 'connections', 'pages/s', 'p50', 'p95', 'p99', 'errors'],
    rows,
  );
}
