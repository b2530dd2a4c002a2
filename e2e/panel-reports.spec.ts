import { reportNames } from '#lib/contract/report-names.ts';
import { main, patience } from './support/account.ts';
import { openPanel } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { expect, test, type Page } from './support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tab = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'گزارش‌ها' }).getByRole('link', { name, exact: true });
const preset = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'دوره' }).getByRole('link', { name, exact: true });
/** A year of the demo shop's orders; its newest are a day old, whenever it was filled. */
const days = (back: number): string =>
  new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/Get-Me/ });

test('a report keeps its period between tabs, in its address, and as a file', async ({ page }) => {
  await openPanel(page, '/reports');
  const chart = main(page).getByRole('img', { name: /^نمودار فروش خالص/ });
  await expect(chart).toBeVisible(patience);
  await expect(preset(page, '۳۰ روز')).toHaveAttribute('aria-current', 'true');
  await main(page).getByText('ارقام نمودار').click();
  const table = main(page).getByRole('table', { name: 'ارقام نمودار' });
  await expect(table.getByRole('row')).toHaveCount(31);

  await preset(page, '۷ روز').click();
  await expect(page).toHaveURL(/period=week/);
  await expect(table.getByRole('row')).toHaveCount(8);
  await tab(page, 'کالاها').click();
  await expect(page).toHaveURL(/period=week/);
  await expect(main(page).getByRole('table', { name: 'پرفروش‌ها' })).toBeVisible();
  await tab(page, 'ارسال').click();
  await expect(main(page).getByRole('list', { name: 'استان‌ها' })).toBeVisible();

  const file = page.waitForEvent('download');
  await button(page, 'اکسل').click();
  expect((await file).suggestedFilename()).toMatch(
    /^report-delivery-14\d\d-\d\d-\d\d-14\d\d-\d\d-\d\d\.xlsx$/,
  );
  await page.reload();
  await expect(main(page).getByRole('list', { name: 'استان‌ها' })).toBeVisible(patience);
});

test('a range of one’s own is chosen by the Jalali calendar', async ({ page }) => {
  await openPanel(page, `/reports?from=${days(200)}&to=${days(1)}`);
  await expect(main(page).getByRole('heading', { name: 'فروش هفتگی' })).toBeVisible(patience);
  await button(page, /^بازهٔ دلخواه/).click();
  const dialog = page.getByRole('dialog', { name: 'بازهٔ دلخواه' });
  await dialog.getByRole('button', { name: 'پاک کردن تا روز' }).click();
  await dialog.getByRole('button', { name: 'نمایش' }).click();
  await expect(dialog).toContainText('حداکثر ۴۰۰ روز');
  await dialog.getByRole('button', { name: /^تا روز/ }).click();
  const calendar = page.getByRole('dialog', { name: 'تا روز' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await calendar.getByRole('gridcell').getByText('۱۵', { exact: true }).click();
  await dialog.getByRole('button', { name: 'نمایش' }).click();
  await expect(dialog).toBeHidden();
  await expect(button(page, /^بازهٔ دلخواه/)).toContainText('تا ۱۵');
});

test('a period without orders says so', async ({ page }) => {
  await openPanel(page, '/reports?report=coupons&from=2020-01-01&to=2020-01-31');
  await expect(main(page)).toContainText('در این دوره سفارشی نبود', patience);
});

test.describe('while the service does not answer', () => {
  test.use({ breaksThings: true });

  test('a report is asked for again', async ({ page }) => {
    await page.route('**/Admin/Get-Sales-Report', (route) => route.abort());
    await openPanel(page, '/reports');
    await expect(main(page).getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/Admin/Get-Sales-Report');
    await button(page, 'تلاش دوباره').click();
    await expect(main(page).getByRole('img', { name: /^نمودار/ })).toBeVisible();
  });
});

test('the reports fit and are accessible', async ({ page }) => {
  await openPanel(page, '/home');
  const period = `from=${days(90)}&to=${days(0)}&by=week`;
  await checkScreens(
    page,
    reportNames.map((name) => `/reports?report=${name}&${period}`),
  );
});
