import { columnKeys, isField } from '#panel/prices/fields.ts';
import { boxOf, placesIn, type Range } from '#panel/prices/places.ts';
import { currentValue, type Sheet } from '#panel/prices/puts.ts';

/** The mean of the numbers in the chosen cells of one column; null of several columns, and for fewer than two numbers. */
export function meanOf(sheet: Sheet, range: Range): number | null {
  const box = boxOf(range);
  const key = columnKeys[box.first];
  if (box.first !== box.last || !key || !isField(key) || key === 'availability') return null;
  const numbers = placesIn(box).flatMap((place) => {
    const row = sheet.rows[place.row];
    return (row && currentValue(sheet, row, key)) ?? [];
  });
  if (numbers.length < 2) return null;
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
