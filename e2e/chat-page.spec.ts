import { type Staff, staffComes } from './support/chat.ts';
import { expect, test } from './support/test.ts';

let staff: Staff;
test.beforeAll(async () => {
  staff = await staffComes();
});
test.afterAll(() => staff.leave());

/** A text nobody else writes. */
const words = (text: string) => `${text} ${Math.random().toString(36).slice(2, 8)}`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a message is left by the form, and its answer is on the page', async ({ page }) => {
    await page.goto('/chat');
    const main = page.getByRole('main');
    const text = words('سلام، ارسال به یزد چند روز است؟');
    await main.getByRole('textbox', { name: 'شماره موبایل' }).fill('09121234567');
    await main.getByRole('textbox', { name: 'پیام', exact: true }).fill(text);
    await main.getByRole('button', { name: 'ارسال' }).click();
    await expect(main).toContainText('پیام شما رسید.');
    await expect(main.getByText(/همین‌جا می‌رسد/).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    const { chat } = await staff.gets(text);
    const answer = words('سه روز.');
    await staff.reply(chat, answer);
    await main.getByRole('link', { name: 'دیدن پیام‌های تازه' }).click();
    await expect(main).toContainText(answer);
    await expect(main.getByRole('listitem').filter({ hasText: text })).toContainText('دیده شد');
    await expect(main.getByRole('textbox', { name: 'شماره موبایل' })).toBeVisible();
  });
});

test('with scripts the page of the chat has one way, its button', async ({ page }) => {
  await page.goto('/chat');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'گفتگو با پشتیبانی' })).toBeVisible();
  await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
});
