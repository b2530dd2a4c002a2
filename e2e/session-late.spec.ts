import { accounts, logIn, storedTokens } from './support/members.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const expectMember = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' })).toBeVisible();

test('a late answer for the visitor of before does not end the session that has begun', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let held = 0;
  const shop = await page.context().newPage();
  await shop.route('**/get-master-data', async (route) => {
    held += 1;
    if (held > 1) return route.continue();
    const response = await route.fetch();
    await promise;
    return route.fulfill({ response });
  });
  await shop.goto('/');
  await expect.poll(() => held).toBe(1);
  await logIn(page, accounts.member, { remember: true });
  await expectMember(shop);
  const late = shop.waitForResponse('**/get-master-data');
  resolve();
  await (await late).finished();
  await page.reload();
  await expectMember(page);
  await expectMember(shop);
  expect((await storedTokens(shop)).lasting?.split('.').length).toBe(3);
});
