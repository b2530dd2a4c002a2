import { load } from 'cheerio';
import { type Browser, chromium, type Page } from 'playwright';
import { paths } from '#lib/contract/paths.ts';
import type { Pages } from '#scripts/bench/pages.ts';
import { ms, printTable } from '#scripts/bench/table.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { PlainFailure, step } from '#scripts/lib/steps.ts';

/** A phone on slow 4G, as Lighthouse measures: bytes a second, ms, and how many times slower its processor is. */
const phone = {
  viewport: { width: 390, height: 844 },
  bytesPerSecond: (1.6 * 1024 * 1024) / 8,
  latency: 150,
  slower: 4,
};
/** In ms; of layout shifts the sum. */
const asked = { lcp: 1_900, cls: 0, interaction: 200 };
/** What a press leads to is drawn by then, in ms. */
const settling = 1_500;

/** A page, and the names of buttons that are pressed on it in turn; after each, Escape closes what it opened. */
interface Visited {
  path: string;
  presses: readonly string[];
  /** Leaves the page as it is to be measured, at full speed. */
  prepare?: (page: Page) => Promise<unknown>;
}

interface Measured {
  lcp: number;
  cls: number;
  /** The longest interaction, from the press to the next frame, and its button. */
  longest: { duration: number; of: string };
}

declare global {
  interface Window {
    measured: { lcp: number; cls: number; interactions: number[] };
  }
}

/** Runs in the page before its scripts. */
function watch(): void {
  const measured = { lcp: 0, cls: 0, interactions: [] as number[] };
  window.measured = measured;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof LargestContentfulPaint) measured.lcp = entry.startTime;
      else if (entry instanceof PerformanceEventTiming) {
        if (entry.interactionId !== 0) measured.interactions.push(entry.duration);
      } else {
        const { value, hadRecentInput } = entry.toJSON();
        if (!hadRecentInput) measured.cls += value;
      }
    }
  });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event']) {
    observer.observe({ type, buffered: true, durationThreshold: 16 });
  }
}

const addToBasket = 'افزودن به سبد خرید';

/** The first link that leads below a path. */
function linkIn(html: string, start: string): string {
  const links = load(html)('a')
    .toArray()
    .map(({ attribs }) => decodeURI(attribs['href'] ?? ''));
  const found = links.find((href) => href.startsWith(`${start}/`));
  if (found === undefined) throw new PlainFailure(`no link leads to ${start}.`);
  return encodeURI(found);
}

/** Twelve kinds of pages, found in the shop. @param pages those that other parts measure */
async function visited(base: string, pages: Pages): Promise<Record<string, Visited>> {
  const read = async (path: string) => (await fetch(base + path)).text();
  const list = await read(pages.listing);
  const product = await read(pages.product);
  const codes = [...list.matchAll(/href="\/shop\/product\/(\d+)\//g)].map(([, code]) => code);
  const compared = [...new Set(codes)].slice(0, 3);
  const ofFrame = ['منو'];
  return {
    home: { path: pages.home, presses: [...ofFrame, 'دنبال چه چیزی می‌گردید؟'] },
    list: { path: pages.listing, presses: ['فیلترها', 'افزودن به مقایسه', ...ofFrame] },
    landing: { path: linkIn(list, decodeURI(pages.listing)), presses: ['فیلترها'] },
    brand: { path: linkIn(product, '/shop/brand'), presses: ['فیلترها'] },
    offers: { path: paths.offers(''), presses: ['فیلترها'] },
    search: { path: encodeURI('/shop?filter-name=گوشی سامسونگ'), presses: ['فیلترها'] },
    product: {
      path: pages.product,
      presses: [addToBasket, 'بزرگ‌نمایی تصویر', 'هم‌رسانی', ...ofFrame],
    },
    comparison: { path: `${paths.compare}?ids=${compared.join(',')}`, presses: [addToBasket] },
    cart: {
      path: paths.cart,
      prepare: async (page) => {
        await page.goto(base + pages.product);
        await page
          .getByRole('button', { name: addToBasket })
          .filter({ visible: true })
          .first()
          .click();
        await page.getByRole('banner').getByText('۱', { exact: true }).waitFor();
      },
      presses: ['افزایش تعداد', 'کاهش تعداد'],
    },
    'price list': { path: pages['price list'], presses: ofFrame },
    post: { path: pages.post, presses: ofFrame },
    login: { path: paths.login, presses: ['ورود'] },
  };
}

async function measure(browser: Browser, base: string, page: Visited): Promise<Measured> {
  const context = await browser.newContext({
    viewport: phone.viewport,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    if (page.prepare) {
      const before = await context.newPage();
      await page.prepare(before);
      await before.close();
    }
    const tab = await context.newPage();
    await tab.addInitScript(watch);
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.bytesPerSecond,
      uploadThroughput: phone.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
    await tab.goto(base + page.path, { waitUntil: 'networkidle' });
    const { lcp } = await tab.evaluate(() => window.measured);
    const longest = await pressAll(tab, page.presses);
    const { cls } = await tab.evaluate(() => window.measured);
    return { lcp, cls, longest };
  } finally {
    await context.close();
  }
}

/** Presses the buttons in turn. */
async function pressAll(tab: Page, presses: Visited['presses']): Promise<Measured['longest']> {
  let longest = { duration: 0, of: '' };
  for (const name of presses) {
    // oxlint-disable no-await-in-loop -- one press after the other
    const button = tab.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
    await button.scrollIntoViewIfNeeded();
    await tab.evaluate(() => {
      window.measured.interactions = [];
    });
    await button.tap();
    await tab.waitForTimeout(settling);
    const interactions = await tab.evaluate(() => window.measured.interactions);
    const duration = Math.max(0, ...interactions);
    if (duration >= longest.duration) longest = { duration, of: name };
    await tab.keyboard.press('Escape');
    await tab.waitForTimeout(settling / 3);
    // oxlint-enable no-await-in-loop
  }
  return longest;
}

const medianBy = (
  all: readonly Measured[],
  value: (one: Measured) => number,
): Measured | undefined => all.toSorted((a, b) => value(a) - value(b))[Math.floor(all.length / 2)];

/** Opens twelve kinds of pages with empty caches on a slow phone, and presses their buttons. */
export async function measureVitals(base: string, pages: Pages, runs: number): Promise<void> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new PlainFailure('there is no Chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const table: string[][] = [];
    for (const [name, page] of Object.entries(await visited(base, pages))) {
      const all: Measured[] = [];
      // oxlint-disable no-await-in-loop -- one page at a time
      await fetch(base + page.path);
      await step(`Opening ${name}, ${runs} times`, async () => {
        for (let run = 0; run < runs; run += 1) all.push(await measure(browser, base, page));
      });
      // oxlint-enable no-await-in-loop
      const pressed = medianBy(all, ({ longest }) => longest.duration)?.longest;
      table.push([
        name,
        ms(medianBy(all, ({ lcp }) => lcp)?.lcp ?? Number.NaN),
        Math.max(...all.map(({ cls }) => cls)).toFixed(3),
        ms(pressed?.duration ?? Number.NaN),
        pressed?.of ?? '',
      ]);
    }
    printTable(
      `Pages on slow 4G, processor ${phone.slower} times slower, medians of ${runs} (asked: LCP ${asked.lcp} ms, CLS ${asked.cls}, interaction ${asked.interaction} ms)`,
      ['page', 'LCP', 'CLS', 'longest interaction', 'of'],
      table,
    );
  } finally {
    await browser.close();
  }
}
