/** A cell in quotes, in which quotes are doubled, or one that ends at the next tab or line; and what follows it. */
const cellPattern = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\n]*))[^\t\n]*(\t|\n|$)/y;

/** The cell that begins at `at`, the length of what it takes up, and what ends it. */
function cellAt(text: string, at: number): { cell: string; length: number; end: string } {
  cellPattern.lastIndex = at;
  const [found = '', quoted, plain = '', end = ''] = cellPattern.exec(text) ?? [];
  const cell = quoted?.replaceAll('""', '"') ?? plain.replaceAll('\r', '');
  return { cell, length: found.length, end };
}

/**
 * The cells of text that a spreadsheet has copied: lines of cells between tabs. A cell with a tab, a line break or a
 * quote stands in quotes, with its own quotes doubled.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, length, end } = cellAt(text, at);
    row.push(cell);
    at += length;
    // A tab at the end of the text has an empty cell after it.
    const isLast = at >= text.length;
    if (isLast && end === '\t') row.push('');
    if (isLast || end === '\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const needsQuotes = /["\t\n\r]/;

/** Cells as a spreadsheet takes them. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\r\n');
