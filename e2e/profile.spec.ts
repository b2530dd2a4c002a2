import { readFileSync } from 'node:fs';
import { toPersianDigits } from '#lib/text/digits.ts';
import { enter, main, newNationalCode, patience } from './support/account.ts';
import { enterAsNew } from './support/codes.ts';
import { accounts, expectMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const path = '/account/profile';
const warning = (page: Page) => page.getByRole('complementary', { name: 'یادآوری' });
const nameField = (page: Page) => main(page).getByLabel('نام و نام خانوادگی');
const save = (page: Page) => main(page).getByRole('button', { name: 'ذخیرهٔ تغییرات' });
const codeField = (page: Page) => main(page).getByRole('textbox', { name: 'کد ملی' });
const confirm = (page: Page) => main(page).getByRole('button', { name: 'تایید کد ملی' });

/** No other file uses the name of this account. */
const account = accounts.unverified;

test.describe('the profile', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows errors at the fields, and stores name and e-mail in normalised form', async ({
    page,
  }) => {
    await enter(page, account);
    await page.goto(path);
    await expect(nameField(page)).toBeVisible(patience);
    await nameField(page).fill('زهرا ۱۲');
    await main(page).getByLabel('ایمیل (اختیاری)').fill('zahra@');
    await save(page).click();
    await expect(nameField(page)).toBeFocused();
    await expect(nameField(page)).toHaveAccessibleDescription(/حروف/);
    await expect(main(page).getByLabel('ایمیل (اختیاری)')).toHaveAccessibleDescription(
      /name@example\.com/,
    );
    await expect(nameField(page)).toHaveValue('زهرا ۱۲');

    await nameField(page).fill('سیده‌زهرا  كريمي');
    await main(page).getByLabel('ایمیل (اختیاری)').fill('Zahra@Example.COM');
    await save(page).click();
    await expect(page.getByText('تغییرات ذخیره شد')).toBeVisible();
    await expect(nameField(page)).toHaveValue('سیده‌زهرا کریمی');
    await page.reload();
    await expect(nameField(page)).toHaveValue('سیده‌زهرا کریمی', patience);
    await expect(main(page).getByLabel('ایمیل (اختیاری)')).toHaveValue('Zahra@example.com');
    await expect(main(page)).toContainText('تاییدنشده');
    await expect(main(page)).toContainText('پیش از کد ملی، شماره موبایل خود را تایید کنید.');
  });
});

test.describe('the national code', () => {
  test.use({ breaksThings: true, viewport: { width: 390, height: 844 } });

  test('is requested by the banner until it is confirmed, by keyboard alone, and is in the file of what is kept', async ({
    page,
  }) => {
    const code = newNationalCode();
    const { mobile } = await enterAsNew(page);
    await page.goto('/');
    await expect(warning(page)).toBeVisible(patience);
    await warning(page).getByRole('link', { name: 'تکمیل پروفایل' }).press('Enter');
    await page.waitForURL(path);
    await codeField(page).focus(patience);
    await page.keyboard.type('0012345678');
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toHaveAccessibleDescription(/کد ملی درست نیست/);
    // The code of another member.
    await codeField(page).fill('۰۰۱۲۳۴۵۶۷۹');
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toHaveAccessibleDescription(/این کد ملی پذیرفته نشد/);
    await expect(codeField(page)).toBeFocused();
    await expect(warning(page)).toBeVisible();
    await codeField(page).fill(toPersianDigits(code));
    await expect(codeField(page)).toHaveValue(code);
    await confirm(page).press('Enter');
    await expect(main(page).getByText('کد ملی شما تایید شد')).toBeVisible();
    // Without a reload.
    await expect(warning(page)).toBeHidden();
    await expect(codeField(page)).toHaveCount(0);
    await expect(main(page)).toContainText(toPersianDigits(code));

    const button = main(page).getByRole('button', { name: 'دریافت فایل' });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click(patience)]);
    expect(file.suggestedFilename()).toMatch(/^اطلاعات-من-\d{4}-\d\d-\d\d\.json$/);
    const kept: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(kept).toMatchObject({ profile: { mobile }, devices: [{}] });

    await page.goto('/');
    await expectMember(page);
    await expect(warning(page)).toBeHidden();
  });
});
