import { main } from './support/account.ts';
import { bubble, button, field, log, named, pane, row, soon, talk } from './support/inbox.ts';
import { joinAsColleague } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// Opening the panel asks who is here; a colleague may not see orders.
test.use({ forgives: /Admin\/(?:Get-Me|Sign-In)/ });

test('colleagues share the talks, and who may only chat sees nothing else', async ({
  page,
  browser,
}) => {
  test.slow();
  const { visitor, id, name } = await talk(page, named('لاله'));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  const colleague = named('گلناز');
  await joinAsColleague(other, colleague, ['chat']);
  const menu = other.getByRole('navigation', { name: 'منوی پنل' });
  await expect(menu.getByRole('link', { name: 'سفارش‌ها' })).toHaveCount(0);
  await other.goto('/cpfpco/orders');
  await expect(main(other)).toContainText('دسترسی «سفارش‌ها» لازم است');

  await other.goto('/cpfpco/chat');
  await other.getByRole('navigation', { name: 'فهرست‌های گفتگو' }).getByText('منتظر').click();
  await row(other, name).click();
  await expect(bubble(other, 'سلام، کی می‌رسد؟')).toBeVisible(soon);
  await row(page, name).click();
  await field(page).pressSequentially('تا پنجشنبه');
  await expect(pane(other, name)).toContainText('هم دارد پاسخ می‌نویسد', soon);
  await page.keyboard.press('Enter');
  await expect(bubble(other, 'تا پنجشنبه')).toBeVisible(soon);
  await expect(pane(other, name)).toContainText('این گفتگو با مدیر نمونه است.', soon);

  await button(other, 'به من بسپار').click();
  await expect(pane(page, name)).toContainText(`این گفتگو با ${colleague} است.`, soon);
  await field(other).fill('من ادامه می‌دهم.');
  await other.keyboard.press('Enter');
  await expect(bubble(page, 'من ادامه می‌دهم.')).toBeVisible(soon);
  await visitor.send(id, 'سپاس از هر دو');
  for (const each of [page, other]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(bubble(each, 'سپاس از هر دو')).toBeVisible(soon);
  }
  await pane(other, name).getByRole('button', { name: 'بستن' }).click();
  await expect(pane(page, name)).toContainText('این گفتگو بسته است', soon);
  await context.close();
});

test('two tabs of one person stay in step', async ({ page }) => {
  test.slow();
  const { visitor, id, name } = await talk(page, named('سینا'));
  await row(page, name).click();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(bubble(second, 'سلام، کی می‌رسد؟')).toBeVisible(soon);
  await field(page).fill('از برگهٔ یکم');
  await page.keyboard.press('Enter');
  await expect(bubble(second, 'از برگهٔ یکم')).toHaveCount(1, soon);
  await field(second).fill('از برگهٔ دوم');
  await second.keyboard.press('Enter');
  await expect(bubble(page, 'از برگهٔ دوم')).toHaveCount(1, soon);
  await visitor.send(id, 'هر دو رسید');
  for (const each of [page, second]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(bubble(each, 'هر دو رسید')).toHaveCount(1, soon);
    // oxlint-disable-next-line no-await-in-loop
    await expect(log(each).locator('.bubble')).toHaveCount(4);
    // oxlint-disable-next-line no-await-in-loop
    await expect(row(each, name)).not.toContainText('خوانده‌نشده', soon);
  }
  await second.close();
});
