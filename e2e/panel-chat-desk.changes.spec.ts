import { toPersianDigits } from '#lib/text/digits.ts';
import { main, patience } from './support/account.ts';
import { newVisitor } from './support/chat-visitor.ts';
import { checkScreens } from './support/screens.ts';
import { soon, button, list, log, row, field, bubble, pane, named, talk } from './support/inbox.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };

// Opening the panel asks who is here; one chat is none.
test.use({ forgives: /Admin\/Get-(?:Me|Chat\))/ });

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
  await expect(pane(page, name).getByRole('button', { name: 'رفع مسدودی' })).toBeVisible(soon);
  await expect(visitor.send(id, 'باز هم')).rejects.toThrow('403');
  await page.goto('/cpfpco/chat/blocked');
  const blocked = main(page).getByRole('row').filter({ hasText: name });
  await expect(blocked).toContainText('ناسزا');
  await blocked.getByRole('button').click();
  const freed = page.waitForResponse('**/Admin/Unblock-Chat');
  await dialog.getByRole('button', { name: 'رفع مسدودی' }).click();
  // The dialog hides the row from roles, too.
  await freed;
  await expect(dialog).toBeHidden(soon);
  await expect(blocked).toBeHidden();
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
  const here = main(page)
    .getByRole('row')
    .filter({ hasText: toPersianDigits(title) });
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
  await button(page, 'فرستادن عکس یا کالا').click();
  await page.getByRole('menuitem', { name: 'فرستادن کالا' }).click();
  const goods = page.getByRole('dialog', { name: 'فرستادن کالا' });
  await goods.getByRole('listitem').first().getByRole('button').click(soon);
  await expect(log(page).locator('.bubble-card')).toBeVisible(soon);
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
