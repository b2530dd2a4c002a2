import { chatHoursAnswer } from '#lib/contract/admin-chat.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { box, launcher, log, openBox, type Staff, staffComes } from './support/chat.ts';
import { openWhole } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

// What the service refuses is shown at its field.
test.use({ forgives: /422 \(Unprocessable Entity\) \(.*\/chat\/(?:start|leave-message)\)/ });

let staff: Staff;
test.beforeAll(async () => {
  staff = await staffComes();
});
test.afterAll(async () => {
  await save({});
  await staff.leave();
});

const allDay = [{ from: '00:00', to: '24:00' }];

/** Saves the hours of a shop that is always open, with these changes. */
async function save(changes: object): Promise<void> {
  const { revision } = chatHoursAnswer.parse(await staff.call('Get-Chat-Hours', {}));
  await staff.call('Save-Chat-Hours', {
    isOn: true,
    week: Array.from({ length: 7 }, () => allDay),
    closedDays: [],
    asksName: false,
    welcome: '',
    away: '',
    ...changes,
    revision,
  });
}
const closed = { week: Array.from({ length: 7 }, () => []) };

const form = (page: Page) => page.getByRole('form', { name: 'پیام بگذارید' });
const words = (text: string) => `${text} ${Math.random().toString(36).slice(2, 8)}`;

test('outside of the hours a form takes the message, with errors at its fields, and becomes the talk', async ({
  page,
}) => {
  await save(closed);
  await openWhole(page, '/');
  await openBox(page);
  await expect(box(page)).toContainText('اکنون کسی پشت میز نیست');
  const text = words('سفارش من کجاست؟');
  await form(page).getByRole('textbox', { name: 'پیام', exact: true }).fill(text);
  const mobile = form(page).getByRole('textbox', { name: 'شماره موبایل' });
  await mobile.fill('۰۹۱۲ ۳۴۵');
  await form(page).getByRole('button', { name: 'ارسال' }).click();
  await expect(form(page).getByRole('alert')).toContainText('شماره موبایل را به صورت');
  await expect(mobile).toBeFocused();
  expect(await violationsInBothSchemes(page, '.chat')).toEqual([]);
  await mobile.fill('۰۹۱۲ ۳۴۵ ۶۷۸۹');
  await form(page).getByRole('button', { name: 'ارسال' }).click();
  await expect(box(page).getByText(/^پیام شما رسید/)).toBeVisible();
  await expect(log(page)).toContainText(text);
  const { chat } = await staff.gets(text);

  // The answer is there when the visitor comes back.
  await page.keyboard.press('Escape');
  const answer = words('در راه است');
  await staff.reply(chat, answer);
  await page.goto('/shop');
  await page.keyboard.press('Shift');
  await expect(launcher(page)).toContainText('۱');
  await openBox(page);
  await expect(log(page)).toContainText(answer);
});

test('the box follows the hours while it is open', async ({ page }) => {
  await save({});
  await openWhole(page, '/');
  await openBox(page);
  await expect(box(page).getByRole('textbox', { name: 'پیام خود را بنویسید' })).toBeVisible();
  await save(closed);
  await expect(form(page)).toBeVisible();
  await save({});
  await expect(form(page)).toBeHidden();
});

test('a shop that asks for a name gets one before the talk', async ({ page }) => {
  await save({ asksName: true, welcome: 'به فروشگاه ما خوش آمدید' });
  await openWhole(page, '/');
  await openBox(page);
  await expect(box(page).getByRole('heading', { name: 'پیش از شروع' })).toBeVisible();
  const submit = box(page).getByRole('button', { name: 'ارسال' });
  await submit.click();
  await expect(box(page).getByRole('alert')).toHaveCount(2);
  const name = box(page).getByRole('textbox', { name: 'نام' });
  await expect(name).toBeFocused();
  const text = words('سلام');
  await box(page).getByRole('textbox', { name: 'پیام', exact: true }).fill(text);
  await name.fill('پشتیبانی');
  await submit.click();
  await expect(box(page).getByRole('alert')).toContainText('این نام را نمی‌توان به کار برد');
  await name.fill('نگار');
  await submit.click();
  await expect(log(page)).toContainText(text);
  await staff.gets(text);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to a form that takes the message', async ({ page }) => {
    await page.goto('/');
    await launcher(page).click();
    await expect(page).toHaveURL('/chat');
    const main = page.getByRole('main');
    const text = words('بدون اسکریپت');
    await main.getByRole('textbox', { name: 'نام' }).fill('نگار');
    await main.getByRole('textbox', { name: 'شماره موبایل' }).fill('09123456789');
    await main.getByRole('textbox', { name: 'پیام', exact: true }).fill(text);
    await main.getByRole('button', { name: 'ارسال' }).click();
    await expect(page).toHaveURL('/chat#sent');
    await expect(main.getByText(/^پیام شما رسید/)).toBeVisible();
    await staff.gets(text);
  });

  test('what was refused is answered with what was written', async ({ page, request }) => {
    await page.goto('/chat');
    const main = page.getByRole('main');
    const text = words('شماره‌ام را پیدا نمی‌کنم');
    await main.getByRole('textbox', { name: 'نام' }).fill('پشتیبانی');
    await main.getByRole('textbox', { name: 'شماره موبایل' }).fill('09123456789');
    await main.getByRole('textbox', { name: 'پیام', exact: true }).fill(text);
    await main.getByRole('button', { name: 'ارسال' }).click();
    await expect(main.getByRole('alert')).toContainText('این نام را نمی‌توان به کار برد');
    await expect(main.getByRole('textbox', { name: 'نام' })).toBeFocused();
    await expect(main.getByRole('textbox', { name: 'پیام', exact: true })).toHaveValue(text);
    await expect(page.getByRole('banner')).toBeVisible();
    expect((await request.get('/chat-answer')).status()).toBe(404);
  });
});
