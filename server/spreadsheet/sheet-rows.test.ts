import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { ZipFile } from 'yazl';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';
import type { SheetCell, SheetRow } from '#server/spreadsheet/sheet-row.ts';
import { rowsOf } from '#server/spreadsheet/sheet-rows.ts';
import { partsAround } from '#server/spreadsheet/sheet-xml.ts';
import { writeWorkbook } from '#server/spreadsheet/workbook.ts';

async function read(file: Uint8Array | string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of rowsOf(new Uint8Array(Buffer.from(file)))) rows.push(row);
  return rows;
}
const cellsOf = async (file: Uint8Array | string) => (await read(file)).map(({ cells }) => cells);
const faultOf = (file: Uint8Array | string) =>
  read(file).then(
    () => 'read',
    (error: unknown) => (error instanceof SheetError ? error.fault : String(error)),
  );

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetOf = (rows: string, head = '') =>
  `<?xml version="1.0"?>${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

/** An Excel file with this XML as its sheet. */
function xlsxOf(sheet: string | Buffer, more: readonly [string, Buffer][] = []): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, xml] of partsAround('x')) zip.addBuffer(Buffer.from(xml), path);
  zip.addBuffer(Buffer.from(sheet), 'xl/worksheets/sheet1.xml');
  for (const [path, content] of more) zip.addBuffer(content, path);
  zip.end();
  return buffer(zip.outputStream);
}

/** The same with another size of its largest part in the directory. */
function withSize(file: Buffer, size: number): Buffer {
  const changed = Buffer.from(file);
  const mark = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = changed.indexOf(mark); at !== -1; at = changed.indexOf(mark, at + 1)) {
    if (changed.readUInt32LE(at + 24) > 1_000_000) changed.writeUInt32LE(size, at + 24);
  }
  return changed;
}

describe('the rows of a file are read', () => {
  const table = [
    ['شناسه', 'قیمت'],
    ['44', '۱۲٬۰۰۰'],
  ];

  test('as our own workbook has them, with the numbers of their lines', async () => {
    const columns = ['نام', 'عدد'].map((header) => ({ header, width: 10 }));
    const batches = [
      [
        ['=1+1', 1],
        ['', null],
        ['x', 2],
      ],
    ];
    const file = await buffer(writeWorkbook({ name: 'x', columns, batches }));
    expect(await read(file)).toEqual([
      { line: 1, cells: ['نام', 'عدد'] },
      { line: 2, cells: ["'=1+1", 1] },
      { line: 4, cells: ['x', 2] },
    ]);
  });

  test('as Excel saves them: with texts apart from the cells, and days as numbers', async () => {
    const rows = [['نام', 'عدد', 'روز'], ['کفش', 1.5, new Date('2026-01-02')], [true]];
    const file = await writeXlsx({ sheets: [{ name: 'x', rows }] });
    expect(await cellsOf(file)).toEqual([['نام', 'عدد', 'روز'], ['کفش', 1.5, 46_024], ['true']]);
  });

  test('with the values that formulas were saved with', async () => {
    const file = await xlsxOf(
      sheetOf(
        '<row r="1"><c r="A1"><f>HYPERLINK("x")</f><v>7</v></c><c r="B1"><f>A1</f></c></row>',
      ),
    );
    expect(await cellsOf(file)).toEqual([[7, null]]);
  });

  test.each<[string, string | Buffer]>([
    ['UTF-8', 'شناسه,قیمت\n44,۱۲٬۰۰۰'],
    ['UTF-8 with a mark and CRLF', '\uFEFFشناسه;قیمت\r\n44;"۱۲٬۰۰۰"\r\n'],
    ['UTF-16 as Excel saves it', Buffer.from('\uFEFFشناسه\tقیمت\r\n44\t۱۲٬۰۰۰', 'utf16le')],
  ])('of CSV in %s', async (_name, file) => {
    expect(await cellsOf(file)).toEqual(table);
  });

  test('of CSV whose letters and ends of lines stand on two pieces of the file', async () => {
    const name = 'ک'.repeat(32_764);
    const file = Buffer.from(`a,b\n${name},ش\r\n${name},ش\r\nxش,y\rz,w`);
    expect(await read(file)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: [name, 'ش'] },
      { line: 3, cells: [name, 'ش'] },
      { line: 4, cells: ['xش', 'y'] },
      { line: 5, cells: ['z', 'w'] },
    ]);
  });

  test('of CSV in windows-1256', async () => {
    expect(await cellsOf(Buffer.from([0xe4, 0xc7, 0xe3, 0x0a, 0x31]))).toEqual([['نام'], ['1']]);
  });

  test('whatever they hold, from a workbook and from CSV alike', async () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 8 })
      // Neither XML nor lines of CSV keep these.
      .map((text) => `x${text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')}`);
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const columns = ['a', 'b'].map((header) => ({ header, width: 9 }));
        const file = await buffer(writeWorkbook({ name: 'x', columns, batches: [all] }));
        const text = [['a', 'b'], ...all]
          .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        const expected: SheetCell[][] = [['a', 'b'], ...all];
        expect(await cellsOf(file)).toEqual(expected);
        expect(await cellsOf(text)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});

