import { availabilityCodes } from '#lib/contract/codes.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { postDetail, postPath, posts, richPost, sidebar } from './support/blog.ts';
import { expect, test, type Page } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
/** Only visible elements: the router keeps the previous page, hidden. */
const shown = (page: Page, selector: string) =>
  main(page).locator(selector).filter({ visible: true });
const cards = (page: Page) => shown(page, 'article.post');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'جستجو در مجله' });

/** A path as it appears in an address. */
const written = (path: string): string => new URL(path, 'http://localhost').pathname;

test('the magazine begins with its newest post; its pages and categories are links, and Back works', async ({
  page,
}) => {
  const { items } = await posts();
  const second = await posts({ page: 2 });
  const { categories } = await sidebar();
  const [newest] = items;
  const [category] = categories;
  if (newest === undefined || category === undefined) throw new Error('The magazine is empty.');
  const title = main(page).getByRole('heading', { level: 1 });
  await page.goto('/blog');
  await expect(title).toHaveText('مجلهٔ کهربا');
  await expect(cards(page)).toHaveCount(items.length);
  const first = cards(page).first();
  await expect(first.locator('time')).toHaveAttribute('datetime', newest.publishedTime);
  await expect(first.getByRole('img')).toHaveCount(0);

  await main(page)
    .getByRole('link', { name: `صفحهٔ ${toPersianDigits(2)}` })
    .click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(page).toHaveTitle('مجلهٔ کهربا - صفحهٔ ۲');
  await expect(cards(page)).toHaveCount(second.items.length);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\?page=2$/);
  await page.goBack();
  await expect(page).toHaveURL('/blog');

  const chips = page.getByRole('navigation', { name: 'دسته‌های مجله' });
  const chip = chips.getByRole('link', { name: category.title, exact: true });
  await expect(chips.getByRole('link')).toHaveCount(categories.length + 1);
  await chip.click();
  await expect(title).toHaveText(category.title);
  await expect(chip).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).toHaveCount(Math.min(category.count, 8));
  await page.goBack();
  await expect(title).toHaveText('مجلهٔ کهربا');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(written(postPath(newest)));
  await expect(title).toHaveText(newest.title);
});

