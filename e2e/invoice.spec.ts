import { orderListAnswer } from '#lib/contract/member-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { anAddress, enter, enterWithAddresses, main, patience } from './support/account.ts';
import { callAs, fillBasket, phone } from './support/checkout.ts';
import { enterAsNew } from './support/codes.ts';
import { readPdf } from './support/pdf.ts';
import { clippedTexts } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Fills in the company of the invoice, at first with a wrong id. */
async function nameCompany(page: Page): Promise<void> {
  await main(page).getByRole('checkbox', { name: 'فاکتور رسمی به نام شرکت می‌خواهم' }).check();
  await main(page).getByLabel('نام ثبت‌شدهٔ شرکت').fill('شرکت نوآوران سپهر');
  const id = main(page).getByLabel('شناسهٔ ملی');
  await id.fill('۱۰۳۸۰۲۸۴۷۹۱');
  await id.blur();
  await expect(main(page).getByText('این شناسهٔ ملی درست نیست')).toBeVisible();
  await id.fill('۱۰۳۸۰۲۸۴۷۹۰');
  await expect(main(page).getByText('این شناسهٔ ملی درست نیست')).toHaveCount(0);
}

test('a company’s invoice is printed on one page, from right to left, in Persian digits', async ({
  page,
}) => {
  const account = await enterAsNew(page);
  await enterWithAddresses(page, account, [anAddress]);
  const { authorization } = await enter(page, account);
  await fillBasket(page, authorization, 1);
  await page.goto('/shop/checkout');
  await main(page)
    .getByRole('radiogroup', { name: 'شیوهٔ ارسال' })
    .getByRole('radio', { name: /پست پیشتاز/ })
    .check(patience);
  await nameCompany(page);
  // What was entered is kept, as everything else here.
  await page.reload();
  await expect(main(page).getByLabel('شناسهٔ ملی')).toHaveValue(/1038|۱۰۳۸/, patience);
  await expect(button(page, 'پرداخت و ثبت سفارش')).toBeEnabled(patience);
  await button(page, 'پرداخت و ثبت سفارش').click();
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click(patience);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('پرداخت موفق', patience);

  const { items } = orderListAnswer.parse(await callAs(page, authorization, 'order/get-list', {}));
  await page.goto(`/account/orders/${items[0]?.number}/invoice`);
  await expect(main(page).getByRole('button', { name: 'چاپ فاکتور' })).toBeVisible(patience);
  const sheet = main(page).getByRole('article');
  await expect(sheet.getByRole('region', { name: 'مشخصات خریدار' })).toContainText(
    toPersianDigits('10380284790'),
  );
  const [series = ''] = /[۰-۹]{4}-[۰-۹]{6}/.exec(await sheet.innerText()) ?? [];
  expect(series).not.toBe('');
  // On a phone nothing of it is beside the window.
  const desktop = page.viewportSize();
  await page.setViewportSize(phone);
  expect((await sheet.boundingBox())?.width).toBeLessThanOrEqual(phone.width);
  expect(await clippedTexts(page)).toEqual([]);
  if (desktop) await page.setViewportSize(desktop);

  await page.emulateMedia({ media: 'print' });
  const columns = sheet.getByRole('columnheader');
  const first = await columns.first().boundingBox();
  const last = await columns.last().boundingBox();
  expect(first?.x).toBeGreaterThan(last?.x ?? Number.POSITIVE_INFINITY);
  const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBe(1);
  expect(text).toContain(series);
  expect(text).toContain(toPersianDigits('10380284790'));
  // Found only in a run that is set from right to left.
  expect(text).toContain('فروشنده');
  expect(text).not.toContain('چاپ');
});