const wide = (ref: string) => sheetOf(`<row r="1"><c r="${ref}"><v>1</v></c></row>`);
const rowAt = (line: string) => `<row r="${line}"><c r="A${line}"><v>1</v></c></row>`;
const oleOf = (name: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(name, 'utf16le')]);

describe('a hostile file is refused', () => {
  const zeros = Buffer.alloc(160_000_000, 0x20);

  test.each<[string, string, () => Promise<Buffer> | Buffer | string]>([
    ['nothing', 'empty', () => ''],
    ['only spaces and lines', 'empty', () => '\n\n,,\n'],
    ['a picture', 'unknown', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
    ['an old Excel file', 'old', () => oleOf('Workbook')],
    ['an Excel file with a password', 'secret', () => oleOf('EncryptedPackage')],
    ['the head of a ZIP and then nothing', 'broken', () => Buffer.from('PK\u0003\u0004')],
    ['a ZIP without a workbook', 'broken', () => zipOf([['a.txt', Buffer.from('x')]])],
    ['half of an Excel file', 'broken', async () => (await xlsxOf(sheetOf(''))).subarray(0, 900)],
    ['two rows of one number', 'broken', () => xlsxOf(sheetOf(rowAt('5') + rowAt('5')))],
    ['a row of no Excel', 'broken', () => xlsxOf(sheetOf(rowAt('3000000000')))],
    ['a ZIP bomb', 'large', () => xlsxOf(zeros)],
    ['a ZIP bomb that lies', 'large', async () => withSize(await xlsxOf(zeros), 1_000)],
    ['a ZIP bomb without a size', 'large', async () => withSize(await xlsxOf(zeros), 0)],
    ['many parts', 'large', () => xlsxOf(sheetOf(''), manyParts())],
    ['a million columns of CSV', 'wide', () => ','.repeat(1_000_000)],
    ['a million columns of Excel', 'wide', () => xlsxOf(wide('BDWGN1'))],
    ['the last column of Excel', 'wide', () => xlsxOf(wide('XFD1'))],
    ['a quote that is never closed', 'quoted', () => 'a,b\n"open,\nx,y'],
    ['an endless line', 'wide', () => `a,b\n${'x'.repeat(1_000_000)}`],
    ['more rows than are read', 'long', () => `a\n${'x\n'.repeat(200_001)}`],
  ])('%s: %s', async (_name, fault, file) => {
    expect(await faultOf(await file())).toBe(fault);
  });

  test('entities within entities are not resolved', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]>`;
    const row = '<row r="1"><c r="A1" t="str"><v>&b;&b;</v></c></row>';
    expect(await cellsOf(await xlsxOf(sheetOf(row, bomb)))).toEqual([['&b;&b;']]);
  });
});

function zipOf(parts: readonly [string, Buffer][]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of parts) zip.addBuffer(content, path);
  zip.end();
  return buffer(zip.outputStream);
}

const manyParts = (): [string, Buffer][] =>
  Array.from({ length: 2_000 }, (_, n) => [`xl/media/${n}.png`, Buffer.from('x')]);
