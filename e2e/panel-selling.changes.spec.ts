import { newMobile } from './support/codes.ts';
import { main, patience } from './support/account.ts';
import { enterAsBuyer, order, type Buyer } from './support/orders.ts';
import { openPanel } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { ask, list } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const phone = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/Get-Me/ });

const send = (path: string, body: object, headers: object = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A product that no other test asks about. */
async function lastProduct(): Promise<number> {
  const { pageCount } = await list();
  const { items } = await list({ page: pageCount });
  return items.at(-1)?.websiteCode ?? 0;
}

async function askShop({ headers }: Buyer, body: string): Promise<void> {
  await send('Product/Ask-Question', { WebsiteCode: await lastProduct(), body }, headers);
}

/** Puts off what waits from other tests, by its key. */
async function comeTo(page: Page, text: string): Promise<void> {
  const wanted = main(page).getByText(text, { exact: true });
  await expect(main(page).getByRole('article')).toBeVisible(patience);
  await expect(async () => {
    if (!(await wanted.isVisible())) await page.keyboard.press('KeyJ');
    await expect(wanted).toBeVisible({ timeout: 500 });
  }).toPass(patience);
}

test('staff answer a question and refuse another, by keys alone', async ({ page, browser }) => {
  test.slow();
  const stamp = String(Date.now());
  const [good, bad] = [`گارانتی آن چند ماه است؟ ${stamp}`, `از ما بخرید ${stamp}`];
  const buyer = await enterAsBuyer(page);
  await askShop(buyer, good);
  await askShop(buyer, bad);
  const panel = await (await browser.newContext()).newPage();
  await openPanel(panel, '/opinions');
  await comeTo(panel, good);
  await panel.keyboard.press('KeyP');
  await panel.keyboard.type('هجده ماه.');
  await panel.keyboard.press('Control+Enter');
  await expect(panel.getByText('پاسخ فروشگاه منتشر شد.')).toBeVisible();
  await comeTo(panel, bad);
  // Without a reason nothing is refused.
  await panel.keyboard.press('KeyR');
  const dialog = panel.getByRole('dialog', { name: 'رد با دلیل' });
  await dialog.getByRole('button', { name: 'رد با این دلیل' }).click();
  await expect(dialog).toContainText('دلیل را بنویسید یا یکی را برگزینید');
  await panel.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await panel.keyboard.press('Digit4');
  await expect(main(panel).getByText(bad, { exact: true })).toBeHidden();

  // What was decided stays, and can be decided otherwise.
  await main(panel).getByRole('link', { name: 'ردشده' }).click();
  const row = main(panel).getByRole('row').filter({ hasText: bad });
  await row.getByRole('button', { name: /^باز کردن/ }).click();
  const drawer = panel.getByRole('dialog', { name: /^پرسش از/ });
  await expect(drawer).toContainText('این متن تکراری است.');
  await drawer.getByRole('button', { name: 'پذیرش', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toBeHidden();
  await main(panel).getByRole('link', { name: 'پذیرفته' }).click();
  await expect(main(panel).getByRole('row').filter({ hasText: good })).toBeVisible();
  await panel.context().close();
});

test('a promotion with a code is made on a phone, and two changes of it are laid side by side', async ({
  browser,
}) => {
  test.slow();
  const name = `یلدا ${Date.now()}`;
  const code = `YALDA-${Date.now()}`;
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await openPanel(page, '/discounts');
  await main(page).getByRole('link', { name: 'افزودن' }).click();
  await button(page, 'ذخیره').click();
  await expect(main(page)).toContainText('عنوان را بنویسید');
  await field(page, 'عنوان').fill(name);
  await field(page, 'درصد تخفیف').fill('۲۰');
  await field(page, 'سقف تخفیف').fill('۱۵۰۰۰۰');
  await main(page).getByRole('checkbox', { name: 'تنها با کد' }).click();
  await field(page, 'کد تخفیف').fill(code.toLowerCase());
  await field(page, 'بیشترین کاربرد هر مشتری').fill('۱');
  await page.getByRole('button', { name: /^تا روز/ }).click();
  const calendar = page.getByRole('dialog', { name: 'تا روز' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await calendar.getByRole('button', { name: /ماه بعد/ }).click();
  await calendar.getByRole('gridcell').getByText('۱۵', { exact: true }).click();
  await page.getByRole('combobox', { name: 'استان‌ها' }).fill('تهران');
  await page.getByRole('option', { name: 'تهران' }).click();
  await page.keyboard.press('Escape');
  // What is written while the first save is under way stays, and the next one saves it.
  const held = Promise.withResolvers<void>();
  const hold = { times: 1 };
  await page.route(
    '**/Admin/Save-Promotion',
    (route) => held.promise.then(() => route.continue()),
    hold,
  );
  await button(page, 'ذخیره').click();
  await field(page, 'سقف تخفیف').fill('۱۶۰۰۰۰');
  held.resolve();
  await expect(page.getByText(`«${name}» ذخیره شد`)).toBeVisible();
  await expect(field(page, 'سقف تخفیف')).toHaveValue(/^۱۶۰٬?۰۰۰$/);
  await button(page, 'ذخیره').click();
  await expect(title(page)).toHaveText(name);
  await page.waitForURL(/\/discounts\/\d+$/);
  await expect(field(page, 'سقف تخفیف')).toHaveValue(/^۱۶۰٬?۰۰۰$/);
  await expect(main(page).getByRole('list', { name: 'کدها' })).toContainText(code);

  const beside = await context.newPage();
  await beside.goto(page.url());
  await field(beside, 'درصد تخفیف').fill('۳۰');
  await beside.getByRole('checkbox', { name: 'این تخفیف روشن است' }).click();
  await button(beside, 'ذخیره').click();
  await expect(beside.getByText(`«${name}» ذخیره شد`)).toBeVisible();
  await field(page, 'درصد تخفیف').fill('۲۵');
  await button(page, 'ذخیره').click();
  const conflict = page.getByRole('dialog', { name: 'دیگری هم این را تغییر داده است' });
  await expect(conflict.getByRole('group', { name: 'درصد تخفیف' })).toContainText('۳۰');
  await conflict.getByRole('button', { name: 'ذخیره' }).click();
  await expect(conflict).toBeHidden();
  await page.reload();
  await expect(field(page, 'درصد تخفیف')).toHaveValue('۲۵');
  await expect(page.getByRole('checkbox', { name: 'این تخفیف روشن است' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^تا روز/ })).toContainText('۱۵');

  // Another promotion cannot have the same code.
  await page.goto('/cpfpco/discounts/new');
  await field(page, 'عنوان').fill('دیگر');
  await field(page, 'درصد تخفیف').fill('5');
  await main(page).getByRole('checkbox', { name: 'تنها با کد' }).click();
  await field(page, 'کد تخفیف').fill(code);
  await button(page, 'ذخیره').click();
  await expect(main(page)).toContainText('این کد تخفیف را پیش از این ساخته‌اید.');
  await context.close();
});

test('a courier gets prices by place and weight, and the hours of a week', async ({ page }) => {
  test.slow();
  const name = `پیک ${Date.now()}`;
  await openPanel(page, '/settings/delivery/new');
  await field(page, 'عنوان').fill(name);
  await page.getByRole('combobox', { name: 'گونه' }).selectOption('پیک');
  // Shoppers of other tests live elsewhere.
  await page.getByRole('combobox', { name: 'استان‌ها' }).fill('ایلام');
  await page.getByRole('option', { name: 'ایلام' }).click();
  await page.keyboard.press('Escape');
  await field(page, 'هزینهٔ پایه').fill('۵۰۰۰۰');
  await field(page, 'تا وزن').fill('۱۰۰۰');
  await field(page, 'هر کیلوی افزون').fill('۱۰۰۰۰');
  const trial = page.getByRole('region', { name: 'آزمون قیمت' });
  await field(page, 'وزن بسته').fill('۲۵۰۰');
  await expect(trial.getByRole('status')).toContainText('این شیوه به این نشانی نمی‌رود');
  await trial.getByRole('combobox', { name: 'استان' }).fill('ایلام');
  await page.getByRole('option', { name: 'ایلام', exact: true }).click();
  await expect(trial.getByRole('status')).toContainText('۷۰٬۰۰۰ تومان');
  await button(page, 'ذخیره').click();
  await expect(title(page)).toHaveText(name);
  const method = page.url();

  await main(page).getByRole('link', { name: 'زمان‌های تحویل پیک' }).click();
  await button(page, 'افزودن بازه').click();
  await button(page, 'افزودن بازه').click();
  const second = page.getByRole('list', { name: 'هر هفته' }).getByRole('listitem').nth(1);
  await second.getByRole('textbox', { name: 'از ساعت' }).fill('۱۱');
  await button(page, 'ذخیره').click();
  await expect(main(page)).toContainText('با بازهٔ دیگری از همین روز روی هم افتاده است');
  await second.getByRole('textbox', { name: 'از ساعت' }).fill('۱۲');
  await button(page, 'ذخیره').click();
  await expect(page.getByText('زمان‌های تحویل ذخیره شد')).toBeVisible();
  const days = page.getByRole('region', { name: 'دو هفتهٔ پیش رو' });
  const first = days.getByRole('textbox').first();
  await first.fill('0');
  await button(page, 'ذخیره').click();
  await expect(days).toContainText('بسته');

  await page.goto(method);
  await page.getByRole('checkbox', { name: 'این شیوه روشن است' }).click(patience);
  await button(page, 'ذخیره').click();
  await expect(page.getByText(`«${name}» ذخیره شد`).last()).toBeVisible();
});

test('a message of the contact page is dealt with, and taken back', async ({ page }) => {
  const text = `سفارش من کجاست؟ ${Date.now()}`;
  const message = { name: 'مریم احمدی', mobile: newMobile(), subject: 'پیگیری', message: text };
  await send('Home/Contact', message);
  await openPanel(page, '/messages');
  const row = main(page).getByRole('row').filter({ hasText: text });
  await row.getByRole('button', { name: 'خواندن پیام مریم احمدی' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'رسیدگی شد' }).click();
  await expect(row).toBeHidden();
  await button(page, 'برگرداندن').click();
  await expect(row).toBeVisible();
});

test('a customer is found by an order, and their number is shown and taken out with a record', async ({
  page,
  browser,
}) => {
  test.slow();
  const { number } = await order(await enterAsBuyer(page));
  const panel = await (await browser.newContext()).newPage();
  await openPanel(panel, '/customers');
  await panel.getByRole('searchbox').fill(String(number));
  const row = main(panel).getByRole('table', { name: 'مشتریان' }).getByRole('row').nth(1);
  await expect(main(panel).getByRole('table').getByRole('row')).toHaveCount(2);
  await button(panel, 'خروجی').click();
  const file = panel.waitForEvent('download');
  await panel.getByRole('dialog').getByRole('button', { name: 'ساختن فایل' }).click();
  expect((await file).suggestedFilename()).toBe('customers.csv');
  await row.getByRole('link').click();
  await expect(main(panel).getByRole('list', { name: 'سفارش‌ها' })).toBeVisible();

  await button(panel, 'مسدود کردن').click();
  const asked = panel.getByRole('dialog', { name: /مسدود/ });
  await asked.getByRole('button', { name: 'مسدود کردن' }).click();
  await expect(asked).toContainText('دلیل را بنویسید.');
  await asked.getByRole('textbox', { name: 'دلیل' }).fill('سفارش ساختگی');
  await asked.getByRole('button', { name: 'مسدود کردن' }).click();
  await expect(asked).toBeHidden();
  await expect(main(panel).getByText('سفارش ساختگی')).toBeVisible();
  await panel.goto('/cpfpco/customers?kind=blocked');
  await expect(row).toContainText('مسدود');
  await row.getByRole('link').click();
  await button(panel, 'رفع مسدودی').click();
  await asked.getByRole('button', { name: 'رفع مسدودی' }).click();
  await expect(main(panel).getByText('سفارش ساختگی')).toBeHidden();
  await panel.goto('/cpfpco/settings/events?area=customers');
  await expect(main(panel).getByRole('table')).toContainText('خروجی مشتریان گرفته شد');
  await panel.context().close();
});

test('the screens of selling fit and are accessible', async ({ page }) => {
  await askShop(await enterAsBuyer(page), `آیا ضد آب است؟ ${Date.now()}`);
  await openPanel(page, '/home');
  await checkScreens(page, [
    '/opinions',
    '/opinions?state=shown',
    '/opinions?state=refused&kind=answer',
    '/messages?state=all',
    '/discounts',
    '/discounts/1',
    '/discounts/new',
    '/settings/delivery',
    '/settings/delivery/1',
    '/settings/delivery/1/slots',
    '/former-orders',
    '/customers',
    '/customers?q=no+such+name',
    '/customers/1',
    '/customers/newsletter',
    '/customers/awaited',
  ]);
});
