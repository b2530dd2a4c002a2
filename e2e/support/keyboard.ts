import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

interface Stop {
  words: string;
  href: string | null;
  /** Not of the header, which has tests of its own. */
  isOfPage: boolean;
  /** Which part of the page it is in, by a class or a tag. */
  part: string;
  /** Whether something shows that it has the focus, and it is seen. */
  isMarked: boolean;
  isSeen: boolean;
}

/** What has the focus. */
const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const over = document.elementFromPoint(x, y);
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const parts = ['.toc', '.post-product', '.prose', '.neighbours', '#comments', '.post-foot'];
    return {
      words: (element.textContent ?? '').trim(),
      href: element.getAttribute('href'),
      isOfPage: element.closest('main') !== null,
      part: parts.find((part) => element.closest(part)) ?? '',
      isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      isSeen: width > 0 && over !== null && (element.contains(over) || over.contains(element)),
    };
  });

/** Until a scroll has come to rest. */
const say = async (page: Page) => ({ timeout: 3_000, message: (await stop(page)).words });

/** Until the page stands still: what is pressed while it scrolls ends the scroll, and is left with it half way. */
async function standsStill(page: Page): Promise<void> {
  let before = NaN;
  const hasStopped = async () => {
    const now = await page.evaluate(() => scrollY);
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(hasStopped, { intervals: [150] }).toBe(true);
}

/** Presses Tab until the focus is on `goal`; every stop on the way has to be seen and marked. */
export async function walkTo(page: Page, goal: Locator, key = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  while (stops.length < 80) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(async () => (await stop(page)).isSeen, await say(page)).toBe(true);
    // oxlint-disable-next-line no-await-in-loop
    stops.push(await stop(page));
    // oxlint-disable-next-line no-await-in-loop
    if (await isThere()) break;
  }
  await expect(goal).toBeFocused();
  await standsStill(page);
  expect(stops.filter(({ isMarked, isOfPage }) => isOfPage && !isMarked)).toEqual([]);
  return stops;
}
