import { readFileSync } from 'node:fs';
import { violationsInBothSchemes } from './support/axe.ts';
import { main, patience } from './support/account.ts';
import { answerChat, newVisitor } from './support/chat-visitor.ts';
import { openPanel } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { productForSale } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const phone = { width: 390, height: 844 };
const soon = { timeout: 10_000 };
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const list = (page: Page) => page.getByRole('list', { name: 'گفتگو', exact: true });
const row = (page: Page, text: string) => list(page).getByRole('link').filter({ hasText: text });
const log = (page: Page) => page.getByRole('log', { name: 'پیام‌ها' });
const field = (page: Page) => page.getByRole('textbox', { name: 'پیام خود را بنویسید' });
const bubble = (page: Page, text: string) => log(page).locator('.bubble').filter({ hasText: text });
const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A name of its own in each run. */
const named = (name: string) => `${name} ${Date.now() % 100_000}`;

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/Get-Me/ });

/** Opens the inbox as somebody who takes chats. */
async function goOnline(page: Page, path = '/chat'): Promise<void> {
  await openPanel(page, '/chat');
  const state = button(page, /^وضعیت من/);
  await expect(state).toBeVisible(patience);
  if (!(await state.getAttribute('aria-label'))?.includes('پاسخگو هستید')) {
    await state.click();
    await page.getByRole('menuitem', { name: 'پاسخگو هستم' }).click();
  }
  await expect(state).toHaveAccessibleName('وضعیت من: پاسخگو هستید');
  if (path !== '/chat') await page.goto(`/cpfpco${path}`);
}

/** A visitor who begins a talk once somebody takes chats. */
async function talk(page: Page, name: string, body = 'سلام، کی می‌رسد؟') {
  await goOnline(page);
  const visitor = newVisitor();
  let id = '';
  // The service learns of who is online by the hub.
  await expect(async () => {
    id = await visitor.start(body, { name });
  }).toPass(soon);
  return { visitor, id, name };
}

test('a visitor is answered live: typing, states, seen, and the list follows', async ({ page }) => {
  test.slow();
  const { visitor, id, name } = await talk(page, named('سارا'));
  const tab = await visitor.open();
  await tab.visit('/shop/cart', 'سبد خرید');
  await expect(row(page, name)).toContainText('سلام، کی می‌رسد؟', soon);
  await expect(row(page, name)).toContainText('۱');
  await row(page, name).click();
  await expect(bubble(page, 'سلام، کی می‌رسد؟')).toBeVisible(soon);
  // What was read counts as read, here and for the visitor.
  await expect(row(page, name)).not.toContainText('خوانده‌نشده', soon);
  await expect.poll(async () => (await visitor.messages(id)).at(-1)?.status, soon).toBe(3);
  await expect(page.getByText('برخط · سبد خرید').first()).toBeVisible(soon);
  await tab.type(id, true);
  await expect(log(page)).toContainText(`${name} در حال نوشتن…`, soon);
  await expect(row(page, name)).toContainText('در حال نوشتن…');

  await expect(field(page)).toBeFocused();
  await field(page).fill('تا پنجشنبه می‌رسد.');
  await expect
    .poll(() => tab.received.some(([event, , from]) => event === 'TypingEvent' && from === 'staff'))
    .toBe(true);
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('کادو هم می‌شود.');
  await page.keyboard.press('Enter');
  const answer = bubble(page, 'تا پنجشنبه می‌رسد.');
  await expect(answer).toContainText('فرستاده شد', soon);
  await expect(field(page)).toHaveValue('');
  const sent = (await visitor.messages(id)).find(({ from }) => from === 'staff');
  expect(sent?.body).toBe('تا پنجشنبه می‌رسد.\nکادو هم می‌شود.');
  await tab.see(id, sent?.sequence ?? 0);
  await expect(answer).toContainText('دیده شد', soon);
  await expect(row(page, name)).toContainText('شما: تا پنجشنبه');

  await visitor.send(id, 'ممنون!');
  await expect(bubble(page, 'ممنون!')).toBeVisible(soon);
  await pane(page, name).getByRole('button', { name: 'بستن' }).click();
  await expect(row(page, name)).toBeHidden(soon);
  await expect(page.getByText('این گفتگو بسته است')).toBeVisible();
  await visitor.rate(id, 5);
  await page.getByRole('navigation', { name: 'فهرست‌های گفتگو' }).getByText('بسته').click();
  await expect(row(page, name)).toContainText('★ ۵', soon);
  await tab.close();
});

