import { openWithMenus } from './support/menus.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { openLive } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

test.use({ breaksThings: true });

const again = 'تلاش دوباره';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Makes elements with one of these ids throw on `addEventListener`, until `mend` is called. */
async function breakElements(page: Page, ids: readonly string[]): Promise<void> {
  await page.addInitScript((broken) => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args) {
      if (this instanceof Element && broken.includes(this.id) && !('mended' in window)) {
        throw new Error('broken by the test');
      }
      return Reflect.apply(addEventListener, this, args);
    };
  }, ids);
}
const mend = (page: Page) => page.evaluate(() => Object.assign(window, { mended: true }));

test.describe('a section that throws', () => {
  test.use({ forgives: /broken by the test/ });

  test('shows the error in its place, and recovers', async ({ page }) => {
    await breakElements(page, ['slides', 'gallery']);
    for (const [name, id, rest] of [
      ['home', 'slides', 'دسته‌بندی محصولات'],
      ['product', 'gallery', 'افزودن به سبد خرید'],
    ] as const) {
      await page.goto((await pageNamed(name)).path);
      const broken = page.getByRole('alert').filter({ hasText: 'این بخش نمایش داده نشد' });
      await expect(broken).toBeVisible();
      await expect(heading(page)).toHaveCount(1);
      await expect(page.getByRole('button', { name: rest }).first()).toBeAttached();
      await mend(page);
      await broken.getByRole('button', { name: again }).click();
      await expect(broken).toHaveCount(0);
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
  });
});

test('the loss and return of the network are reported', async ({ page, context }) => {
  await openLive(page, '/');
  const notice = page.getByRole('status').filter({ hasText: 'اینترنت' });
  await context.setOffline(true);
  await expect(notice).toContainText('به اینترنت وصل نیستید');
  await context.setOffline(false);
  await expect(notice).toContainText('دوباره به اینترنت وصل شدید');
  await expect(notice).toHaveCount(0);
});

const popularOf = (page: Page) => page.getByRole('navigation', { name: 'دسته‌بندی‌های پرطرفدار' });

for (const [name, status] of [
  ['not found', 404],
  ['access denied', 403],
] as const) {
  test(`a page that answers ${status} offers categories, also before hydration, which does not replace it`, async ({
    page,
  }) => {
    const { path } = await pageNamed(name);
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(answer?.status()).toBe(status);
    const ways = page.getByRole('main').getByRole('link');
    await ways.first().click();
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('main')).toBeVisible();

    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-test', 'first');
      });
    });
    await openWithMenus(page, path);
    await expect(heading(page)).toHaveAttribute('data-test', 'first');
    await expect(page.locator('meta[name=robots]')).toHaveCount(1);
    await ways.first().click();
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('main')).toBeVisible();
  });
}

test('a missing page shows the popular categories, also after a soft navigation', async ({
  page,
}) => {
  await page.goto((await pageNamed('not found')).path);
  await popularOf(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/category\//);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.locator('html[data-menus]').waitFor();
  await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .evaluate((link) => link.setAttribute('href', '/shop/product/987654/x'));
  const [answer] = await Promise.all([
    page.waitForResponse(
      // The text of the former page is gone.
      async (one) =>
        one.url().includes('987654') && (await one.text().catch(() => '')).includes(';404'),
    ),
    page.getByRole('article').first().getByRole('link').click(),
  ]);
  await expect(heading(page)).toHaveText('صفحه مورد نظر یافت نشد');
  expect(answer.headers()['cache-control']).toBe('s-maxage=60');
  await expect(popularOf(page)).toBeVisible();
});

test('a search whose words no product has together shows the closest goods, one without any word offers categories', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(encodeURI('/shop?filter-name=شارژر-zzzzqqqq'));
  await expect(main).toContainText('نزدیک‌ترین');
  await expect(main.getByRole('article').first()).toContainText('شارژر');
  await main
    .getByRole('navigation', { name: 'دسته‌ها و برندهای این جستجو' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شارژر و کابل');

  await page.goto(encodeURI('/shop?filter-name=zzzzqqqq'));
  await expect(main).toContainText('پیدا نشد');
  await expect(popularOf(page).getByRole('link').first()).toBeVisible();
});

test.describe('without master data', () => {
  // The answer to the call is 404.
  test.use({ breaksThings: true });

  test('the shop is not found', async ({ page }) => {
    // Answered by the service, which knows no such call.
    await page.route('**/home/get-master-data', (route) =>
      route.continue({ url: route.request().url().replace('get-master-data', 'get-no-data') }),
    );
    await page.goto('/shop');
    await page.waitForURL('/not-found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('صفحه مورد نظر یافت نشد');
  });
});
