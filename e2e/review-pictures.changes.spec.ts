import sharp from 'sharp';
import { main, patience } from './support/account.ts';
import { accounts } from './support/members.ts';
import { administrator, enterWithOpinions } from './support/opinions.ts';
import { detail, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** The review is public until the author removes it at the end. */
test.setTimeout(90_000);
test.use({ viewport: { width: 390, height: 844 } });

const writer = accounts.withoutNationalCode;

test('a review with points and a picture is written, approved, shown, and found helpful by another', async ({
  page,
  browser,
  request,
}) => {
  const product = await detail((await productForSale()).websiteCode);
  const newest = `${productPath(product)}/reviews/1?sort=newest`;
  const body = 'با عکس و نکته‌ها می‌نویسم.';
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  await enterWithOpinions(page, writer);
  const shop = await administrator(request);
  try {
    await page.goto(`/account/opinions/review?product=${product.websiteCode}`);
    await main(page).getByText('۴ ستاره').locator('..').click(patience);
    await main(page).getByLabel('متن دیدگاه (اختیاری)').fill(body);
    await main(page).getByLabel('نقاط قوت (اختیاری)').fill('دوربین\nوزن کم');
    await main(page).getByLabel('نقاط ضعف (اختیاری)').fill('شارژر ندارد');
    await main(page)
      .getByLabel('افزودن تصویر به دیدگاه')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(main(page).getByRole('img', { name: 'تصویر ۱' })).toBeVisible(patience);
    await main(page).getByRole('button', { name: 'ثبت دیدگاه' }).click();
    await expect(main(page).getByRole('region', { name: 'دیدگاه شما ثبت شد' })).toBeFocused(
      patience,
    );
    await shop.approve(body);
    await expect
      .poll(async () => (await request.get(encodeURI(newest))).text(), {
        timeout: 10_000,
        intervals: [200],
      })
      .toContain(body);

    const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const reader = await other.newPage();
    await reader.goto(newest);
    const review = reader.locator('.opinions > li').filter({ hasText: body });
    await expect(review.getByRole('list', { name: 'نقاط قوت' })).toHaveText(/دوربین.*وزن کم/s);
    await expect(review.getByRole('list', { name: 'نقاط ضعف' })).toContainText('شارژر ندارد');
    await review.scrollIntoViewIfNeeded();
    const yes = review.getByRole('button', { name: /^بله/ });
    await yes.click();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await expect(yes).toContainText('۱');
    await review.getByRole('link', { name: /^تصویر ۱ از / }).click();
    const viewer = reader.getByRole('dialog');
    await expect(viewer.getByRole('img')).toBeVisible();
    await reader.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await other.close();
  } finally {
    await enterWithOpinions(page, writer);
  }
});
