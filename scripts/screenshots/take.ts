import type { Browser, Page } from 'playwright';
import { type Scheme, type View, type Width, widths } from '#scripts/screenshots/views.ts';

/** Resolves when the font and all visible images are loaded; others are lazy. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    return inSight.every(({ complete }) => complete);
  });

/**
 * Shows a view in a browser context of its own.
 * @returns the viewport as PNG
 */
export async function take(
  browser: Browser,
  base: string,
  view: View,
  width: Width,
  colorScheme: Scheme,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: widths[width] },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
  });
  try {
    const page = await context.newPage();
    await view.before?.(page, base);
    await page.goto(new URL(encodeURI(view.path), base).href);
    await page.waitForLoadState('networkidle');
    await view.prepare?.(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settled(page);
    const options = { animations: 'disabled', caret: 'hide' } as const;
    return await (view.part === undefined
      ? page.screenshot(options)
      : page.locator(view.part).screenshot(options));
  } finally {
    await context.close();
  }
}
