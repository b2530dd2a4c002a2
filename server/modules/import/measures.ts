import { productFields } from '#lib/contract/goods-product.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { Cells } from '#server/modules/import/cells.ts';
import type { Columns } from '#server/modules/import/heads.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { type Read, digitsOf } from '#server/modules/import/values.ts';

/** Of one piece: grams, and mm. */
export interface Measures {
  readonly weight?: number;
  readonly length?: number;
  readonly width?: number;
  readonly height?: number;
}

const grams: Readonly<Record<string, number>> = {
  '': 1_000,
  kg: 1_000,
  کیلوگرم: 1_000,
  g: 1,
  گرم: 1,
  lbs: 453.592_37,
  پوند: 453.592_37,
  oz: 28.349_523_125,
  اونس: 28.349_523_125,
};
const millimetres: Readonly<Record<string, number>> = {
  '': 10,
  cm: 10,
  سانتیمتر: 10,
  سانتی‌متر: 10,
  m: 1_000,
  متر: 1_000,
  mm: 1,
  میلیمتر: 1,
  میلی‌متر: 1,
  in: 25.4,
  اینچ: 25.4,
  yd: 914.4,
};

/** Units are in the brackets of heads. */
export function readMeasures(cells: Cells, columns: Columns): Measures {
  const entries = (['weight', 'length', 'width', 'height'] as const).flatMap((field) => {
    const units = field === 'weight' ? grams : millimetres;
    const value = cells.read(field, (cell) =>
      measureOf(cell, columns.get(field)?.unit ?? '', units),
    );
    if (value === undefined || value === 0) return [];
    if (productFields.shape[field].safeParse(value).success) return [[field, value] as const];
    cells.refuse(field, importTexts.tooMuch);
    return [];
  });
  return Object.fromEntries(entries);
}

function measureOf(
  cell: string,
  unit: string,
  units: Readonly<Record<string, number>>,
): Read<number> {
  const key = onOneLine(unit).toLowerCase();
  const factor = Object.hasOwn(units, key) ? units[key] : undefined;
  if (factor === undefined) return { reason: importTexts.unknownUnit(unit) };
  const read = digitsOf(cell);
  // Rounded to six digits first: 0.3 kg are not 301 g.
  return 'reason' in read
    ? read
    : { value: Math.ceil(Math.round(Number(read.value) * factor * 1e6) / 1e6) };
}
