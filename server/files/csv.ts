/** Excel takes a file for UTF-8 only with this mark at its start. */
export const mark = '\uFEFF';

/** What spreadsheets would take for a formula is kept a text. */
const isFormula = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = isFormula.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly (string | number)[]): string =>
  `${values.map(cell).join(',')}\r\n`;
