import { getVisitorsAnswer } from '#lib/contract/admin-chat.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import {
  begin,
  box,
  field,
  launcher,
  log,
  openBox,
  say,
  type Staff,
  staffComes,
} from './support/chat.ts';
import { guidOf, openLive, openWhole, watchScripts } from './support/pages.ts';
import { clippedTexts, sideways } from './support/reading.ts';
import { expect, type Page, test } from './support/test.ts';

let staff: Staff;
test.beforeAll(async () => {
  staff = await staffComes();
});
test.afterAll(() => staff.leave());

const words = (text: string) => `${text} ${Math.random().toString(36).slice(2, 8)}`;
const phone = { width: 390, height: 844 };
/** A text that only the box contains, and one that only what follows a chat does. */
const ofBox = 'پیام خود را بنویسید';
const ofChat = 'get-box';

test('a page without a chat loads none of its code before the link is pressed', async ({
  page,
}) => {
  const loaded = watchScripts(page);
  const calls: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/chat/') && calls.push(request.url())),
  );
  // All that a page loads by itself is there when it is connected.
  await openLive(page, '/');
  await page.locator('html[data-menus]').waitFor();
  expect(await loaded(ofBox)).toBe(false);
  expect(await loaded(ofChat)).toBe(false);
  expect(calls).toEqual([]);
  await openBox(page);
  expect(await loaded(ofBox)).toBe(true);
  await expect(field(page)).toBeFocused();
  // Nothing is said before something is written.
  expect(calls.filter((url) => !url.endsWith('get-box'))).toEqual([]);
});

test('by keyboard alone: opened, written in, closed, and the focus is back', async ({ page }) => {
  await openWhole(page, '/');
  await launcher(page).focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  const text = words('نوشته با صفحه‌کلید');
  await page.keyboard.type('یک');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(log(page).locator('.chat-bubble', { hasText: text })).toContainText('یک');
  await expect(log(page)).toContainText('فرستاده شد');
  // The log can be reached, to be scrolled by keys.
  await log(page).focus();
  await expect(log(page)).toBeFocused();
  // The page beside it stays usable.
  await page.getByRole('banner').getByRole('link', { name: 'سبد خرید' }).focus();
  await expect(box(page)).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
});

test('on a phone it is a sheet over the page, which Back closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await openWhole(page, '/');
  await openBox(page);
  expect(await box(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  // One line high.
  expect((await box(page).locator('.chat-write .input').boundingBox())?.height).toBe(48);
  await say(page, words('از گوشی'));
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.goBack();
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(launcher(page)).toBeFocused();
});

test('on a phone the header leads to it from every page, and counts what was not seen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(launcher(page)).toBeInViewport({ ratio: 1 });
  const chat = await begin(page, staff, words('از سربرگ'));
  await page.keyboard.press('Escape');
  await staff.reply(chat, words('پاسخ'));
  await expect(launcher(page)).toContainText('۱');
  await page.goto('/shop');
  const link = page.getByRole('banner').getByRole('button', { name: 'گفتگو با پشتیبانی' });
  await expect(link).toContainText('۱');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  // Scrolled away, it is counted above the toolbar.
  const floating = page.locator('.chat-link');
  await expect(floating).toBeHidden();
  await page.mouse.wheel(0, 800);
  await expect(floating).toContainText('۱');
  await floating.click();
  await expect(box(page)).toBeVisible();
});

test('a talk is read and used by everybody, in both schemes', async ({ page }) => {
  const chat = await begin(page, staff, words('سلام، قیمت Galaxy A55 5G چند است؟'));
  await staff.reply(chat, words('https://example.com/راهنما را ببینید.'));
  await expect(log(page).getByRole('link')).toBeVisible();
  await expect(log(page)).toHaveAttribute('aria-live', 'polite');
  expect(await violationsInBothSchemes(page, '.chat')).toEqual([]);
  await page.setViewportSize(phone);
  expect(await violationsInBothSchemes(page, '.chat')).toEqual([]);
});

