import { pageNamed } from './support/pages-of-shop.ts';
import { detail, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const price = (value: number | null) => new Intl.NumberFormat('fa-IR').format(value ?? 0);

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from the home page to a product', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('main').locator('a[href^="/shop/category/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/shop\/product\/\d+\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('a product page has all content, and says how to order', async ({ page }) => {
    const product = await detail((await productForSale()).websiteCode);
    const variant = product.variants.find(({ id }) => id === product.defaultVariantId);
    await page.goto(productPath(product));
    const main = page.getByRole('main');
    await expect(main).toContainText(price(variant?.price ?? null));
    for (const { items } of product.specifications) {
      for (const { title } of items) await expect(main).toContainText(title);
    }
    await expect(main.getByRole('img').first()).toBeVisible();
    await expect(
      main.getByRole('link', { name: 'تماس با ما' }).filter({ visible: true }).first(),
    ).toBeVisible();
  });

  test('pages are links, and sort orders are buttons of a form', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('button', { name: 'ارزان‌ترین' }).click();
    await expect(page).toHaveURL('/shop?sort=priceaz');
    await page.getByRole('main').locator('a[href*="page=2"]').first().click();
    await expect(page).toHaveURL('/shop?sort=priceaz&page=2');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'جدیدترین' }).click();
    await expect(page).toHaveURL('/shop');
    // The order of a narrowed list is its narrowing's, too.
    await page.goto('/shop?filter-available=1');
    await page.getByRole('button', { name: 'گران‌ترین' }).click();
    await expect(page).toHaveURL('/shop?filter-available=1&sort=priceza');
  });

  test('a search works without scripts', async ({ page }) => {
    const product = await productForSale();
    const word = product.nameFa.split(/\s+/)[0] ?? '';
    await page.goto('/');
    const box = page.getByRole('searchbox').or(page.getByRole('combobox'));
    await box.filter({ visible: true }).first().fill(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/filter-name=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('the cart says that it needs scripts', async ({ page }) => {
    await page.goto('/shop/cart');
    const way = page.getByRole('main').getByRole('link', { name: 'تماس با ما' });
    await expect(way.first()).toBeVisible();
    const phone = page.getByRole('main').getByRole('link', { name: /۰۲۱/ });
    await expect(phone).toHaveAttribute('href', /^tel:/);
  });
});

test('a crawler gets the same bytes as anyone', async ({ request }) => {
  for (const name of ['home', 'listing', 'product']) {
    const { path } = await pageNamed(name);
    const ask = async (agent: string) => {
      const headers = { 'user-agent': agent };
      return (await request.get(encodeURI(path), { headers })).text();
    };
    const usual = await ask('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0');
    expect(await ask(crawler), path).toBe(usual);
    expect(await ask('TelegramBot (like TwitterBot)'), path).toBe(usual);
  }
});

test("a product's HTML has name, price, title, canonical and JSON-LD", async ({ request }) => {
  const product = await detail((await productForSale()).websiteCode);
  const variant = product.variants.find(({ id }) => id === product.defaultVariantId);
  const html = await (await request.get(encodeURI(productPath(product)))).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toMatch(/<title>[^<]+<\/title>/);
  expect(head).toContain('rel="canonical"');
  expect(head).toContain('property="og:image"');
  expect(html).toContain(price(variant?.price ?? null));
  expect(html).toContain('application/ld+json');
});
