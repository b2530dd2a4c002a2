import { accounts, expectMember, logIn, storedTokens } from './support/members.ts';
import { expect, test } from './support/test.ts';

test('a late answer for the former visitor does not end the new session', async ({ page }) => {
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

test('the login accepts a number pasted from contacts, and is sent once despite repeated presses', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bodies: unknown[] = [];
  await page.route('**/member-account/login', async (route) => {
    bodies.push(route.request().postDataJSON());
    await promise;
    await route.continue();
  });
  await page.goto('/account/login');
  await page.getByLabel('رمز عبور').fill(accounts.member.password);
  const mobile = page.getByRole('textbox', { name: 'شماره موبایل' });
  // Phones put direction marks around text copied from their contacts.
  await mobile.fill('\u202a+98 912 000 0001\u202c');
  await mobile.press('Enter');
  await expect(page.locator('form[method="post"] .spinner')).toBeVisible();
  await mobile.press('Enter');
  await mobile.press('Enter');
  resolve();
  await page.waitForURL('/account');
  expect(bodies).toHaveLength(1);
});
