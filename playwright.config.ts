import { defineConfig } from 'playwright/test';

/** For a Chromium without a screen, in a container, that talks to nobody but the shop. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters as wide as on a screen of today, where the browser would round them.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const onCi = !!process.env['CI'];
const alone = '**/*.alone.spec.ts';

/**
 * The browser's tests drive a shop that runs already: `npm test` builds, seeds and starts one and says
 * where it is. They share it, two files at a time. Those that end its programs, change its prices or
 * take the time are named `*.alone.spec.ts`: `npm test` runs them after the others, one by one.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  // Forgiven to a few only: `scripts/lib/second-tries.ts`.
  retries: onCi ? 1 : 0,
  projects: [
    { name: 'together', testIgnore: alone },
    { name: 'alone', testMatch: alone, workers: 1 },
  ],
  // Two browsers, a shop and its service may share two cores.
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: onCi,
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:3000',
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1280, height: 900 },
    // Where there is a second try, only that is filmed: filming each test takes a tenth of the time.
    trace: onCi ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['E2E_CHROMIUM'] ? { executablePath: process.env['E2E_CHROMIUM'] } : {}),
      args: chromiumFlags,
    },
  },
});
