import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { getImportAnswer, importView } from '#lib/contract/import.ts';
import { enterPanel } from './panel.ts';
import { ask } from './shop.ts';
import { expect } from './test.ts';

const heads = [
  'شناسه',
  'نوع',
  'شناسه محصول',
  'نام',
  'منتشر شده',
  'در انبار؟',
  'انبار',
  'تاریخ پایان فروش ویژه',
  'قیمت فروش ویژه',
  'قیمت عادی',
  'دسته‌ها',
  'تصاویر',
  'مادر',
  'نام 1 صفت',
  'مقدار(های) 1 صفت',
  'Meta: _old',
];

/** In letters: names keep them in every kind of digits. */
export const uniqueWord = (): string =>
  String(Date.now()).replace(/\d/g, (digit) => 'ابپتثجچحخد'.charAt(Number(digit)));

const picturePath = 'wp-content/uploads/2024/05/lamp.jpg';

/** A ZIP of the pictures, which lacks one that the file names. */
export async function picturesZip(): Promise<Buffer> {
  const wanted = { width: 640, height: 640, channels: 3, background: '#b4763c' } as const;
  const zip = new ZipFile();
  zip.addBuffer(await sharp({ create: wanted }).jpeg().toBuffer(), picturePath);
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * A file as a Persian WooCommerce writes it, with prices in rial: a lamp, a shirt in two sizes, and a row with a price that is
 * none.
 * @param word that makes its names and codes unique
 * @param nameHead the head of the names
 */
export function goodsFile(word: string, nameHead = 'نام'): { name: string; buffer: Buffer } {
  const id = Date.now() % 1_000_000_000;
  const lamp = `چراغ مطالعه ${word}`;
  const shirt = `پیراهن نخی ${word}`;
  const pictures = [picturePath, 'wp-content/uploads/2024/06/gone.jpg']
    .map((path) => `https://old.invalid/${path}`)
    .join(', ');
  const category = `آزمون ${word} > روشنایی`;
  const rows = [
    heads.map((head) => (head === 'نام' ? nameHead : head)),
    [id, 'simple', `LMP-${id}`, lamp, 1, 1, 12, '', 9_900_000, 12_500_000, category, pictures],
    [
      id + 1,
      'variable',
      `SHT-${id}`,
      shirt,
      1,
      1,
      '',
      '',
      '',
      '',
      `پوشاک ${word}`,
      '',
      '',
      'سایز',
      'M, L',
    ],
    [
      id + 2,
      'variation',
      `SHT-${id}-M`,
      shirt,
      1,
      1,
      3,
      '',
      '',
      4_500_000,
      '',
      '',
      `SHT-${id}`,
      'سایز',
      'M',
    ],
    [
      id + 3,
      'variation',
      `SHT-${id}-L`,
      shirt,
      1,
      1,
      0,
      '',
      '',
      4_700_000,
      '',
      '',
      `SHT-${id}`,
      'سایز',
      'L',
    ],
    [id + 4, 'simple', `BAD-${id}`, `قیچی ${word}`, 1, 1, 1, '', '', 'رایگان', category],
  ];
  const lines = rows.map((row) =>
    heads.map((_, at) => `"${String(row[at] ?? '').replaceAll('"', '""')}"`).join(','),
  );
  return { name: `کالاها-${word}.csv`, buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`) };
}

async function callPanel(name: string, body: object | Buffer): Promise<unknown> {
  const isFile = Buffer.isBuffer(body);
  return ask(`Admin/${name}`, {
    method: 'POST',
    headers: {
      ...(await enterPanel()),
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
    },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  });
}

const arrivesAt = (batch: number, state: string): Promise<void> =>
  expect
    .poll(async () => getImportAnswer.parse(await callPanel('Get-Import', { batch })).state, {
      timeout: 30_000,
    })
    .toBe(state);

/** A file of which the dry run is done, and nothing else. @returns its number */
export async function triedGoods(): Promise<number> {
  const { name, buffer: file } = goodsFile(uniqueWord());
  const begun = await callPanel('Begin-Import', { fileName: name, size: file.length });
  const { batch } = importView.parse(begun);
  await callPanel(`Upload-Import-Part?batch=${batch}&part=0`, file);
  await callPanel('Start-Import', { batch, unit: 'rial' });
  await arrivesAt(batch, 'ready');
  return batch;
}

/** Writes the goods of a file, and sends the ZIP of their pictures. */
export async function writeGoods(batch: number): Promise<void> {
  await callPanel('Apply-Import', { batch });
  await arrivesAt(batch, 'done');
  const zip = await picturesZip();
  await callPanel('Begin-Import-Archive', { batch, fileName: 'uploads.zip', size: zip.length });
  await callPanel(`Upload-Import-Archive-Part?batch=${batch}&part=0`, zip);
}

/** Takes the goods of a file back. */
export async function takeBack(batch: number): Promise<void> {
  await callPanel('Undo-Import', { batch });
  await arrivesAt(batch, 'undone');
}
