import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import {
  getBatchAnswer,
  type PreviewBulkAnswer,
  previewBulkAnswer,
} from '#lib/contract/goods-bulk.ts';
import { listVariantsAnswer, saveCellsAnswer } from '#lib/contract/goods-grid.ts';
import { goodsSort, listGoodsAnswer } from '#lib/contract/goods.ts';
import { type LoadResult, openLoad, percentile, runLoad } from '#scripts/bench/load.ts';
import { finalPath } from '#scripts/bench/purchases.ts';
import { measureScroll } from '#scripts/bench/panel-scroll.ts';
import { loadCells, ms, printTable } from '#scripts/bench/table.ts';
import { accountOf, signIn } from '#scripts/lib/demo-login.ts';
import { PlainFailure, step } from '#scripts/lib/steps.ts';

interface Place {
  readonly serviceUrl: string;
  readonly baseUrl: string;
}

/** Variants that one bulk change is to have, at least and at most. */
const [fewest, most] = [9_500, 10_500];
/** Most ms of p95 that a page of a list may take. */
const pageBound = { postgres: 150, embedded: 300 };
/** Pages that shoppers request a second while goods are changed. */
const looksPerSecond = 50;
const savedCells = 200;

const pathOf = (name: string): string => `/api/Admin/${name}`;

