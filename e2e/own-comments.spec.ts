import { paths } from '#lib/contract/paths.ts';
import { main, patience } from './support/account.ts';
import { postDetail, postPath, posts, richPost } from './support/blog.ts';
import { enterAsNew } from './support/codes.ts';
import { atRest, clippedTexts, latinDigits, sideways } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const cards = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });

test('a comment is listed among the member’s opinions, and removed there', async ({ page }) => {
  const { items } = await posts();
  const [post] = items;
  if (!post) throw new Error('The magazine is empty.');
  await enterAsNew(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/blog\//i.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(paths.writeComment(post.id));
  const field = main(page).getByLabel('متن دیدگاه');
  await field.fill('خواندنی بود و به کارم آمد.', patience);
  expect(asked).toEqual(['/api/Blog/Get-Post-Name']);
  await main(page).getByRole('button', { name: 'ثبت دیدگاه' }).click();
  const done = main(page).getByRole('region', { name: 'دیدگاه شما ثبت شد' });
  await done.getByRole('link', { name: 'نظرهای من' }).click();

  await expect(cards(page)).toHaveCount(1, patience);
  await expect(cards(page)).toContainText('خواندنی بود و به کارم آمد.');
  await expect(cards(page)).toContainText('در انتظار تایید');
  await expect(cards(page).getByRole('button', { name: /^ویرایش/ })).toHaveCount(0);
  const way = cards(page).getByRole('link', { name: post.title });
  await expect(way).toHaveAttribute('href', new RegExp(`^/blog/${post.id}/`));
  expect(decodeURI((await way.getAttribute('href')) ?? '')).toBe(`${postPath(post)}#comments`);
  expect(await latinDigits(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `${width} px`).toBe(0);
    expect(await clippedTexts(page), `${width} px`).toEqual([]);
  }

  await cards(page)
    .getByRole('button', { name: `حذف دیدگاه دربارهٔ ${post.title}` })
    .click();
  const asking = page.getByRole('dialog', { name: 'حذف دیدگاه' });
  await atRest(page);
  await expect(asking).toContainText('خواندنی بود و به کارم آمد.');
  await asking.getByRole('button', { name: 'حذف شود' }).click();
  await expect(page.getByText('هنوز چیزی ننوشته‌اید')).toBeVisible(patience);
});

test('a comment of a member waits for approval and is not public yet', async ({ page }) => {
  const { id, title } = await richPost();
  const body = `برای من که میان دو مدل مانده بودم راهگشا بود ${Date.now()}`;
  await enterAsNew(page);
  await page.goto(`/account/opinions/comment?post=${id}`);
  const field = main(page).getByLabel('متن دیدگاه');
  const send = main(page).getByRole('button', { name: 'ثبت دیدگاه' });
  await expect(send).toBeVisible(patience);
  await expect(main(page).getByRole('link', { name: title, exact: true })).toBeVisible();
  await send.click();
  await expect(field).toBeFocused();
  await field.fill(body);
  await send.click();
  await expect(main(page).getByText('در انتظار تایید')).toBeVisible(patience);
  await expect(main(page).getByText('پس از بررسی زیر نوشته نمایش داده می‌شود.')).toBeVisible();
  const { comments } = await postDetail(id);
  expect(comments.map((comment) => comment.body)).not.toContain(body);
  await main(page).getByRole('link', { name: 'بازگشت به نوشته' }).click();
  await expect(page).toHaveURL(/#comments$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
});
