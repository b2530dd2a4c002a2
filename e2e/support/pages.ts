import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { toPersianDigits } from '#lib/text/digits.ts';

export const addButton = (page: Page) =>
  page.getByRole('button', { name: 'افزودن به سبد خرید' }).filter({ visible: true }).first();

export const headerCart = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'سبد خرید' });

/** Waits until the header's cart link shows this count. */
export async function expectBadge(page: Page, count: number, timeout = 10_000): Promise<void> {
  const text = count === 0 ? /^\D*$/ : new RegExp(`(?<!\\d)${toPersianDigits(count)}(?!\\d)`);
  await expect(headerCart(page)).toHaveText(text, { timeout });
}

/**
 * Resolves when the hub has subscribed this page, on a connection that is opened after this call: call it before the
 * action that opens the connection.
 */
export function connection(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('ReconnectEvent')) resolve();
    });
  });
  return promise;
}

/** Opens a page and waits until it is connected to the hub. */
export async function openLive(page: Page, path: string): Promise<void> {
  const connected = connection(page).then(() => true);
  await page.goto(path);
  // A page connects at the shopper's first interaction, or seconds later.
  while (!(await Promise.race([connected, delay(100, false)]))) await page.keyboard.press('Shift');
}

/** Waits until all scripts that the page has requested are loaded. */
export async function scriptsArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    // Scripts for old browsers (`nomodule`) are not requested.
    return [...document.scripts].every(
      ({ src, noModule }) => src === '' || noModule || arrived.has(src),
    );
  });
}

/** Resolves when the page is idle. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Opens or reloads a page and waits until it is interactive and has loaded everything it loads by itself. */
export async function whole(page: Page, open: () => Promise<unknown>): Promise<void> {
  const counts = page.waitForResponse('**/home/get-master-data');
  await open();
  await counts;
  await page.locator('html[data-menus]').waitFor();
  await scriptsArrived(page);
}

/** Opens a page as `whole` does. */
export const openWhole = (page: Page, path: string) => whole(page, () => page.goto(path));

/** The visitor's guid from the page's cookies. */
export async function guidOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const guid = cookies.find(({ name }) => name === 'guid')?.value;
  if (!guid) throw new Error('There is no guid cookie.');
  return guid;
}

/** Path of the icon sprite that a page uses. */
export function spritePath(html: string): string {
  const [, path] = /href="(\/icons-[0-9a-f]+\.svg)#/.exec(html) ?? [];
  if (path === undefined) throw new Error('the page shows no icon');
  return path;
}

/** Collects the scripts that the page loads from now on. @returns whether one of them contains a text */
export function watchScripts(page: Page): (text: string) => Promise<boolean> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  // Requested again, because a browser forgets bodies when it leaves their page.
  const textOf = async (url: string) => (await page.request.get(url)).text();
  return async (text) => {
    expect(scripts.size).toBeGreaterThan(0);
    return (await Promise.all([...scripts].map(textOf))).some((script) => script.includes(text));
  };
}
