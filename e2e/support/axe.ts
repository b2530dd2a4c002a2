import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { atRest, showAll } from './reading.ts';

interface Scope {
  /** Selector of the part of the page to check; default: the whole page. */
  within?: string | undefined;
  /** Selectors of parts to leave out. */
  without?: readonly string[];
  /** Rules to check; default: all. */
  rules?: string[] | undefined;
}

/**
 * Nothing to send if axe is already in the page: the builder would send its half megabyte twice a run, and the page
 * would compile it each time. A page with frames gets it again, because a frame may be new.
 */
async function ownSource(page: Page): Promise<{ axeSource?: string }> {
  if (page.frames().length > 1) return {};
  return (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'void 0' } : {};
}

/**
 * Lists the violations axe finds. Only violations are collected, in the page itself: by default axe also
 * lists what has passed and merges the parts in a separate page, which takes four times as long.
 */
export async function violations(
  page: Page,
  { within, without = [], rules }: Scope = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page, ...(await ownSource(page)) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  for (const part of without) axe.exclude(part);
  if (rules) axe.withRules(rules);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help} · ${html} · ${failureSummary}`),
  );
}

/** As `violations`, in the light and the dark scheme; for the dark one only colours are checked. */
export async function violationsInBothSchemes(
  page: Page,
  within?: string,
  without: readonly string[] = [],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await showAll(page);
  await atRest(page);
  const light = await violations(page, { within, without });
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  const dark = await violations(page, { within, without, rules: ['color-contrast'] });
  return [...light, ...dark.map((each) => `dark: ${each}`)];
}
