import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { saveCellsAnswer } from '#lib/contract/goods-grid.ts';
import { previewBulkAnswer, productHistoryAnswer } from '#lib/contract/goods-bulk.ts';
import { type Permission, permissions } from '#lib/contract/permissions.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';
import { accounts } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());

/** Expects that a call is refused to staff with all permissions but the one, and names it. */
async function expectNeeds(permission: Permission, name: string, body: object) {
  const others = permissions.filter((each) => each !== permission);
  const headers = await signInStaff(desk.shop, others, accounts.member);
  expect(await desk.call(name, body, headers)).toMatchObject({
    status: 403,
    body: { code: 'PERMISSION', fields: { permission } },
  });
}
const asStaff = async (permission: Permission, name: string, body: object) =>
  desk.call(name, body, await signInStaff(desk.shop, [permission], accounts.member));

test.each([
  ['prices', { price: 5 }],
  ['stock', { stock: 5 }],
  ['prices', { costPrice: 5 }],
  ['prices', { variants: [{ oldPrice: 5 }] }],
  ['stock', { variants: [{ lowStock: 5 }] }],
] as const)('saving a product needs %s for %j', async (permission, fields) => {
  await expectNeeds(permission, 'Save-Product', { nameFa: 'کالا', categoryId: 3, ...fields });
});

test('texts of a product are saved with the permission for goods alone', async () => {
  const { revision } = await desk.read(codes.laptop);
  const body = { websiteCode: codes.laptop, revision, shortText: 'سبک' };
  expect(await asStaff('catalogue', 'Save-Product', body)).toMatchObject({ status: 200 });
});

test.each([
  ['content', 'List-Goods'],
  ['content', 'List-Media'],
  ['appearance', 'List-Media'],
  ['appearance', 'List-Categories'],
  ['appearance', 'List-Brands'],
] as const)('staff with %s alone choose from %s, and change no goods', async (permission, name) => {
  expect(await asStaff(permission, name, {})).toMatchObject({ status: 200 });
  expect(await asStaff(permission, 'Save-Product', { nameFa: 'کالا', categoryId: 3 })).toMatchObject(
    {
      status: 403,
    },
  );
});

test('a cell of the grid needs the permission for its field, and no other', async () => {
  const at = { variantId: variants.laptop };
  const { lowStock = null, maxPerOrder = 1 } =
    (await desk.read(codes.laptop)).variants.find(({ id }) => id === variants.laptop) ?? {};
  const low = { ...at, field: 'lowStock', before: lowStock, value: 4 };
  const most = { ...at, field: 'maxPerOrder', before: maxPerOrder, value: 7 };
  const price = { ...at, field: 'price', before: 1, value: 2 };
  const code = { ...at, field: 'sku', before: null, value: 'L-1' };
  await expectNeeds('stock', 'Save-Cells', { cells: [price, low] });
  await expectNeeds('prices', 'Save-Cells', { cells: [low, price] });
  await expectNeeds('catalogue', 'Save-Cells', { cells: [low, code] });
  const saved = await asStaff('stock', 'Save-Cells', { cells: [low, most] });
  expect(saveCellsAnswer.parse(saved.body).cells.map(({ outcome }) => outcome)).toEqual([
    'saved',
    'saved',
  ]);
});

test.each([
  ['prices', { kind: 'raisePrice', percent: 10 }],
  ['stock', { kind: 'addToStock', value: 1 }],
  ['catalogue', { kind: 'state', value: 'draft' }],
] as const)(
  'a bulk change needs %s for %j, from preview to undo',
  async (permission, operation) => {
    const body = { filter: { websiteCodes: [codes.firstCase] }, operation };
    await expectNeeds(permission, 'Preview-Bulk', body);
    const planned = await asStaff(permission, 'Preview-Bulk', body);
    const { batch } = previewBulkAnswer.parse(planned.body);
    await expectNeeds(permission, 'Apply-Bulk', { batch });
    await expectNeeds(permission, 'Stop-Batch', { batch });
    expect(await asStaff(permission, 'Apply-Bulk', { batch })).toMatchObject({ status: 200 });
    const history = await desk.done('Get-Product-History', { websiteCode: codes.firstCase });
    const [change] = productHistoryAnswer.parse(history).items;
    await expectNeeds(permission, 'Undo-Changes', { ids: [change?.id] });
    await expectNeeds(permission, 'Undo-Batch', { batch });
    expect(await asStaff(permission, 'Undo-Batch', { batch })).toMatchObject({ status: 200 });
  },
);
