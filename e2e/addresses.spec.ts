import { anAddress, enterWithAddresses, main, patience } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { accounts } from './support/members.ts';
import { sideways } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** No other file changes the addresses of this account. */
const account = accounts.administrator;
const path = '/account/addresses';
const phone = { width: 390, height: 844 };

const cards = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'کد پستی' });
const addButton = (page: Page) => main(page).getByRole('button', { name: 'افزودن نشانی' });
const dialog = (page: Page, name = 'نشانی تازه') => page.getByRole('dialog', { name });
const save = (page: Page, name?: string) =>
  dialog(page, name).getByRole('button', { name: 'ذخیرهٔ نشانی' });
const empty = (page: Page) => main(page).getByRole('heading', { name: 'هنوز نشانی‌ای ندارید' });

async function open(page: Page, addresses: readonly object[] = []): Promise<void> {
  await enterWithAddresses(page, account, addresses);
  await page.goto(path);
  await expect(addresses.length === 0 ? empty(page) : cards(page).first()).toBeVisible(patience);
}

async function fill(page: Page): Promise<void> {
  const form = dialog(page);
  await form.getByLabel('استان').selectOption('فارس');
  await form.getByLabel('شهر').selectOption('شیراز');
  await form.getByLabel('نشانی پستی').fill('خيابان زند، کوچه ۱۲');
  await form.getByLabel('پلاک').fill('۴۵');
  await form.getByLabel('کد پستی').fill('۷۱۳۴۸۱۴۳۳۶');
  await expect(form.getByLabel('شماره موبایل گیرنده')).toHaveValue(/^09/);
  await form.getByLabel('نام و نام خانوادگی گیرنده').fill('رضا کريمی');
  await form.getByLabel('شماره موبایل گیرنده').fill('+98 917 111 2233');
}

test.describe('addresses', () => {
  test.use({ viewport: phone });

  test('are added, also of a village, changed, made the default and, if confirmed, removed', async ({
    page,
  }) => {
    await open(page);
    await addButton(page).click();
    await fill(page);
    await expect(dialog(page).getByLabel('شماره موبایل گیرنده')).toHaveValue('09171112233');
    await save(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(1);
    const card = cards(page).first();
    await expect(card).toContainText('فارس، شیراز، خیابان زند، کوچه ۱۲، پلاک ۴۵');
    await expect(card).toContainText('رضا کریمی');
    await expect(card).toContainText('۰۹۱۷۱۱۱۲۲۳۳');
    await expect(card).toContainText('نشانی پیش‌فرض');

    await card.getByRole('button', { name: /^ویرایش/ }).click();
    const form = dialog(page, 'ویرایش نشانی');
    await expect(form.getByLabel('شهر')).toHaveValue('شیراز');
    await form.getByLabel('واحد (اختیاری)').fill('۷');
    await save(page, 'ویرایش نشانی').click();
    await expect(card).toContainText('واحد ۷');

    await addButton(page).click();
    await fill(page);
    await dialog(page).getByLabel('پلاک').fill('46');
    await dialog(page).getByLabel('شهر').selectOption({ label: 'شهر یا روستای دیگر…' });
    await dialog(page).getByLabel('نام شهر یا روستا').fill('قلات');
    await save(page).click();
    await expect(cards(page)).toHaveCount(2);
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^پیش‌فرض شود/ })
      .click();
    await expect(cards(page).first()).toContainText('فارس، قلات');
    await expect(cards(page).first()).toContainText('پلاک ۴۶');
    await expect(cards(page).first()).toContainText('نشانی پیش‌فرض');
    await expect(main(page).getByText('نشانی پیش‌فرض')).toHaveCount(1);
    await cards(page)
      .first()
      .getByRole('button', { name: /^ویرایش/ })
      .click();
    await expect(form.getByLabel('نام شهر یا روستا')).toHaveValue('قلات');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();

    const ask = page.getByRole('dialog', { name: 'حذف نشانی' });
    await cards(page).first().getByRole('button', { name: /^حذف/ }).click();
    await expect(ask).toContainText('خیابان زند');
    await ask.getByRole('button', { name: 'انصراف' }).click();
    await expect(ask).toBeHidden();
    await expect(cards(page)).toHaveCount(2);
    for (let left = 1; left >= 0; left -= 1) {
      await cards(page).first().getByRole('button', { name: /^حذف/ }).click();
      await ask.getByRole('button', { name: 'حذف شود' }).click();
      await expect(ask).toBeHidden();
      await expect(cards(page)).toHaveCount(left);
    }
    await expect(empty(page)).toBeVisible();
  });

  test('have a form that shows errors at the fields, fits every screen, passes axe and keeps all input', async ({
    page,
  }) => {
    await open(page);
    await addButton(page).click();
    await save(page).click();
    const form = dialog(page);
    await expect(form.getByLabel('استان')).toBeFocused();
    await expect(form.getByLabel('استان')).toHaveAccessibleDescription('استان را انتخاب کنید');
    for (const width of [768, 1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await violationsInBothSchemes(page, 'dialog')).toEqual([]);
    await fill(page);
    await form.getByLabel('کد پستی').fill('1234567890');
    await save(page).click();
    await expect(form.getByLabel('کد پستی')).toBeFocused();
    await expect(form.getByLabel('کد پستی')).toHaveAccessibleDescription(/۱۰ رقم/);
    await expect(form.getByLabel('کد پستی')).toHaveCSS('text-align', 'end');
    const wrong = await form.getByRole('alert').evaluate((hint) => getComputedStyle(hint).color);
    await expect(form.locator('.input:focus-within')).toHaveCSS('border-top-color', wrong);
    await expect(form.getByLabel('نشانی پستی')).toHaveValue('خيابان زند، کوچه ۱۲');
    // Closed by mistake.
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await addButton(page).click();
    await expect(form.getByLabel('استان')).toHaveValue('فارس');
    await expect(form.getByLabel('شهر')).toHaveValue('شیراز');
    await expect(form.getByLabel('نام و نام خانوادگی گیرنده')).toHaveValue('رضا کريمی');
  });
});

