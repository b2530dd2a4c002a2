import type { Locator } from 'playwright/test';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import { postPath, richPost, written } from './support/blog.ts';
import { administrator } from './support/opinions.ts';
import { openLive } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** A post by keyboard alone, as somebody walks through it who has no mouse. */

const sizes = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'در این نوشته' });

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
async function walkTo(page: Page, goal: Locator, key = 'Tab'): Promise<Stop[]> {
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

const film = 'گشتی میان کالاها در این نوشته';

test.describe('a film in a post', () => {
  let post: BlogDetailAnswer;
  test.beforeAll(async ({ request }) => {
    post = await richPost();
    const guide = await (await request.get(encodeURI('/راهنمای-خرید'))).text();
    const [file = ''] = /\/media\/film-[^"]+\.mp4/.exec(guide) ?? [];
    const bodyHtml = `<p><a href="${file}">${film}</a></p>${post.bodyHtml}`;
    await (await administrator(request)).call('Save-Post', { ...written(post), bodyHtml });
    const isThere = async () => (await request.get(encodeURI(postPath(post)))).text();
    await expect.poll(isThere).toContain(film);
  });
  test.afterAll(async ({ request }) => {
    await (await administrator(request)).call('Save-Post', written(post));
  });

  for (const [size, viewport] of sizes) {
    test(`opens above it, and gives the focus back, on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openLive(page, postPath(post));
      const link = main(page).getByRole('link', { name: film });
      await walkTo(page, link);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: film });
      await expect(dialog.getByRole('button', { name: 'بستن' })).toBeFocused();
      // What is before its first button is the browser's own, nothing of the page below.
      await page.keyboard.press('Shift+Tab');
      const isBelow = await dialog.evaluate(
        (node) =>
          document.activeElement?.closest('main, header, footer') != null &&
          !node.contains(document.activeElement),
      );
      expect(isBelow).toBe(false);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }
});

for (const [size, viewport] of sizes) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a post is walked through from its contents to the posts beside it', async ({ page }) => {
      const post = await richPost();
      await openLive(page, postPath(post));
      const summary = contents(page).locator('summary');
      const first = contents(page).getByRole('link').first();
      if (size === 'phone') {
        await walkTo(page, summary);
        await page.keyboard.press('Enter');
      }
      await walkTo(page, first);
      await page.keyboard.press('Enter');
      const { id = '' } = post.contents[0] ?? {};
      await expect(page).toHaveURL(new RegExp(`#${encodeURI(id)}$`));
      await expect(main(page).locator(`[id="${id}"]`)).toBeInViewport();

      // From here on what follows in the text, not the rest of the contents.
      const card = main(page).locator('.post-product a').first();
      const toCard = await walkTo(page, card);
      expect(toCard.filter(({ part }) => part === '.toc')).toEqual([]);
      const comment = main(page).getByRole('link', { name: 'نوشتن دیدگاه' });
      const toComment = await walkTo(page, comment);
      const inTurn = toComment.map(({ part }) => part).filter((part) => part !== '');
      expect(inTurn.indexOf('.neighbours')).toBeGreaterThan(-1);
      expect(inTurn.indexOf('.neighbours')).toBeLessThan(inTurn.indexOf('#comments'));
      const before = main(page).locator('.neighbours a[rel=prev]');
      await walkTo(page, before, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
        post.previous?.title ?? '',
      );
    });

    test('a product of a post is opened, and Back leads to where it stood', async ({ page }) => {
      await openLive(page, postPath(await richPost()));
      const card = main(page).locator('.post-product a').first();
      // The page moves to it slowly.
      await card.evaluate(
        (link: HTMLElement) =>
          new Promise((done) => {
            addEventListener('scrollend', done, { once: true });
            link.focus();
          }),
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/shop\/product\//);
      await page.goBack();
      await expect(card).toBeInViewport();
    });

    test('writing a comment leads to the login and says so', async ({ page }) => {
      await openLive(page, postPath(await richPost()));
      await main(page).getByRole('link', { name: 'نوشتن دیدگاه' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/account\/login\?returnUrl=.*comment.*post/);
    });
  });
}
