import { toPersianDigits } from '#lib/text/digits.ts';
import { main, patience } from './support/account.ts';
import { pressAtGateway } from './support/checkout.ts';
import { enterAsBuyer, order } from './support/orders.ts';
import { openPanel } from './support/panel.ts';
import { readPdf } from './support/pdf.ts';
import { checkScreens } from './support/screens.ts';
import { inbox } from './support/stock-alert.ts';
import { expect, test, type Page } from './support/test.ts';

const phone = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const next = (page: Page) => page.getByRole('region', { name: 'گام بعد' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const note = (page: Page) => main(page).getByRole('textbox', { name: 'یادداشت برای همکاران' });
const refused = (page: Page) => main(page).getByText('این سفارش در این میان تغییر کرد').count();

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/Get-Me/ });

/** An order of a new member, paid at a gateway. */
async function paidOrder(page: Page): Promise<number> {
  const made = await order(await enterAsBuyer(page), 'zarinpal');
  await page.goto(made.gateway);
  await pressAtGateway(page, 'پرداخت');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت موفق', patience);
  return made.number;
}

/** Passes over orders of other tests, which are older. */
async function comeTo(page: Page, number: number): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const wanted = `سفارش ${toPersianDigits(number)}`;
  await expect(title).toContainText('سفارش', patience);
  for (let tries = 0; tries < 20 && (await title.innerText()) !== wanted; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one order after the other
    await button(page, 'نادیده گرفتن و بعدی').click();
  }
  await expect(title).toHaveText(wanted);
}

async function pack(page: Page, number: number): Promise<void> {
  await openPanel(page, '/packing');
  await comeTo(page, number);
  const label = button(page, 'چاپ برچسب A6 و بعدی');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await expect(label).toBeDisabled();
  for (const line of await main(page).getByRole('listitem').getByRole('button').all()) {
    // oxlint-disable-next-line no-await-in-loop
    await line.click();
  }
  await label.click();
  await expect(page.getByText(`سفارش ${toPersianDigits(number)} آمادهٔ ارسال شد`)).toBeVisible();
}

test('an owner takes an order on a phone from paid to delivered, and gives half back', async ({
  page,
  browser,
}) => {
  test.slow();
  const number = await paidOrder(page);
  const context = await browser.newContext({ viewport: phone });
  const panel = await context.newPage();
  await pack(panel, number);

  // Found by its number, in Persian digits.
  await panel.goto('/cpfpco/orders');
  await panel
    .getByRole('searchbox', { name: 'شماره، موبایل، نام یا کد رهگیری' })
    .fill(toPersianDigits(number));
  const row = panel.getByRole('list', { name: 'سفارش‌ها' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('در حال آماده‌سازی');
  await row.getByRole('link').click();
  await panel.waitForURL(`/cpfpco/orders/${number}`);

  const code = `2150600001${number}`.padEnd(24, '0');
  await button(panel, 'ثبت ارسال و پیامک به مشتری').click();
  await expect(next(panel)).toContainText('کد رهگیری را وارد کنید');
  const parcel = next(panel).getByRole('textbox', { name: 'کد رهگیری' });
  await parcel.fill('۱۲۳');
  await button(panel, 'ثبت ارسال و پیامک به مشتری').click();
  await expect(next(panel)).toContainText('کد رهگیری پست ۲۴ رقم دارد');
  await parcel.fill(toPersianDigits(code));
  await button(panel, 'ثبت ارسال و پیامک به مشتری').click();
  await expect(main(panel)).toContainText(toPersianDigits(code));
  const shown = `سفارش ${toPersianDigits(number)}`;
  await expect.poll(() => inbox(page)).toContain(`${shown} ارسال شد. کد رهگیری: ${code}`);

  await button(panel, 'ثبت تحویل').click();
  await expect(next(panel)).toContainText('این سفارش به پایان رسیده است.');

  await main(panel).getByRole('button', { name: 'برگرداندن پول' }).click();
  const refund = dialog(panel, 'برگرداندن پول');
  const amount = refund.getByRole('textbox', { name: 'مبلغ (تومان)' });
  const whole = await amount.inputValue();
  await button(panel, 'نصف').click();
  await expect(amount).not.toHaveValue(whole);
  const action = refund.getByRole('button', { name: /^برگرداندن .+ تومان$/ });
  const half = (await action.innerText()).replace('برگرداندن ', '');
  await action.click();
  await expect(refund).toContainText('دلیل را بنویسید');
  await refund.getByRole('textbox', { name: 'دلیل' }).fill('یک کالا کم بود');
  await action.click();
  await expect(refund).toBeHidden();
  await expect(main(panel)).toContainText(`برگشته${half}`);
  await expect.poll(() => inbox(page)).toContain(`از ${shown} مبلغ ${half} بازمی‌گردد.`);

  // The gateway gives the money back, which changes the order once more.
  await expect(async () => {
    await panel.reload();
    await expect(main(panel)).toContainText('درگاه بازگرداند', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

  // Labels are for colleagues, and find the order again.
  const label = `کادو ${toPersianDigits(number)}`;
  const labels = main(panel).getByRole('region', { name: 'برچسب‌ها' });
  await labels.getByLabel('برچسب تازه').fill(label);
  await panel.keyboard.press('Enter');
  await expect(button(panel, `برداشتن برچسب ${label}`)).toBeVisible();
  await panel.goto(`/cpfpco/orders?label=${encodeURIComponent(label)}`);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(label);
  await panel.goto(`/cpfpco/orders/${number}`);

  // Of two changes of one version the second is refused, what was written stays, and it can be sent again.
  const beside = await context.newPage();
  await beside.goto(`/cpfpco/orders/${number}`);
  const tabs = [panel, beside];
  await note(panel).fill('یادداشت نخست');
  await note(beside).fill('یادداشت دوم');
  await Promise.all(tabs.map((tab) => button(tab, 'افزودن یادداشت').click()));
  await expect.poll(async () => (await Promise.all(tabs.map(refused))).toSorted()).toEqual([0, 1]);
  const loser = (await refused(panel)) === 1 ? panel : beside;
  await button(loser, 'افزودن یادداشت').click();
  await expect(main(loser)).toContainText('«یادداشت نخست»');
  await expect(main(loser)).toContainText('«یادداشت دوم»');
  await context.close();
});

test('each label is one sheet with the address and nothing of the panel', async ({ page }) => {
  const buyer = await enterAsBuyer(page);
  const numbers = [(await order(buyer)).number, (await order(buyer)).number];
  await openPanel(page, `/print/labels?numbers=${numbers.join(',')}`);
  await expect(main(page).getByRole('article')).toHaveCount(2, patience);
  const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBe(2);
  for (const number of numbers) expect(text).toContain(toPersianDigits(number));
  expect(text).not.toContain('تنظیمات');
});

test('the screens of orders fit and are accessible', async ({ page }) => {
  const { number } = await order(await enterAsBuyer(page));
  await openPanel(page, '/home');
  await checkScreens(page, [
    '/home',
    '/orders',
    '/orders?q=no+such+order',
    `/orders/${number}`,
    `/print/labels?numbers=${number}`,
    `/print/slips?numbers=${number}`,
    '/packing',
    '/receipts',
    '/returns',
    '/money',
  ]);
});
