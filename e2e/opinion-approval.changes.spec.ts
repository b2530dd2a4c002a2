import type { APIRequestContext, Browser } from 'playwright/test';
import { toPersianDigits } from '#lib/text/digits.ts';
import { enter, main, patience } from './support/account.ts';
import { type Account, accounts } from './support/members.ts';
import { administrator, enterWithOpinions } from './support/opinions.ts';
import { detail, productForSale, productPath, reviewsOf } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Approved opinions are public; the author removes them at the end. */
test.setTimeout(90_000);

const writer = accounts.withoutNationalCode;

/** The ratings in the page's structured data, and the page itself. */
async function pageOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(encodeURI(path))).text();
  return { html, rating: /"aggregateRating":\{[^}]*\}/.exec(html)?.[0] ?? '' };
}

const toAnswer = (page: Page, question: string) =>
  page
    .locator('#questions li')
    .filter({ hasText: question })
    .getByRole('link', { name: 'پاسخ دادن' });

/** What another visitor sees before answering a question. */
async function seesBeforeAnswering(
  browser: Browser,
  { account, path, body, notice }: { account: Account; path: string; body: string; notice: string },
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page, account);
  await page.goto(path);
  await toAnswer(page, body).click();
  await expect(main(page).getByText(notice)).toBeVisible(patience);
  await expect(main(page).getByLabel('متن پاسخ')).toHaveCount(account === writer ? 0 : 1);
  await context.close();
}

test('an approved review is on the page, in its rating and in structured data', async ({
  page,
  request,
}) => {
  const product = await detail((await productForSale()).websiteCode);
  const { websiteCode } = product;
  const path = productPath(product);
  // The most helpful come first on the product's page.
  const newest = `${path}/reviews/1?sort=newest`;
  const body = 'یک ماه است که دارم و راضی‌ام. <script>alert(x)</script>';
  const review = { WebsiteCode: websiteCode, stars: 1, body };
  await enterWithOpinions(page, writer, [['Save-Review', review]]);
  const before = await pageOf(request, path);
  expect(before.rating).not.toBe('');
  expect(before.html).not.toContain('یک ماه است که دارم و راضی‌ام.');
  const shop = await administrator(request);
  try {
    await shop.approve(body);
    await expect
      .poll(async () => (await pageOf(request, newest)).html, { timeout: 10_000, intervals: [200] })
      .toContain('یک ماه است که دارم و راضی‌ام.');
    const { rating, ratingCount } = await detail(websiteCode);
    expect(ratingCount).toBe(product.ratingCount + 1);
    await expect
      .poll(async () => (await pageOf(request, path)).rating, { timeout: 10_000, intervals: [200] })
      .toContain(`"ratingCount":${ratingCount}`);
    await page.goto(newest);
    const first = page.locator('.opinions > li').first();
    await expect(first).toContainText(body);
    await expect(first).toContainText('عضو م.');
    expect(await page.content()).not.toContain('<script>alert(x)');
    await page.goto(path);
    const stars = page.locator('#reviews .stars');
    await expect(stars).toContainText(toPersianDigits(ratingCount));
    await expect(stars).toContainText(toPersianDigits(String(rating)).replace('.', '٫'));
    await page.goto('/account/opinions');
    await expect(main(page).getByText('منتشر شده')).toBeVisible(patience);
    // Sent unchanged, it stays approved.
    await main(page)
      .getByRole('button', { name: /^ویرایش دیدگاه/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'ثبت دیدگاه' }).click();
    await expect(page.getByRole('region', { name: 'اعلان‌ها' })).toContainText(
      'ذخیره شد و در صفحهٔ کالا نمایش داده می‌شود',
    );
    await expect(main(page).getByText('منتشر شده')).toBeVisible();
  } finally {
    await enterWithOpinions(page, writer);
  }
  await expect
    .poll(async () => (await pageOf(request, path)).rating, { timeout: 10_000, intervals: [200] })
    .toBe(before.rating);
  expect((await reviewsOf(websiteCode)).items.map((each) => each.body)).not.toContain(body);
});

test('an approved question is answered from its page', async ({ browser, page, request }) => {
  const product = await detail((await productForSale()).websiteCode);
  const path = productPath(product);
  const body = 'آیا کابل شارژ هم در جعبه هست؟';
  await enterWithOpinions(page, writer, [
    ['Ask-Question', { WebsiteCode: product.websiteCode, body }],
  ]);
  const shop = await administrator(request);
  await shop.approve(body);
  try {
    await expect
      .poll(async () => (await pageOf(request, path)).html, { timeout: 10_000, intervals: [200] })
      .toContain(body);
    // The author of the question may not answer it; the administrator's answer is published at once.
    for (const [account, notice] of [
      [writer, 'پاسخ پرسش شما را دیگران می‌نویسند.'],
      [accounts.administrator, 'بی‌درنگ در صفحهٔ کالا نمایش داده می‌شود.'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await seesBeforeAnswering(browser, { account, path, body, notice });
    }
    await enterWithOpinions(page, accounts.unverified);
    await page.goto(path);
    await toAnswer(page, body).click();
    await main(page).getByLabel('متن پاسخ').fill('بله، همراه آن است.', patience);
    await main(page).getByRole('button', { name: 'ثبت پاسخ' }).click();
    await expect(main(page).getByText('پاسخ شما ثبت شد')).toBeVisible();
    await shop.approve('بله، همراه آن است.');
    await expect
      .poll(async () => (await pageOf(request, path)).html, { timeout: 10_000, intervals: [200] })
      .toContain('بله، همراه آن است.');
  } finally {
    await enterWithOpinions(page, accounts.unverified);
    await enterWithOpinions(page, writer);
  }
});
