import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { onOneLine } from '#lib/text/persian.ts';
import { mark } from '#server/files/csv.ts';
import { headLine, productLines, type Shop } from '#server/modules/export/product-lines.ts';
import type { ExportedProduct, ExportedVariant } from '#server/modules/export/product-queries.ts';
import { goodsOfFile, rowsOfFile } from '#server/testing/goods-files.ts';

const shop: Shop = {
  siteUrl: 'https://shop.example',
  categories: new Map([
    [1, ['خانه، "حیاط"']],
    [2, ['خانه، "حیاط"', 'میز, صندلی & <b> > مبل']],
  ]),
  attributeCount: 4,
};

const someVariant: ExportedVariant = {
  id: 50_001,
  externalId: null,
  sku: null,
  gtin: null,
  colour: null,
  storage: null,
  size: null,
  options: [],
  guarantee: '',
  availability: availabilityCodes.available,
  price: 1_000,
  oldPrice: null,
  stock: 3,
  lowStock: null,
  maxPerOrder: 5,
  imageIndex: 0,
  timed: null,
};
const some: ExportedProduct = {
  id: 1_001,
  externalId: null,
  sku: null,
  gtin: null,
  name: 'کفش',
  shortText: '',
  descriptionHtml: '',
  state: 'published',
  weight: 500,
  length: null,
  width: null,
  height: null,
  brand: 'سامسونگ',
  categoryIds: [2, 1],
  related: [],
  pictures: [],
  attributes: [],
  variants: [someVariant],
};

const fileOf = (product: ExportedProduct): string =>
  mark + headLine(shop.attributeCount) + productLines(product, shop);
const cellsOf = (product: ExportedProduct) => rowsOfFile(fileOf(product));
const goodsOf = (product: ExportedProduct) => goodsOfFile(fileOf(product));

