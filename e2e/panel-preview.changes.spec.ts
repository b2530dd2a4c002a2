import { menuPart } from '#lib/contract/appearance.ts';
import { draftAnswer } from '#lib/contract/draft.ts';
import { adminProduct } from '#lib/contract/goods-product.ts';
import { patience } from './support/account.ts';
import { enterPanel, openPanel } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { ask, productForSale, productPath } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

// Opening the panel asks who is here; foreign addresses are refused.
test.use({ forgives: /Admin\/Get-(?:Me|Link-Preview)|\/preview\// });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an unsaved name is seen on the real page, and nowhere else', async ({ page, request }) => {
  test.slow();
  const product = await productForSale();
  const { websiteCode } = product;
  const path = encodeURI(productPath(product));
  // Of letters alone: the shop writes digits in Persian.
  const letters = Array.from(String(Date.now()), (digit) => 'ابپتجچحخدر'[Number(digit)]);
  const name = `نام آزمون ${letters.join('')}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, `/products/${websiteCode}`);
  const field = page.getByRole('textbox', { name: 'نام کالا', exact: true });
  await expect(field).not.toHaveValue('', patience);
  await field.fill(name);
  // Links name a product by its short name, if it has one.
  await page.getByRole('textbox', { name: 'نام کوتاه', exact: true }).fill(name);

  // Beside the form: the link as it would be, place by place.
  const link = page.getByRole('region', { name: 'پیش‌نمایش پیوند' });
  await expect(link.getByText(name).first()).toBeVisible(patience);
  await button(page, 'تلگرام').click();
  await expect(link.getByText(name).first()).toBeVisible();

  await button(page, 'پیش‌نمایش').click();
  const dialog = page.getByRole('dialog', { name: 'پیش‌نمایش روی صفحهٔ واقعی' });
  const frame = dialog.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name, patience);
  await button(page, '۱۲۸۰').click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name);
  const preview = (await dialog.locator('iframe').getAttribute('src')) ?? '';
  expect(preview).toMatch(/^\/preview\/[\w-]+\/product$/);

  // It is in no cache and in no search engine, and framed by this origin alone.
  const answer = await request.get(preview);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  const html = await answer.text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain(name);
  const shown = await request.get(path);
  expect(await shown.text()).not.toContain(name);
  const stored = adminProduct.parse(
    await ask('Admin/Get-Product', {
      method: 'POST',
      headers: { ...(await enterPanel()), 'content-type': 'application/json' },
      body: JSON.stringify({ websiteCode }),
    }),
  );
  expect(stored.nameFa).not.toBe(name);

  // Of another kind, and forged.
  for (const wrong of [
    preview.replace(/product$/, 'post'),
    preview.replace('/preview/', '/preview/A'),
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    const missing = await request.get(wrong);
    expect([missing.status(), missing.headers()['cache-control']]).toEqual([
      404,
      'private, no-store',
    ]);
    // oxlint-disable-next-line no-await-in-loop
    expect(await missing.text()).toContain('صفحه');
  }
});

test('an unsaved menu stands around the real page, and around no other', async ({ request }) => {
  const headers = { ...(await enterPanel()), 'content-type': 'application/json' };
  const call = (name: string, body: object) =>
    ask(`Admin/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const place = 'menu';
  const { revision, items } = menuPart.parse(await call('Get-Menu', { place }));
  const entry = { label: 'سطر آزمونی منو', url: '/shop', icon: '', imgUrl: '', items: [] };
  const body = { place, revision, items: [...items, entry] };
  const { path } = draftAnswer.parse(await call('Preview-Menu', body));
  const [draft, home] = await Promise.all([request.get(path), request.get('/')]);
  const markup = await draft.text();
  expect(markup).toContain(entry.label);
  expect(markup).toContain('class="home"');
  expect(await home.text()).not.toContain(entry.label);
});

test('the link preview fits and is accessible, and reads no other shop', async ({ page }) => {
  const path = productPath(await productForSale());
  await openPanel(page, `/link-preview?url=${encodeURIComponent(path)}`);
  await expect(page.getByRole('region', { name: 'گوگل' })).toBeVisible(patience);
  await expect(page.getByRole('region', { name: 'ایکس' })).toBeVisible();
  await checkScreens(page, [`/link-preview?url=${encodeURIComponent(path)}`]);

  // Another shop's address is refused at the field.
  await page.getByRole('textbox', { name: 'نشانی صفحه' }).fill('http://127.0.0.1:1/');
  await button(page, 'دیدن').click();
  await expect(page.getByText('نشانی یک صفحه از همین فروشگاه را بنویسید')).toBeVisible(patience);
});
