import { main, patience } from './account.ts';
import { violationsInBothSchemes } from './axe.ts';
import { sideways } from './reading.ts';
import { expect, test, type Page } from './test.ts';

/** Widths with a layout of their own to axe: cards of a phone, and tables of a desk. */
const layouts = new Set([390, 1440]);

/**
 * Opens screens of the panel, and fails where one can be scrolled sideways at a width of a phone, a tablet or a desk, or
 * where axe finds a violation in the light or dark scheme.
 * @param paths below /cpfpco
 */
export async function checkScreens(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(30_000 + 20_000 * paths.length);
  for (const path of paths) {
    // oxlint-disable no-await-in-loop -- one screen after the other
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/cpfpco${path}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible(patience);
    await expect(page.locator('main')).toHaveCount(1);
    // Letters of another font are wider.
    await page.evaluate(() => document.fonts.ready);
    // axe cannot look into a frame in which nothing runs; the shop's pages have tests of their own.
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await sideways(page), `${path} at ${width}`).toBe(0);
      if (!layouts.has(width)) continue;
      expect(await violationsInBothSchemes(page), `${path} at ${width}`).toEqual([]);
    }
    // oxlint-enable no-await-in-loop
  }
}
