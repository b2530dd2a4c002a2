import { paths } from '#lib/contract/paths.ts';
import { main, patience } from './support/account.ts';
import { openPanel } from './support/panel.ts';
import { list } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

// Opening the panel asks who is here; a page without filters is refused.
test.use({ forgives: /Admin\/(?:Get-Me|Save-Landing)/ });

/** Changes must be seen within two seconds; machines of tests are slower. */
const soon = { timeout: 15_000 };
const read = (page: Page, path: string) => page.request.get(encodeURI(path));
const statusOf = async (page: Page, path: string) => (await read(page, path)).status();
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** In letters: the shop shows other digits than are written. */
const uniqueWord = (): string =>
  String(Date.now()).replace(/\d/g, (digit) => 'ابپتثجچحخد'.charAt(Number(digit)));

/** A category with a landing page of a brand. */
async function televisions() {
  const whole = await list();
  const found = whole.children.find(({ title }) => title === 'تلویزیون');
  if (found === undefined) throw new Error('The demo shop has no televisions.');
  return found;
}

async function openLandings(page: Page, category: string): Promise<void> {
  await openPanel(page, '/categories');
  await button(page, `کارهای دیگر برای ${category}`).click(patience);
  await page.getByRole('menuitem', { name: 'صفحه‌های ورودی', exact: true }).click();
  await expect(page.getByRole('dialog', { name: `صفحه‌های ورودی ${category}` })).toBeVisible();
}

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'صفحه‌های ورودی' }).getByRole('button').filter({ hasText: title });

async function save(page: Page, title: string): Promise<void> {
  await button(page, 'ذخیره').click();
  await expect(page.getByText(`«${title}» ذخیره شد`).last()).toBeVisible();
}

async function remove(page: Page, title: string): Promise<void> {
  await button(page, `حذف ${title}`).click();
  await button(page, 'حذف').click();
  await expect(page.getByText(`«${title}» حذف شد`)).toBeVisible();
}

test('a page of a price band is made, renamed, seen in the shop and removed', async ({ page }) => {
  test.slow();
  const { id, slug, title } = await televisions();
  const own = `آزمون-${uniqueWord()}`;
  const path = paths.landing(id, slug, own);
  const first = `${title} ${own}`;
  await openLandings(page, title);
  await button(page, 'صفحهٔ تازه').click();
  await field(page, 'عنوان صفحه').fill(first);
  await field(page, 'نشانی').fill(own);
  await button(page, 'ذخیره').click();
  await expect(page.getByText('ویژگی‌هایی را برگزینید که دسته را محدود می‌کنند.')).toBeVisible();
  await field(page, 'قیمت از').fill('۱۲۳۴۵۶');
  await field(page, 'قیمت تا').fill('۶۵۴۳۲۱۰۰');
  await save(page, first);
  await expect.poll(() => statusOf(page, path), soon).toBe(200);

  await row(page, first).click();
  await expect(field(page, 'قیمت تا')).toHaveValue('۶۵٬۴۳۲٬۱۰۰');
  const renamed = `${title} میان‌رده ${own}`;
  await field(page, 'عنوان صفحه').fill(renamed);
  await save(page, renamed);
  await expect.poll(async () => (await read(page, path)).text(), soon).toContain(renamed);

  // The category leads there by a link, and by the filter that means the same.
  await page.goto(encodeURI(paths.category(id, slug)));
  await page.getByRole('link', { name: renamed, exact: true }).click();
  await expect(heading(page)).toHaveText(renamed);
  await page.goto(`${encodeURI(paths.category(id, slug))}?filter-price=123456-65432100`);
  await expect(page).toHaveURL(encodeURI(path));

  await openLandings(page, title);
  await remove(page, renamed);
  await expect.poll(() => statusOf(page, path), soon).toBe(404);
});

test('a removed page is proposed again, and accepted', async ({ page }) => {
  test.slow();
  const { id, slug, title } = await televisions();
  const { landings } = await list({ categoryId: id });
  const made = landings.find(({ title: name }) => name.startsWith(`${title} زیر`));
  if (made === undefined) throw new Error('Televisions have no band of prices.');
  const { title: band, path } = made;
  await openLandings(page, title);
  await remove(page, band);
  await expect.poll(() => statusOf(page, path), soon).toBe(404);
  await button(page, `افزودن «${band}»`).click();
  await expect(page.getByText(`«${band}» افزوده شد`)).toBeVisible();
  await expect.poll(() => statusOf(page, path), soon).toBe(200);
  await expect(row(page, band)).toBeVisible();
  await page.goto(encodeURI(paths.category(id, slug)));
  const form = page.getByRole('form', { name: 'بودجه' });
  await expect(form.locator(`a[href="${path}"]`)).toBeVisible();
});

test('a page of an event is made with its dates, and removed', async ({ page }) => {
  test.slow();
  const own = `جشنواره-${uniqueWord()}`;
  const path = paths.offers(own);
  const title = `جشنوارهٔ پاییز ${own}`;
  await openPanel(page, '/events');
  await button(page, 'صفحهٔ تازه').click(patience);
  await field(page, 'عنوان صفحه').fill(title);
  await field(page, 'نشانی').fill(own);
  await page.getByRole('checkbox', { name: 'تنها کالاهای تخفیف‌دار' }).check();
  await field(page, 'متن پایین فهرست').fill('از ۲۰ تا ۲۵ آذر');
  await save(page, title);
  await expect.poll(() => statusOf(page, path), soon).toBe(200);
  await page.goto(encodeURI(path));
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText('از ۲۰ تا ۲۵ آذر')).toBeVisible();

  await openPanel(page, '/events');
  await remove(page, title);
  await expect.poll(() => statusOf(page, path), soon).toBe(404);
});
