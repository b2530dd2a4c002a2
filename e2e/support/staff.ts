import type { Permission } from '#lib/contract/permissions.ts';
import { staffAnswer } from '#lib/contract/staff.ts';
import { violationsInBothSchemes } from './axe.ts';
import { newMobile } from './codes.ts';
import type { Account } from './members.ts';
import { enterPanel } from './panel.ts';
import { secret } from './secrets.ts';
import { ask } from './shop.ts';
import { inbox } from './stock-alert.ts';
import { expect, type Page } from './test.ts';
import { totpOf } from './totp.ts';

/** The code of the last message to a number. */
async function invitationOf(page: Page, mobile: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const items = (await inbox(page)).split('<li>');
      const message = items.find((item) => item.includes(`>${mobile}<`)) ?? '';
      code = /کد: (\d{6})/.exec(message)?.[1];
      return code;
    })
    .toBeDefined();
  return secret('one-time code', code ?? '');
}

/** Joins as invited and sets the second step up. @returns the key of the authenticator app */
export async function join(page: Page, { mobile, password }: Account): Promise<string> {
  await page.goto('/cpfpco/invitation');
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(mobile);
  await page.getByRole('textbox', { name: 'کد دعوت' }).fill(await invitationOf(page, mobile));
  await page.getByLabel('رمز عبور', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'پیوستن' }).click();
  await page.waitForURL('/cpfpco/second-step');
  const qr = page.getByRole('img', { name: 'نقش QR برای برنامهٔ رمزساز' });
  await expect(qr).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  // On the phone itself a link leads to the authenticator.
  const link = page.getByRole('link', {
    name: 'باز کردن در رمزساز همین گوشی',
    includeHidden: true,
  });
  await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\//);
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ?){5,}$/).innerText();
  await page.getByRole('textbox', { name: 'کد شش‌رقمی برنامه' }).fill(totpOf(key));
  await page.getByRole('button', { name: 'روشن کردن', exact: true }).click();
  await expect(page.getByRole('list', { name: 'کدهای بازیابی' }).getByRole('listitem')).toHaveCount(
    10,
  );
  await page.getByRole('button', { name: 'نگه داشتم، ادامه' }).click();
  await page.waitForURL('/cpfpco/home');
  return key;
}

async function callAdmin(name: string, body: object) {
  return ask(`Admin/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await enterPanel()) },
    body: JSON.stringify(body),
  });
}

/** Signs somebody in to the panel who has a role of their own. @param page in a context without a session */
export async function joinAsColleague(
  page: Page,
  name: string,
  permissions: readonly Permission[],
): Promise<void> {
  await callAdmin('Save-Role', { name, permissions });
  const { roles } = staffAnswer.parse(await callAdmin('Get-Staff', {}));
  const role = roles.find((each) => each.name === name);
  const account = { mobile: newMobile(), password: secret('password', 'Kahroba-1405') };
  await callAdmin('Invite-Staff', { name, mobile: account.mobile, roles: [role?.id] });
  await join(page, account);
}
