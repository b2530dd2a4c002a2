import { readFileSync } from 'node:fs';
import { violationsInBothSchemes } from './support/axe.ts';
import { main, patience } from './support/account.ts';
import { answerChat, leftMessage } from './support/chat-visitor.ts';
import { productForSale } from './support/shop.ts';
import {
  soon,
  button,
  row,
  log,
  field,
  bubble,
  pane,
  named,
  goOnline,
  talk,
} from './support/inbox.ts';
import { expect, test } from './support/test.ts';

// Opening the panel asks who is here; answers are lost on purpose.
test.use({ forgives: /Admin\/Get-Me|ERR_CONNECTION_FAILED .*Admin\/Send-Chat-Message/ });

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
  await expect(page.getByText('آنلاین · سبد خرید').first()).toBeVisible(soon);
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
  const lostAnswer = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/Send-Chat-Message'),
  );
  await page.route(
    '**/Admin/Send-Chat-Message',
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
  await field(page).fill('نخستین');
  await page.keyboard.press('Control+Enter');
  await expect(bubble(page, 'نخستین')).toBeVisible(soon);
  await lostAnswer;
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
  // What is being written is kept until it is saved or given up.
  await page.reload();
  await expect(about.getByRole('textbox', { name: 'یادداشت' })).toHaveValue(
    'مشتری همیشگی',
    patience,
  );
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

test('the columns scroll, the page does not, however long the list is', async ({ page }) => {
  const { name } = await talk(page, named('ستون'));
  await page.setViewportSize({ width: 1440, height: 360 });
  for (let count = 0; count < 6; count++) {
    // oxlint-disable-next-line no-await-in-loop -- as visitors come
    await leftMessage({ name: `${name} ${count}`, mobile: '09121234567', message: 'سلام' });
  }
  await row(page, `${name} 5`).click(soon);
  await expect(bubble(page, 'سلام')).toBeVisible(soon);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  const rows = page.locator('.inbox-rows');
  expect(await rows.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeGreaterThan(0);
});
