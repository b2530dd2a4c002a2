import { changeBasketAnswer } from '#lib/contract/basket.ts';
import { enter } from './support/account.ts';
import { enterAsNew } from './support/codes.ts';
import { expectVisitor, logIn } from './support/members.ts';
import { addButton, expectBadge, guidOf, openLive } from './support/pages.ts';
import { addToBasket, basketOf, detail, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const patience = { timeout: 15_000 };
const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => main(page).getByRole('button', { name }).first();

/** Products of which a basket may hold more than one. */
async function twoProducts() {
  const details = await Promise.all(
    (await productsForSale()).slice(0, 16).map(({ websiteCode }) => detail(websiteCode)),
  );
  const [first, second] = details.filter(({ variants, defaultVariantId }) =>
    variants.some(({ id, maxCount }) => id === defaultVariantId && maxCount > 2),
  );
  if (!first || !second) throw new Error('The shop sells too little.');
  return { first, second };
}

test('after login the guest’s products are in the member’s basket only; a later guest cannot restore one', async ({
  page,
}) => {
  const { first, second } = await twoProducts();
  const account = await enterAsNew(page);
  await page.context().clearCookies();
  await openLive(page, '/shop/cart');
  const guid = await guidOf(page);
  await addToBasket(guid, { WebsiteCode: first.websiteCode, Count: 2 });
  await addToBasket(guid, { WebsiteCode: second.websiteCode });
  await expect(names(page)).toHaveCount(2, patience);
  await logIn(page, account, { returnUrl: '/shop/cart' });
  await expect(names(page)).toHaveCount(2, patience);
  await expectBadge(page, 3);
  expect(await basketOf(guid)).toMatchObject({ lines: [], basketCount: 0 });

  // A member is not asked to log in, although the call that identifies the member gets no answer.
  await page.route(/home\/get-master-data/i, () => {});
  await page.reload();
  await expect(names(page)).toHaveCount(2, patience);
  await expect(
    main(page).getByRole('link', { name: 'ادامه روند خرید' }).filter({ visible: true }),
  ).toHaveAttribute('href', '/shop/checkout');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await openLive(page, '/shop/cart');
  await expect(names(page)).toHaveCount(2, patience);
  await expectBadge(page, 3);
  await button(page, 'حذف از سبد').click();
  await expect(button(page, 'بازگرداندن')).toBeVisible();
  const other = await page.context().newPage();
  // Otherwise it may be answered 401 after the logout, of which the browser complains.
  const basket = other.waitForResponse('**/api/Basket/Get-Basket');
  await other.goto('/account');
  await basket;
  await button(other, 'خروج از حساب').click();
  await expectVisitor(page);
  await expect(main(page).getByRole('heading', { name: 'سبد شما هنوز خالی است' })).toBeVisible();
  await expect(button(page, 'بازگرداندن')).toBeHidden();
});

test('two browsers of one member stay in sync without a reload, also after changes at once', async ({
  page,
  browser,
}) => {
  const { first } = await twoProducts();
  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere, await enterAsNew(page));
  await openLive(page, '/shop/cart');
  await openLive(elsewhere, `/shop/product/${first.websiteCode}/${first.slug}`);
  await addButton(elsewhere).click();
  await expect(names(page)).toHaveCount(1, patience);
  await openLive(elsewhere, '/shop/cart');
  await expect(names(elsewhere)).toHaveCount(1, patience);

  await button(page, 'افزایش تعداد').click();
  await expectBadge(elsewhere, 2);
  await expect(main(elsewhere).getByRole('listitem').first()).toContainText('تعداد: ۲');
  await button(elsewhere, 'کاهش تعداد').click();
  await expectBadge(page, 1);

  const both = [page, elsewhere];
  const answers = both.map((each) => each.waitForResponse(/basket\/change-count/i));
  await Promise.all(both.map((each) => button(each, 'افزایش تعداد').click()));
  const counts = await Promise.all(
    answers.map(async (answer) => {
      const changed: unknown = await (await answer).json();
      return changeBasketAnswer.parse(changed).basketCount;
    }),
  );
  const count = Math.max(...counts);
  expect(count).toBeGreaterThan(1);
  for (const each of both) {
    // oxlint-disable-next-line no-await-in-loop
    await expectBadge(each, count);
  }

  await button(elsewhere, 'حذف از سبد').click();
  await expect(main(page).getByRole('heading', { name: 'سبد شما هنوز خالی است' })).toBeVisible();
  await expectBadge(page, 0);
  await elsewhere.context().close();
});
