import { paths } from '#lib/contract/paths.ts';
import { slugify } from '#lib/text/slug.ts';
import { main, patience } from './support/account.ts';
import {
  goodsFile,
  picturesZip,
  takeBack,
  triedGoods,
  uniqueWord,
  writeGoods,
} from './support/goods-file.ts';
import { openPanel } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { list } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/Get-Me/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });
/** The service works on a file beside what else it has to do. */
const slowly = { timeout: 60_000 };
/** The product of just this name, if the shop has it. */
const found = async (name: string) =>
  (await list({ 'filter-name': slugify(name) })).items.find(({ nameFa }) => nameFa === name);
const statusOf = async (page: Page, path: string) =>
  (await page.request.get(encodeURI(path))).status();

/** Chooses a file, and says which column is the name: no head says so. */
async function bring(page: Page, word: string): Promise<void> {
  const head = `عنوان ${word}`;
  await openPanel(page, '/import');
  const { name, buffer } = goodsFile(word, head);
  const file = { name, mimeType: 'text/csv', buffer };
  await main(page).locator('input[type=file]').setInputFiles(file, patience);
  await expect(heading(page, 'ستون‌ها را برابر کنید')).toBeVisible(slowly);
  await button(page, 'ادامه').click();
  await expect(page.getByRole('alert').getByText('بگویید کدام ستون نام کالاست.')).toBeVisible();
  await page.getByLabel(`ستون «${head}» در فروشگاه`).selectOption('نام');
  await button(page, 'ادامه').click();
}

/** Money is never guessed: it is asked for, with goods of the file in each reading. */
async function sayMoney(page: Page): Promise<void> {
  await expect(heading(page, 'عددهای فایل به چه پولی است؟')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await button(page, 'ادامه').click();
  await expect(page.getByText('یکی را برگزینید.', { exact: true })).toBeVisible();
  const rial = page.locator('label').filter({ has: page.getByRole('radio', { name: /^ریال/ }) });
  await expect(rial.getByText('۱٬۲۵۰٬۰۰۰')).toBeVisible();
  await rial.click();
  // What was chosen stays through a reload, as on a phone that slept.
  await page.reload();
  await expect(page.getByRole('radio', { name: /^ریال/ })).toBeChecked(patience);
  await button(page, 'قیمت‌ها به ریال است، ادامه').click();
}

/** Sends a ZIP; the picture that it lacks is named with the reason. */
async function bringPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('region', { name: 'عکس‌ها' });
  await expect(pictures.getByText('old.invalid')).toBeVisible(patience);
  const file = { name: 'uploads.zip', mimeType: 'application/zip', buffer: await picturesZip() };
  await pictures.locator('input[type=file]').setInputFiles(file);
  await expect(pictures.getByText('۱ از ۲ عکس آمد.')).toBeVisible(slowly);
  const missing = pictures.getByRole('listitem').filter({ hasText: 'gone.jpg' });
  await expect(missing).toContainText('این تصویر در فایل ZIP نبود.');
}

test('a Persian file is brought in on a phone, seen in the shop and taken back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const word = uniqueWord();
  await bring(page, word);
  await sayMoney(page);

  await expect(heading(page, 'پیش‌آزمون')).toBeVisible(slowly);
  const tabs = page.getByRole('navigation', { name: 'ردیف‌ها به وضعیت' });
  await expect(tabs.getByRole('link', { name: 'تازه' })).toContainText('۴');
  await tabs.getByRole('link', { name: 'خطا' }).click();
  const rows = page.getByRole('list', { name: 'ردیف‌های فایل' });
  await expect(rows.getByText(`قیچی ${word}`)).toBeVisible();
  await expect(rows.getByText('عدد نیست.')).toBeVisible();
  // Nothing is written before it is accepted.
  const lamp = `چراغ مطالعه ${word}`;
  expect(await found(lamp)).toBeUndefined();

  await button(page, 'وارد کردن ۴ ردیف').click();
  await expect(heading(page, '۴ ردیف وارد شد')).toBeVisible(slowly);
  const report = page.url();
  await expect.poll(() => found(lamp), slowly).toBeDefined();
  const { websiteCode = 0, slug = '' } = (await found(lamp)) ?? {};
  const path = paths.product(websiteCode, slug);
  await page.goto(encodeURI(path));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(lamp);
  await expect(main(page)).toContainText('۹۹۰٬۰۰۰');

  await page.goto(report);
  await bringPictures(page);
  await expect(async () => {
    await page.goto(encodeURI(path));
    const picture = main(page).getByRole('img', { name: lamp }).first();
    await expect(picture).toBeVisible({ timeout: 1_000 });
  }).toPass(slowly);

  await page.goto(report);
  await button(page, 'برگرداندن').click(patience);
  await page
    .getByRole('dialog', { name: 'برگرداندن این ورود' })
    .getByRole('button', { name: 'برگرداندن', exact: true })
    .click();
  await expect(heading(page, 'این ورود برگردانده شد')).toBeVisible(slowly);
  await expect.poll(() => statusOf(page, path), slowly).not.toBe(200);
});

test('an address of the former shop leads to its page in one step, however it is written', async ({
  page,
}) => {
  const old = `/product/چراغ-${uniqueWord()}`;
  await openPanel(page, '/import?kind=addresses');
  const buffer = Buffer.from(`https://old.example${encodeURI(old)}/,${paths.siteMap}\n`);
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'addresses.txt', mimeType: 'text/plain', buffer }, patience);
  await button(page, 'آغاز پیش‌آزمون').click(slowly);
  await expect(page.getByText(paths.siteMap).first()).toBeVisible(slowly);
  await button(page, 'وارد کردن ۱ ردیف').click();
  await expect(heading(page, '۱ ردیف وارد شد')).toBeVisible(slowly);
  for (const path of [encodeURI(old), encodeURI(old).toLowerCase(), `${encodeURI(old)}/`]) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, paths.siteMap]);
  }
});

test('the steps of a file fit all widths and are accessible', async ({ page }) => {
  const [batch, written] = [await triedGoods(), await triedGoods()];
  await writeGoods(written);
  await openPanel(page, '/import');
  await checkScreens(page, [
    '/import',
    `/import/${batch}?step=columns`,
    `/import/${batch}?step=money`,
    `/import/${batch}?state=wrong`,
    `/import/${written}`,
  ]);
  await takeBack(written);
});
