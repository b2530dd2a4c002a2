import { join } from 'node:path';
import { run } from '#scripts/lib/checks.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { type Counts, countsFrom, playwrightCounts } from '#scripts/lib/results.ts';
import { controlShop } from '#scripts/lib/shop-control.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';

async function runPlaywright(
  shop: RunningShop,
  browser: string,
  args: string[],
  report: string,
): Promise<Counts> {
  const control = await controlShop(shop);
  const env = {
    ...process.env,
    E2E_BASE_URL: shop.baseUrl,
    E2E_SERVICE_URL: shop.serviceUrl,
    E2E_SHOP_CONTROL: control.url,
    E2E_CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const command = ['node_modules/.bin/playwright', 'test', '--reporter=list,json', ...args];
  const code = await run(command, env);
  control.close();
  return countsFrom(report, code, playwrightCounts);
}

/** Builds and opens a demo shop, runs Playwright against it with `args`, closes and removes it. */
export async function runBrowserTests(args: string[] = []): Promise<Counts> {
  const browser = await findChromium();
  if (!browser) throw new PlainFailure('there is no Chromium, and none could be installed.');
  return withTestShop((shop, folder) =>
    runPlaywright(shop, browser, args, join(folder, 'report.json')),
  );
}
