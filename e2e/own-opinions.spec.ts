import { main, patience } from './support/account.ts';
import { accounts, fillLogin } from './support/members.ts';
import { administrator, enterWithOpinions } from './support/opinions.ts';
import { atRest, clippedTexts, sideways } from './support/reading.ts';
import { detail, list, productPath, reviewsOf } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** No other file that runs in parallel writes with this account. */
const account = accounts.withoutNationalCode;
test.describe.configure({ mode: 'default' });

const phone = { width: 390, height: 844 };

const product = async () => {
  const { items } = await list({ type: 'popular' });
  return detail(items[5]?.websiteCode ?? 0);
};
const words = (page: Page, name = 'متن دیدگاه (اختیاری)') => main(page).getByLabel(name);
const stars = (page: Page, name: RegExp) => main(page).getByRole('radio', { name });
const save = (page: Page, name = 'ثبت دیدگاه') => main(page).getByRole('button', { name });
const cards = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a visitor reaches the form through the login; a review waits for approval, and only its author sees it', async ({
    page,
  }) => {
    const shown = await product();
    const before = await reviewsOf(shown.websiteCode);
    await enterWithOpinions(page, account);
    await page.context().clearCookies();
    await page.goto(productPath(shown));
    await page.getByRole('link', { name: 'نوشتن دیدگاه' }).click();
    await page.waitForURL((url) => url.pathname === '/account/login');
    await fillLogin(page, account);
    await page.waitForURL(`/account/opinions/review?product=${shown.websiteCode}`);
    await expect(main(page)).toContainText(shown.nameFa, patience);
    await save(page).focus(patience);
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('alert').filter({ hasText: 'امتیاز را' })).toBeVisible();
    await expect(stars(page, /^۱ ستاره/)).toBeFocused();
    const group = main(page).getByRole('radiogroup', { name: 'امتیاز شما' });
    await expect(group).toHaveAttribute('aria-required', 'true');
    // In a right-to-left row the next one is on the left.
    for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowDown');
    await expect(stars(page, /^۴ ستاره/)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(words(page)).toBeFocused();
    await page.keyboard.insertText('زنگ بزنید ۰۹۱۲۳۴۵۶۷۸۹');
    await save(page).focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(/شمارهٔ تلفن را از متن بردارید/)).toBeVisible();
    await expect(words(page)).toBeFocused();
    await words(page).fill('<b>خوب</b> است و دوستش دارم.');
    await save(page).focus();
    await page.keyboard.press('Enter');
    const done = main(page).getByRole('region', { name: 'دیدگاه شما ثبت شد' });
    await expect(done).toBeFocused(patience);
    await expect(done).toContainText('در انتظار تایید');
    await expect(done).toContainText('<b>خوب</b> است و دوستش دارم.');
    expect(await reviewsOf(shown.websiteCode)).toEqual(before);
    await done.getByRole('link', { name: 'نظرهای من' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('در انتظار تایید');
    await page.goto(productPath(shown));
    await expect(page.locator('#reviews')).not.toContainText('دوستش دارم');
  });

  test('a rejection is shown with its reason; an opinion is changed and removed', async ({
    page,
    request,
  }) => {
    const { websiteCode } = await product();
    const question = 'تخفیف بزرگ در فروشگاه ما!';
    await enterWithOpinions(page, account, [
      ['Save-Review', { WebsiteCode: websiteCode, stars: 2, body: 'متوسط است.' }],
      ['Ask-Question', { WebsiteCode: websiteCode, body: question }],
    ]);
    await (await administrator(request)).reject(question, 'تبلیغ است.');
    await page.goto('/account/opinions');
    await expect(cards(page)).toHaveCount(2, patience);
    const rejected = cards(page).filter({ hasText: question });
    await expect(rejected).toContainText('رد شده');
    await expect(rejected).toContainText('دلیل: تبلیغ است.');
    const review = cards(page).filter({ hasNotText: question });
    await review.getByRole('button', { name: /^ویرایش دیدگاه/ }).click();
    const dialog = page.getByRole('dialog', { name: 'ویرایش دیدگاه' });
    await expect(dialog.getByRole('radio', { name: /^۲ ستاره/ })).toBeChecked();
    await dialog.getByText('۵ ستاره').locator('..').click();
    await dialog.getByLabel('متن دیدگاه (اختیاری)').fill('نظرم عوض شد.');
    await dialog.getByRole('button', { name: 'ثبت دیدگاه' }).click();
    await expect(dialog).toBeHidden();
    await expect(review).toContainText('نظرم عوض شد.');
    await expect(page.getByRole('region', { name: 'اعلان‌ها' })).toContainText(
      'ذخیره شد و پس از بررسی نمایش داده می‌شود',
    );
    for (let left = 1; left >= 0; left -= 1) {
      await cards(page).first().getByRole('button', { name: /^حذف/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'حذف شود' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(cards(page)).toHaveCount(left);
    }
    await expect(main(page).getByRole('heading', { name: 'هنوز چیزی ننوشته‌اید' })).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('heading', { name: 'هنوز چیزی ننوشته‌اید' })).toBeVisible(
      patience,
    );
  });

  test('endless words fit every screen; the form begins with the only review, which a second one replaces', async ({
    page,
  }) => {
    const { websiteCode } = await product();
    const body = `${'خیلی‌خیلی'.repeat(20)} ${'W'.repeat(120)}`;
    await enterWithOpinions(page, account, [
      ['Save-Review', { WebsiteCode: websiteCode, stars: 1, body }],
    ]);
    for (const path of ['/account/opinions', `/account/opinions/review?product=${websiteCode}`]) {
      await page.goto(path);
      await expect(main(page).getByText('در انتظار تایید')).toBeVisible(patience);
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await atRest(page);
        expect(await sideways(page), `${width} px`).toBe(0);
        expect(await clippedTexts(page), `${width} px`).toEqual([]);
      }
    }
    await expect(words(page)).toHaveValue(body);
    await expect(stars(page, /^۱ ستاره/)).toBeChecked();
    await words(page).fill('نظر دوم.');
    await save(page).dblclick();
    const done = main(page).getByRole('region', { name: 'دیدگاه شما ثبت شد' });
    await done.getByRole('link', { name: 'نظرهای من' }).click();
    await expect(cards(page)).toHaveCount(1, patience);
    await expect(cards(page)).toContainText('نظر دوم.');
  });
});

