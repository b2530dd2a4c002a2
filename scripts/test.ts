/**
 * `npm test`: everything. The checks of `npm run verify`; the unit and service tests (on PostgreSQL
 * if TEST_DATABASE_URL is set, and then those that depend on the kind of database on the embedded
 * one as well, beside what follows); a crawl (`npm run seo`) of a shop built and filled for the browser tests, and short
 * attacks on it (`npm run drill`, `npm run fuzz`); and the browser tests. If there is a Java, the Nu
 * Html Checker checks that shop, too; its jar is downloaded once. Prints the duration of each stage
 * and of the slowest files, and the names of the tests that failed; the last line is `N passed, N failed`.
 *
 * `npm test -- e2e [arguments of playwright]` runs the browser tests only.
 * `npm test -- changed [commit]` runs the tests that may be affected by changes since a commit
 * (default: main), according to the imports of the test files, as found by Jest and Playwright.
 */
import { drill } from '#scripts/drill/drill.ts';
import { fuzz } from '#scripts/fuzz/fuzz.ts';
import { runBrowserTests } from '#scripts/lib/browser-tests.ts';
import { hasChangedBrowserTests } from '#scripts/lib/changed-browser-tests.ts';
import { runChecks } from '#scripts/lib/checks.ts';
import { runJest, runServiceTests } from '#scripts/lib/jest.ts';
import { type Counts, sum, verdict } from '#scripts/lib/results.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { type Timing, timingLines } from '#scripts/lib/timings.ts';
import { usualLimits } from '#scripts/seo/crawl.ts';
import { runSeo } from '#scripts/seo/run.ts';
import { fetchVnu } from '#scripts/seo/vnu-jar.ts';

/** Timeout for downloading the Nu Html Checker's jar, in ms. */
const vnuTimeout = 15_000;

/**
 * Tests that depend on the kind of database: embedding, locks, transactions, seeding, start-up,
 * races for stock, coupons and money, and the other invariants of selling. Tests of backups and of PGlite are not listed, because they
 * open the embedded database in any run.
 */
const embeddedTests = [
  'server/main.test.ts',
  'server/db/transaction.test.ts',
  'server/outbox/',
  'server/sms-outbox/',
  'server/modules/backup/',
  'server/jobs/',
  'server/modules/basket/change.test.ts',
  'server/modules/invoice/invoice.test.ts',
  'server/modules/order/read.test.ts',
  'server/modules/order/start.test.ts',
  'server/modules/payment/borrowed.test.ts',
  'server/modules/payment/gateway-answers.test.ts',
  'server/modules/payment/killed.test.ts',
  'server/modules/payment/paying.test.ts',
  'server/modules/payment/refund.test.ts',
  'server/modules/payment/storm.test.ts',
  'at-once.test.ts',
  'demo-shop/orders.test.ts',
  'demo-shop/broken-off.test.ts',
];

const stages: Timing[] = [];

async function stage(name: string, work: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n— ${name}`);
  const started = Date.now();
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, failures: [name] };
  } finally {
    stages.push({ name, ms: Date.now() - started });
  }
}

/** Sizes of the short forms of `npm run drill` and `npm run fuzz`. */
const drillSize = { connections: 200, seconds: 1.5, judgesWaiting: false };
/** The browser tests use the shop afterwards. */
const fuzzSize = { seconds: 30, isOwn: false };

const attack = (shop: RunningShop) =>
  stage('Attacks', async () => sum([await drill(shop, drillSize), await fuzz(shop, fuzzSize)]));

const crawl = ({ baseUrl, settings }: RunningShop) =>
  stage('Crawl', async () => {
    const vnu = await fetchVnu(vnuTimeout);
    const publicUrl = settings.env['SITE_URL'] ?? null;
    const limits = { ...usualLimits, concurrency: 8, validatedPerKind: 5, filesPerKind: 50 };
    return runSeo(baseUrl, { vnu, publicUrl, limits });
  });

/** On the embedded database, if the others ran on PostgreSQL. */
const testEmbedded = () =>
  stage('Tests of the embedded database', () =>
    runServiceTests(['--maxWorkers=1', ...embeddedTests], { TEST_DATABASE_URL: undefined }),
  );

/** While the shop of the browser tests is built, filled, crawled and attacked, a core is often free: for `meanwhile`. */
async function runWithShop(meanwhile: Promise<Counts> | null): Promise<Counts[]> {
  const look = async (shop: RunningShop) => {
    const seen = sum([await crawl(shop), await attack(shop)]);
    await meanwhile;
    return seen;
  };
  const browser = await stage('Browser tests with crawl and attacks', () =>
    runBrowserTests([], look),
  );
  return meanwhile ? [browser, await meanwhile] : [browser];
}

async function runAll(): Promise<Counts[]> {
  const counts = [await stage('Checks', runChecks)];
  const onPostgres = !!process.env['TEST_DATABASE_URL'];
  const kind = onPostgres ? 'PostgreSQL' : 'embedded database';
  counts.push(await stage(`Unit and service tests, ${kind}`, () => runServiceTests()));
  return [...counts, ...(await runWithShop(onPostgres ? testEmbedded() : null))];
}

async function runChanged(since = 'main'): Promise<Counts[]> {
  const counts = [
    await stage('Unit and service tests', () =>
      runJest([`--changedSince=${since}`, '--passWithNoTests']),
    ),
  ];
  if (await hasChangedBrowserTests(since)) {
    counts.push(await stage('Browser tests', () => runBrowserTests([`--only-changed=${since}`])));
  }
  return counts;
}

const [only, ...args] = process.argv.slice(2);
const counts =
  only === 'e2e'
    ? [await stage('Browser tests', () => runBrowserTests(args))]
    : only === 'changed'
      ? await runChanged(args[0])
      : await runAll();

const total = sum(counts);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${timingLines(stages, total.files ?? []).join('\n')}`);
for (const name of total.failures ?? []) console.log(`failed: ${name}`);
console.log(`\n${verdict(total)}`);
