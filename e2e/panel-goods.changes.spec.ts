import { adminProduct } from '#lib/contract/goods-product.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { main, patience } from './support/account.ts';
import { enterPanel, lift, openPanel, type PanelHeaders } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { ask, productForSale } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const photos = ['docs/screenshots/home-390.webp', 'public/icon-512.png'];
const phone = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Waits for a save: nothing is left to save. */
async function saved(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'ذخیره', exact: true, disabled: false });
  await expect(open).toHaveCount(0, patience);
  await expect(page.getByText('کالا ذخیره شد').last()).toBeVisible();
}

// Opening the panel asks who is here; a stale save and the removal of a full category are refused.
test.use({ forgives: /Admin\/(?:Get-Me|Save-Product|Remove-Category)/ });

const callAs = (headers: PanelHeaders, name: string, body: object) =>
  ask(`Admin/${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Somebody else's change of a product. */
async function changeElsewhere(websiteCode: number, fields: object): Promise<void> {
  const headers = await enterPanel();
  const { revision } = adminProduct.parse(await callAs(headers, 'Get-Product', { websiteCode }));
  await callAs(headers, 'Save-Product', { websiteCode, revision, ...fields });
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  await page.getByRole('option').first().click();
}

/** Makes a product by the fewest fields, and publishes it. @returns its code */
async function makeProduct(page: Page, name: string): Promise<number> {
  await openPanel(page, '/products/new');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('کالای تازه', patience);
  await field(page, 'نام کالا').fill(name);
  await field(page, 'قیمت').fill('۱۲۵۰۰۰');
  await field(page, 'موجودی').fill('4');
  await choose(page, 'دستهٔ اصلی', 'موبایل');
  await page.getByLabel('افزودن عکس').first().setInputFiles(photos);
  await expect(button(page, 'عکس ۲')).toBeVisible(patience);
  await page.getByRole('combobox', { name: /^وضعیت/ }).selectOption('منتشر');
  await page.keyboard.press('Control+KeyS');
  await saved(page);
  await page.waitForURL(/\/products\/\d+$/);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

test('a product made in the panel is sold in the shop, and later changes can be taken back', async ({
  page,
}) => {
  test.slow();
  const name = `چراغ آزمون ${Date.now()}`;
  const code = await makeProduct(page, name);

  // Pictures: texts and order, by buttons and by keys.
  await button(page, 'عکس ۱').click();
  await field(page, 'شرح عکس ۱').fill('چراغ از روبه‌رو');
  await button(page, 'عقب‌تر').click();
  await expect(field(page, 'شرح عکس ۲')).toHaveValue('چراغ از روبه‌رو');
  await lift(page, 'عکس ۲');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(field(page, 'شرح عکس ۱')).toHaveValue('چراغ از روبه‌رو');

  // Variants come of the values of an attribute.
  await button(page, 'رنگ').click();
  await field(page, 'افزودن به رنگ').fill('سفید، سیاه');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'گونه' }).getByRole('row')).toHaveCount(3);
  await field(page, 'موجودی، سیاه').fill('۲');

  // Related products keep the order they are given.
  const related = page.getByRole('list', { name: 'کالاهای مرتبط' }).getByRole('listitem');
  await choose(page, 'افزودن کالای مرتبط', 'گوشی');
  await expect(related).toHaveCount(1);
  await choose(page, 'افزودن کالای مرتبط', 'گوشی');
  await expect(related).toHaveCount(2);
  // Until their names are read, products are called by their codes.
  await expect(related.filter({ hasText: /^کالای [۰-۹]+$/ })).toHaveCount(0);
  const chosen = await related.allTextContents();
  await related
    .first()
    .getByRole('button', { name: /پایین‌تر$/ })
    .click();
  await expect(related).toHaveText(chosen.toReversed());
  await button(page, 'ذخیره').click();
  await saved(page);
  await expect(related).toHaveText(chosen.toReversed());

  // What was not saved is offered after a reload; the long text is written as that of a post is.
  await field(page, 'معرفی کامل').click(patience);
  await page.keyboard.type('نور ملایم');
  await field(page, 'معرفی کوتاه').fill('نور گرم');
  await expect(main(page).getByText(/پیش‌نویس .* نگه داشته شد/)).toBeVisible();
  await page.reload();
  await button(page, 'ادامهٔ پیش‌نویس').click(patience);
  await expect(field(page, 'معرفی کوتاه')).toHaveValue('نور گرم');
  await expect(field(page, 'معرفی کامل')).toHaveText('نور ملایم', patience);

  // Of two people's changes each field is asked for.
  await changeElsewhere(code, { shortText: 'نور سرد', nameEn: 'Lamp' });
  await button(page, 'ذخیره').click();
  const conflict = dialog(page, 'این کالا در همین میان تغییر کرد');
  await expect(conflict.getByRole('radio', { name: /نور گرم/ })).toBeChecked();
  await conflict.getByRole('radio', { name: /نور سرد/ }).check();
  await button(page, 'ذخیره با این گزینش').click();
  await saved(page);
  await expect(field(page, 'معرفی کوتاه')).toHaveValue('نور سرد');
  await expect(field(page, 'نام لاتین')).toHaveValue('Lamp');

  await button(page, 'تاریخچه').click();
  const history = dialog(page, 'تاریخچه');
  await history.getByRole('button', { name: 'برگرداندن معرفی کوتاه' }).first().click();
  await expect(history.getByText('برگشت', { exact: true }).first()).toBeVisible(patience);
  await page.keyboard.press('Escape');
  await expect(field(page, 'معرفی کوتاه')).toHaveValue('');

  await page.goto(
    (await page.getByRole('link', { name: 'دیدن در فروشگاه' }).getAttribute('href')) ?? '',
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name, patience);
  await expect(page.getByRole('main')).toContainText('۱۲۵٬۰۰۰');
  await expect(page.getByRole('main')).toContainText('نور ملایم');
  await callAs(await enterPanel(), 'Remove-Products', { websiteCodes: [code] });
});

test('a phone makes a product, with all fields of a variant in its drawer', async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  const code = await makeProduct(page, `کیف آزمون ${Date.now()}`);
  await button(page, 'اندازه').click();
  await field(page, 'افزودن به اندازه').fill('۳۸،۴۰');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'گونه' }).getByRole('button', { name: /^۴۰/ }).click();
  const drawer = dialog(page, '۴۰');
  await drawer.getByRole('textbox', { name: 'قیمت', exact: true }).fill('۹۰۰۰');
  await drawer.getByRole('textbox', { name: 'قیمت پیش از تخفیف' }).fill('۸۰۰۰');
  await drawer.getByRole('button', { name: 'پایان' }).click();
  // The fault stays where it is, and nothing is lost.
  await button(page, 'ذخیره').click();
  await expect(main(page).getByRole('alert').first()).toBeVisible(patience);
  await page.getByRole('list', { name: 'گونه' }).getByRole('button', { name: /^۴۰/ }).click();
  const oldPrice = drawer.getByRole('textbox', { name: 'قیمت پیش از تخفیف' });
  await expect(oldPrice).toHaveAttribute('aria-invalid', 'true');
  await oldPrice.fill('۱۰۰۰۰');
  await drawer.getByRole('button', { name: 'پایان' }).click();
  await button(page, 'ذخیره').click();
  await saved(page);
  await callAs(await enterPanel(), 'Remove-Products', { websiteCodes: [code] });
});

test('categories move by keys and buttons, and only empty ones go', async ({ page }) => {
  test.slow();
  await openPanel(page, '/categories');
  const stamp = Date.now();
  const tree = main(page).getByRole('list', { name: 'دسته‌بندی‌ها' });
  const names = [`آزمون الف ${stamp}`, `آزمون ب ${stamp}`] as const;
  for (const name of names) {
    // oxlint-disable no-await-in-loop -- one after the other
    await button(page, 'دستهٔ تازه').click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'عنوان' }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tree).toContainText(name);
    // oxlint-enable no-await-in-loop
  }
  const [first, second] = names;
  await button(page, `جابه‌جایی ${second}`).focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'Space']) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key);
  }
  await expect(page.getByText(`«${second}» جابه‌جا شد`)).toBeVisible();
  await page.reload();
  await expect(button(page, `${second}: بیرون از این دسته`)).toBeEnabled(patience);

  // A category with another one below it stays.
  const remove = async (name: string) => {
    await button(page, `کارهای دیگر برای ${name}`).click();
    await page.getByRole('menuitem', { name: 'حذف', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  };
  await remove(first);
  await expect(page.getByRole('dialog')).toContainText('نخست دسته‌های زیر آن را');
  await page.keyboard.press('Escape');
  await button(page, `${second}: بیرون از این دسته`).click();
  await expect(button(page, `${second}: بیرون از این دسته`)).toBeDisabled();
  for (const name of names) {
    // oxlint-disable no-await-in-loop -- one after the other
    await remove(name);
    await expect(tree.getByText(name)).toHaveCount(0);
    // oxlint-enable no-await-in-loop
  }
});

test('a brand and an attribute are made, found, changed and removed', async ({ page }) => {
  test.slow();
  const stamp = String(Date.now());
  await openPanel(page, '/brands');
  await button(page, 'برند تازه').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'عنوان' }).fill(`برند ${stamp}`);
  await page.getByRole('dialog').getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('searchbox', { name: 'نام' }).fill(toPersianDigits(stamp));
  await button(page, `حذف برند ${stamp}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(main(page).getByText('چیزی پیدا نشد')).toBeVisible();

  await page.goto('/cpfpco/attributes');
  await button(page, 'ویژگی تازه').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'عنوان' }).fill(`جنس ${stamp}`);
  await drawer.getByRole('textbox', { name: 'گروه' }).fill('بدنه');
  await drawer.getByRole('textbox', { name: 'کلید در نشانی' }).fill(`kind-${stamp}`);
  for (const [at, label] of ['نخ', 'چرم'].entries()) {
    // oxlint-disable no-await-in-loop -- one after the other
    await drawer.getByRole('button', { name: 'افزودن گزینه' }).click();
    const name = `گزینهٔ ${toPersianDigits(at + 1)}`;
    await drawer.getByRole('textbox', { name, exact: true }).fill(label);
    // oxlint-enable no-await-in-loop
  }
  await drawer.getByRole('button', { name: 'چرم بالاتر' }).click();
  await drawer.getByRole('switch', { name: 'فیلتر فهرست‌ها' }).click();
  await drawer.getByRole('button', { name: 'ذخیره' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('searchbox', { name: 'نام' }).fill(stamp);
  const row = main(page).getByRole('row', { name: new RegExp(stamp) });
  await expect(row).toContainText('۲ گزینه');
  await expect(row).toContainText('فیلتر');
  await button(page, `ویرایش جنس ${stamp}`).click();
  await expect(drawer.getByRole('textbox', { name: 'گزینهٔ ۱', exact: true })).toHaveValue('چرم');
  await drawer.getByRole('button', { name: 'انصراف' }).click();
  await button(page, `حذف جنس ${stamp}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(main(page).getByText('چیزی پیدا نشد')).toBeVisible();
});

test('the media library says where a picture is used, and keeps its text', async ({ page }) => {
  await openPanel(page, '/media?use=used');
  await main(page)
    .getByRole('list', { name: 'رسانه‌ها' })
    .getByRole('button')
    .first()
    .click(patience);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  const text = `شرح آزمون ${Date.now()}`;
  await drawer.getByRole('textbox', { name: 'شرح' }).fill(text);
  await drawer.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('شرح عکس ذخیره شد')).toBeVisible();
  await drawer.getByRole('button', { name: 'نقطهٔ کانونی' }).click();
  const focal = dialog(page, 'نقطه‌ای که در برش می‌ماند');
  await focal.getByRole('button', { name: 'نقطهٔ کانونی' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(focal).toContainText('۵۲٪ از چپ');
  await page.keyboard.press('Escape');
  await page.goto(`/cpfpco/media?q=${encodeURIComponent(text)}`);
  await expect(main(page).getByRole('button', { name: `${text} و کاربردهایش` })).toBeVisible(
    patience,
  );
});

test('the screens of goods fit and are accessible', async ({ page }) => {
  const { websiteCode } = await productForSale();
  await openPanel(page, '/brands');
  await checkScreens(page, [
    '/products/new',
    `/products/${websiteCode}`,
    '/categories',
    '/brands',
    '/attributes',
    '/events',
    '/media',
    '/media?q=no+such+picture',
  ]);
});
