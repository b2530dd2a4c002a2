import { normalisePersian } from '#lib/text/persian.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { badFile } from '#server/modules/goods/refusals.ts';
import { sheetHeads, sheetTexts } from '#server/modules/goods/sheet-texts.ts';
import type { SheetCell } from '#server/spreadsheet/sheet-row.ts';
import type { Column } from '#server/spreadsheet/workbook.ts';

export type SheetColumn = keyof typeof sheetHeads;

const widths: Readonly<Record<SheetColumn, number>> = {
  id: 12,
  sku: 18,
  name: 50,
  version: 28,
  price: 18,
  oldPrice: 20,
  stock: 10,
  stamp: 26,
};

/** The columns of the exported file, in its order. */
export const sheetColumns: readonly (Column & { readonly key: SheetColumn })[] = (
  ['id', 'sku', 'name', 'version', 'price', 'oldPrice', 'stock', 'stamp'] as const
).map((key) => ({
  key,
  header: sheetHeads[key],
  width: widths[key],
  isPlain: key === 'id',
}));

/** Other names of columns, as owners and their suppliers write them. */
const otherHeads: readonly (readonly [string, SheetColumn])[] = [
  ['شناسه', 'id'],
  ['کد کالا', 'sku'],
  ['sku', 'sku'],
  ['نام', 'name'],
  ['قیمت', 'price'],
  ['price', 'price'],
  ['قیمت پیشین', 'oldPrice'],
  ['قیمت پیش از تخفیف', 'oldPrice'],
  ['تعداد', 'stock'],
  ['stock', 'stock'],
];

/** Letters and digits alone: spaces, marks and brackets differ between keyboards. */
const fold = (head: string): string =>
  toLatinDigits(normalisePersian(head))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const byHead: ReadonlyMap<string, SheetColumn> = new Map(
  [...otherHeads, ...sheetColumns.map(({ header, key }) => [header, key] as const)].map(
    ([head, key]) => [fold(head), key],
  ),
);

/** Where each column stands. */
export type Places = ReadonlyMap<SheetColumn, number>;

/** The columns by the first row of a file. @throws {ShopError} 422 when they do not suffice, or one is there twice */
export function placesOf(heads: readonly SheetCell[]): Places {
  const places = new Map<SheetColumn, number>();
  for (const [at, head] of heads.entries()) {
    const folded = fold(String(head ?? ''));
    if (/^قیمت.*ریال/u.test(folded)) throw badFile(sheetTexts.rialHead(String(head)));
    const key = byHead.get(folded);
    if (key === undefined) continue;
    if (places.has(key)) throw badFile(sheetTexts.headTwice(sheetHeads[key]));
    places.set(key, at);
  }
  if (!places.has('id') && !places.has('sku')) throw badFile(sheetTexts.noGoods);
  if (!places.has('price') && !places.has('oldPrice') && !places.has('stock')) {
    throw badFile(sheetTexts.noValues);
  }
  return places;
}
