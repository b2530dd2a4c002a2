import {
  begin,
  box,
  field,
  launcher,
  log,
  openBox,
  say,
  sendButton,
  type Staff,
  staffComes,
} from './support/chat.ts';
import { accounts, fillLogin } from './support/members.ts';
import { productForSale, productPath } from './support/shop.ts';
import { expect, type Page, test } from './support/test.ts';

let staff: Staff;
test.beforeAll(async () => {
  staff = await staffComes();
});
test.afterAll(() => staff.leave());

/** A text nobody else writes. */
const words = (text: string) => `${text} ${Math.random().toString(36).slice(2, 8)}`;

test('a message is sent, delivered and seen; both sides see that the other writes, and what', async ({
  page,
}) => {
  const text = words('سلام، این هدفون کدک LDAC دارد؟');
  const chat = await begin(page, staff, text);
  const own = log(page).locator('.chat-row', { hasText: text });
  await expect(own).toContainText('فرستاده شد');
  const { sequence } = await staff.gets(text);
  await staff.say('DeliveredMessageMethod', { chat, sequence });
  await expect(own).toContainText('رسید');
  await staff.say('SeenMessageMethod', { chat, sequence });
  await expect(own).toContainText('دیده شد');
  // A late event takes nothing back.
  await staff.say('DeliveredMessageMethod', { chat, sequence });

  await staff.say('TypingMethod', { chat, on: true });
  await expect(box(page).getByText(/در حال نوشتن…$/)).toBeVisible();
  const answer = words('بله، با همین مدل.');
  await staff.reply(chat, answer);
  await expect(log(page)).toContainText(answer);
  await expect(box(page).getByText(/در حال نوشتن…$/)).toBeHidden();
  const last = (await staff.gets(answer)).sequence;
  await staff.hears(
    'MessageStatusEvent',
    (of, status, upTo) => of === chat && status === 3 && upTo === last,
  );

  await field(page).pressSequentially('ممنون');
  await staff.hears(
    'TypingEvent',
    (of, from, _name, on) => of === chat && from === 'visitor' && on === true,
  );
  await page.keyboard.press('Enter');
  await staff.hears('TypingEvent', (of, _from, _name, on) => of === chat && on === false);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(own).toContainText('دیده شد');
});

test('an own message is deleted by two presses, one of staff disappears', async ({ page }) => {
  const text = words('اشتباه نوشتم');
  const chat = await begin(page, staff, text);
  const { id } = await staff.gets(text);
  const own = log(page).locator('.chat-row', { hasText: text });
  await own.hover();
  await own.getByRole('button', { name: 'پاک کردن' }).click();
  await box(page).getByRole('button', { name: 'پاک شود؟' }).click();
  await expect(log(page)).toContainText('این پیام پاک شد');
  await expect(log(page)).not.toContainText(text);
  await staff.hears('DeleteMessageEvent', (of, which) => of === chat && which === id);

  const answer = words('این پاسخ هم اشتباه است');
  await staff.reply(chat, answer);
  await expect(log(page)).toContainText(answer);
  await staff.call('Delete-Chat-Message', { chat, id: (await staff.gets(answer)).id });
  await expect(log(page)).not.toContainText(answer);
});

