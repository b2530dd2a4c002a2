import { type Box, boxOf, type Place, type Range, type Size } from '#panel/prices/places.ts';

/** A text that is put into a cell. */
export interface Put {
  place: Place;
  text: string;
}

export interface Pasted {
  puts: Put[];
  /** The cells that are chosen afterwards. */
  range: Range;
  /** Rows that were copied but have no row of the grid. */
  cut: number;
}

/**
 * Where copied cells go, as in a spreadsheet: from the first chosen cell on. When the chosen cells are a multiple of the
 * copied ones, these are repeated: one cell fills all of them.
 */
export function planPaste(
  block: readonly (readonly string[])[],
  range: Range,
  { rows, columns }: Size,
): Pasted {
  const height = block.length;
  const width = block.reduce((most, row) => Math.max(most, row.length), 0);
  const box = boxOf(range);
  const chosen = { rows: box.bottom - box.top + 1, columns: box.last - box.first + 1 };
  const isRepeated =
    height > 0 && width > 0 && chosen.rows % height === 0 && chosen.columns % width === 0;
  const wanted = isRepeated ? chosen : { rows: height, columns: width };
  const target: Box = {
    top: box.top,
    first: box.first,
    bottom: Math.min(box.top + wanted.rows, rows) - 1,
    last: Math.min(box.first + wanted.columns, columns) - 1,
  };
  const puts: Put[] = [];
  for (let row = target.top; row <= target.bottom; row += 1) {
    const line = block[(row - target.top) % height] ?? [];
    for (let column = target.first; column <= target.last; column += 1) {
      // A shorter line says nothing of the cells after it.
      const text = line[(column - target.first) % width];
      if (text !== undefined) puts.push({ place: { row, column }, text });
    }
  }
  return {
    puts,
    range: {
      anchor: { row: target.top, column: target.first },
      active: {
        row: Math.max(target.top, target.bottom),
        column: Math.max(target.first, target.last),
      },
    },
    cut: Math.max(0, box.top + wanted.rows - rows),
  };
}