test.describe('an address without a product', () => {
  // The browser reports the 404.
  test.use({ breaksThings: true });

  test('says so', async ({ page }) => {
    await enterWithOpinions(page, account);
    for (const query of ['?product=x', '?product=99999999']) {
      await page.goto(`/account/opinions/review${query}`);
      const heading = main(page).getByRole('heading', { name: 'این صفحه پیدا نشد' });
      await expect(heading, query).toBeVisible(patience);
    }
  });
});

test.describe('a service that is unreachable', () => {
  test.use({ breaksThings: true });

  test('loses no input; a question is asked, and then another one', async ({ page }) => {
    const { websiteCode } = await product();
    const [first, second] = ['گارانتی دارد؟', 'چند رنگ دارد؟'];
    await enterWithOpinions(page, account);
    await page.goto(`/account/opinions/question?product=${websiteCode}`);
    await words(page, 'متن پرسش').fill(first, patience);
    await page.route('**/Product/Ask-Question', (route) => route.abort());
    await save(page, 'ثبت پرسش').click();
    await expect(main(page).getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect(words(page, 'متن پرسش')).toHaveValue(first);
    await page.unroute('**/Product/Ask-Question');
    await save(page, 'ثبت پرسش').click();
    await expect(main(page).getByText('پرسش شما ثبت شد')).toBeVisible();
    await main(page).getByRole('button', { name: 'پرسش دیگر' }).click();
    await expect(main(page).getByRole('region', { name: 'پرسش شما', exact: true })).toBeFocused();
    await words(page, 'متن پرسش').fill(second);
    await save(page, 'ثبت پرسش').click();
    const done = main(page).getByRole('region', { name: 'پرسش شما ثبت شد' });
    await done.getByRole('link', { name: 'نظرهای من' }).click();
    await expect(cards(page)).toHaveCount(2, patience);
  });
});