/** A red picture of 8 × 8. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('pictures and PDF are sent and shown; other files are refused with the reason', async ({
  page,
}) => {
  const chat = await begin(page, staff, words('رسید را می‌فرستم'));
  const input = box(page).locator('input[type=file]');
  await input.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: png });
  const picture = log(page).getByRole('link', { name: 'تصویر فرستاده‌شده' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await input.setInputFiles({ name: 'فاکتور.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(log(page).getByRole('link', { name: /فاکتور\.pdf/ })).toBeVisible();
  await expect
    .poll(async () => (await staff.reads(chat)).map(({ kind }) => kind))
    .toEqual(['text', 'picture', 'file']);

  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(box(page).getByRole('alert')).toContainText('تنها تصویر');
  // Named like a picture.
  await input.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('b') });
  await expect(log(page).getByRole('alert')).toContainText('این فایل خوانده نشد');
  await log(page).getByRole('button', { name: 'کنار گذاشتن' }).click();
  await expect(log(page).getByRole('alert')).toHaveCount(0);
});

test.describe('over a line that breaks', () => {
  test.use({ breaksThings: true });

  test('a message whose answer is lost is sent again, and kept once', async ({ page }) => {
    const chat = await begin(page, staff, words('سلام'));
    const text = words('این یکی');
    await page.route('**/chat/send-message', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.routeWebSocket(/webClientHub/, (socket) => socket.close());
    await field(page).fill(text);
    await sendButton(page).click();
    // Its event may have confirmed it already; then there is nothing to repeat.
    const row = log(page).locator('.chat-row', { hasText: text });
    await expect(row).toContainText(/فرستاده نشد|فرستاده شد/);
    await page.unroute('**/chat/send-message');
    const again = row.getByRole('button', { name: 'دوباره' });
    if (await again.isVisible()) await again.click();
    await expect(row).toContainText('فرستاده شد');
    await expect(row).toHaveCount(1);
    expect((await staff.reads(chat)).filter(({ body }) => body === text)).toHaveLength(1);
  });

  test('what is written without a network leaves in order once it is back', async ({ page }) => {
    const chat = await begin(page, staff, words('سلام'));
    const texts = ['یک', 'دو', 'سه'].map(words);
    await page.context().setOffline(true);
    await expect(box(page).getByText(/اتصال شما قطع است/)).toBeVisible();
    for (const text of texts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await say(page, text);
    }
    await expect(log(page).getByRole('alert').first()).toContainText('فرستاده نشد');
    await page.context().setOffline(false);
    await expect(log(page).getByRole('alert')).toHaveCount(0);
    await expect
      .poll(async () => (await staff.reads(chat)).slice(1).map(({ body }) => body))
      .toEqual(texts);
    expect(await log(page).locator('.chat-bubble').allTextContents()).toHaveLength(4);
  });

  test('a reload while a message is on its way loses nothing', async ({ page }) => {
    const chat = await begin(page, staff, words('سلام'));
    const text = words('پیش از بارگذاری');
    await page.route('**/chat/send-message', (route) => route.abort());
    await say(page, text);
    await expect(log(page).getByRole('alert')).toContainText('فرستاده نشد');
    await page.unroute('**/chat/send-message');
    await page.reload();
    await expect(box(page)).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(log(page).locator('.chat-row', { hasText: text })).toContainText('فرستاده شد');
    expect((await staff.reads(chat)).filter(({ body }) => body === text)).toHaveLength(1);
  });
});

test('all tabs of a visitor show the same, and what one has seen no other counts', async ({
  page,
  context,
}) => {
  const chat = await begin(page, staff, words('سلام'));
  const other = await context.newPage();
  await other.goto('/shop');
  await other.keyboard.press('Shift');
  await other.locator('html[data-menus]').waitFor();
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  const answer = words('پاسخ');
  await staff.reply(chat, answer);
  await expect(launcher(page)).toContainText('۱');
  await expect(launcher(other)).toContainText('۱');
  await launcher(page).click();
  await expect(log(page)).toContainText(answer);
  await expect(launcher(page)).not.toContainText('۱');
  await expect(launcher(other)).not.toContainText('۱');

  await other.bringToFront();
  await openBox(other);
  const text = words('از برگهٔ دوم');
  await say(other, text);
  await expect(log(page)).toContainText(text);
  await expect(log(page).locator('.chat-row', { hasText: text })).toContainText('فرستاده شد');
});