/** Calls of the panel by the demo shop's administrator. */
async function openPanel(serviceUrl: string) {
  const session = await signIn(serviceUrl, accountOf('Administrator'));
  const headers = { 'content-type': 'application/json', ...session };
  async function send(name: string, body: object): Promise<Response> {
    return fetch(`${serviceUrl}${pathOf(name)}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  }
  async function call<Schema extends z.ZodType>(name: string, body: object, schema: Schema) {
    const answer = await send(name, body);
    if (!answer.ok) throw new PlainFailure(`${name} was answered with ${answer.status}.`);
    return schema.parse(await answer.json());
  }
  /** A load of one caller that goes through these bodies. */
  function loadOf(name: string, bodies: readonly object[], seconds: number): Promise<LoadResult> {
    let at = 0;
    const request = () => {
      at += 1;
      const body = JSON.stringify(bodies[at % bodies.length]);
      return { method: 'POST', path: pathOf(name), headers, body } as const;
    };
    return runLoad({ url: serviceUrl, connections: 1, seconds, request });
  }
  return { send, call, loadOf, cookie: session['cookie'] ?? '' };
}
type Panel = Awaited<ReturnType<typeof openPanel>>;

/** Lists and searches, saving a cell, scrolling, and a change of many, while shoppers look at pages. */
export async function measurePanel(place: Place, seconds: number): Promise<void> {
  const panel = await openPanel(place.serviceUrl);
  await measureLists(panel, seconds, pageBound.postgres);
  await measureCells(panel);
  await measureScroll(place.baseUrl, panel.cookie);
  await measureBulk(panel, place.baseUrl, seconds);
}

/** Lists and searches on the embedded database, which needs no storefront. */
export async function measureEmbeddedLists(serviceUrl: string, seconds: number): Promise<void> {
  await measureLists(await openPanel(serviceUrl), seconds, pageBound.embedded);
}

const search = (query: string) => ({ filter: { query } });

async function measureLists(
  { call, loadOf }: Panel,
  seconds: number,
  asked: number,
): Promise<void> {
  const pages: object[] = [];
  const goods: z.infer<typeof listGoodsAnswer>['items'] = [];
  for (const sort of goodsSort.options) {
    let body: object = { sort };
    for (let page = 0; page < 4; page += 1) {
      pages.push(body);
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const { items, next } = await call('List-Goods', body, listGoodsAnswer);
      goods.push(...items);
      if (next === null) break;
      body = { sort, after: next };
    }
  }
  const narrowed = goods
    .slice(0, 50)
    .flatMap(({ categoryId }) => [
      { filter: { categoryId } },
      { filter: { categoryId, availability: availabilityCodes.available }, sort: 'cheapest' },
    ]);
  const codes = goods.map(({ websiteCode, sku }) => search(sku || String(websiteCode)));
  const names = goods.flatMap(({ nameFa }) => {
    const words = nameFa.split(' ');
    return [search(words.slice(0, 2).join(' ')), search(words.at(-1) ?? nameFa)];
  });
  const variants = await call('List-Variants', { limit: 1 }, listVariantsAnswer);
  const rows: string[][] = [];
  for (const [name, bound, listed, bodies] of [
    ['list page', asked, 'List-Goods', pages],
    ['list page with filters', asked, 'List-Goods', narrowed],
    ['search by code', 50, 'List-Goods', codes],
    ['search by name', 250, 'List-Goods', names],
    ['page of the price grid', asked, 'List-Variants', pages],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one load after the other
    rows.push([name, `${bound} ms`, ...loadCells(await loadOf(listed, bodies, seconds))]);
  }
  printTable(
    `Lists of the panel, about ${variants.total?.count ?? 0} variants, one caller`,
    ['call', 'asked, p95', 'requests/s', 'p50', 'p95', 'p99', 'errors'],
    rows,
  );
}

async function measureCells({ call }: Panel): Promise<void> {
  const { items } = await call('List-Variants', { limit: 100 }, listVariantsAnswer);
  const priced = items.filter(({ price, oldPrice }) => price !== null && oldPrice === null);
  const prices = new Map(priced.map(({ id, price }) => [id, price ?? 0]));
  const ids = [...prices.keys()];
  const times: number[] = [];
  for (let at = 0; at < savedCells; at += 1) {
    const variantId = ids[at % ids.length] ?? 0;
    const before = prices.get(variantId) ?? 0;
    const value = before + 1_000;
    const cells = [{ variantId, field: 'price', value, before }];
    const since = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one cell after the other
    const { batch } = await call('Save-Cells', { cells }, saveCellsAnswer);
    times.push(performance.now() - since);
    if (batch === null) throw new PlainFailure('a cell was not saved.');
    prices.set(variantId, value);
  }
  times.sort((one, other) => one - other);
  printTable(
    `${savedCells} cells saved one after the other (asked: p95 at most 200 ms)`,
    ['call', 'p50', 'p95', 'p99'],
    [['Save-Cells', ...[0.5, 0.95, 0.99].map((share) => ms(percentile(times, share)))]],
  );
}

const raise = { kind: 'raisePrice', percent: 10, roundTo: 10_000 };

/** Previews a rise of all prices up to a bound; null for more rows than a change may have. */
async function preview({ send }: Panel, priceTo: number): Promise<PreviewBulkAnswer | null> {
  const answer = await send('Preview-Bulk', { filter: { priceTo }, operation: raise });
  if (answer.status === 422) return null;
  if (!answer.ok) throw new PlainFailure(`Preview-Bulk was answered with ${answer.status}.`);
  return previewBulkAnswer.parse(await answer.json());
}

/** The highest price of about ten thousand variants, found by halving. */
async function boundOf(panel: Panel): Promise<number> {
  let [low, high] = [0, 1_000_000_000];
  for (let tries = 0; tries < 30; tries += 1) {
    const middle = Math.floor((low + high) / 2);
    // oxlint-disable-next-line no-await-in-loop -- each bound depends on the one before
    const found = await preview(panel, middle);
    const count = found?.count ?? Number.POSITIVE_INFINITY;
    if (fewest <= count && count <= most) return middle;
    if (count < fewest) low = middle;
    else high = middle;
  }
  throw new PlainFailure('no price is the highest of ten thousand variants.');
}

/** Waits until a batch has ended. @returns how many rows it changed */
async function ended({ call }: Panel, batch: number): Promise<number> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- asked again and again
    const { state, done } = await call('Get-Batch', { batch }, getBatchAnswer);
    if (state === 'done') return done;
    // oxlint-disable-next-line no-await-in-loop
    await wait(200);
  }
}

async function measureBulk(panel: Panel, baseUrl: string, seconds: number): Promise<void> {
  const priceTo = await step('Looking for ten thousand variants', () => boundOf(panel));
  const previews: number[] = [];
  let last: PreviewBulkAnswer | null = null;
  for (let at = 0; at < 5; at += 1) {
    const since = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    last = await preview(panel, priceTo);
    previews.push(performance.now() - since);
  }
  if (last === null) throw new PlainFailure('the goods changed during the measurement.');
  const looking = await shoppersAt(panel, baseUrl);
  const calm = await runLoad({ ...looking, seconds });
  const applied = await beside(looking, 'Apply-Bulk', async () => {
    await panel.call('Apply-Bulk', { batch: last.batch }, getBatchAnswer);
    return ended(panel, last.batch);
  });
  const undone = await beside(looking, 'Undo-Batch', async () => {
    const { batch } = await panel.call('Undo-Batch', { batch: last.batch }, getBatchAnswer);
    return ended(panel, batch);
  });
  const slowest = previews.toSorted((one, other) => one - other).at(-1) ?? 0;
  printTable(
    `A change of ${last.count} variants of ${last.productCount} products`,
    ['step', 'asked', 'took', 'variants'],
    [
      ['preview, slowest of 5', '3 s', ms(slowest), String(last.count)],
      ['apply', '60 s', ms(applied.took), String(applied.result)],
      ['undo', '60 s', ms(undone.took), String(undone.result)],
    ],
  );
  const times = (load: LoadResult) => `${(load.p95 / calm.p95).toFixed(1)} ×`;
  printTable(
    'Pages of the shop meanwhile (asked: p95 at most doubled)',
    ['list and product page', 'p95 to before', 'requests/s', 'p50', 'p95', 'p99', 'errors'],
    [
      ['before', '', ...loadCells(calm)],
      ['during the change', times(applied.load), ...loadCells(applied.load)],
      ['while it is taken back', times(undone.load), ...loadCells(undone.load)],
    ],
  );
}

/** Shoppers who look at the whole shop and at products. */
async function shoppersAt({ call }: Panel, baseUrl: string) {
  const { items } = await call('List-Goods', { sort: 'cheapest', limit: 50 }, listGoodsAnswer);
  const products = items.filter(({ state }) => state === 'published');
  const paths = await Promise.all([
    finalPath(baseUrl, '/shop'),
    ...products.map(({ websiteCode }) => finalPath(baseUrl, `/shop/product/${websiteCode}`)),
  ]);
  let at = 0;
  const request = () => ({ method: 'GET', path: paths[(at += 1) % paths.length] ?? '/' }) as const;
  return { url: baseUrl, connections: 10, rate: looksPerSecond, request };
}

async function beside<Result>(
  load: Parameters<typeof openLoad>[0],
  name: string,
  work: () => Promise<Result>,
) {
  const opened = openLoad(load);
  const since = performance.now();
  const result = await step(name, work);
  const took = performance.now() - since;
  return { result, took, load: await opened.stop() };
}
