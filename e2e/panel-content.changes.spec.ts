import type { Route } from 'playwright/test';
import { adminPost } from '#lib/contract/admin-post.ts';
import { paths } from '#lib/contract/paths.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { main, patience } from './support/account.ts';
import { richPost, written } from './support/blog.ts';
import { enterPanel, lift, openPanel } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { ask, productForSale } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const editor = (page: Page) => field(page, 'متن نوشته');
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

// Opening the panel asks who is here; nothing runs in the shop that it frames.
test.use({
  forgives:
    /Admin\/(?:Get-Me|Preview-Menu|Save-Menu|Save-Post|Save-Redirect)|Blocked (?:script execution|autofocusing)/,
});

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const select = page.getByRole('combobox', { name: label });
  const found = select.getByRole('option', { name: option }).filter({ hasNotText: 'برگزینید' });
  await select.selectOption((await found.first().getAttribute('value')) ?? '');
}

async function asStaff(call: string, body: object) {
  const headers = { ...(await enterPanel()), 'content-type': 'application/json' };
  const answer = await ask(`Admin/${call}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return adminPost.parse(answer);
}

/** A post as it is stored. */
const stored = (id: number) => asStaff('Get-Post', { id });

/** A draft with the text of a post of the demo shop. */
async function ownDraft() {
  const { id: _id, ...post } = written(await richPost());
  return asStaff('Save-Post', { ...post, title: 'آزمون تغییر', slug: '', publishedTime: null });
}

test('a post is written with a product, a table and a film, scheduled, published and put into the bin', async ({
  page,
}) => {
  test.slow();
  const again = test.info().retry === 0 ? '' : ' دوباره';
  const title = `آزمون ویرایشگر${again}`;
  const product = await productForSale();
  await openPanel(page, '/posts/new');
  await expect(editor(page)).toBeVisible(patience);
  await field(page, 'عنوان نوشته').fill(title);

  // Nothing is sent while something is missing.
  await button(page, 'ذخیرهٔ پیش‌نویس').click();
  await expect(main(page).getByRole('alert')).toContainText('۵ بخش درست نیست');

  await editor(page).click();
  await page.keyboard.type('نخستین بند');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^گونهٔ متن/ }).click();
  await menuItem(page, 'تیتر ۲').click();
  await page.keyboard.type('تیتر');
  await page.keyboard.press('Enter');
  await button(page, 'پررنگ').click();
  await page.keyboard.type('پررنگ');
  await button(page, 'پررنگ').click();
  await button(page, 'پیوند').click();
  const link = dialog(page, 'پیوند');
  await link.getByRole('textbox', { name: 'نشانی' }).fill('javascript:alert(1)');
  await button(page, 'گذاشتن پیوند').click();
  await expect(link).toContainText('نشانی را با / برای صفحه‌های فروشگاه یا با https بنویسید');
  await link.getByRole('textbox', { name: 'نشانی' }).fill('/shop');
  await button(page, 'گذاشتن پیوند').click();
  await expect(link).toBeHidden();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'افزودن ویدیو').click();
  await field(page, 'نشانی ویدیو در آپارات').fill('https://www.aparat.com/v/MqHk6');
  await field(page, 'عنوان ویدیو').fill('فیلم');
  await button(page, 'افزودن').click();
  await button(page, 'کارت کالا').click();
  const cards = dialog(page, 'کارت کالا');
  const goods = cards.getByRole('combobox', { name: 'کالا' });
  const found = page.getByRole('option', {
    name: new RegExp(`\\(${toPersianDigits(product.websiteCode)}\\)`),
  });
  await expect(goods).toBeFocused();
  await goods.fill(String(product.websiteCode));
  await expect(found).toBeVisible();
  const edges = await Promise.all(
    [
      cards.getByRole('group').filter({ has: page.getByRole('combobox') }),
      page.locator('.popup-field'),
    ].map(async (box) => {
      const { x = 0, width = 0 } = (await box.boundingBox()) ?? {};
      return [Math.round(x), Math.round(x + width)];
    }),
  );
  expect(edges[1]).toEqual(edges[0]);
  // Escape closes the list, and not the dialog.
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
  await expect(cards).toBeVisible();
  await goods.fill('');
  await goods.fill(String(product.websiteCode));
  await found.click();
  await button(page, 'افزودن').click();
  await expect(editor(page)).toContainText('قیمت و موجودی همیشه از فروشگاه خوانده می‌شود');

  await choose(page, 'دسته', /./);
  await choose(page, 'نویسنده', /./);
  await field(page, 'خلاصه').fill('خلاصهٔ آزمون');
  await page.getByRole('button', { name: /^گزیدن عکس/ }).click();
  const pictures = dialog(page, 'عکس‌ها');
  const first = pictures.getByRole('list', { name: 'عکس‌ها' }).getByRole('button').first();
  await first.click();
  await pictures.getByLabel('بارگذاری عکس').setInputFiles('docs/screenshots/home-390.webp');
  // What was sent stands first, chosen, and is described at once.
  await expect(first).toHaveAccessibleName(/home-390/, patience);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const alt = pictures.getByRole('textbox', { name: 'شرح عکس', exact: true });
  await expect(alt).toBeInViewport();
  await alt.fill('عکس آزمون');
  await button(page, 'گزیدن این عکس').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('تغییر ذخیره‌نشده')).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  // What is written while a new post is being stored stays.
  const summary = 'خلاصه‌ای که هنگام ذخیره نوشته شد';
  const writeMeanwhile = async (route: Route) => {
    const response = await route.fetch();
    await field(page, 'خلاصه').fill(summary);
    await route.fulfill({ response });
  };
  await page.route('**/Admin/Save-Post', writeMeanwhile, { times: 1 });
  await button(page, 'ذخیرهٔ پیش‌نویس').click();
  await page.waitForURL(/\/cpfpco\/posts\/\d+$/);
  await expect(field(page, 'خلاصه')).toHaveValue(summary);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await expect(page.getByText('پیش‌نویس ذخیره شد')).toBeVisible();
  const draft = await stored(id);
  expect(draft.state).toBe('draft');
  expect(draft.bodyHtml.replace(/ id="[^"]*"/, '')).toBe(
    '<p>نخستین بند</p><h2>تیتر</h2><p><strong>پررنگ</strong><a href="/shop">/shop</a></p>' +
      '<iframe src="https://www.aparat.com/video/video/embed/videohash/MqHk6/vt/frame" title="فیلم"></iframe>' +
      `<p data-product="${product.websiteCode}"></p>`,
  );

  // Scheduled by a day of the Jalali calendar.
  await choose(page, 'انتشار', 'در زمانی دیگر');
  await page.getByRole('button', { name: /^زمان انتشار/ }).click();
  const calendar = dialog(page, 'زمان انتشار');
  await calendar.getByRole('button', { name: /ماه بعد/ }).click();
  await calendar.getByRole('gridcell').getByRole('button').nth(14).click();
  await button(page, 'زمان‌بندی انتشار').click();
  await expect(main(page).getByText('زمان‌بندی‌شده')).toBeVisible();
  expect((await stored(id)).state).toBe('scheduled');

  await choose(page, 'انتشار', 'منتشر باشد');
  await button(page, 'انتشار').click();
  await expect(page.getByRole('link', { name: 'دیدن در مجله' })).toBeVisible();
  const post = await stored(id);
  await expect(async () => {
    await page.goto(paths.post(id, post.slug));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({
      timeout: 500,
    });
  }).toPass(patience);
  await expect(main(page)).toContainText('نخستین بند');

  await openPanel(page, `/posts?q=${encodeURIComponent(title)}`);
  await button(page, `کارهای دیگر برای ${title}`).click();
  await menuItem(page, 'انداختن در سطل').click();
  await expect(page.getByText(/در سطل است و ۳۰ روز می‌ماند/)).toBeVisible();
  expect((await stored(id)).state).toBe('bin');
});

test('a post that was written elsewhere stays the same but for what is changed', async ({
  page,
}) => {
  const before = await ownDraft();
  const { id } = before;
  await openPanel(page, `/posts/${id}`);
  await expect(editor(page)).toBeVisible(patience);
  // A table is read as in the shop, whatever its cells begin with.
  await expect(editor(page).locator('table').first()).toHaveCSS('direction', 'rtl');
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('پایان');
  await button(page, 'ذخیرهٔ پیش‌نویس').click();
  await expect(page.getByText('پیش‌نویس ذخیره شد')).toBeVisible();
  const after = await stored(id);
  const added = after.bodyHtml.replace(/<p>پایان<\/p>$|پایان(?=<\/p>$)/, '');
  // The editor has one word for bold, and no lines between blocks.
  const kept = before.bodyHtml
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/>\s*\n\s*</g, '><');
  expect(added).toBe(kept);

  // Of two changes of the same field somebody chooses.
  const beside = await page.context().newPage();
  await beside.goto(`/cpfpco/posts/${id}`);
  await expect(editor(beside)).toBeVisible(patience);
  await field(beside, 'خلاصه').fill('خلاصهٔ دیگری');
  await button(beside, 'ذخیرهٔ پیش‌نویس').click();
  await expect(beside.getByText('پیش‌نویس ذخیره شد')).toBeVisible();
  await field(page, 'خلاصه').fill('خلاصهٔ من');
  await button(page, 'ذخیرهٔ پیش‌نویس').click();
  const conflict = dialog(page, 'دیگری هم این را تغییر داده است');
  await expect(conflict).toContainText('خلاصهٔ دیگری');
  await conflict.getByRole('radio').first().click();
  await button(page, 'ذخیره با این گزینش').click();
  await expect(conflict).toBeHidden();
  await expect.poll(async () => (await stored(id)).summary).toBe('خلاصهٔ من');
  await beside.close();
});

test('the footer’s menu is changed by keys, published at once and taken back', async ({ page }) => {
  test.slow();
  await openPanel(page, '/appearance/menus');
  await page.getByRole('link', { name: 'پیوندهای کنار', exact: true }).click();
  const rows = page.getByRole('list', { name: 'پیوندهای کنار' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible(patience);
  const names = () => rows.locator('.font-label').allInnerTexts();
  const before = await names();
  const [first = '', second = ''] = before;

  // A handle is lifted, moved and dropped by keys.
  await lift(page, first);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await names())[0]).toBe(second);
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual([second, first, ...before.slice(2)]);

  await rows.first().getByRole('button', { name: second }).last().click();
  await button(page, 'پایین‌تر').click();
  await expect.poll(names).toEqual(before);
  await button(page, 'افزودن پیوند').click();
  // Its fields stand in the row.
  const label = rows.last().getByRole('textbox', { name: 'نوشته' });
  await expect(label).toBeInViewport();
  await label.fill('پیوند آزمون');
  await expect(page.getByText(/چیزی در آن‌ها درست نیست/)).toBeVisible();
  await button(page, 'انتشار').click();
  await expect(main(page).getByRole('alert')).toContainText('۱ مورد درست نیست');
  await expect(main(page).getByRole('alert')).toContainText('پیوند آزمون');
  await field(page, 'نشانی پیوند').fill('/site-map');
  await button(page, 'انتشار').click();
  await expect(page.getByText('منتشر شد و در فروشگاه دیده می‌شود')).toBeVisible();
  const shop = await page.context().newPage();
  await expect
    .poll(async () => {
      await shop.goto('/');
      return shop.getByRole('link', { name: 'پیوند آزمون' }).count();
    })
    .toBeGreaterThan(0);

  await button(page, 'تاریخچه').click();
  await button(page, 'برگرداندن این نسخه').first().click();
  await expect(page.getByText('نسخهٔ پیشین برگشت')).toBeVisible();
  await expect.poll(names).toEqual(before);
  await shop.close();

  // The shop is shown at its footer, and the panel at its top.
  await openPanel(page, '/appearance/footer');
  await expect(page.frameLocator('iframe').getByRole('contentinfo')).toBeInViewport(patience);
  await expect(field(page, 'تماس')).toBeVisible(patience);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('a missing address is led on', async ({ page }) => {
  const path = `/old-page-${test.info().retry}`;
  await openPanel(page, '/redirects');
  await button(page, 'هدایت تازه').first().click();
  await field(page, 'نشانی قدیمی').fill(path);
  await field(page, 'مقصد').fill(path);
  await button(page, 'ذخیره').click();
  await expect(page.getByRole('dialog')).toContainText('نشانی به خودش می‌رسد');
  await field(page, 'مقصد').fill('/site-map');
  await button(page, 'ذخیره').click();
  await expect(page.getByRole('table', { name: 'هدایت‌ها' })).toContainText(path);
  await page.goto(path);
  expect(new URL(page.url()).pathname).toBe('/site-map');
});

test('the screens of contents fit and are accessible', async ({ page }) => {
  const { id } = await richPost(0);
  await openPanel(page, '/posts');
  await checkScreens(page, [
    '/posts',
    '/posts?q=no+such+post',
    '/posts/new',
    `/posts/${id}`,
    '/pages',
    '/pages/new',
    `/pages/edit?name=${encodeURIComponent('درباره-ما')}`,
    '/appearance/home',
    '/appearance/menus',
    '/appearance/banner',
    '/appearance/footer',
    '/redirects',
    '/redirects?view=missing',
  ]);
});
