import { onOneLine } from '#lib/text/persian.ts';
import type { Cells } from '#server/modules/import/cells.ts';
import type { Columns } from '#server/modules/import/heads.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { listOf } from '#server/modules/import/values.ts';

export interface Attribute {
  readonly title: string;
  /** Of a variation one, or none: it is for each of them. */
  readonly values: readonly string[];
}

const mostAttributes = 100;
const longestTitle = 60;
/** As the contract has them for options of variants, and for attributes of products. */
const longestOption = 100;
const longestValue = 1_000;

export function readAttributes(
  cells: Cells,
  columns: Columns,
  isVariation: boolean,
): readonly Attribute[] {
  const byTitle = new Map<string, Attribute>();
  for (const field of columns.keys()) {
    const number = /^attributeName (\d+)$/.exec(field)?.[1];
    const title = number === undefined ? '' : onOneLine(cells.text(field));
    if (title === '') continue;
    if (byTitle.has(title)) cells.refuse(field, importTexts.attributeTwice(title.slice(0, 60)));
    if (title.length > longestTitle) cells.refuse(field, importTexts.tooLong(longestTitle));
    if (byTitle.size === mostAttributes) cells.refuse(field, importTexts.tooManyAttributes);
    byTitle.set(title, {
      title,
      values: readValues(cells, `attributeValues ${number}`, isVariation),
    });
  }
  return [...byTitle.values()];
}

function readValues(cells: Cells, field: string, isVariation: boolean): string[] {
  const all = listOf(cells.text(field)).map(onOneLine);
  const values = [...new Set(all)].filter((value) => value !== '');
  const longest = isVariation ? longestOption : longestValue;
  if (isVariation && values.length > 1) cells.refuse(field, importTexts.manyValues);
  if (values.some(({ length }) => length > longest)) {
    cells.refuse(field, importTexts.tooLong(longest));
  }
  return values;
}