test('an answer is kept through a lost line and a reload, and arrives once', async ({ page }) => {
  test.slow();
  const { visitor, id, name } = await talk(page, named('پویا'));
  await row(page, name).click();
  await expect(bubble(page, 'سلام، کی می‌رسد؟')).toBeVisible(soon);
  // The service takes it, but the answer is lost on the way.
  await page.route('**/Admin/Send-Chat-Message', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await field(page).fill('نخستین');
  await page.keyboard.press('Control+Enter');
  await expect(bubble(page, 'نخستین')).toBeVisible(soon);
  await page.unroute('**/Admin/Send-Chat-Message');
  await page.route('**/Admin/Send-Chat-Message', (route) => route.abort('connectionfailed'));
  await field(page).fill('دومین');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'دومین')).toContainText('فرستاده نشد', soon);
  await field(page).fill('نیمه‌کاره');
  await page.reload();
  await expect(bubble(page, 'دومین')).toContainText('فرستاده نشد', soon);
  await expect(field(page)).toHaveValue('نیمه‌کاره');
  await page.unroute('**/Admin/Send-Chat-Message');
  await bubble(page, 'دومین').getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(bubble(page, 'دومین')).toContainText('فرستاده شد', soon);
  await expect(bubble(page, 'نخستین')).toHaveCount(1);
  const bodies = (await visitor.messages(id)).map(({ body }) => body);
  expect(bodies.filter((body) => body === 'نخستین')).toHaveLength(1);
  expect(bodies.filter((body) => body === 'دومین')).toHaveLength(1);
});

test('each chat has a draft of its own, and earlier messages come by pages', async ({ page }) => {
  test.setTimeout(180_000);
  const { visitor, id, name } = await talk(page, named('ندا'), 'نخستین پیام');
  for (let count = 2; count <= 60; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await answerChat(id, `پیام شمارهٔ ${count}.`);
  }
  const other = await talk(page, named('رضا'));
  await row(page, name).click();
  await expect(bubble(page, 'پیام شمارهٔ 60.')).toBeInViewport(soon);
  await expect(bubble(page, 'نخستین پیام')).toHaveCount(0);
  await field(page).fill('پیش‌نویس ندا');
  await row(page, other.name).click();
  await expect(page.getByRole('heading', { name: other.name })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(row(page, name)).toContainText('پیش‌نویس: پیش‌نویس ندا');
  await row(page, name).click();
  await expect(field(page)).toHaveValue('پیش‌نویس ندا');

  const before = bubble(page, 'پیام شمارهٔ 12.');
  await log(page).evaluate((place) => place.scrollTo(0, 0));
  await expect(bubble(page, 'نخستین پیام')).toHaveCount(1, soon);
  // What was read stays where it was.
  await expect(before).toBeInViewport();
  await visitor.send(id, 'تازه‌ترین');
  await button(page, 'پیام تازه').click(soon);
  await expect(bubble(page, 'تازه‌ترین')).toBeInViewport(soon);
});

test('ready answers, products, pictures and notes are at hand', async ({ page }) => {
  test.slow();
  await goOnline(page, '/chat/replies');
  const shortcut = `کادو-${Date.now() % 100_000}`;
  await button(page, 'افزودن پاسخ').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'میان‌بر' }).fill(`/${shortcut}`);
  await dialog.getByRole('textbox', { name: 'پاسخ' }).fill('بله {name}، کادو می‌شود.');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toBeHidden(soon);
  await expect(main(page).getByRole('table')).toContainText(shortcut);

  const { visitor, id, name } = await talk(page, named('مریم'));
  await row(page, name).click();
  await field(page).pressSequentially(`/${shortcut}`);
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(`بله ${name}، کادو می‌شود.`);
  await page.keyboard.press('Enter');
  await expect(bubble(page, `بله ${name}، کادو می‌شود.`)).toContainText('فرستاده شد', soon);

  const { nameFa } = await productForSale();
  await button(page, 'فرستادن کالا').click();
  await dialog.getByRole('searchbox').fill(nameFa);
  await dialog.getByRole('listitem').first().getByRole('button').click(soon);
  await expect(log(page).locator('.bubble-card')).toBeVisible(soon);

  const picture = readFileSync('public/icon-192.png');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'رسید.png', mimeType: 'image/png', buffer: picture });
  const shown = log(page).getByRole('img').last();
  await expect(shown).toBeVisible(soon);
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(10);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.html', mimeType: 'text/html', buffer: Buffer.from('<b>x</b>') });
  await expect(page.getByText('تنها عکس و PDF').first()).toBeVisible();
  await visitor.upload(id, new Blob([picture], { type: 'image/png' }), 'عکس من.png');
  await expect(log(page).getByRole('img', { name: 'عکس من' })).toBeVisible(soon);

  const about = page.getByRole('complementary', { name: 'دربارهٔ بازدیدکننده' });
  await expect(about).toContainText('گفتهٔ بازدیدکننده');
  await about.getByRole('button', { name: 'افزودن یادداشت' }).click();
  await about.getByRole('textbox', { name: 'یادداشت' }).fill('مشتری همیشگی');
  await about.getByRole('button', { name: 'ذخیره' }).click();
  await expect(about.getByText('مشتری همیشگی')).toBeVisible(soon);
  expect(JSON.stringify(await visitor.messages(id))).not.toContain('مشتری همیشگی');

  await bubble(page, `بله ${name}`).hover();
  await button(page, /^پاک کردن پیام «بله/).click();
  await dialog.getByRole('button', { name: 'پاک کردن' }).click();
  await expect(log(page)).toContainText('پیام پاک شد', soon);
  expect(JSON.stringify(await visitor.messages(id))).not.toContain('کادو می‌شود');

  await page.goto('/cpfpco/chat/replies');
  await button(page, `حذف ${shortcut}`).click();
  await expect(page.getByText('پاسخ حذف شد').last()).toBeVisible();
});

