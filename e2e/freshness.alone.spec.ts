import type { APIRequestContext } from 'playwright/test';
import { availabilityCodes } from '#lib/contract/codes.ts';
import {
  categoryPath,
  control,
  detail,
  productForSale,
  productPath,
  rebuild,
  setPrice,
} from './support/shop.ts';
import { expect, test } from './support/test.ts';

const read = (request: APIRequestContext, path: string) => request.get(encodeURI(path));

/** A product on the first page of the shop, the pages that show it, and a price it never had. */
async function changeable(websiteCode?: number) {
  const product = await detail(websiteCode ?? (await productForSale()).websiteCode);
  const category = product.breadcrumb.at(-1);
  const variant = product.variants.find(({ id }) => id === product.defaultVariantId);
  if (!category || !variant?.price) throw new Error('The product has no category or no price.');
  const price = variant.price - 10_000;
  return {
    product,
    price,
    change: () => setPrice(product.websiteCode, variant.id, price),
    shown: new Intl.NumberFormat('fa-IR').format(price),
    paths: [productPath(product), categoryPath(category), '/shop'],
  };
}

/** As `changeable`, for a product on the home page, which is prerendered. */
async function changeableAtHome(request: APIRequestContext) {
  const html = await (await read(request, '/')).text();
  const codes = [...html.matchAll(/href="\/shop\/product\/(\d+)\//g)].map(([, code]) =>
    Number(code),
  );
  const found = await Promise.all([...new Set(codes)].map(detail));
  const product = found.find(({ availability }) => availability === availabilityCodes.available);
  return changeable(product?.websiteCode);
}

/** Waits until each page shows the text. */
async function expectShown(
  request: APIRequestContext,
  paths: string[],
  text: string,
  timeout: number,
): Promise<void> {
  const missing = async () => {
    const pages = await Promise.all(
      paths.map(async (path) => ({ path, html: await (await read(request, path)).text() })),
    );
    return pages.filter(({ html }) => !html.includes(text)).map(({ path }) => path);
  };
  await expect.poll(missing, { timeout, intervals: [100] }).toEqual([]);
}

test('a changed price is on cached pages within two seconds', async ({ request }) => {
  const { change, shown, paths } = await changeable();
  for (const path of paths) await read(request, path);
  await change();
  await expectShown(request, paths, shown, 2_000);
  const again = await read(request, paths[0] ?? '');
  expect(again.headers()['x-nextjs-cache']).toBe('HIT');
});

test.describe('while a program is down', () => {
  test.use({ breaksThings: true });
  test.setTimeout(60_000);

  test('a price changed while the storefront is down is on the pages soon after its start', async ({
    request,
  }) => {
    const { change, shown, paths } = await changeable();
    await control('storefront', 'kill');
    try {
      await change();
    } finally {
      await control('storefront', 'start');
    }
    await expectShown(request, paths, shown, 6_000);
  });

  test('a price changed before a new build is on its prerendered pages', async ({ request }) => {
    test.setTimeout(180_000);
    const { change, shown } = await changeableAtHome(request);
    await control('storefront', 'kill');
    try {
      await change();
      await rebuild();
    } finally {
      await control('storefront', 'start');
    }
    const home = await (await read(request, '/')).text();
    expect(home.includes(shown), 'the first answer').toBe(true);
  });

  test('a restarted storefront does not serve the outdated pages of its build', async ({
    request,
  }) => {
    const { change, shown } = await changeableAtHome(request);
    await change();
    await expectShown(request, ['/'], shown, 2_000);
    await control('storefront', 'kill');
    await control('storefront', 'start');
    await expectShown(request, ['/'], shown, 5_000);
  });

  test('pages are served while the service is down, and the cart reports that and recovers', async ({
    page,
    request,
  }) => {
    const { paths } = await changeable();
    const kept = ['/', ...paths];
    const cacheOf = async (path: string) =>
      (await read(request, path)).headers()['x-nextjs-cache'] ?? '';
    for (const path of kept) await expect.poll(() => cacheOf(path)).toBe('HIT');
    await page.goto('/');
    await control('service', 'kill');
    try {
      for (const path of kept) {
        const answer = await read(request, path);
        expect(answer.status(), path).toBe(200);
        expect(answer.headers()['x-nextjs-cache'], path).toBe('HIT');
      }
      await page.goto('/shop/cart');
      await expect(page.getByRole('alert').getByText('سبد خرید خوانده نشد')).toBeVisible({
        timeout: 15_000,
      });
    } finally {
      await control('service', 'start');
    }
    const empty = page.getByRole('heading', { name: 'سبد شما هنوز خالی است' });
    const again = page.getByRole('button', { name: 'تلاش دوباره' });
    // The cart also reloads itself once the hub is back; then there is no button to press.
    await again.click({ timeout: 5_000 }).catch(() => expect(empty).toBeVisible());
    await expect(empty).toBeVisible();
  });

  test('pages that need the service answer 503 with Retry-After', async ({ request }) => {
    await control('service', 'kill');
    try {
      for (const path of ['/shop?filter-available=1', '/shop/product/999999999/x']) {
        const answer = await request.get(path, { headers: { accept: 'text/html' } });
        const { 'cache-control': cache, 'retry-after': retry } = answer.headers();
        expect([answer.status(), cache, retry], path).toEqual([503, 'no-store', '5']);
        expect(await answer.text(), path).toContain('مشکلی پیش آمد');
      }
    } finally {
      await control('service', 'start');
    }
    const answer = await request.get('/shop?filter-available=1');
    expect(answer.status()).toBe(200);
  });

  test('changes missed while the service is down are applied when it is back', async ({
    request,
  }) => {
    const { change, shown, paths } = await changeable();
    for (const path of paths) await read(request, path);
    await change();
    await control('service', 'kill');
    try {
      for (const path of paths) expect((await read(request, path)).status(), path).toBe(200);
    } finally {
      await control('service', 'start');
    }
    await expectShown(request, paths, shown, 6_000);
  });
});
