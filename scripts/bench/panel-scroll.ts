import { chromium, type Page } from 'playwright';
import { ms, printTable } from '#scripts/bench/table.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { PlainFailure, step } from '#scripts/lib/steps.ts';

/** Presses of Page Down in each list; the grid reads on meanwhile. */
const presses = 60;
/** Between two presses, in ms. */
const pause = 100;

const screens = [
  ['price grid', '/prices', '[role=grid] tbody tr:not([aria-hidden])'],
  ['list of goods', '/products', 'main tbody tr:not([aria-hidden])'],
] as const;

/** The longest of the frames, and the most rows that the document had at once. */
interface Measured {
  longest: number;
  mostRows: number;
}

/** Follows the frames in the page while keys scroll it. */
async function scroll(page: Page, rows: string): Promise<Measured> {
  const followed = page.evaluate(
    ({ selector, duration }) =>
      new Promise<Measured>((resolve) => {
        const found = { longest: 0, mostRows: 0 };
        const end = performance.now() + duration;
        let before = performance.now();
        const onFrame = (now: number) => {
          found.longest = Math.max(found.longest, now - before);
          found.mostRows = Math.max(found.mostRows, document.querySelectorAll(selector).length);
          before = now;
          if (now < end) requestAnimationFrame(onFrame);
          else resolve(found);
        };
        requestAnimationFrame((now) => {
          before = now;
          requestAnimationFrame(onFrame);
        });
      }),
    { selector: rows, duration: presses * pause },
  );
  for (let press = 0; press < presses; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await page.keyboard.press('PageDown', { delay: pause });
  }
  return followed;
}

/** Scrolls long lists of the panel in a browser. @param cookie of a session of the panel */
export async function measureScroll(baseUrl: string, cookie: string): Promise<void> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new PlainFailure('there is no Chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const cookies = cookie.split('; ').map((each) => {
      const end = each.indexOf('=');
      return { name: each.slice(0, end), value: each.slice(end + 1), url: baseUrl };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    const table: string[][] = [];
    for (const [name, path, rows] of screens) {
      // oxlint-disable no-await-in-loop -- one list after the other
      await page.goto(`${baseUrl}/cpfpco${path}`);
      await page.locator(rows).first().waitFor();
      // The grid takes keys itself; other lists scroll with the page.
      if (path === '/prices') await page.locator('[role=grid]').focus();
      const { longest, mostRows } = await step(`Scrolling the ${name}`, () => scroll(page, rows));
      // oxlint-enable no-await-in-loop
      table.push([name, ms(longest), String(mostRows)]);
    }
    printTable(
      'Long lists of the panel, scrolled (asked: no frame over 50 ms, at most 60 rows)',
      ['list', 'longest frame', 'most rows'],
      table,
    );
  } finally {
    await browser.close();
  }
}
