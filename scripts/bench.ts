import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBuyers } from '#scripts/bench/buyers.ts';
import { callLoads, drawSample } from '#scripts/bench/calls.ts';
import { feedSettings, measureDiscovery } from '#scripts/bench/discovery.ts';
import { measureFiltered } from '#scripts/bench/filtered.ts';
import { audit } from '#scripts/bench/lighthouse.ts';
import { measureJunk } from '#scripts/bench/junk.ts';
import { runLoad } from '#scripts/bench/load.ts';
import { findPages, measurePages } from '#scripts/bench/pages.ts';
import { measureLogins } from '#scripts/bench/logins.ts';
import { measureEmbeddedLists, measurePanel } from '#scripts/bench/panel.ts';
import { judgePurchases, measurePurchases } from '#scripts/bench/purchases.ts';
import {
  type MeasuredDatabase,
  addStorefront,
  startMeasuredService,
  startMeasuredShop,
} from '#scripts/bench/shop.ts';
import { loadCells, ms, printTable } from '#scripts/bench/table.ts';
import { measureVitals } from '#scripts/bench/vitals.ts';
import { makeMembers, measureMembers, tokenSecret } from '#scripts/bench/members.ts';
import { startBareApp } from '#scripts/bench/bare-app.ts';
import { measureIdleBoxes, measureTalks } from '#scripts/bench/chats.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { freePort } from '#scripts/lib/ports.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { openDatabase } from '#server/db/open.ts';
import { benchHub } from '#server/signalr/bench.ts';
import { startRedis } from '#server/testing/redis.ts';
import { endWith, PlainFailure, step } from '#scripts/lib/steps.ts';

const folder = resolve('.data/bench');
const parts = [
  'pages',
  'calls',
  'filtered',
  'hub',
  'lighthouse',
  'vitals',
  'junk',
  'discovery',
  'logins',
  'members',
  'purchases',
  'chats',
  'panel',
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '8' },
    runs: { type: 'string', default: '5' },
    /** `embedded`, or the address of a PostgreSQL; by default a temporary one is started. */
    database: { type: 'string' },
    /** Number of requests of each kind of junk. */
    requests: { type: 'string', default: '10000' },
    /** Number of purchases, and of members in the flash sale. */
    purchases: { type: 'string', default: '3000' },
  },
});

type Part = (typeof parts)[number];

/** Of the panel only lists are measured then. */
const isEmbedded = values.database === 'embedded';

/** Parts that need the storefront and the full number of products. */
const ofWholeShop: ReadonlySet<Part> = new Set([
  'pages',
  'calls',
  'filtered',
  'lighthouse',
  'vitals',
  'junk',
  'discovery',
  ...(isEmbedded ? [] : (['panel'] as const)),
]);
/** Number of products for measuring logins and baskets. */
const few = 2_000;
/** For measuring purchases. */
const fewer = 300;
const nothing = async (): Promise<void> => {};

/** The requested parts; all of them if none is named. */
function wantedParts(): ReadonlySet<Part> {
  const unknown = positionals.find((part) => !parts.some((known) => known === part));
  if (unknown !== undefined) {
    throw new PlainFailure(`there is no part "${unknown}"; choose from ${parts.join(', ')}.`);
  }
  return new Set(parts.filter((part) => positionals.length === 0 || positionals.includes(part)));
}

async function bench(): Promise<void> {
  const wanted = wantedParts();
  mkdirSync(folder, { recursive: true });
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  if (wanted.has('hub')) await measureHub();
  const seconds = Number(values.seconds);
  if (wanted.has('logins')) {
    await measureService(few, nothing, (url) => measureLogins(url, seconds));
  }
  if (wanted.has('members')) {
    await measureService(few, makeMembers, (url, tokens) =>
      measureMembers(url, tokens, 5 * seconds),
    );
  }
  if (wanted.has('purchases')) await measureSelling(seconds);
  if (wanted.has('chats')) await measureChats(5 * seconds);
  const products = Number(values.products);
  if (wanted.has('panel') && isEmbedded) {
    await measureService(products, nothing, (url) => measureEmbeddedLists(url, seconds));
  }
  if (![...wanted].some((part) => ofWholeShop.has(part))) return;
  const env = wanted.has('discovery') ? await feedSettings() : {};
  const measured = await startMeasuredShop(folder, products, chosenDatabase(), env);
  await measureShop(measured.shop, wanted).finally(() => measured.stop());
}

/** Measures the service of a shop, without a storefront. */
async function measureService<Prepared>(
  products: number,
  prepare: (env: NodeJS.ProcessEnv) => Promise<Prepared>,
  measure: (serviceUrl: string, prepared: Prepared) => Promise<void>,
): Promise<void> {
  const service = {
    folder: join(folder, 'service'),
    products,
    database: chosenDatabase(),
    prepare,
  };
  const started = await startMeasuredService(service, { TOKEN_SECRET: tokenSecret });
  await measure(started.shop.serviceUrl, started.prepared).finally(() => started.stop());
}

/**
 * Measures purchases in a small shop with its storefront. A third of the flash sale's crowd gets a piece. The command
 * fails when more or fewer orders are paid, or a sum does not add up.
 */