test('everything can be done by keys, and nothing is sent while a word is composed', async ({
  page,
}) => {
  const { visitor, name, id } = await talk(page, named('امیر'));
  await expect(row(page, name)).toBeVisible(soon);
  await page.keyboard.press('KeyJ');
  await expect(row(page, name)).toHaveAttribute('data-focus', '');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused(soon);
  await field(page).fill('متن');
  await field(page).dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true });
  await expect(field(page)).toHaveValue('متن');
  await page.keyboard.press('Escape');
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press('KeyP');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'متن')).toContainText('فرستاده شد', soon);
  expect((await visitor.messages(id)).filter(({ body }) => body === 'متن')).toHaveLength(1);
});

test('a visitor who is here is invited; one who insults is blocked, and freed again', async ({
  page,
}) => {
  test.slow();
  const { visitor, name, id } = await talk(page, named('بدزبان'), 'حرف بد');
  await row(page, name).click();
  await pane(page, name).getByRole('button', { name: 'بیشتر' }).click();
  await page.getByRole('menuitem', { name: 'مسدود کردن' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'مسدود کردن' }).click();
  await expect(dialog).toContainText('دلیل را بنویسید.');
  await dialog.getByRole('textbox', { name: 'دلیل' }).fill('ناسزا');
  await dialog.getByRole('button', { name: 'مسدود کردن' }).click();
  await expect(page.getByText('این بازدیدکننده مسدود است')).toBeVisible(soon);
  await expect(visitor.send(id, 'باز هم')).rejects.toThrow('403');
  await page.goto('/cpfpco/chat/blocked');
  const blocked = main(page).getByRole('row').filter({ hasText: name });
  await expect(blocked).toContainText('ناسزا');
  await blocked.getByRole('button').click();
  await dialog.getByRole('button', { name: 'برداشتن مسدودی' }).click();
  await expect(blocked).toBeHidden(soon);
  await visitor.send(id, 'ببخشید');
  const complaint = named('پاسخ تند بود');
  await visitor.report(id, complaint);
  await page.goto('/cpfpco/chat/complaints');
  const reported = main(page).getByRole('row').filter({ hasText: complaint });
  await reported.getByRole('button', { name: /^رسیدگی شد/ }).click(patience);
  await expect(reported).toContainText('رسیدگی‌شده', soon);

  const guest = newVisitor();
  const tab = await guest.open();
  const title = named('برگهٔ دعوت');
  await tab.visit('/shop/compare', title);
  await page.goto('/cpfpco/chat/visitors');
  const here = main(page).getByRole('row').filter({ hasText: title });
  await here.getByRole('button', { name: /^دعوت/ }).click(soon);
  await dialog.getByRole('button', { name: 'فرستادن دعوت' }).click();
  await expect
    .poll(() => tab.received.find(([event, kind]) => event === 'ChatBoxEvent' && kind === 'open'))
    .toBeDefined();
  await tab.close();
  await expect(here).toBeHidden(soon);
});

