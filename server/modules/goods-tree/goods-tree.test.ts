import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  adminAttribute,
  adminBrand,
  adminCategory,
  attributesAnswer,
  categoriesAnswer,
} from '#lib/contract/goods-tree.ts';
import { createLogger } from '#server/http/logging.ts';
import { brands, categories, codes } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());

const refresh = () => desk.shop.job('refresh products').run(createLogger('silent'));
const shop = async (call: string, body: object) =>
  (await desk.shop.post(`/api/${call}`, body)).body;
const listed = async (categoryId: number) =>
  JSON.stringify(await shop('Product/Get-List', { categoryId }));
const categoryOf = async (id: number) => {
  const { items } = categoriesAnswer.parse(await desk.done('List-Categories', {}));
  const found = items.find((each) => each.id === id);
  if (!found) throw new Error('no category');
  return found;
};
const newCategory = async (body: object) =>
  adminCategory.parse(await desk.done('Save-Category', body));

describe('a category', () => {
  test('is made, changed, and followed by its products', async () => {
    const made = await newCategory({ title: 'تبلت‌ها', attributeIds: [2, 1] });
    expect(made).toMatchObject({ parentId: 0, slug: 'تبلت-ها', attributeIds: [2, 1], revision: 1 });
    await desk.save(codes.laptop, { categoryId: made.id });
    const { id, revision } = await categoryOf(made.id);
    await newCategory({ id, revision, title: 'تبلت', seoText: '<p onclick="x">a</p>' });
    await refresh();
    expect(await shop('Product/Get-Detail', { WebsiteCode: codes.laptop })).toMatchObject({
      breadcrumb: [{ id, title: 'تبلت', slug: 'تبلت' }],
    });
    expect((await categoryOf(id)).seoText).toBe('<p>a</p>');
    const found = await shop('home/get-search-keyword', { name: 'تبلت' });
    expect(JSON.stringify(found)).toContain('تبلت');
  });

  test('moves with all below it, and lists follow', async () => {
    const phones = await categoryOf(categories.phones);
    const move = {
      id: phones.id,
      revision: phones.revision,
      parentId: categories.laptops,
      place: 0,
    };
    expect(await desk.call('Move-Category', move)).toMatchObject({ status: 200 });
    await refresh();
    expect(await listed(categories.laptops)).toContain('گلکسی');
    expect(await listed(categories.mobile)).not.toContain('گلکسی');
    expect((await categoryOf(categories.laptops)).productCount).toBeGreaterThan(0);
    expect(await desk.call('Move-Category', move)).toMatchObject({
      status: 409,
      body: { code: 'STALE', now: { parentId: categories.laptops } },
    });
  });

  test('is never moved below itself, not even by two moves at once', async () => {
    const one = await newCategory({ title: 'یکم' });
    const other = await newCategory({ title: 'دوم' });
    const into = (a: typeof one, b: typeof one) =>
      desk.call('Move-Category', { id: a.id, revision: 1, parentId: b.id, place: 0 });
    const both = await Promise.all([into(one, other), into(other, one)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('has its place among its siblings', async () => {
    const parent = await newCategory({ title: 'مادر' });
    const ids: number[] = [];
    for (const title of ['الف', 'ب', 'پ']) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      ids.push((await newCategory({ title, parentId: parent.id })).id);
    }
    const [first = 0, second, third] = ids;
    const move = { id: first, revision: 1, parentId: parent.id, place: 2 };
    const { items } = categoriesAnswer.parse(await desk.done('Move-Category', move));
    const below = items.filter(({ parentId }) => parentId === parent.id).map(({ id }) => id);
    expect(below).toEqual([second, third, first]);
  });

  test('is removed only when nothing is in it', async () => {
    const { revision } = await categoryOf(categories.cases);
    const cases = { id: categories.cases, revision };
    expect(await desk.call('Remove-Category', cases)).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_USED' },
    });
    const { id } = await newCategory({ title: 'رفتنی' });
    expect(await desk.call('Remove-Category', { id, revision: 1 })).toMatchObject({ status: 200 });
    expect(await desk.call('Remove-Category', { id, revision: 1 })).toMatchObject({ status: 404 });
  });

  test.each([
    [{ title: '!' }, 422],
    [{ title: 'x', parentId: 999 }, 422],
    [{ title: 'x', pictureHash: 'ffff' }, 422],
    [{ title: 'x', attributeIds: [99] }, 422],
    [{ title: 'x', id: 1 }, 422],
    [{ title: 'x', id: 999, revision: 1 }, 404],
    [{ title: 'x'.repeat(201) }, 422],
  ])('%j is answered %i', async (body, status) => {
    expect(await desk.call('Save-Category', body)).toMatchObject({ status });
  });
});

test('a brand is made, renamed with its products, and removed when it has none', async () => {
  const made = adminBrand.parse(await desk.done('Save-Brand', { title: 'سوني', titleEn: 'Sony' }));
  expect(made).toMatchObject({ title: 'سونی', slug: 'سونی', revision: 1 });
  const { id } = made;
  await desk.save(codes.earphones, { brandId: id });
  const renamed = { id, revision: 1, title: 'سونی ژاپن', titleEn: 'Sony' };
  expect(await desk.call('Save-Brand', renamed)).toMatchObject({ status: 200 });
  expect(await desk.call('Save-Brand', renamed)).toMatchObject({
    status: 409,
    body: { now: { title: 'سونی ژاپن', revision: 2 } },
  });
  await refresh();
  expect(await shop('Product/Get-List', { 'filter-name': 'ژاپن' })).toMatchObject({ total: 1 });
  expect(await desk.call('Remove-Brand', { id, revision: 2 })).toMatchObject({ status: 409 });
  await desk.save(codes.earphones, { brandId: brands.samsung });
  expect(await desk.call('Remove-Brand', { id, revision: 2 })).toMatchObject({ status: 200 });
});

describe('an attribute', () => {
  const material = {
    key: 'material',
    title: 'جنس',
    groupTitle: 'بدنه',
    kind: 'choice',
    isFilter: true,
    options: [{ label: 'فلز' }, { label: 'چوب' }],
  };

  test('becomes a filter with its options, which are renamed and ordered', async () => {
    const made = adminAttribute.parse(await desk.done('Save-Attribute', material));
    const [metal, wood] = made.options;
    const value = { attributeId: made.id, optionIds: [wood?.id] };
    await desk.save(codes.laptop, { attributes: [value] });
    const filtered = { categoryId: 0, 'filter-material': 'چوب' };
    expect(await shop('Product/Get-List', filtered)).toMatchObject({ total: 1 });
    const options = [{ ...wood, label: 'چوب گردو' }, metal, { label: 'سنگ' }];
    const changed = await desk.done('Save-Attribute', {
      ...material,
      id: made.id,
      revision: 1,
      options,
    });
    expect(adminAttribute.parse(changed).options.map(({ label }) => label)).toEqual([
      'چوب گردو',
      'فلز',
      'سنگ',
    ]);
    await refresh();
    expect(
      JSON.stringify(await shop('Product/Get-Detail', { WebsiteCode: codes.laptop })),
    ).toContain('چوب گردو');
    const without = { ...material, id: made.id, revision: 2, options: [metal] };
    expect(await desk.call('Save-Attribute', without)).toMatchObject({
      status: 409,
      body: { code: 'OPTION_USED' },
    });
    expect(await desk.call('Remove-Attribute', { id: made.id, revision: 2 })).toMatchObject({
      status: 409,
      body: { code: 'ATTRIBUTE_USED' },
    });
  });

  test('has options that can exchange their addresses', async () => {
    const made = adminAttribute.parse(
      await desk.done('Save-Attribute', { ...material, key: 'surface' }),
    );
    const [metal, wood] = made.options;
    const options = [
      { ...metal, value: wood?.value },
      { ...wood, value: metal?.value },
    ];
    const body = { ...material, key: 'surface', id: made.id, revision: 1, options };
    const changed = adminAttribute.parse(await desk.done('Save-Attribute', body));
    expect(changed.options.map(({ value }) => value)).toEqual([wood?.value, metal?.value]);
  });

  test('is asked for where its category says so, and below', async () => {
    const made = adminAttribute.parse(
      await desk.done('Save-Attribute', { ...material, key: 'weave' }),
    );
    const { id, revision, title } = await categoryOf(categories.mobile);
    await desk.done('Save-Category', { id, revision, title, attributeIds: [made.id] });
    const keysOf = async (categoryId: number) =>
      attributesAnswer
        .parse(await desk.done('List-Attributes', { categoryId }))
        .items.map(({ key }) => key);
    expect(await keysOf(categories.cases)).toEqual(['weave']);
    expect(await keysOf(categories.phones)).not.toContain('weave');
    expect(await desk.call('Remove-Attribute', { id: made.id, revision: 1 })).toMatchObject({
      status: 200,
    });
  });

  test.each([
    [{ ...material, key: 'ram' }, ['key']],
    [{ ...material, key: 'Price' }, ['key']],
    [{ ...material, key: 'price' }, ['key']],
    [{ ...material, kind: 'text' }, ['options']],
    [{ ...material, options: [{ label: 'a' }, { label: 'A' }] }, ['options.1']],
    [{ ...material, options: [{ label: '!' }] }, ['options.0.label']],
    [{ ...material, options: [{ id: 1, label: 'a' }] }, ['options.0.id']],
    [{ ...material, id: 1, revision: 1 }, ['key']],
  ])('%j is refused at %j', async (body, fields) => {
    const answer = await desk.call('Save-Attribute', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(Object(answer.body).fields))).toEqual(fields);
  });
});
