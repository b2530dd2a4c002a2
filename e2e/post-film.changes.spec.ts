import { postPath, richPost, written } from './support/blog.ts';
import { walkTo } from './support/keyboard.ts';
import { administrator } from './support/opinions.ts';
import { openLive } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const film = 'گشتی میان کالاها در این نوشته';

test('a film in a post opens above it by keyboard, and returns the focus', async ({
  page,
  request,
}) => {
  const post = await richPost(3);
  const shop = await administrator(request);
  const guide = await (await request.get(encodeURI('/راهنمای-خرید'))).text();
  const [file = ''] = /\/media\/film-[^"]+\.mp4/.exec(guide) ?? [];
  const bodyHtml = `<p><a href="${file}">${film}</a></p>${post.bodyHtml}`;
  await shop.savePost({ ...written(post), bodyHtml });
  try {
    const isThere = async () => (await request.get(encodeURI(postPath(post)))).text();
    await expect.poll(isThere).toContain(film);
    await openLive(page, postPath(post));
    const link = page.getByRole('main').getByRole('link', { name: film });
    await walkTo(page, link);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: film });
    await expect(dialog.getByRole('button', { name: 'بستن' })).toBeFocused();
    // Stops before its first button are the browser's own controls, not the page below.
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
  } finally {
    await shop.savePost(written(post));
  }
});
