import { postPath, richPost } from './support/blog.ts';
import { walkTo } from './support/keyboard.ts';
import { openLive } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** A post used by keyboard alone. */

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'در این نوشته' });
const card = (page: Page) => main(page).locator('.post-product a').first();

/** Opens a part by the table of contents; from there Tab follows the text, not the rest of the table. */
async function walkThroughContents(page: Page, id = ''): Promise<void> {
  await walkTo(page, contents(page).getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${encodeURI(id)}$`));
  await expect(main(page).locator(`[id="${id}"]`)).toBeInViewport();
  const toCard = await walkTo(page, card(page));
  expect(toCard.filter(({ part }) => part === '.toc')).toEqual([]);
}

test('Tab moves through a post from its table of contents to the neighbouring posts, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const post = await richPost();
  await openLive(page, postPath(post));
  await expect(contents(page).getByRole('link').first()).toBeHidden();
  await walkTo(page, contents(page).locator('summary'));
  await page.keyboard.press('Enter');
  await walkThroughContents(page, post.contents[0]?.id);

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

test('on a desktop it moves from the table to the text, and a comment leads to the login with a reason', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const post = await richPost();
  await openLive(page, postPath(post));
  await walkThroughContents(page, post.contents[0]?.id);
  await main(page).getByRole('link', { name: 'نوشتن دیدگاه' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/login\?returnUrl=.*comment.*post/);
});

test('a product of a post is opened, and Back restores its position', async ({ page }) => {
  await openLive(page, postPath(await richPost()));
  // The page scrolls to it smoothly.
  await card(page).evaluate(
    (link: HTMLElement) =>
      new Promise((done) => {
        addEventListener('scrollend', done, { once: true });
        link.focus();
      }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/product\//);
  await page.goBack();
  await expect(card(page)).toBeInViewport();
});
