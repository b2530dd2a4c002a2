/** A column of a sheet. */
export interface Column {
  header: string;
  /** Width in characters. */
  width: number;
  /** Its numbers are shown without a thousands separator: codes, and figures with a fraction. */
  isPlain?: boolean;
}

export type Cell = string | number | null;

/** Maximum rows of a sheet (Excel's limit). */
export const mostRows = 1_048_576;
/** Maximum characters of a cell (Excel's limit). */
const mostLetters = 32_767;

/** Indexes of the styles in `styles.xml`. */
const styles = { plain: 0, header: 1, number: 2, text: 3 } as const;

/** Characters that XML cannot represent. */
// oxlint-disable-next-line no-control-regex -- they are what is to go
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"\r]/g, (letter) => entities[letter] ?? letter);

/**
 * Prefixes an apostrophe to a text that a spreadsheet may take for a formula. In this file it is a text cell
 * anyway, but not any more once it is saved as CSV and opened again.
 */
export const defuse = (text: string): string =>
  /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text;

/** Column letters: 0 is A, 26 is AA. */
const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26);

function textCell(at: string, text: string, style: number): string {
  const safe = escapeXml(defuse(text).slice(0, mostLetters));
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}

function cellXml(cell: Cell, at: string, isPlain = false): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textCell(at, cell, styles.text);
  const style = isPlain ? styles.plain : styles.number;
  return Number.isFinite(cell) ? `<c r="${at}" s="${style}"><v>${cell}</v></c>` : '';
}

/** XML of one row; `number` starts at 1. */
export function rowXml(columns: readonly Column[], cells: readonly Cell[], number: number): string {
  const inner = cells.map((cell, at) =>
    cellXml(cell, `${letterOf(at)}${number}`, columns[at]?.isPlain),
  );
  return `<row r="${number}">${inner.join('')}</row>`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** XML before the second row: a right-to-left sheet with the header row frozen. */
export function sheetHead(columns: readonly Column[]): string {
  const cols = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const names = columns.map(({ header }, at) =>
    textCell(`${letterOf(at)}1`, header, styles.header),
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${cols.join('')}</cols><sheetData><row r="1">${names.join('')}</row>`;
}

/** XML after the last of `rows` rows. */
export const sheetTail = (columns: readonly Column[], rows: number): string =>
  `</sheetData><autoFilter ref="A1:${letterOf(columns.length - 1)}${rows}"/>
<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>`;

const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The other parts of a workbook with one sheet, by path in the file. */
export function partsAround(sheetName: string): [path: string, xml: string][] {
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packages}/relationships">
<Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>
<sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packages}/relationships">
<Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Tahoma"/></font>
<font><b/><sz val="11"/><name val="Tahoma"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
  ];
}
