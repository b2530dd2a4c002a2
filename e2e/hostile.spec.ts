import { openWithMenus, searchBox } from './support/menus.ts';
import { expect, test } from './support/test.ts';

/** Runs a script if it is rendered as markup instead of text. */
const harmful = [
  '<img src=x onerror=globalThis.harmed=1>',
  '"><script>globalThis.harmed=1</script>',
  "';globalThis.harmed=1;'",
  '<svg/onload=globalThis.harmed=1>',
  'javascript:globalThis.harmed=1',
];

test('the image optimiser fetches nothing', async ({ request }) => {
  for (const url of [
    'http://127.0.0.1:4000/live',
    'http://169.254.169.254/',
    '//127.0.0.1:4000/live',
    '/media/x-850.webp',
  ]) {
    const answer = await request.get('/_next/image', { params: { url, w: 640, q: 75 } });
    expect(answer.status(), url).toBe(400);
  }
});

test('neither a forwarded host nor a stray query gets into a cached page', async ({ request }) => {
  const canonical = /<link rel="canonical" href="([^"]*)"/;
  const headers = { 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil.example' };
  for (const path of ['/', '/shop', '/shop?page=2']) {
    const mark = path.includes('?') ? '&' : '?';
    const plain = await (await request.get(path)).text();
    for (const address of [path, `${path}${mark}evil=example`]) {
      const html = await (await request.get(address, { headers })).text();
      expect(html, address).not.toContain('evil');
      expect(canonical.exec(html)?.[1], address).toBe(canonical.exec(plain)?.[1]);
    }
  }
});

test('no page or product number causes a server error', async ({ request }) => {
  for (const page of ['0', '-1', '1e3', '2.5', '99999999999999999999', '%00', '%D9%A2']) {
    const answer = await request.get(`/shop?page=${page}`, { maxRedirects: 0 });
    expect([200, 308, 404], page).toContain(answer.status());
  }
  for (const id of ['0', '-1', '1e3', '2147483648', '99999999999999999999', '%00', '..%2f..']) {
    expect((await request.get(`/shop/product/${id}/x`)).status(), id).toBe(404);
  }
});

test('filters of a list stay text', async ({ page }) => {
  for (const text of harmful) {
    // A search is shown as a slug; a filter's value is shown unchanged.
    await page.goto(`/shop?filter-gone=${encodeURIComponent(text)}`);
    const chosen = page.getByRole('navigation', { name: 'فیلترهای انتخاب‌شده' });
    await expect(chosen.getByRole('link').first()).toHaveAccessibleName(`حذف فیلتر ${text}`);
    expect(await page.evaluate(() => 'harmed' in globalThis), text).toBe(false);
    await expect(page.locator('[onerror], [onload]')).toHaveCount(0);
  }
});

test('recent searches stay text', async ({ page }) => {
  await page.goto('/');
  const kept = harmful.map((text) => text.replace(/[%,]/g, encodeURIComponent)).join(',');
  await page.evaluate((value) => localStorage.setItem('recentSearches', value), kept);
  await openWithMenus(page, '/');
  await searchBox(page).focus();
  await expect(searchBox(page)).toHaveRole('combobox');
  await page.keyboard.type('قققق');
  const remembered = page.getByRole('group', { name: 'جستجوهای اخیر' }).getByRole('option');
  await expect(remembered).toHaveText(harmful);
  expect(await page.evaluate(() => 'harmed' in globalThis)).toBe(false);
  await expect(page.locator('[onerror], [onload]')).toHaveCount(0);
});