/** A text on one line as staff save it. The sign that keeps cells from being formulas is taken off again. */
const line = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.constantFrom('=1+1', '+98', '-5', '@SUM(A1)', '"', ',;|', 'a > b', '<b>&amp;</b>', ']]>'),
      fc.constantFrom('\u0000=x', 'یک\nدو', '‏نیم‌فاصله', '#REF!', 'x'.repeat(most)),
    )
    .map((text) => onOneLine(text).slice(0, most).trim())
    .filter((text) => text !== '' && text.isWellFormed() && !/^'\s*[=+\-@]/.test(text));
/** In lists a comma is told apart by a backslash, so that one of the text itself cannot be. */
const listed = (most: number) => line(most).filter((text) => !text.includes('\\'));

const prices = fc
  .tuple(fc.integer({ min: 1, max: 1e12 }), fc.option(fc.integer({ min: 1, max: 1e9 })))
  .map(([price, more]) => ({
    price: Math.min(price, 1e12 - 1e9),
    oldPrice: more === null ? null : Math.min(price, 1e12 - 1e9) + more,
  }));
const html = fc.constantFrom(
  '',
  '<p>یک</p>\n<p>دو</p>',
  String.raw`<p>C:\new\n</p>`,
  '<p>"a", &lt;b&gt; &amp; =1+1</p>',
  '<ul><li>=1+1</li></ul>',
);

describe('a product of a file is read back as it was', () => {
  test('with any texts, prices and measures', async () => {
    await fc.assert(
      fc.asyncProperty(
        line(200),
        line(400),
        html,
        fc.string({ minLength: 1, maxLength: 64 }).filter((sku) => /^[^\s%\\']+$/.test(sku)),
        prices,
        fc.record({ stock: fc.nat(1_000_000), weight: fc.integer({ min: 1, max: 1_000_000 }) }),
        fc.option(fc.integer({ min: 1, max: 100_000 })),
        async (name, shortText, descriptionHtml, sku, offer, { stock, weight }, length) => {
          const variants = [{ ...someVariant, ...offer, stock }];
          const product = { ...some, name, shortText, descriptionHtml, sku, weight, length };
          const [read, ...others] = await goodsOf({ ...product, variants });
          expect(others).toEqual([]);
          expect(read).toMatchObject({
            state: 'taken',
            sku,
            goods: {
              kind: 'simple',
              nameFa: name,
              shortText,
              ...offer,
              stock,
              weight,
              availability: availabilityCodes.available,
              categories: shop.categories.get(2) && [
                shop.categories.get(2),
                shop.categories.get(1),
              ],
              ...(descriptionHtml !== '' && { descriptionHtml }),
              ...(length !== null && { length }),
            },
          });
        },
      ),
    );
  });

  test('with any attributes', async () => {
    const attributes = fc.uniqueArray(
      fc.record({
        title: line(60),
        values: fc.uniqueArray(listed(100), { minLength: 1, maxLength: 4 }),
      }),
      { maxLength: 4, selector: ({ title }) => title },
    );
    await fc.assert(
      fc.asyncProperty(attributes, async (all) => {
        const [read] = await goodsOf({ ...some, attributes: all });
        expect(read?.goods?.attributes).toEqual(all);
      }),
    );
  });

  test('with any variants, after itself', async () => {
    const variants = fc.uniqueArray(fc.record({ colour: listed(60), size: listed(60) }), {
      minLength: 1,
      maxLength: 6,
      selector: ({ colour, size }) => JSON.stringify([colour, size]),
    });
    await fc.assert(
      fc.asyncProperty(variants, async (all) => {
        const [parent, ...read] = await goodsOf({
          ...some,
          variants: all.map((each, at) => ({ ...someVariant, ...each, id: at + 1 })),
        });
        expect(parent).toMatchObject({ state: 'taken', goods: { kind: 'variable' } });
        expect(read.map(({ parentId }) => parentId)).toEqual(all.map(() => parent?.id));
        expect(read.map(({ goods }) => goods?.attributes)).toEqual(
          all.map(({ colour, size }) => [
            { title: 'رنگ', values: [colour] },
            { title: 'اندازه', values: [size] },
          ]),
        );
      }),
    );
  });
});

const rowOf = async (more: Partial<ExportedProduct>) => (await cellsOf({ ...some, ...more }))[0];

describe('a file for WooCommerce', () => {
  test('has categories from the top down, and signs of lists within titles written apart', async () => {
    expect((await rowOf({}))?.['Categories']).toBe(
      String.raw`خانه، "حیاط" > میز\, صندلی &amp; &lt;b&gt; &gt; مبل, خانه، "حیاط"`,
    );
  });

  test('has no cell that a spreadsheet would take for a formula', async () => {
    const row = await rowOf({ name: '=cmd|calc', brand: '@SUM(1)', shortText: '-2+3', sku: '+1' });
    for (const head of ['Name', 'Brands', 'Short description', 'SKU']) {
      expect(row?.[head]).toMatch(/^'[=+\-@]/);
    }
  });

  test('has pictures by whole addresses, the first of them first, and of a variant its own', async () => {
    const pictures = ['aaaaaaaaaaaa', 'bbbbbbbbbbbbw'];
    const variants = [{ ...someVariant, colour: 'سبز', imageIndex: 1 }];
    const [product, variation] = await cellsOf({ ...some, pictures, variants });
    const [first, second] = [
      'https://shop.example/media/aaaaaaaaaaaa-850.webp',
      'https://shop.example/media/bbbbbbbbbbbbw-1400.webp',
    ];
    expect(product?.['Images']).toBe(`${first}, ${second}`);
    expect(variation?.['Images']).toBe(second);
  });

  test.each([
    ['published', '1'],
    ['withdrawn', '0'],
    ['draft', '-1'],
  ] as const)('says that what is %s is %s', async (state, Published) => {
    expect((await rowOf({ state }))?.['Published']).toBe(Published);
  });

  const timed = {
    price: 800,
    oldPrice: null,
    priceBefore: 1_000,
    from: '2026-11-27T20:30:00.000Z',
    to: '2026-11-30T20:30:00.000Z',
  };
  test.each([
    ['now and for some days', { price: 800, timed: { ...timed, state: 'active' } }],
    ['for days to come', { price: 1_000, timed: { ...timed, state: 'planned' } }],
  ] as const)('has a price %s as that of a sale with its days', async (_, more) => {
    const row = await rowOf({ variants: [{ ...someVariant, ...more }] });
    expect(row?.['Regular price']).toBe('1000');
    expect(row?.['Sale price']).toBe('800');
    expect(row?.['Date sale price starts']).toBe('2026-11-28');
    expect(row?.['Date sale price ends']).toBe('2026-11-30');
  });

  test('has the numbers of the former shop, and others that no shop has', async () => {
    const related = [
      { id: 7, externalId: 70 },
      { id: 8, externalId: null },
    ];
    const row = await rowOf({ externalId: 44, related });
    expect(row?.['ID']).toBe('44');
    expect(row?.['Upsells']).toBe('id:70, id:4000000008');
  });

  test('tells variants that differ in their guarantee alone apart by it', async () => {
    const variants = ['یک سال', 'دو سال'].map((guarantee, at) => ({
      ...someVariant,
      id: at + 1,
      guarantee,
    }));
    const rows = await cellsOf({ ...some, variants });
    expect(rows.map((row) => row['Attribute 1 value(s)'])).toEqual([
      'یک سال, دو سال',
      'یک سال',
      'دو سال',
    ]);
  });
});
