import { defineConfig } from 'playwright/test';

/**
 * Pictures with `loading="lazy"` load when they come into the window, not up to 3,000 px before: those no test looks at
 * cost more CPU time than the rest of a page. Of several such switches the last one counts, so it repeats Playwright's,
 * which give the browser a mouse.
 */
const blinkSettings = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  ...['Unknown', '3G', '4G'].map((network) => `lazyLoadingImageMarginPx${network}=0`),
];

/** For a Chromium without a screen, in a container, that connects to the shop only. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Fractional letter widths, as on current screens; otherwise the browser rounds them.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--blink-settings=${blinkSettings.join(',')}`,
];

const onCi = !!process.env['CI'];
const changes = '**/*.changes.spec.ts';
const alone = '**/*.alone.spec.ts';

/**
 * The browser tests run against a shop that is already running: `npm test` builds, fills and starts
 * one, and passes its address. The tests share it, three files at a time: they wait often. After
 * them run those that change what all visitors see, `*.changes.spec.ts`, each with products and posts
 * of its own; and then, one at a time, those that stop its programs, `*.alone.spec.ts`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 3,
  // Only a few retries are accepted: `scripts/lib/second-tries.ts`.
  retries: onCi ? 1 : 0,
  projects: [
    { name: 'together', testIgnore: [changes, alone] },
    // What changes has two seconds to be seen, and some of them make a load of their own.
    { name: 'changes', testMatch: changes, workers: 2 },
    { name: 'alone', testMatch: alone, workers: 1 },
  ],
  // Three browsers, a shop and its service may share two cores.
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: onCi,
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:3000',
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1280, height: 900 },
    // Movement takes a fifth of the time without a graphics card; tests of movement ask for it.
    reducedMotion: 'reduce',
    // If there are retries, only those are traced: tracing each test takes a tenth of the time.
    trace: onCi ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['E2E_CHROMIUM'] ? { executablePath: process.env['E2E_CHROMIUM'] } : {}),
      args: chromiumFlags,
    },
  },
});