async function measureSelling(seconds: number): Promise<void> {
  const crowd = Number(values.purchases);
  const buyers = { ordinary: crowd, flash: crowd, pieces: Math.ceil(crowd / 3) };
  const selling = {
    folder: join(folder, 'selling'),
    products: fewer,
    database: chosenDatabase(),
    prepare: (env: NodeJS.ProcessEnv) => makeBuyers(env, buyers),
  };
  const { shop, stop, prepared } = await startMeasuredService(selling, {
    TOKEN_SECRET: tokenSecret,
  });
  try {
    await addStorefront(shop);
    const paid = await measurePurchases(shop, prepared, seconds);
    // The embedded database is opened by one process at a time.
    await shop.stop();
    const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = shop.settings.env;
    const database = await openDatabase({ databaseUrl, dataDir });
    const faults = await judgePurchases(database.db, prepared, paid).finally(() =>
      database.close(),
    );
    for (const fault of faults) console.error(`kahroba: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
}

/** Measures chats of two nodes that share a Redis. */
async function measureChats(seconds: number): Promise<void> {
  const redis = await startRedis();
  const chats = {
    folder: join(folder, 'chats'),
    products: fewer,
    database: chosenDatabase(),
    prepare: nothing,
  };
  try {
    const env = {
      TOKEN_SECRET: tokenSecret,
      REDIS_URL: redis.url,
      CHAT_DAILY_LIMIT: '100000',
      CHAT_NETWORK_DAILY_LIMIT: '100000',
    };
    const { shop, stop } = await startMeasuredService(chats, env);
    try {
      await measureTalks(shop, seconds);
      await measureIdleBoxes(shop);
    } finally {
      await stop();
    }
  } finally {
    await redis.stop();
  }
}

async function measureShop(shop: RunningShop, wanted: ReadonlySet<Part>): Promise<void> {
  const { baseUrl, serviceUrl } = shop;
  const api = `${serviceUrl}/api`;
  const seconds = Number(values.seconds);
  const pages = await findPages(api);
  if (wanted.has('pages')) await measurePages(folder, baseUrl, pages, seconds);
  if (wanted.has('calls')) await measureCalls(serviceUrl, seconds);
  if (wanted.has('filtered')) await measureFiltered(baseUrl, api, seconds);
  if (wanted.has('lighthouse')) await measureLighthouse(baseUrl, pages, Number(values.runs));
  if (wanted.has('vitals')) await measureVitals(baseUrl, pages, Number(values.runs));
  if (wanted.has('discovery')) await measureDiscovery(shop);
  if (wanted.has('panel') && !isEmbedded) await measurePanel(shop, seconds);
  if (wanted.has('junk')) await measureJunk(shop, Number(values.requests));
}

function chosenDatabase(): MeasuredDatabase {
  const { database } = values;
  if (database === undefined) return 'temporary';
  return database === 'embedded' ? 'embedded' : { url: database };
}

async function measureCalls(serviceUrl: string, seconds: number): Promise<void> {
  const sample = await step('Drawing a sample of the shop', () => drawSample(`${serviceUrl}/api`));
  const rows: string[][] = [];
  for (const { name, request } of callLoads(sample)) {
    for (const connections of [1, 16]) {
      const result = await runLoad({ url: serviceUrl, connections, seconds, request });
      rows.push([name, String(connections), ...loadCells(result)]);
    }
  }
  printTable(
    `Calls at ${values.products} products, load and database on the same cores`,
    ['call', 'connections', 'requests/s', 'p50', 'p95', 'p99', 'errors'],
    rows,
  );
}

async function measureHub(): Promise<void> {
  const hub = await step('Hub: thousands of connections', () => benchHub());
  printTable(
    'Hub, server and clients on the same cores',
    ['measure', 'value'],
    [
      [
        `memory a connection, ${hub.connections} connections`,
        `${hub.kibPerConnection.toFixed(1)} KiB`,
      ],
      [`opening ${hub.connections} connections`, ms(hub.connectMs)],
      [`broadcast to ${hub.clients} clients, p50`, ms(hub.broadcastP50Ms)],
      [`broadcast to ${hub.clients} clients, p99`, ms(hub.broadcastP99Ms)],
    ],
  );
}

async function measureLighthouse(
  base: string,
  pages: Record<string, string>,
  runs: number,
): Promise<void> {
  const chromium = await findChromium();
  if (chromium === undefined) throw new PlainFailure('Lighthouse needs a Chromium.');
  const bare = await startBareApp(folder, await freePort(), { none: '' });
  // Lighthouse is no member, and would measure the login instead.
  const { checkout: _members, ...open } = pages;
  const urls = Object.fromEntries(Object.entries(open).map(([name, path]) => [name, base + path]));
  const scores = await step(`Lighthouse, ${runs} runs a page`, () =>
    audit({ ...urls, 'bare page': bare.url }, chromium, runs),
  ).finally(() => bare.stop());
  printTable(
    `Lighthouse, mobile, medians of ${runs}`,
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP',
      'LCP',
      'speed index',
      'blocking',
      'CLS',
    ],
    Object.entries(scores).map(([name, score]) => [
      name,
      String(score.performance),
      String(score.accessibility),
      String(score['best-practices']),
      String(score.seo),
      ms(score.fcp),
      ms(score.lcp),
      ms(score.si),
      ms(score.tbt),
      score.cls.toFixed(3),
    ]),
  );
}

await bench().catch(endWith);