test('can be added by keyboard alone', async ({ page }) => {
  await open(page);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page);
  await form.getByLabel('استان').focus();
  await page.keyboard.press('End');
  await expect(form.getByLabel('استان')).toHaveValue('یزد');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('شهر')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByLabel('شهر')).toHaveValue('یزد');
  for (const text of [
    'بلوار جمهوری، کوچه یاس',
    '3',
    '',
    '8917613114',
    'مینا یزدی',
    '09133334444',
  ]) {
    await page.keyboard.press('Tab');
    if (text !== '') await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(cards(page)).toContainText('یزد، یزد، بلوار جمهوری');
  // The focus is back at its start.
  await expect(page.locator('body')).not.toBeFocused();
});

test.describe('when the service does not answer', () => {
  test.use({ breaksThings: true });

  test('the page says so and retries, and a form keeps its input; without a session a change leads to the login', async ({
    page,
  }) => {
    await enterWithAddresses(page, account, [anAddress]);
    await page.route('**/api/member-account/*-address*', (route) => route.abort());
    await page.goto(path);
    await expect(main(page).getByRole('heading', { name: 'نشانی‌ها خوانده نشد' })).toBeVisible({
      timeout: 30_000,
    });
    await page.unroute('**/api/member-account/*-address*');
    await main(page).getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(cards(page)).toHaveCount(1, patience);
    await page.route('**/api/member-account/*-address*', (route) => route.abort());
    await addButton(page).click();
    await fill(page);
    await save(page).click();
    await expect(
      dialog(page).getByRole('alert').filter({ hasText: 'ارتباط با فروشگاه' }),
    ).toBeVisible();
    await page.unroute('**/api/member-account/*-address*');
    await save(page).click();
    await expect(cards(page)).toHaveCount(2);

    await page.context().clearCookies({ name: 'refresh' });
    await page.evaluate(() => sessionStorage.clear());
    await cards(page)
      .first()
      .getByRole('button', { name: /^ویرایش/ })
      .click();
    await save(page, 'ویرایش نشانی').click();
    await page.waitForURL((url) => url.pathname === '/account/login');
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(path);
  });
});
