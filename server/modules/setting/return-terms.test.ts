import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorBody } from '#lib/contract/errors.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { masterData } from '#lib/contract/home.ts';
import { sellingPart } from '#lib/contract/settings.ts';
import { categories } from '#server/testing/fixture.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
afterAll(() => shop.close());

const call = (name: string, body: object = {}) => shop.post(`/api/Admin/${name}`, body, admin);
const getSelling = async () => sellingPart.parse((await call('Get-Selling-Settings')).body);

test('how goods are returned is kept, and read by pages', async () => {
  const returns = { returnPage: contactPageName, sealedCategories: [categories.phones] };
  const body = { ...(await getSelling()), ...returns };
  expect((await call('Save-Selling-Settings', body)).body).toMatchObject(returns);
  const { body: master } = await shop.get('/api/home/get-master-data');
  expect(masterData.parse(master).shop.terms).toMatchObject(returns);
});

test.each([
  [{ sealedCategories: [99_999] }, 'sealedCategories'],
  [{ returnPage: 'صفحه-ای-که-نیست' }, 'returnPage'],
])('%j is refused at its field', async (wrong, field) => {
  const { status, body } = await call('Save-Selling-Settings', {
    ...(await getSelling()),
    ...wrong,
  });
  expect(status).toBe(422);
  expect(errorBody.parse(body).fields?.[field]).toMatch(/[\u0600-\u06ff]/);
});
