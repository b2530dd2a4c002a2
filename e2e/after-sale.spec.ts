import type { APIRequestContext } from 'playwright/test';
import { receiptsAnswer } from '#lib/contract/admin-receipt.ts';
import { openReturnsAnswer } from '#lib/contract/admin-return.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { main, patience } from './support/account.ts';
import { button, choosePayment, choosePost, openCheckout, phone } from './support/checkout.ts';
import { administrator } from './support/opinions.ts';
import {
  addToBasketOf,
  cheapProduct,
  enterAsBuyer,
  order,
  orderDelivered,
} from './support/orders.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

test.use({ viewport: phone });

const state = (page: Page) => main(page).getByRole('status').first();
/** A photo that only has to be a picture. */
const photo = 'docs/screenshots/home-390.webp';
const noPicture = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };

/** Decides about the receipt of an order, as staff do. */
async function decideReceipt(request: APIRequestContext, number: number, decision: object) {
  const { call } = await administrator(request);
  const { items } = receiptsAnswer.parse(await call('Get-Receipts', {}));
  const found = items.find((each) => each.number === number);
  await call('Decide-Receipt', { id: found?.id, version: found?.version, ...decision });
}

async function decideReturn(request: APIRequestContext, number: number, decision: object) {
  const { call } = await administrator(request);
  const { items } = openReturnsAnswer.parse(await call('Get-Returns', {}));
  const found = items.find((each) => each.number === number);
  await call('Decide-Return', { id: found?.id, version: found?.version, ...decision });
}

test('an order to be paid from card to card is paid once staff approved its receipt', async ({
  page,
  request,
}) => {
  const { websiteCode } = await cheapProduct();
  await addToBasketOf(await enterAsBuyer(page), websiteCode);
  await openCheckout(page);
  await choosePost(page);
  await choosePayment(page, 'کارت به کارت');
  await button(page, 'ثبت سفارش').click();
  await page.waitForURL(/\/account\/orders\/\d+$/, patience);
  const number = Number(page.url().split('/').at(-1));
  const transfer = main(page).getByRole('region', { name: 'کارت به کارت' });
  await expect(transfer).toContainText('۶۰۳۷', patience);
  const file = transfer.getByLabel('انتخاب تصویر');
  const send = transfer.getByRole('button', { name: 'فرستادن رسید' });
  await send.click();
  await expect(transfer.getByRole('alert')).toHaveText('تصویر رسید را انتخاب کنید.');
  await file.setInputFiles(noPicture);
  await expect(transfer.getByRole('alert')).toContainText('تصویر JPEG', patience);
  await send.click();
  await expect(transfer.getByRole('alert')).toContainText('تصویر JPEG');
  await file.setInputFiles(photo);
  await expect(transfer.getByRole('img', { name: 'تصویر رسید' })).toBeVisible(patience);
  await transfer.getByLabel('شمارهٔ پیگیری بانک').fill('123456');
  await send.click();
  await expect(transfer).toContainText('رسید شما در حال بررسی است', patience);
  await decideReceipt(request, number, { isApproved: false, reason: 'مبلغ خوانا نیست' });
  await page.reload();
  await expect(transfer).toContainText('مبلغ خوانا نیست', patience);
  await transfer.getByLabel('انتخاب تصویر').setInputFiles(photo);
  await expect(transfer.getByRole('img', { name: 'تصویر رسید' })).toBeVisible(patience);
  await transfer.getByRole('button', { name: 'فرستادن رسید' }).click();
  await expect(transfer).toContainText('رسید شما در حال بررسی است', patience);
  const shown = transfer.getByRole('link', { name: /^تصویر رسید/ });
  await expect(shown.locator('img')).toHaveJSProperty('complete', true, patience);
  await decideReceipt(request, number, { isApproved: true });
  await page.reload();
  await expect(state(page)).toHaveText('پرداخت موفق', patience);
});

