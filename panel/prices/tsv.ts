/** A cell in quotes, in which quotes are doubled, or one that ends at the next tab or line; and what follows it. */
const cellPattern = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\n]*))[^\t\n]*(\t|\n|$)/y;

interface Found {
  cell: string;
  /** What follows it: a tab, a line's end, or nothing. */
  end: string;
  length: number;
}

function cellAt(text: string, at: number): Found {
  cellPattern.lastIndex = at;
  const [found = '', quoted, plain = '', end = ''] = cellPattern.exec(text) ?? [];
  const cell = quoted === undefined ? plain.replaceAll('\r', '') : quoted.replaceAll('""', '"');
  return { cell, end, length: found.length };
}

/**
 * The cells of text that a spreadsheet has copied: lines of cells between tabs. A cell with a tab, a line break or a
 * quote stands in quotes, with its own quotes doubled.
 */
export function parseTsv(text: string): string[][] {
  // Spreadsheets end the last line, too.
  const whole = text.endsWith('\n') ? text.slice(0, -1) : text;
  if (text === '') return [];
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; ;) {
    const { cell, end, length } = cellAt(whole, at);
    row.push(cell);
    at += length;
    if (end !== '\t') {
      rows.push(row);
      row = [];
    }
    if (end === '') return rows;
  }
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
