import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fileSource } from '#server/modules/import/byte-source.ts';
import { readCsv } from '#server/modules/import/read-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'kahroba-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string | Uint8Array): string {
  const file = join(folder, 'goods.csv');
  writeFileSync(file, content);
  return file;
}

async function read(content: string | Uint8Array) {
  const found: { line: number; cells: readonly string[] }[] = [];
  for await (const row of readCsv(await fileSource(fileOf(content)))) found.push(row);
  return found;
}
const cellsOf = async (content: string | Uint8Array) =>
  (await read(content)).map(({ cells }) => cells);
const refused = (content: string | Uint8Array) =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const two = [
  ['شناسه', 'نام'],
  ['44', 'کفش، سفید'],
];
const utf16 = (text: string, swaps: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return swaps ? bytes.swap16() : bytes;
};
/** «نام» and «كفش» in windows-1256. */
const arabic = Buffer.from([0xe4, 0xc7, 0xe3, 0x0a, 0xdf, 0xdd, 0xd4, 0x0a]);

describe('the text of a file', () => {
  test.each<[string, string | Uint8Array]>([
    ['UTF-8 without a mark', 'شناسه,نام\n44,"کفش، سفید"\n'],
    ['UTF-8 with a mark', '\uFEFFشناسه,نام\r\n44,"کفش، سفید"\r\n'],
    ['UTF-8 with two marks', '\uFEFF\uFEFF"شناسه",نام\n44,"کفش، سفید"\n'],
    ['UTF-8 with a mark and a quoted first head', '\uFEFF"شناسه","نام"\n44,"کفش، سفید"'],
    ['UTF-16 as Excel saves it', utf16('شناسه\tنام\r\n44\tکفش، سفید\r\n', false)],
    ['UTF-16, the higher byte first', utf16('شناسه\tنام\n44\tکفش، سفید', true)],
    ['semicolons', 'شناسه;نام\n44;کفش، سفید\n'],
    ['empty lines around and between', '\n\nشناسه,نام\n\n44,"کفش، سفید"\n\n'],
  ])('is read: %s', async (_case, content) => {
    expect(await cellsOf(content)).toEqual(two);
  });

  test('is windows-1256 when it is not valid UTF-8', async () => {
    expect(await cellsOf(arabic)).toEqual([['نام'], ['كفش']]);
  });

  test('keeps letters whose bytes stand in two pieces of the file', async () => {
    const name = 'کفش'.repeat(40_000);
    expect(await cellsOf(`نام\n${name}\n x${name}`)).toEqual([['نام'], [name], [` x${name}`]]);
  });

  test('has its delimiter from the first line only, outside of quotes', async () => {
    expect(await cellsOf('"a,b,c,d";name\n1,2,3,4;x')).toEqual([
      ['a,b,c,d', 'name'],
      ['1,2,3,4', 'x'],
    ]);
  });
});

test('a row knows the line it begins on, also after cells of several lines', async () => {
  const found = await read('name,text\na,"1\n2\n3"\nb,x\n\nc,"1\r\n2"\nd,y\n');
  expect(found.map(({ line }) => line)).toEqual([1, 2, 5, 7, 9]);
});

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('whatever is quoted by the rules of CSV comes back as it was', async () => {
  // Ends of lines become one sign, and a file with NUL is refused.
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => `x${text.replaceAll(/[\0\r]/g, '')}`);
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
    );
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(',', ';', '\t'), async (lines, delimiter) => {
      const heads = lines[0]?.map((_cell, at) => `head ${at}`) ?? [];
      const text = [heads, ...lines].map((cells) => cells.map(quoted).join(delimiter)).join('\r\n');
      expect(await cellsOf(text)).toEqual([heads, ...lines]);
    }),
    { numRuns: 50 },
  );
});

describe('a hostile file is refused in Persian', () => {
  const manyRows = `name\n${'x\n'.repeat(200_001)}`;
  test.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'این فایل خالی است.'],
    ['only empty lines', '\n\n\n', 'این فایل خالی است.'],
    ['an Excel file', Buffer.from('PK\u0003\u0004rest'), 'این فایل اکسل یا ZIP است'],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 0, 1]), 'این فایل متن نیست'],
    ['a million columns', ','.repeat(1_000_000), 'سطر ۱ بیش از ۵۰۰ ستون دارد'],
    ['too many columns later', `name\nx\n${','.repeat(500)}`, 'سطر ۳ بیش از ۵۰۰ ستون دارد'],
    ['a quote that is never closed', 'name\nx\n"open\nmore\nmore', 'در سطر ۳ باز شده'],
    ['a quote in the middle', 'name\nx\na "b" c\n', 'در سطر ۳ جای درستی ندارد'],
    ['a quote after many rows', `name\n${'x\n'.repeat(50_000)}a "b"`, 'در سطر ۵۰۰۰۲ جای'],
    ['a long cell', `name\n"${'x'.repeat(1_000_001)}"`, 'خانه‌ای از سطر ۲'],
    ['an endless record', `name\n"${'x'.repeat(5_000_000)}`, 'سطر ۲ بیش از ۴ مگابایت است'],
    ['too many rows', manyRows, 'بیش از ۲۰۰٬۰۰۰ سطر'],
  ])('%s', async (_case, content, sentence) => {
    expect(await refused(content)).toContain(sentence);
  });

  test('more bytes than are read', async () => {
    expect(await refused(Buffer.alloc(64_000_001, 'x'))).toContain('بزرگ‌تر از ۶۴ مگابایت');
  });
});