test('what is written is text: no markup, no turned direction, and links that pass nothing on', async ({
  page,
}) => {
  const chat = await begin(page, staff, words('<img src=x onerror=alert(1)> <b>سلام</b>'));
  await expect(log(page).locator('b, .chat-bubble img')).toHaveCount(0);
  await expect(log(page)).toContainText('<b>سلام</b>');
  const long = 'کلمه‌ی'.repeat(200);
  await staff.reply(chat, `این را ببینید: www.example.com/a\u202Egpj ${long}`);
  const link = log(page).getByRole('link');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.example\.com\/a/);
  await expect(link).toHaveAttribute('rel', 'nofollow noopener');
  for (const size of [phone, { width: 320, height: 700 }, { width: 1440, height: 900 }]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await page.setViewportSize(size);
    // oxlint-disable-next-line no-await-in-loop
    expect(await log(page).evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    // oxlint-disable-next-line no-await-in-loop
    expect(await clippedTexts(page, '.chat')).toEqual([]);
  }
});

test('a long talk comes by pages, and who reads back is not taken away', async ({ page }) => {
  test.slow();
  const chat = await begin(page, staff, words('سلام'));
  for (let number = 1; number <= 60; number++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await staff.reply(chat, `پاسخ ${number}`);
  }
  await expect(log(page)).toContainText('پاسخ 60');
  await page.reload();
  await expect(log(page)).toContainText('پاسخ 60');
  await expect(log(page).getByText('پاسخ 5', { exact: true })).toHaveCount(0);
  await log(page).evaluate((part) => part.scrollTo(0, 0));
  await expect(log(page).getByText('پاسخ 5', { exact: true })).toHaveCount(1);
  const before = await log(page).evaluate((part) => part.scrollTop);
  await staff.reply(chat, 'پاسخ آخر');
  const fresh = box(page).getByRole('button', { name: 'پیام تازه' });
  await expect(fresh).toBeVisible();
  expect(await log(page).evaluate((part) => part.scrollTop)).toBe(before);
  await fresh.click();
  await expect(log(page).getByText('پاسخ آخر')).toBeInViewport();
  await expect(fresh).toBeHidden();
});

test('the address of a message opens the box, once', async ({ page }) => {
  await page.goto('/shop#chat');
  await expect(box(page)).toBeVisible();
  await expect(page).toHaveURL('/shop');
});

/** Follows a link in the page, by the router. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = to;
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: href, exact: true }).click();
}

test('a link to that address in a page opens it, too, and the page does not jump', async ({
  page,
}) => {
  await openWhole(page, '/');
  await follow(page, '/shop#chat');
  await expect(box(page)).toBeVisible();
  await expect(page).toHaveURL('/shop');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the box goes along from page to page, but not to a login', async ({ page }) => {
  const text = words('سلام');
  await begin(page, staff, text);
  await follow(page, '/shop');
  await page.waitForURL((url) => url.pathname === '/shop');
  await expect(log(page)).toContainText(text);
  await follow(page, '/account/login');
  await page.waitForURL((url) => url.pathname === '/account/login');
  await expect(box(page)).toBeHidden();
  await page.goBack();
  await expect(log(page)).toContainText(text);
});

test('an invitation is shown beside the page, and its answer begins the talk', async ({ page }) => {
  await openLive(page, '/');
  await guidOf(page);
  const path = '/shop/compare';
  await openLive(page, path);
  const find = async () => {
    const { visitors } = getVisitorsAnswer.parse(await staff.call('Get-Visitors', {}));
    return visitors.find((each) => each.page?.location === path);
  };
  await expect.poll(find).toBeDefined();
  await staff.call('Invite-Visitor', {
    visitor: (await find())?.visitor,
    text: 'سلام، می‌توانم کمکی کنم؟',
  });
  const card = page.getByRole('region', { name: 'پیام پشتیبانی' });
  await expect(card).toContainText('می‌توانم کمکی کنم؟');
  await expect(box(page)).toBeHidden();
  await card.getByRole('button', { name: 'پاسخ دادن' }).click();
  await expect(log(page)).toContainText('می‌توانم کمکی کنم؟');
  const text = words('بله');
  await say(page, text);
  const { chat } = await staff.gets(text);
  expect((await staff.reads(chat)).map(({ body }) => body)).toEqual([
    'سلام، می‌توانم کمکی کنم؟',
    text,
  ]);
});

test('the sound is switched off for all pages', async ({ page }) => {
  await openWhole(page, '/');
  await openBox(page);
  await box(page).getByRole('button', { name: 'بی‌صدا کردن' }).click();
  await page.reload();
  // Without a chat no page loads it by itself.
  await openBox(page);
  await expect(box(page).getByRole('button', { name: 'روشن کردن صدا' })).toBeVisible();
});
