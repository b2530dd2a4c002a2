/** Signs that HTML has its own meaning for, as WooCommerce keeps names of goods and categories. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A list in one cell; a comma within a part is written `\,`. */
export const listCell = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll(',', String.raw`\,`)).join(', ');

/** HTML in one line: a line break is written `\n`, and what only looks like one so that it stays as it is. */
export const htmlCell = (html: string): string =>
  html.replaceAll(String.raw`\n`, '&#92;n').replaceAll(/\r\n?|\n/g, String.raw`\n`);
