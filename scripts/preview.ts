/**
 * `npm run preview -- LINK`: shows how messengers, X and Google would display a page of a running
 * shop, as text and as an image, with warnings. LINK is a path, such as `/shop/product/1001/…`, or
 * a full address.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { slugify } from '#lib/text/slug.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { settingsFile } from '#scripts/lib/settings.ts';
import { endWith, PlainFailure } from '#scripts/lib/steps.ts';
import type { LinkFacts } from '#lib/rules/link-preview/facts.ts';
import { readLink } from '#server/link-preview/read-link.ts';
import { lines } from '#scripts/preview/lines.ts';
import { sheet } from '#scripts/preview/sheet.ts';
import { readable } from '#lib/text/readable-address.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Address of the running shop. */
    base: { type: 'string' },
    /** File of the image. */
    out: { type: 'string' },
  },
});

/** The address in the settings, as for `npm start`. */
function usualBase(): string {
  const { SITE_URL: site, PORT: port } = { ...settingsFile(), ...process.env };
  return site || `http://localhost:${port || 3000}`;
}

function baseOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) throw new PlainFailure(`--base=${address} is not an address.`);
  return url.origin;
}

function fileOf({ url }: LinkFacts): string {
  const name = slugify(readable(url)) || 'home';
  return resolve(values.out ?? join('.data/preview', `${name}.png`));
}

async function render(html: string, file: string): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) throw new PlainFailure('there is no Chromium, and none could be installed.');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1240, height: 600 } });
    await page.setContent(html, { waitUntil: 'load' });
    await page.waitForFunction(() => document.fonts.ready);
    const png = await page.screenshot({ fullPage: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, png);
  } finally {
    await browser.close();
  }
}

async function preview(): Promise<void> {
  const [asked, ...others] = positionals;
  if (asked === undefined || others.length > 0) {
    throw new PlainFailure('name one link: npm run preview -- /shop/product/…');
  }
  const base = baseOf(values.base ?? usualBase());
  const facts = await readLink({ base, link: asked });
  if (facts === 'foreign') {
    throw new PlainFailure(`${asked} is not an address below ${base}; see --base.`);
  }
  if (facts === 'unreachable') throw new PlainFailure(`nothing answers at ${base}.`);
  const file = fileOf(facts);
  for (const line of lines(facts)) console.log(line);
  await render(sheet(facts), file);
  console.log(`\n${file}`);
  // Report a missing page to scripts, too.
  if (facts.status >= 400) process.exitCode = 1;
}

await preview().catch(endWith);
