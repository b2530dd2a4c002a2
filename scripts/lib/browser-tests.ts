import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '#scripts/lib/checks.ts';
import { findChromium, findShell } from '#scripts/lib/chromium.ts';
import type { KnownSecrets } from '#scripts/lib/log-scan.ts';
import { atLeastOne, type Counts, resultFrom, sum } from '#scripts/lib/results.ts';
import {
  browserResult,
  type BrowserResult,
  judgeSecondTries,
  secondTryLines,
} from '#scripts/lib/second-tries.ts';
import { controlShop } from '#scripts/lib/shop-control.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';
import { judgeLog, readSecrets, secretsOf, shopLog } from '#scripts/lib/test-logs.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';

/** Runs one Playwright project and reads its `report`. */
async function runProject(
  project: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  report: string,
): Promise<BrowserResult> {
  const playwright = ['node_modules/.bin/playwright', 'test', '--reporter=list,json'];
  // Playwright empties this folder when it starts.
  const output = `--output=test-results/e2e-${project}`;
  // All files requested by name may belong to the other project.
  const which = [`--project=${project}`, '--pass-with-no-tests', output, ...args];
  const code = await run([...playwright, ...which], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return resultFrom(report, code, browserResult, { passed: 0, failed: 0, again: [] });
}

/** The secrets that tests reported, and the shop's own. */
function knownSecrets(shop: RunningShop, file: string): KnownSecrets {
  return { ...readSecrets(file), ...secretsOf(shop.settings.dataDir) };
}

interface Browsers {
  whole: string;
  /** Faster, if installed; otherwise the whole browser. */
  usual: string;
}

async function runPlaywright(
  shop: RunningShop,
  browsers: Browsers,
  args: string[],
  folder: string,
): Promise<{ counts: Counts; known: KnownSecrets }> {
  const secrets = join(folder, 'secrets.jsonl');
  writeFileSync(secrets, '');
  const control = await controlShop(shop);
  const env = {
    ...process.env,
    E2E_BASE_URL: shop.baseUrl,
    E2E_SERVICE_URL: shop.serviceUrl,
    E2E_SHOP_CONTROL: control.url,
    E2E_CHROMIUM: browsers.usual,
    E2E_WHOLE_CHROMIUM: browsers.whole,
    E2E_SECRETS: secrets,
  };
  const results: BrowserResult[] = [];
  // One after the other: the later ones change the shop for everyone.
  for (const project of ['together', 'changes', 'alone']) {
    results.push(await runProject(project, args, env, join(folder, `${project}.json`)));
  }
  await control.close();
  const judged = judgeSecondTries(results);
  for (const line of secondTryLines(judged)) console.log(line);
  return { counts: atLeastOne(judged), known: knownSecrets(shop, secrets) };
}

const none = async (): Promise<Counts> => ({ passed: 0, failed: 0 });

/**
 * The tests register more members in an hour than any network would, begin more chats in a day, look at a price feed, and do not judge the size of
 * pictures.
 */
const own = {
  CODE_LIMIT: '100',
  CHAT_DAILY_LIMIT: '1000',
  CHAT_NETWORK_DAILY_LIMIT: '1000',
  SMS_PER_HOUR: '3000',
  SMS_PER_DAY: '20000',
  SEED_PICTURES: 'quick',
  PRICE_FEEDS: 'emalls',
};

/**
 * Builds and starts a demo shop, runs Playwright with `args` against it, and removes it. The output
 * of its programs is checked as a test of its own.
 * @param before gets the freshly filled shop first; reports failures as counts
 */
export async function runBrowserTests(
  args: string[] = [],
  before: (shop: RunningShop) => Promise<Counts> = none,
): Promise<Counts> {
  const whole = await findChromium();
  if (!whole) throw new PlainFailure('there is no Chromium, and none could be installed.');
  const browsers = { whole, usual: (await findShell()) ?? whole };
  const work = async (shop: RunningShop, folder: string) => ({
    first: await before(shop),
    ...(await runPlaywright(shop, browsers, args, folder)),
  });
  const { first, counts, known } = await withTestShop(work, own);
  return sum([first, counts, judgeLog(shopLog, known)]);
}
