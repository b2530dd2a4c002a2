import { main, patience } from './support/account.ts';
import { accounts } from './support/members.ts';
import { enterWithOpinions } from './support/opinions.ts';
import { idle } from './support/pages.ts';
import { detail, list } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Unsent input is not lost. No other file that runs in parallel writes with this account. */
const account = accounts.unverified;
test.describe.configure({ mode: 'default' });

const product = async () => {
  const { items } = await list({ type: 'popular' });
  return detail(items[6]?.websiteCode ?? 0);
};
const words = (page: Page, name = 'متن دیدگاه (اختیاری)') => main(page).getByLabel(name);
const failedWords = 'نظرهای شما خوانده نشد';
const failed = (page: Page) => main(page).getByRole('heading', { name: failedWords });

interface Left {
  readonly websiteCode: number;
  readonly nameFa: string;
}

/** Goes to the product by soft navigation, so that Back finds the page as it was left. */
async function leave(page: Page, { websiteCode, nameFa }: Left): Promise<void> {
  await page.locator('html[data-menus]').waitFor();
  await page.evaluate(() => (document.documentElement.dataset['test'] = 'same'));
  await main(page).locator(`a[href*="/shop/product/${websiteCode}/"]`).first().click();
  await page.waitForURL(/\/shop\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nameFa);
}

/** Goes back, once late parts have been rendered. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForURL(/\/account\/opinions/);
  expect(await page.evaluate(() => document.documentElement.dataset['test'])).toBe('same');
}

const isFirstPage = ({ pathname, search }: URL) =>
  pathname === '/account/opinions' && search === '';

/** Resolves after two frames. After a mark was dragged Chromium is not idle for long. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

test('input is kept after visiting another page', async ({ page }) => {
  const { websiteCode, nameFa } = await product();
  await enterWithOpinions(page, account);
  await page.goto(`/account/opinions/question?product=${websiteCode}`);
  await words(page, 'متن پرسش').fill('گارانتی دارد؟', patience);
  await leave(page, { websiteCode, nameFa });
  await comeBack(page);
  await expect(words(page, 'متن پرسش')).toBeVisible();
  await expect(words(page, 'متن پرسش')).toHaveValue('گارانتی دارد؟');
});

test('a page shown again has its form, with the sent text', async ({ page }) => {
  const { websiteCode, nameFa } = await product();
  await enterWithOpinions(page, account, [
    ['Save-Review', { WebsiteCode: websiteCode, stars: 3, body: 'نخستین نظر.' }],
  ]);
  await page.goto(`/account/opinions/review?product=${websiteCode}`);
  await words(page).fill('نظر دوم.', patience);
  await main(page).getByRole('button', { name: 'ثبت دیدگاه' }).click();
  await expect(main(page).getByText('دیدگاه شما ثبت شد')).toBeVisible();
  await leave(page, { websiteCode, nameFa });
  await comeBack(page);
  await expect(words(page)).toBeVisible();
  await expect(words(page)).toHaveValue('نظر دوم.');
  await expect(main(page).getByText('دیدگاه شما ثبت شد')).toHaveCount(0);
});

test.describe('a service that is unreachable', () => {
  test.use({ breaksThings: true });

  test('does not remove a form that is shown again', async ({ page }) => {
    const { websiteCode, nameFa } = await product();
    await enterWithOpinions(page, account);
    await page.goto(`/account/opinions/question?product=${websiteCode}`);
    await words(page, 'متن پرسش').fill('گارانتی دارد؟', patience);
    await leave(page, { websiteCode, nameFa });
    await page.route('**/member-account/get-opinion-form', (route) => route.abort());
    const gone = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/get-opinion-form'),
    );
    await comeBack(page);
    await gone;
    await idle(page);
    await expect(failed(page)).toHaveCount(0);
    await expect(words(page, 'متن پرسش')).toHaveValue('گارانتی دارد؟');
  });

  test('is not reported by a page past the last that redirects to the first', async ({ page }) => {
    await enterWithOpinions(page, account);
    // Recorded while it is rendered, because the page is left at once.
    await page.addInitScript((said) => {
      new MutationObserver(() => {
        const headings = [...document.querySelectorAll('main :is(h1, h2)')];
        if (headings.some(({ textContent }) => textContent === said)) {
          sessionStorage.setItem('spokeOfFailure', said);
        }
      }).observe(document, { childList: true, subtree: true });
    }, failedWords);
    await page.goto('/account/opinions?page=2');
    await page.waitForURL(isFirstPage);
    await expect(main(page).getByRole('heading', { name: 'هنوز چیزی ننوشته‌اید' })).toBeVisible(
      patience,
    );
    expect(await page.evaluate(() => sessionStorage.getItem('spokeOfFailure'))).toBeNull();
  });
});

test('a dialog is closed by a press outside, not by one that only ends there; its text stays', async ({
  page,
}) => {
  const { websiteCode } = await product();
  await enterWithOpinions(page, account, [
    ['Ask-Question', { WebsiteCode: websiteCode, body: 'گارانتی دارد؟' }],
  ]);
  await page.goto('/account/opinions');
  const edit = main(page).getByRole('button', { name: /^ویرایش پرسش/ });
  await edit.click(patience);
  const dialog = page.getByRole('dialog', { name: 'ویرایش پرسش' });
  const field = dialog.getByLabel('متن پرسش');
  await field.fill('گارانتی دو ساله دارد؟');
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await drawn(page);
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await edit.click();
  await expect(field).toHaveValue('گارانتی دو ساله دارد؟');
  await dialog.getByRole('button', { name: 'ثبت پرسش' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('گارانتی دو ساله دارد؟')).toBeVisible();
  await enterWithOpinions(page, account);
});
