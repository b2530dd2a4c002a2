import type { Page } from 'playwright/test';
import { openWithMenus } from './support/menus.ts';
import {
  addButton,
  connection,
  expectBadge,
  idle,
  openWhole,
  scriptsArrived,
  watchScripts,
} from './support/pages.ts';
import { productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** When the shop's scripts were requested and when the page was first painted, in ms. */
const firstLoad = () => ({
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  scripts: performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/_next/static/') && name.endsWith('.js'))
    .map(({ name, startTime }) => ({ name, startTime })),
});

/** Requested before, so that `/` is served from its static page. */
test.beforeEach(async ({ request }) => {
  for (let time = 0; time < 2; time += 1) await request.get('/');
});

/** Holds back the page's timeout of five seconds; `act` of the result lets it end. */
async function holdFiveSeconds(page: Page): Promise<{ act: () => Promise<void> }> {
  await page.addInitScript(() => {
    const real = setTimeout;
    const held = (act: () => void, ms?: number) => {
      if (ms !== 5_000) return real(act, ms);
      Object.assign(globalThis, { fiveSecondsAreOver: act });
      return 0;
    };
    Object.assign(globalThis, { setTimeout: held });
  });
  return { act: () => page.evaluate('fiveSecondsAreOver()') };
}

test('scripts are fetched after the first paint, each once; the hub waits for an interaction, for seconds, not for ever', async ({
  page,
}) => {
  const time = await holdFiveSeconds(page);
  const connected = connection(page);
  const loaded = watchScripts(page);
  // A text that only the hub's client contains.
  const hasClient = () => loaded('skipNegotiation');
  await openWhole(page, '/');
  await idle(page);
  await scriptsArrived(page);
  expect(await hasClient()).toBe(false);
  await time.act();
  await connected;
  expect(await hasClient()).toBe(true);
  const { painted, scripts } = await page.evaluate(firstLoad);
  expect(scripts.length).toBeGreaterThan(3);
  for (const { startTime } of scripts) expect(startTime).toBeGreaterThanOrEqual(painted);
  expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length);
});

test.describe('the hub connects', () => {
  test.use({ hasTouch: true });
  const signs: Record<string, (page: Page) => Promise<void>> = {
    scrolling: (page) => page.evaluate(() => scrollBy(0, 100)),
    'a key': (page) => page.keyboard.press('Shift'),
    'a touch': (page) => page.touchscreen.tap(2, 200),
    // Last, because the pointer is still there on the next page.
    'a pointer': (page) => page.mouse.move(10, 200),
  };
  test('at scrolling, a key, a touch and a pointer, also before the counts are there', async ({
    page,
  }) => {
    // Without an interaction it would wait for ever.
    await holdFiveSeconds(page);
    for (const [sign, give] of Object.entries(signs)) {
      await test.step(sign, async () => {
        const asked = page.waitForRequest('**/home/get-master-data');
        const { promise: held, resolve: answer } = Promise.withResolvers<void>();
        await page.route('**/home/get-master-data', async (route) => {
          await held;
          await route.continue();
        });
        const connected = connection(page);
        await page.goto('/shop/cart');
        await asked;
        await give(page);
        answer();
        await connected;
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
});

test('a browser that does not report painting fetches them as well', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'));
  await openWithMenus(page, '/');
});

test('a page that is never painted, as in a background tab, fetches them as well', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    });
  });
  await openWithMenus(page, '/');
});

test('a button pressed before scripts have loaded takes effect once', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(productPath(await productForSale()), { waitUntil: 'commit' });
  await addButton(page).click();
  await addButton(page).click();
  held.resolve();
  await expectBadge(page, 1);
});

test('a button pressed before the scripts of its part of the page have loaded takes effect once', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  let holds = 0;
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    // A class that only the buttons of a product have.
    if ((await response.text()).includes('buy-acts')) {
      holds += 1;
      await held.promise;
    }
    await route.fulfill({ response });
  });
  await page.goto(productPath(await productForSale()), { waitUntil: 'commit' });
  await page.locator('html[data-menus]').waitFor();
  expect(holds).toBe(1);
  await addButton(page).click();
  held.resolve();
  await expectBadge(page, 1);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a picture that does not load delays scripts only briefly', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('head script[src*="/_next/"]:not([type])').first()).toBeAttached({
    timeout: 10_000,
  });
  held.resolve();
});
