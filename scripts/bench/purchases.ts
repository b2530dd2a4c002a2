import type { Db } from '#server/db/database.ts';
import { findMistakes } from '#server/modules/money-check/queries.ts';
import type { Buyers } from '#scripts/bench/buyers.ts';
import { bodyOf, buyAll, type Purchase } from '#scripts/bench/buying.ts';
import { buyApart } from '#scripts/bench/crowd.ts';
import { openLoad, percentile, runLoad } from '#scripts/bench/load.ts';
import { loadCells, ms, printTable } from '#scripts/bench/table.ts';
import { PlainFailure, step } from '#scripts/lib/steps.ts';

/** Purchases at once. */
const shoppers = 16;
/** Members who come a second in the flash sale, most of them at once, and pages that others request a second meanwhile. */
const arrivals = 100;
const crowd = 500;
const looksPerSecond = 50;

interface Place {
  readonly serviceUrl: string;
  readonly baseUrl: string;
}

/** How many paid their orders: of those whose goods are plenty, and in the flash sale. */
export interface PaidOrders {
  readonly ordinary: number;
  readonly flash: number;
}

/** Measures pricing, purchases, and a flash sale while others look at the shop. */
export async function measurePurchases(
  place: Place,
  buyers: Buyers,
  seconds: number,
): Promise<PaidOrders> {
  await measurePreview(place.serviceUrl, buyers, seconds);
  const ordinary = await measureBuying(place.serviceUrl, buyers);
  const flash = await measureFlash(place, buyers, seconds);
  return { ordinary, flash };
}

/** What went wrong with the purchases, one line each, once nothing is under way any more. */
export async function judgePurchases(
  db: Db,
  { ordinary, flash, pieces }: Pick<Buyers, 'ordinary' | 'flash' | 'pieces'>,
  paid: PaidOrders,
): Promise<string[]> {
  const sold = Math.min(pieces, flash.length);
  const mistakes = await findMistakes(db);
  return [
    ...(paid.ordinary === ordinary.length
      ? []
      : [`${paid.ordinary} of ${ordinary.length} purchases were paid.`]),
    ...(paid.flash === sold
      ? []
      : [`${paid.flash} pieces were sold in the flash sale, not ${sold}.`]),
    ...mistakes.map(
      ({ kind, subject, expected, found }) => `${kind} ${subject}: ${found}, not ${expected}.`,
    ),
  ];
}

async function measurePreview(url: string, { ordinary, delivery }: Buyers, seconds: number) {
  let at = 0;
  const result = await runLoad({
    url,
    connections: 1,
    seconds,
    request: () => {
      at = (at + 1) % ordinary.length;
      const buyer = ordinary[at];
      if (!buyer) throw new PlainFailure('there are no buyers.');
      return {
        method: 'POST',
        path: '/api/order/preview',
        headers: { authorization: `Bearer ${buyer.token}` },
        body: JSON.stringify(bodyOf(buyer, delivery)),
      };
    },
  });
  printTable(
    'order/preview, one at a time (asked: p50 at most 8 ms)',
    ['requests/s', 'p50', 'p95', 'p99', 'errors'],
    [loadCells(result)],
  );
}

/** @returns how many were paid */
async function measureBuying(url: string, { ordinary, delivery }: Buyers): Promise<number> {
  const since = performance.now();
  const bought = await step(`${ordinary.length} purchases, ${shoppers} at once`, () =>
    buyAll({ serviceUrl: url, buyers: ordinary, delivery, atOnce: shoppers }),
  );
  const seconds = (performance.now() - since) / 1_000;
  const done = bought.filter((each) => each !== null);
  const times = (part: keyof Purchase) => done.map((each) => each[part]).toSorted((a, b) => a - b);
  printTable(
    `${(done.length / seconds).toFixed(0)} purchases a second, ${done.length} of ${ordinary.length} paid (asked: 120)`,
    ['part', 'p50', 'p95', 'p99'],
    (['preview', 'start', 'callback', 'whole'] as const).map((part) => [
      part,
      ...[0.5, 0.95, 0.99].map((share) => ms(percentile(times(part), share))),
    ]),
  );
  return done.length;
}

/**
 * Everyone wants the same product; others look at its page and at lists meanwhile.
 * @returns how many were paid
 */
async function measureFlash(place: Place, buyers: Buyers, seconds: number): Promise<number> {
  const pages = [`/shop/product/${buyers.product}`, '/shop'];
  const paths = await Promise.all(pages.map((path) => finalPath(place.baseUrl, path)));
  const looking = () => {
    let at = 0;
    const request = () =>
      ({ method: 'GET', path: paths[(at += 1) % paths.length] ?? '/' }) as const;
    return { url: place.baseUrl, connections: 10, rate: looksPerSecond, request };
  };
  const calm = await runLoad({ ...looking(), seconds });
  const load = openLoad(looking());
  const since = performance.now();
  const { serviceUrl } = place;
  const { flash, delivery } = buyers;
  const bought = await step(`Flash sale to ${flash.length} members, ${arrivals} a second`, () =>
    buyApart({ serviceUrl, buyers: flash, delivery, atOnce: crowd, arrivals }),
  );
  const took = (performance.now() - since) / 1_000;
  const busy = await load.stop();
  const paid = bought.filter((each) => each !== null).length;
  printTable(
    `Flash sale: ${paid} orders of ${buyers.pieces} pieces by ${buyers.flash.length} members (asked: all pieces), ` +
      `${(paid / took).toFixed(0)} a second (asked: 31)`,
    ['list and product page', 'requests/s', 'p50', 'p95', 'p99', 'errors'],
    [
      ['before', ...loadCells(calm)],
      ['during (asked: p95 at most twice)', ...loadCells(busy)],
    ],
  );
  return paid;
}

/** Where a path leads to. */
export async function finalPath(base: string, path: string): Promise<string> {
  const { url } = await fetch(base + path);
  return new URL(url).pathname;
}
