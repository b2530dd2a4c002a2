import { addressesAnswer } from '#lib/contract/member-address.ts';
import { previewOrderAnswer } from '#lib/contract/order.ts';
import { paymentSettings, type PaymentSettings } from '#lib/contract/payment-settings.ts';
import { main } from './support/account.ts';
import { addToBasketOf, cheapProduct, enterAsBuyer, type Buyer } from './support/orders.ts';
import { enterPanel, openPanel } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { ask } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const phone = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/(?:Get-Me|Send-Test-Sms|Save-Sms-Settings)/ });

/** Names of the gateways that the checkout offers a buyer, in its order. */
async function offeredTo({ headers }: Buyer): Promise<string[]> {
  const { addresses } = addressesAnswer.parse(
    await ask('member-account/get-addresses', { headers }),
  );
  const answer = await ask('order/preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ AddressId: addresses[0]?.id ?? 0 }),
  });
  const { payments } = previewOrderAnswer.parse(answer);
  return payments.filter(({ kind }) => kind === 'gateway').map(({ name }) => name);
}

/** Saves, and waits for the answer: the words on the page may be those of an earlier save. */
async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse(/Admin\/Save-Payment-Settings$/);
  await button(page, 'ذخیره').click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('ذخیره شد و در فروشگاه دیده می‌شود').last()).toBeVisible();
}

const asStaff = async (name: string, body: object) =>
  ask(`Admin/${name}`, {
    method: 'POST',
    headers: { ...(await enterPanel()), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const readPayment = async () => paymentSettings.parse(await asStaff('Get-Payment-Settings', {}));
let before: PaymentSettings;

test.beforeEach(async () => {
  before = await readPayment();
});

/** Takes back what a test changed, so that it can be run once more. */
test.afterEach(async () => {
  const { revision } = await readPayment();
  if (revision === before.revision) return;
  await asStaff('Save-Payment-Settings', {
    revision,
    gateways: before.gateways.map(({ name, isOn, minimum }) => ({
      name,
      isOn,
      minimum,
      fields: name === 'zibal' ? { merchant: '' } : {},
    })),
  });
});

test('an owner sets gateways on a phone: keys, order, test and switch, seen in the checkout at once', async ({
  page,
  browser,
}) => {
  test.slow();
  const buyer = await enterAsBuyer(page);
  await addToBasketOf(buyer, (await cheapProduct()).websiteCode);
  const offered = await offeredTo(buyer);
  expect(offered.indexOf('saman')).toBeLessThan(offered.indexOf('zibal'));
  const context = await browser.newContext({ viewport: phone });
  const panel = await context.newPage();
  await openPanel(panel, '/settings/payment');
  await expect(main(panel)).toContainText('این فروشگاه نمایشی است');
  await button(panel, 'آزمون اتصال').click();
  await expect(main(panel)).toContainText('اتصال برقرار است و درگاه کلیدها را پذیرفت');

  const list = main(panel).getByRole('list', { name: 'درگاه‌ها' });
  await list.getByRole('button', { name: /^زیبال/ }).click();
  const own = main(panel).getByRole('region', { name: 'زیبال' });
  await expect(own).toContainText(/\/api\/order\/callback\/zibal/);
  await field(panel, 'کد پذیرنده (merchant)').fill('merchant-of-a-test');
  await list.getByRole('button', { name: 'بالاتر: زیبال' }).click();
  await save(panel);
  const after = await offeredTo(buyer);
  expect(after.indexOf('zibal')).toBeLessThan(after.indexOf('saman'));
  // The key is never shown again.
  await expect(own).toContainText('••••••••test');
  await panel.reload();
  await list.getByRole('button', { name: /^زیبال/ }).click();
  await expect(own).toContainText('••••••••test');
  expect(await panel.content()).not.toContain('merchant-of-a-test');

  await list.getByRole('switch', { name: 'زیبال روشن باشد' }).click();
  await save(panel);
  expect(await offeredTo(buyer)).not.toContain('zibal');
  await list.getByRole('switch', { name: 'زیبال روشن باشد' }).click();
  await list.getByRole('button', { name: 'پایین‌تر: زیبال' }).click();
  await save(panel);
  expect(await offeredTo(buyer)).toEqual(offered);
  // Owners hear of it on the first screen.
  await panel.goto('/cpfpco/home');
  const heard = main(panel).getByRole('region', { name: 'تغییرهای مهم این هفته' });
  await heard
    .getByRole('link', { name: /^تنظیمات پرداخت تغییر کرد/ })
    .first()
    .click();
  await expect(panel.getByRole('heading', { name: 'رخدادها' })).toBeVisible();
  await context.close();
});

test('a provider of messages needs its key; a backup is made, checked, downloaded and removed', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await openPanel(page, '/settings/sms');
  await expect(main(page)).toContainText('روی همین دستگاه در صندوق دیده می‌شود');
  await page.getByRole('combobox', { name: 'سرویس' }).selectOption('کاوه‌نگار');
  await button(page, 'پیامک آزمایشی').click();
  await expect(main(page)).toContainText('کلید سرویس پیامک را بنویسید');
  await field(page, 'کلید سرویس (API key)').fill('short');
  await button(page, 'ذخیره').click();
  await expect(main(page)).toContainText('کلید ۱۶ تا ۲۰۰ نویسهٔ لاتین بدون فاصله است');
  await button(page, 'انصراف').last().click();
  await expect(field(page, 'کلید سرویس (API key)')).toBeHidden();

  await page.goto('/cpfpco/settings/backup');
  // The strip of tabs is scrolled to the current one.
  const tab = main(page).getByRole('link', { name: 'پشتیبان‌گیری' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeInViewport({ ratio: 1 });
  await button(page, 'پشتیبان بگیر').click();
  await expect(main(page).getByText('درست است').first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('region', { name: 'پشتیبان‌گیری در جریان است' })).toBeHidden();
  const restore = main(page).getByRole('region', { name: 'بازگرداندن' });
  await expect(restore).toContainText(/npm run restore -- .*\.tar --force/);
  const file = page.waitForEvent('download');
  await main(page)
    .getByRole('button', { name: /^بارگیری/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/^kahroba-[\d-]+\.tar$/);
  await main(page)
    .getByRole('button', { name: /^کارهای پشتیبان/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByText('پشتیبان حذف شد')).toBeVisible();
});

test('the settings of payment, messages and backups fit and are accessible', async ({ page }) => {
  await openPanel(page, '/home');
  await checkScreens(page, ['/settings/payment', '/settings/sms', '/settings/backup']);
});
