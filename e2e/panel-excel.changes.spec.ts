import { readFileSync } from 'node:fs';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { adminProduct } from '#lib/contract/goods-product.ts';
import { main, patience } from './support/account.ts';
import { enterPanel, openPanel } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { ask, detail } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const phone = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// Opening the panel asks who is here; a file that is none is refused.
test.use({ forgives: /Admin\/(?:Get-Me|Plan-Price-Sheet)/ });

const call = async (name: string, body: object) =>
  ask(`Admin/${name}`, {
    method: 'POST',
    headers: { ...(await enterPanel()), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const productOf = async (websiteCode: number) =>
  adminProduct.parse(await call('Get-Product', { websiteCode }));

/** A product with variants of these prices, in the shop. */
async function makeProduct(prices: readonly number[]): Promise<number> {
  const variants = prices.map((price, at) => ({
    colour: { title: ['آبی', 'سبز', 'زرد'][at] ?? '', hex: '#3d4654' },
    price,
    stock: 5,
  }));
  const body = { nameFa: `کیف اکسل ${Date.now()}`, categoryId: 2, state: 'published', variants };
  return adminProduct.parse(await call('Save-Product', body)).websiteCode;
}

const send = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('برگزیدن فایل').last().setInputFiles({ name, mimeType: xlsx, buffer });

test('prices go to Excel, come back, are chosen, applied, seen in the shop and taken back', async ({
  page,
}) => {
  test.slow();
  const code = await makeProduct([100_000, 200_000, 300_000]);
  const prices = async () => (await productOf(code)).variants.map(({ price }) => price);
  await page.setViewportSize(phone);
  await openPanel(page, `/prices?codes=${code}`);
  await button(page, 'اکسل').click(patience);
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'گرفتن اکسل' }).click();
  const file = await (await downloading).path();
  const [sheet] = (await readXlsx(readFileSync(file))).sheets;
  const rows = (sheet?.rows ?? []).map((row) => [...row]);
  expect(rows.map((row) => row[4])).toEqual(['قیمت (تومان)', 100_000, 200_000, 300_000]);
  rows[1]?.splice(4, 1, 120_000);
  rows[2]?.splice(4, 1, 2_000_000);
  rows[3]?.splice(6, 1, '۹');

  await button(page, 'اکسل').click();
  await page.getByRole('menuitem', { name: 'آوردن اکسل' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('آوردن اکسل');
  await send(page, 'رمزدار.xlsx', Buffer.from('not a file of Excel\0'));
  await expect(main(page).getByRole('alert')).toHaveText('این فایل نه اکسل است و نه CSV.');
  await send(page, 'قیمت‌ها.xlsx', Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows }] })));

  const tabs = page.getByRole('navigation', { name: 'ردیف‌های فایل' });
  const list = page.getByRole('list', { name: 'ردیف‌های فایل' });
  await expect(tabs.getByRole('link', { name: /^تغییر/ })).toHaveText('تغییر۲', patience);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('۱۰۰٬۰۰۰۱۲۰٬۰۰۰');
  await expect(list.getByRole('listitem').last()).toContainText('موجودی۵۹');
  await tabs.getByRole('link', { name: /^هشدار/ }).click();
  await expect(list.getByRole('listitem')).toContainText('ریال نوشته‌اید؟');
  await expect(list.getByRole('checkbox')).not.toBeChecked();
  expect(await prices()).toEqual([100_000, 200_000, 300_000]);

  // A reload keeps the file.
  await page.reload();
  await button(page, 'اعمال ۲ ردیف').click(patience);
  await expect(main(page)).toContainText('۲ تغییر اعمال شد', patience);
  expect(await prices()).toEqual([120_000, 200_000, 300_000]);
  await expect
    .poll(async () => (await detail(code)).variants.map(({ price }) => price), patience)
    .toContain(120_000);
  await page
    .getByRole('button', { name: /^برگرداندن آوردن اکسل/ })
    .first()
    .click();
  await expect.poll(prices, patience).toEqual([100_000, 200_000, 300_000]);
  await call('Remove-Products', { websiteCodes: [code] });
});

test('the differences of a file fit and are accessible', async ({ page }) => {
  const code = await makeProduct([100_000, 200_000]);
  await openPanel(page, '/price-sheet');
  const { variants } = await productOf(code);
  const text = [
    'شناسه,نام,قیمت',
    ...variants.map(({ id }, at) => `${id},,${at * 1_000_000 + 110_000}`),
  ];
  await send(
    page,
    'list.csv',
    Buffer.from([...text, `9999999,${'نام بسیار بلند '.repeat(12)},1`].join('\n')),
  );
  await expect(button(page, 'اعمال ۱ ردیف')).toBeVisible(patience);
  const batch = new URL(page.url()).searchParams.get('batch') ?? '';
  await checkScreens(
    page,
    ['changed', 'wrong', 'warned'].map((tab) => `/price-sheet?batch=${batch}&tab=${tab}`),
  );
  await call('Remove-Products', { websiteCodes: [code] });
});
