import { createHash } from 'node:crypto';
import { folded } from '#server/modules/import/heads.ts';
import type { CsvRow } from '#server/modules/import/read-csv.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import { importTexts } from '#server/modules/import/texts.ts';

/** Columns of Shopify's file of products that are read, by their heads of until 2025 and of since then. */
const heads = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category'],
  type: ['Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1: ['Option1 Name'],
  option2: ['Option2 Name'],
  option3: ['Option3 Name'],
  value1: ['Option1 Value'],
  value2: ['Option2 Value'],
  value3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  former: ['Variant Compare At Price', 'Compare-at price'],
  picture: ['Image Src', 'Product image URL'],
  place: ['Image Position'],
  ownPicture: ['Variant Image', 'Variant image URL'],
  gift: ['Gift Card'],
} as const;
type Field = keyof typeof heads;
type Row = Readonly<Record<Field, string>>;

/** The same columns as a Persian WooCommerce names them. */
const wooHeads = [
  'شناسه',
  'نوع',
  'شناسه محصول',
  'بارکد',
  'نام',
  'منتشر شده',
  'توضیحات',
  'وزن (گرم)',
  'در انبار؟',
  'انبار',
  'قیمت فروش ویژه',
  'قیمت عادی',
  'دسته‌ها',
  'برندها',
  'تصاویر',
  'مادر',
  ...[1, 2, 3].flatMap((n) => [`نام ${n} صفت`, `مقدار(های) ${n} صفت`]),
] as const;
type WooRow = Partial<Record<string, string>>;

/** Rows of one product: as many variants as Shopify allows, and as many pictures. */
const mostTogether = 2_500;

/**
 * The rows of a file as WooCommerce writes them, if Shopify wrote it; else the rows as they are. A product has its
 * variants and pictures in the rows that follow its own and have the same handle. The lines of its rows are counted
 * anew, because a product and its first variant stand in one.
 * @throws {ShopError} 422
 */
export async function* withoutShopify(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  let places: Map<Field, number> | null | undefined;
  let product: Row[] = [];
  let line = 1;
  const taken = function* (): Generator<CsvRow> {
    for (const row of wooRowsOf(product)) {
      line += 1;
      yield { line, cells: wooHeads.map((head) => row[head] ?? '') };
    }
    product = [];
  };
  for await (const row of rows) {
    if (places === undefined) {
      places = placesIn(row.cells);
      yield places === null ? row : { line, cells: wooHeads };
    } else if (places === null) yield row;
    else {
      const read = rowOf(row.cells, places);
      if (product.length > 0 && product[0]?.handle !== read.handle) yield* taken();
      product.push(read);
      if (product.length > mostTogether) throw badFile(importTexts.tooManyTogether(row.line));
    }
  }
  if (product.length > 0) yield* taken();
}

/** Where columns are; null for a file that Shopify did not write. */
function placesIn(cells: readonly string[]): Map<Field, number> | null {
  const at = new Map(cells.map((head, place) => [folded(head), place]));
  const places = new Map<Field, number>();
  for (const [field, names] of Object.entries(heads) as [Field, readonly string[]][]) {
    const place = names.map((name) => at.get(folded(name))).find((found) => found !== undefined);
    if (place !== undefined) places.set(field, place);
  }
  const isOne = (['handle', 'title', 'value1', 'price'] as const).every((field) =>
    places.has(field),
  );
  return isOne ? places : null;
}

const fields = Object.keys(heads) as Field[];
const rowOf = (cells: readonly string[], places: ReadonlyMap<Field, number>): Row =>
  Object.fromEntries(
    fields.map((field) => [field, cells[places.get(field) ?? -1]?.trim() ?? '']),
  ) as Row;

/** Shopify's file has no numbers: one of 48 bits, by what is unique in it. */
const numberOf = (...names: readonly string[]): string =>
  String(createHash('sha256').update(JSON.stringify(names)).digest().readUIntBE(0, 6));

const inList = (text: string): string => text.replaceAll(',', String.raw`\,`);
const isNo = (word: string): boolean => word.toLowerCase() === 'false';
const isYes = (word: string): boolean => word.toLowerCase() === 'true';

function wooRowsOf(rows: readonly Row[]): readonly WooRow[] {
  const [first] = rows;
  if (first === undefined) return [];
  const variants = rows.filter(({ value1, price, sku }) => `${value1}${price}${sku}` !== '');
  const product = productOf(first, rows);
  const options = [first.option1, first.option2, first.option3];
  const isPlain = variants.length < 2 && (options[0] === '' || options[0] === 'Title');
  if (isPlain)
    return [{ ...product, ...offerOf(variants[0] ?? first), نوع: kindOf(first, 'simple') }];
  const id = product['شناسه'] ?? '';
  return [
    { ...product, نوع: kindOf(first, 'variable'), ...attributesOf(options, variants) },
    ...variants.map((variant) => ({
      ...offerOf(variant),
      ...attributesOf(options, [variant]),
      شناسه: numberOf(first.handle, variant.value1, variant.value2, variant.value3),
      نوع: 'variation',
      نام: first.title,
      مادر: `id:${id}`,
      تصاویر: inList(variant.ownPicture),
    })),
  ];
}

const kindOf = ({ gift }: Row, kind: string): string => (isYes(gift) ? 'gift card' : kind);

function productOf(first: Row, rows: readonly Row[]): WooRow {
  const pictures = rows
    .filter(({ picture }) => picture !== '')
    .toSorted((one, other) => (Number(one.place) || 0) - (Number(other.place) || 0));
  const categories = first.type === '' ? first.category : first.type;
  return {
    شناسه: numberOf(first.handle),
    نام: first.title,
    'منتشر شده': stateOf(first),
    توضیحات: first.description,
    دسته‌ها: inList(categories),
    برندها: inList(first.vendor),
    تصاویر: pictures.map(({ picture }) => inList(picture)).join(', '),
  };
}

const stateOf = ({ status, published }: Row): string => {
  if (status !== '' && status.toLowerCase() !== 'active') return '-1';
  return isNo(published) ? '-1' : '1';
};

function attributesOf(options: readonly string[], variants: readonly Row[]): WooRow {
  return Object.fromEntries(
    options.flatMap((option, at) => {
      if (option === '') return [];
      const field = (['value1', 'value2', 'value3'] as const)[at] ?? 'value1';
      const values = new Set(variants.map((variant) => variant[field]).filter(Boolean));
      return [
        [`نام ${at + 1} صفت`, option],
        [`مقدار(های) ${at + 1} صفت`, [...values].map(inList).join(', ')],
      ];
    }),
  );
}

/** How a variant is sold: what it cost before stands beside its price there, and is its price here. */
function offerOf({ sku, barcode, grams, tracker, stock, policy, price, former }: Row): WooRow {
  const isReduced = Number(former) > Number(price);
  const isCounted = tracker !== '';
  const goesOn = policy.toLowerCase() === 'continue' || isYes(policy);
  const isAway = isCounted && !(Number(stock) > 0);
  return {
    'شناسه محصول': sku.replace(/^'/, ''),
    بارکد: barcode.replace(/^'/, ''),
    'وزن (گرم)': grams,
    'در انبار؟': isAway ? (goesOn ? 'backorder' : '0') : '1',
    انبار: isCounted ? stock : '',
    'قیمت عادی': isReduced ? former : price,
    'قیمت فروش ویژه': isReduced ? price : '',
  };
}