test('a message in the background is counted in the title and notified once', async ({ page }) => {
  await page.addInitScript(() => {
    const shown: unknown[] = [];
    // A browser without a screen shows none; its pages are always in front.
    class Notice extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string, { body }: NotificationOptions = {}) {
        super();
        shown.push({ title, body, open: () => this.dispatchEvent(new Event('click')) });
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Notice, shown });
    document.hasFocus = () => false;
  });
  const { visitor, id, name } = await talk(page, named('نیما'), 'آنجا هستید؟');
  await expect(page).toHaveTitle(/^\([۰-۹]+\) گفتگو/, soon);
  const shown = () =>
    page.evaluate(() =>
      (globalThis as unknown as { shown: { title: string; body: string }[] }).shown.map(
        ({ title, body }) => `${title}: ${body}`,
      ),
    );
  await expect.poll(shown, soon).toContain(`پیام تازه از ${name}: آنجا هستید؟`);
  expect((await shown()).filter((each) => each.includes(name))).toHaveLength(1);
  // Nobody has it before their eyes.
  await row(page, name).click();
  await expect(bubble(page, 'آنجا هستید؟')).toBeVisible(soon);
  expect((await visitor.messages(id)).at(-1)?.status).toBeLessThan(3);
});

test('on a phone the list, the talk and the visitor stand one after the other', async ({
  page,
}) => {
  const { name } = await talk(page, named('زهرا'));
  await page.setViewportSize(phone);
  await page.goto('/cpfpco/chat');
  const dock = page.getByRole('navigation', { name: 'منوی پنل' });
  await expect(dock).toBeVisible(patience);
  await row(page, name).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(soon);
  await expect(dock).toBeHidden();
  await expect(list(page)).toBeHidden();
  await field(page).fill('بله');
  await button(page, 'ارسال').click();
  await expect(bubble(page, 'بله')).toContainText('فرستاده شد', soon);
  await button(page, 'دربارهٔ بازدیدکننده').click();
  await expect(page.getByRole('dialog', { name: 'دربارهٔ بازدیدکننده' })).toContainText(
    'گفتهٔ بازدیدکننده',
  );
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(row(page, name)).toBeVisible(soon);
});

test('the hours are changed, and the screens of chat fit and are accessible', async ({ page }) => {
  const { id } = await talk(page, named('آخر'));
  await page.goto('/cpfpco/chat/hours');
  const welcome = page.getByRole('textbox', { name: 'پیام خوشامد' });
  await expect(welcome).toBeVisible(patience);
  const before = await welcome.inputValue();
  await button(page, 'افزودن بازه به جمعه').click();
  await page.getByRole('textbox', { name: 'جمعه، از ساعت' }).last().fill('۲۵');
  await button(page, 'ذخیره').click();
  await expect(page.getByText('ساعت را مانند').first()).toBeVisible();
  await button(page, /^حذف بازهٔ ۲۵/).click();
  await welcome.fill('خوش آمدید. چه کمکی از ما برمی‌آید؟');
  await button(page, 'ذخیره').click();
  await expect(page.getByText('ساعت کاری ذخیره شد').last()).toBeVisible(soon);
  await welcome.fill(before);
  await button(page, 'ذخیره').click();
  await checkScreens(page, [
    '/chat',
    `/chat?chat=${id}`,
    '/chat?list=closed&q=no-such-thing',
    '/chat?chat=00000000-0000-4000-8000-000000000000',
    '/chat/visitors',
    '/chat/replies',
    '/chat/hours',
    '/chat/blocked',
    '/chat/complaints',
    '/reports?report=chats',
  ]);
});