test('goods of a delivered order are sent back, and their money returns', async ({
  page,
  request,
}) => {
  const buyer = await enterAsBuyer(page);
  const { number, product } = await orderDelivered(buyer);
  await page.goto('/account/orders');
  const row = main(page).getByRole('article');
  await expect(row).toContainText('مرجوعی تا', patience);
  await expect(row.getByRole('link', { name: /^درخواست مرجوعی/ })).toBeVisible();
  await row.getByRole('link', { name: /^جزئیات/ }).click();
  await page.waitForURL(`/account/orders/${number}`);
  await expect(main(page).getByRole('link', { name: /^نوشتن دیدگاه/ })).toHaveAttribute(
    'href',
    `/account/opinions/review?product=${product.websiteCode}`,
    patience,
  );
  await main(page).getByRole('link', { name: 'درخواست مرجوعی' }).click(patience);
  await page.waitForURL(`/account/orders/${number}/return`);
  const sums = main(page).getByRole('region', { name: 'مبلغ بازگشتی' });
  const send = main(page).getByRole('button', { name: 'ثبت درخواست', exact: true });
  await send.click(patience);
  await expect(sums).toHaveCount(0);
  await expect(main(page).getByRole('alert')).toHaveText('کالایی را که برمی‌گردانید انتخاب کنید.');
  await main(page).getByRole('checkbox').check();
  await expect(sums).toContainText(formatNumber(product.price));
  await send.click();
  const cause = main(page).getByRole('combobox', { name: 'دلیل مرجوعی' });
  await expect(cause).toBeFocused();
  await cause.selectOption('خرابی یا ایراد فنی');
  await main(page).getByRole('textbox', { name: 'چه شده است؟ لازم' }).fill('روشن نمی‌شود');
  await main(page)
    .getByLabel(/^افزودن تصویر/)
    .setInputFiles([photo, photo]);
  const pictures = main(page).getByRole('group', { name: /^تصویر/ });
  await expect(pictures.getByRole('img')).toHaveCount(2, patience);
  await pictures.getByRole('button', { name: 'حذف تصویر ۲' }).click();
  await expect(pictures.locator('.spinner')).toHaveCount(0, patience);
  await send.click();
  const list = main(page).getByRole('region', { name: 'مرجوعی', exact: true });
  await expect(list).toContainText('در حال بررسی', patience);
  await expect(main(page).getByText('درخواست مرجوعی شما باز است')).toBeInViewport();
  await expect(main(page).getByRole('region', { name: 'درخواست مرجوعی' })).toBeFocused();
  await decideReturn(request, number, { decision: 'approve', answer: 'با پست بفرستید' });
  await page.goto(`/account/orders/${number}`);
  await expect(list).toContainText('با پست بفرستید', patience);
  await decideReturn(request, number, { decision: 'received', restock: true });
  await page.reload();
  await expect(list).toContainText('کالا به فروشگاه رسید', patience);
  await expect(state(page)).toHaveText('مرجوع شد');
  await expect(main(page).getByRole('link', { name: 'درخواست مرجوعی' })).toHaveCount(0);
});

test('a parcel that came back is sent again, or ends its order, and the page says so', async ({
  page,
  request,
}) => {
  const buyer = await enterAsBuyer(page);
  const { number } = await order(buyer);
  const { call } = await administrator(request);
  const send = (version: number) => call('Send', { number, version, carrier: 'courier' });
  const takeBack = (version: number, body: object) =>
    call('Take-Back', { number, version, reason: 'گیرنده نبود', ...body });
  await call('Start-Preparing', { number, version: 1 });
  await send(2);
  await takeBack(3, { outcome: 'again' });
  await page.goto(`/account/orders/${number}`);
  const said = main(page).getByText('مرسولهٔ شما تحویل نشد و به فروشگاه بازگشت');
  await expect(said).toBeVisible(patience);
  await expect(main(page)).toContainText('آن را دوباره می‌فرستیم');
  await expect(state(page)).toHaveText('در حال آماده‌سازی');
  await send(5);
  await takeBack(6, { outcome: 'cancel', restock: true });
  await page.reload();
  await expect(state(page)).toHaveText('لغو شده', patience);
  await expect(main(page)).toContainText('برای همین سفارش لغو شد');
  await main(page).getByText('همهٔ رویدادها').click();
  await expect(main(page).getByText('تحویل نشد و بازگشت', { exact: true })).toHaveCount(2);
});