test('a post leads to the products it names, its tags, its author, and its neighbours', async ({
  page,
}) => {
  const post = await richPost();
  const sold = post.products.find(
    ({ availability }) => availability === availabilityCodes.available,
  );
  if (sold === undefined) throw new Error('The post names nothing that is sold.');
  const title = main(page).getByRole('heading', { level: 1 });
  await page.goto(postPath(post));
  const card = main(page)
    .locator('.post-product')
    .filter({ has: page.locator(`a[href^="/shop/product/${sold.websiteCode}/"]`) })
    .first();
  await expect(card).toContainText(`${formatNumber(sold.price ?? 0)} تومان`);
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/shop/product/${sold.websiteCode}/`));
  await page.goBack();
  await expect(title).toHaveText(post.title);

  await shown(page, 'a[rel=tag]').first().click();
  await expect(title).toHaveText(`برچسب ${post.tags[0]?.title}`);
  await page.goBack();
  await shown(page, 'a[rel=author]').click();
  await expect(title).toHaveText(`نوشته‌های ${post.author.title}`);
  await expect(main(page).getByRole('img', { name: post.author.title })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(post.title);

  const ways = page.getByRole('navigation', { name: 'نوشتهٔ پیشین و پسین' });
  await ways.locator('a[rel=prev]').click();
  await expect(title).toHaveText(post.previous?.title ?? '');
  await expect(ways.locator('a[rel=next]')).toContainText(post.title);
  const before = await postDetail(post.previous?.id ?? 0);
  expect(before.next?.id).toBe(post.id);
});

test('a post is shared by its address, without the reader’s own query keys, and printed as its text', async ({
  page,
}) => {
  const path = postPath(await richPost());
  await page.goto(`${path}?utm_source=x`);
  await main(page).getByRole('button', { name: 'هم‌رسانی' }).click();
  const dialog = page.getByRole('dialog', { name: 'هم‌رسانی' });
  await expect(dialog.getByRole('textbox')).toHaveValue(new URL(path, page.url()).href);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).locator('.toc')).toBeHidden();
  await expect(main(page).locator('.post-links')).toBeHidden();
  await expect(main(page).locator('.prose').first()).toBeVisible();
});

test('each page has one canonical address', async ({ request }) => {
  const post = await richPost();
  const path = written(postPath(post));
  const category = written(`/blog/category/${post.category.slug}`);
  const ask = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await ask(`/blog/${post.id}/x`)).toEqual([308, path]);
  expect(await ask(`/blog/${post.id}/x?utm_source=y`)).toEqual([308, `${path}?utm_source=y`]);
  expect(await ask(`/blog/${post.id}`)).toEqual([308, path]);
  expect(await ask('/blog?page=1')).toEqual([308, '/blog']);
  expect(await ask('/blog?q=&utm_source=y')).toEqual([308, '/blog?utm_source=y']);
  expect(await ask(`${category}?page=1`)).toEqual([308, category]);
  const none = [
    '/blog?page=999',
    '/blog?page=0',
    `${category}?page=999`,
    '/blog?q=a&page=999',
    '/blog/2147483647/x',
    '/blog/0/x',
    '/blog/x/x',
    '/blog/category/zzqq-15',
    '/blog/tag/zzqq-15',
    '/blog/author/zzqq-15',
    '/listing/posts/all/-/2',
  ];
  for (const address of none) expect((await ask(address))[0], address).toBe(404);
});

test('its pages are cached for everyone', async ({ request }) => {
  const post = await richPost();
  for (const path of ['/blog', '/blog?page=2', `/blog/tag/${post.tags[0]?.slug}`, postPath(post)]) {
    await request.get(encodeURI(path));
    const answer = await request.get(`${encodeURI(path)}${path.includes('?') ? '&' : '?'}gclid=1`);
    expect(answer.headers()['x-nextjs-cache'], path).toBe('HIT');
    expect(answer.headers()['cache-control'], path).toContain('s-maxage');
    expect(await answer.text(), path).not.toContain('gclid');
  }
});

test('a search finds posts, says if there are none, and is not indexed', async ({ page }) => {
  const post = await richPost();
  const word = post.title.split(/\s+/).find((each) => each.length > 3) ?? post.title;
  await page.goto('/blog');
  await searchField(page).fill(word);
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/blog\?q=/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
  await expect(main(page).getByRole('link', { name: post.title, exact: true })).toBeVisible();
  await searchField(page).fill('zzqq-15');
  await searchField(page).press('Enter');
  await expect(main(page).getByRole('heading', { level: 2 })).toContainText('پیدا نشد');
  await main(page).getByRole('link', { name: 'همهٔ نوشته‌ها' }).click();
  await expect(page).toHaveURL('/blog');
});

test("a post's HTML has its metadata and structured data", async ({ request }) => {
  const post = await richPost();
  const html = await (await request.get(written(postPath(post)))).text();
  const head = html.slice(0, html.indexOf('</head>'));
  for (const [property, content] of [
    ['og:type', 'article'],
    ['article:published_time', post.publishedTime],
    ['article:modified_time', post.modifiedTime],
    ['article:section', post.category.title],
  ]) {
    expect(head).toContain(`<meta property="${property}" content="${content}"/>`);
  }
  expect(head).toContain('type="application/rss+xml"');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('"@type":"BreadcrumbList"');
  for (const { id } of post.contents) expect(html).toContain(`id="${id}"`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the magazine is read, paged and searched, and commenting leads to the login', async ({
    page,
  }) => {
    const post = await richPost();
    await page.goto('/blog');
    await page.locator('.pages a[rel=next]').click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(cards(page).first()).toBeVisible();
    await searchField(page).fill('zzqq-15');
    await searchField(page).press('Enter');
    await expect(main(page)).toContainText('پیدا نشد');
    await page.goto(postPath(post));
    await page
      .getByText(/^در این نوشته/)
      .filter({ visible: true })
      .first()
      .click();
    await expect(main(page).locator('.post-product').first()).toContainText('تومان');
    await main(page).getByRole('link', { name: 'نوشتن دیدگاه' }).click();
    await expect(page).toHaveURL(/\/account\/login\?returnUrl=.*comment.*post/);
  });
});