test('a login in the middle of a talk takes it along, a logout leaves nothing of it', async ({
  page,
}) => {
  const text = words('پیش از ورود');
  const chat = await begin(page, staff, text);
  await page.goto('/account/login?returnUrl=/shop');
  await fillLogin(page, accounts.member);
  await page.waitForURL((url) => url.pathname === '/shop');
  await expect(box(page)).toBeVisible();
  await expect(log(page)).toContainText(text);
  const answer = words('خوش آمدید');
  await staff.reply(chat, answer);
  await expect(log(page)).toContainText(answer);
  await say(page, words('پس از ورود'));
  await expect.poll(() => staff.reads(chat)).toHaveLength(3);

  await page.goto('/account');
  // On this window it lies over the button.
  await box(page).getByRole('button', { name: 'بستن' }).click();
  await page.getByRole('main').getByRole('button', { name: 'خروج از حساب' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await openBox(page);
  await expect(box(page).getByText(/^سلام! هر پرسشی/)).toBeVisible();
  await expect(log(page)).not.toContainText(text);
});

test.describe('with a talk that is gone', () => {
  // Reading it is how a page learns that it is.
  test.use({ forgives: /404 \(Not Found\) \(.*\/chat\/get-messages\)/ });

  test('a talk that is removed in one tab is gone in the other, whose box goes on', async ({
    page,
    context,
  }) => {
    const text = words('برای همیشه');
    await begin(page, staff, text);
    const other = await context.newPage();
    await other.goto('/shop');
    await openBox(other);
    await expect(log(other)).toContainText(text);
    await box(page).getByLabel('گزینه‌های گفتگو').click();
    await box(page).getByRole('button', { name: 'پاک کردن این گفتگو' }).click();
    await box(page).getByRole('button', { name: 'پاک شود', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await expect(log(other)).not.toContainText(text);
    await expect(log(other)).toContainText('سلام! هر پرسشی');
    await other.keyboard.press('Escape');
    await openBox(other);
    await say(other, words('از نو'));
  });
});

test('a product is what a talk is about, and a card on both sides', async ({ page }) => {
  const product = await productForSale();
  await page.goto(productPath(product));
  await openBox(page);
  await expect(box(page)).toContainText('دربارهٔ این کالا:');
  const text = words('موجود است؟');
  await say(page, text);
  const { chat } = await staff.gets(text);
  const link = log(page).getByRole('link', { name: 'دیدن کالا' });
  await expect(link).toHaveAttribute('href', productPath(product));
  await expect(box(page).getByRole('button', { name: 'فرستادن', exact: true })).toBeHidden();
  await staff.reply(chat, String(product.websiteCode), 'product');
  await expect(link).toHaveCount(2);
  // On a desk the box stays open beside the page that is opened.
  await link.first().click();
  await expect(box(page)).toBeVisible();
});

async function talk(page: Page): Promise<string> {
  const chat = await begin(page, staff, words('سلام'));
  await staff.reply(chat, words('سلام'));
  return chat;
}

test('a talk that was closed is rated, and goes on with the next message', async ({ page }) => {
  const chat = await talk(page);
  await staff.call('Close-Chat', { chat });
  await expect(box(page).getByText(/^این گفتگو بسته شد/)).toBeVisible();
  const rating = box(page).getByRole('group', { name: 'از این گفتگو راضی بودید؟' });
  await rating.getByRole('radio', { name: '۴ ستاره' }).check({ force: true });
  await box(page).getByRole('button', { name: 'ثبت امتیاز' }).click();
  await expect(box(page).getByText('امتیاز شما ثبت شد.')).toBeVisible();
  await expect(rating).toBeHidden();
  await say(page, words('یک پرسش دیگر'));
  await expect(box(page).getByText(/^این گفتگو بسته شد/)).toBeHidden();
});

test('staff are reported, and a talk is removed for good', async ({ page }) => {
  const chat = await talk(page);
  const menu = () => box(page).getByLabel('گزینه‌های گفتگو').click();
  await menu();
  await box(page).getByRole('button', { name: 'گزارش رفتار نامناسب' }).click();
  await box(page).getByRole('button', { name: 'فرستادن گزارش' }).click();
  await expect(box(page).getByRole('alert')).toHaveText('بنویسید چه رخ داد');
  await box(page).getByRole('textbox', { name: 'شرح' }).fill('پاسخ تندی داد');
  await box(page).getByRole('button', { name: 'فرستادن گزارش' }).click();
  await expect(box(page).getByText('گزارش شما رسید و بررسی می‌شود.')).toBeVisible();
  await menu();
  await box(page).getByRole('button', { name: 'پاک کردن این گفتگو' }).click();
  await box(page).getByRole('button', { name: 'پاک شود', exact: true }).click();
  await expect(box(page).getByText(/^این گفتگو با همهٔ پیام‌ها/)).toBeVisible();
  await expect(staff.reads(chat)).rejects.toThrow('404');
});
