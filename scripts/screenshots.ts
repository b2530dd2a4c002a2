/**
 * `npm run screenshots [-- NAME …]`: every kind of page of the demo shop and every screen of its panel, at phone, tablet
 * and desktop width, and what Telegram, WhatsApp and Google show of links to it, as small WebP files in
 * `docs/screenshots/`; `panel/` stands for all of the panel, `previews/` for all links. Starts a shop of
 * its own like `npm test`. Files without a visible change are left untouched.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '#scripts/lib/chromium.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { endWith, PlainFailure, step } from '#scripts/lib/steps.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';
import { keepPicture } from '#scripts/screenshots/picture.ts';
import { take } from '#scripts/screenshots/take.ts';
import { panelFolder, panelViews } from '#scripts/screenshots/panel.ts';
import { drawPreviews, previewedPages, previewsFolder } from '#scripts/screenshots/previews.ts';
import { failedView, type Scheme, type View, viewsOf } from '#scripts/screenshots/views.ts';

const folder = 'docs/screenshots';
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Pick<View, 'name'>): boolean =>
  wanted.length === 0 ||
  wanted.some((each) => (each.endsWith('/') ? name.startsWith(each) : name === each));

async function write(name: string, png: Buffer): Promise<void> {
  const bytes = await keepPicture(join(folder, `${name}.webp`), png);
  if (bytes > 0) console.log(`  ${name}.webp, ${(bytes / 1000).toFixed(1)} kB`);
}

async function keep(browser: Browser, base: string, view: View): Promise<void> {
  for (const scheme of ['light', 'dark'] satisfies Scheme[]) {
    for (const width of (scheme === 'dark' ? view.dark : view.widths) ?? []) {
      const name = [view.name, ...(scheme === 'dark' ? [scheme] : []), width].join('-');
      await write(name, await take(browser, base, view, width, scheme));
    }
  }
}

async function takePreviews(shop: RunningShop, browser: Browser): Promise<void> {
  const pages = await previewedPages(shop.serviceUrl);
  for (const page of pages.filter(isWanted)) {
    await write(page.name, await drawPreviews(browser, shop.baseUrl, page));
  }
}

async function takeAll(shop: RunningShop, browser: Browser): Promise<void> {
  await takePreviews(shop, browser);
  const views = [...(await viewsOf(shop.serviceUrl)), ...(await panelViews(shop.baseUrl))];
  for (const view of views.filter(isWanted)) {
    await keep(browser, shop.baseUrl, view);
  }
  if (!isWanted(failedView)) return;
  await shop.killService();
  await keep(browser, shop.baseUrl, failedView);
}

async function screenshots(): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) throw new PlainFailure('there is no Chromium, and none could be installed.');
  for (const name of [panelFolder, previewsFolder]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  await withTestShop(async (shop) => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
    });
    try {
      await step('Taking screenshots', () => takeAll(shop, browser));
    } finally {
      await browser.close();
    }
  });
}

screenshots().catch(endWith);
