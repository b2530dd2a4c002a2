import { formatDate } from '#lib/text/date.ts';
import { spritePath } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

const thisYear = formatDate(new Date().toISOString()).split(' ').at(-1);
const years = thisYear === '۱۴۰۴' ? '۱۴۰۴' : `۱۴۰۴–${thisYear}`;

const footer = (page: Page) => page.getByRole('contentinfo');
const links = (page: Page) => footer(page).getByRole('link');
const shipping = (page: Page) => links(page).filter({ hasText: 'شیوه‌های ارسال' });
const mail = (page: Page) => links(page).filter({ hasText: '@kahroba.example' });
const badges = (page: Page) => footer(page).locator('a[referrerpolicy="origin"]');

test.describe('the footer, scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('describes the shop, in Persian digits; six social networks have their icons', async ({
    page,
    request,
  }) => {
    await page.goto('/shop');
    await expect(footer(page)).toHaveCount(1);
    const list = footer(page).getByRole('list', { name: 'شبکه‌های اجتماعی' });
    const titles = ['فیسبوک', 'اینستاگرام', 'تلگرام', 'واتساپ', 'آپارات', 'ایتا'];
    await expect(list.getByRole('link')).toHaveCount(titles.length);
    const sprite = await (await request.get(spritePath(await page.content()))).text();
    await expect(footer(page)).toContainText('کهربا فروشگاه کالای دیجیتال و خانه است');
    await expect(footer(page)).toContainText(`© ${years} کهربا`);
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      await expect(links(page).filter({ hasText: 'حریم خصوصی' })).toBeVisible();
      await expect(badges(page).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      for (const name of titles) {
        const link = list.getByRole('link', { name, exact: true });
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    }
    for (const name of titles) {
      const link = list.getByRole('link', { name, exact: true });
      const mark = (await link.locator('use').getAttribute('href')) ?? '';
      expect(sprite).toContain(`id="${mark.replace(/.*#/, '')}"`);
    }
  });
});

for (const scripts of [true, false]) {
  test.describe(`columns, scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('are open on desktop, each below a heading; collapsed on tablets and phones, where they open by press and by key', async ({
      page,
    }) => {
      await page.setViewportSize(desktop);
      await page.goto('/shop/cart');
      for (const name of ['راهنمای خرید', 'خدمات', 'تماس با ما']) {
        await expect(footer(page).getByRole('heading', { name, exact: true })).toBeVisible();
      }
      await expect(shipping(page)).toBeVisible();
      await expect(mail(page)).toBeVisible();
      await expect(footer(page).locator('summary').filter({ visible: true })).toHaveCount(0);
      for (const viewport of [tablet, phone]) {
        await page.setViewportSize(viewport);
        await expect(shipping(page)).toBeHidden();
        await expect(mail(page)).toBeHidden();
      }
      await footer(page).locator('summary', { hasText: 'راهنمای خرید' }).click();
      await expect(shipping(page)).toBeVisible();
      expect((await shipping(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(mail(page)).toBeHidden();
      await footer(page).locator('summary', { hasText: 'تماس با ما' }).focus();
      await page.keyboard.press('Enter');
      await expect(mail(page)).toBeVisible();
      await shipping(page).click();
      await expect(page).toHaveURL(encodeURI('/شیوه-های-ارسال'));
    });
  });
}

test.describe('trust badges', () => {
  test.use({ breaksThings: true, javaScriptEnabled: false });

  test('keep their place and their names while their host is unreachable', async ({ page }) => {
    const places = async () => {
      await page.goto('/shop/cart');
      await badges(page).last().scrollIntoViewIfNeeded();
      const boxes = await badges(page).all();
      return Promise.all(
        boxes.map((badge) => badge.evaluate((box) => [box.clientWidth, box.clientHeight])),
      );
    };
    const there = await places();
    expect(there.length).toBeGreaterThan(0);
    await page.route('**/badges/*', (route) => route.abort());
    expect(await places()).toEqual(there);
    await expect(badges(page).first()).toHaveAccessibleName('نماد اعتماد الکترونیکی');
  });

  test("may load from eNamad's host only", async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    const images = policy.split('; ').find((rule) => rule.startsWith('img-src'));
    expect(images?.match(/https?:\/\/\S+/g)).toEqual(['https://trustseal.enamad.ir']);
  });
});
