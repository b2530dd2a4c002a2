import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { clippedTexts, sideways } from './reading.ts';

/** The narrowest phone, a usual one, a tablet and a desk. */
const widths = [320, 768, 1440, 390];

/** Expects that nothing of the page is wider than the window, or cut off. Leaves a phone's window. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await page.setViewportSize({ width, height: 844 });
    // oxlint-disable-next-line no-await-in-loop
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
    // oxlint-disable-next-line no-await-in-loop
    expect(await clippedTexts(page), `at ${width} px`).toEqual([]);
  }
}

/** As `expectFits`; axe must find nothing in the content either, in the light and the dark scheme. */
export async function expectSound(page: Page): Promise<void> {
  await expectFits(page);
  expect(await violationsInBothSchemes(page, 'main')).toEqual([]);
}
