import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

interface Stop {
  words: string;
  href: string | null;
  /** Whether it is in `main`; the header has its own tests. */
  isOfPage: boolean;
  /** The part of the page it is in, as a class or id selector. */
  part: string;
  /** Whether it has a focus indicator. */
  isMarked: boolean;
  /** Whether it is visible and not covered. */
  isSeen: boolean;
}

/** The focused element. */
const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const over = document.elementFromPoint(x, y);
    // A text field's frame shows the focus for it.
    const frames = [element, element.closest('.input') ?? element].map((each) =>
      getComputedStyle(each),
    );
    const parts = ['.toc', '.post-product', '.prose', '.neighbours', '#comments', '.post-foot'];
    return {
      words: (element.textContent ?? '').trim(),
      href: element.getAttribute('href'),
      isOfPage: element.closest('main') !== null,
      part: parts.find((part) => element.closest(part)) ?? '',
      isMarked: frames.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      ),
      isSeen: width > 0 && over !== null && (element.contains(over) || over.contains(element)),
    };
  });

/** For a scroll that has to end first. */
const say = async (page: Page) => ({ timeout: 3_000, message: (await stop(page)).words });

/** Waits until the page stands still: a key press would stop a scroll half-way. */
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

/** Presses Tab until the focus is on `goal`; every stop on the way must be visible and show its focus. */
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
