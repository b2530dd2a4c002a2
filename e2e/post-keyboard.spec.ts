import { postPath, richPost } from './support/blog.ts';
import { walkTo } from './support/keyboard.ts';
import { openLive } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** A post used by keyboard alone. */

const sizes = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'در این نوشته' });

for (const [size, viewport] of sizes) {
  test(`Tab moves through a post from its table of contents to the neighbouring posts, on a ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
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

    // From here on Tab follows the text, not the rest of the table of contents.
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
}

test('a product of a post is opened, and Back restores its position', async ({ page }) => {
  await openLive(page, postPath(await richPost()));
  const card = main(page).locator('.post-product a').first();
  // The page scrolls to it smoothly.
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

test('writing a comment leads to the login with a reason', async ({ page }) => {
  await openLive(page, postPath(await richPost()));
  await main(page).getByRole('link', { name: 'نوشتن دیدگاه' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/login\?returnUrl=.*comment.*post/);
});
