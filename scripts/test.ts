/**
 * `npm test`: everything. The checks of `npm run verify`, the service's tests on the embedded
 * database and, when TEST_DATABASE_URL is set, on PostgreSQL, and the browser's tests against a shop
 * that is built and seeded for them, which is first read as a crawler does (`npm run seo`). Where there is
 * a Java, the Nu Html Checker reads it, too; its jar is fetched once. The last line is `N passed, N failed`.
 *
 * `npm test -- e2e [arguments of playwright]` runs the browser's tests alone.
 */
import { resolve } from 'node:path';
import { runBrowserTests } from '#scripts/lib/browser-tests.ts';
import { runChecks } from '#scripts/lib/checks.ts';
import { runJest } from '#scripts/lib/jest.ts';
import { type Counts, sum, verdict } from '#scripts/lib/results.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { runSeo } from '#scripts/seo/run.ts';
import { fetchVnu } from '#scripts/seo/vnu-jar.ts';

const FAILED: Counts = { passed: 0, failed: 1 };
/** For the Nu Html Checker's jar, in ms: a line that swallows all is not waited for. */
const patienceForVnu = 15_000;

async function stage(title: string, work: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n— ${title}`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}

const [only, ...args] = process.argv.slice(2);
const postgres = process.env['TEST_DATABASE_URL'];
const counts: Counts[] = [];
if (only !== 'e2e') {
  counts.push(await stage('Checks', runChecks));
  counts.push(
    await stage('Unit and service tests, embedded database', () =>
      runJest([], { TEST_DATABASE_URL: undefined }),
    ),
  );
}
if (only !== 'e2e' && postgres) {
  counts.push(
    await stage('Service tests, PostgreSQL', () => runJest(['--roots', resolve('server')])),
  );
}
const crawl = ({ baseUrl, settings }: RunningShop) =>
  stage('What crawlers see', async () => {
    const vnu = await fetchVnu(patienceForVnu);
    return runSeo(baseUrl, { vnu, publicUrl: settings.env['SITE_URL'] ?? null });
  });
counts.push(
  await stage('Browser tests', () => runBrowserTests(args, only === 'e2e' ? undefined : crawl)),
);

const total = sum(counts);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${verdict(total)}`);
