import { getImportAnswer, importView } from '#lib/contract/import.ts';
import type { ImportState } from '#lib/contract/import-names.ts';
import { post } from '#scripts/screenshots/service.ts';

type Headers = Readonly<Record<string, string>>;

const heads =
  'شناسه,نوع,شناسه محصول,نام,منتشر شده,توضیح کوتاه,در انبار؟,انبار,قیمت فروش ویژه,قیمت عادی,دسته‌ها,مادر,نام 1 صفت,مقدار(های) 1 صفت,Meta: _yoast_title';

/** A product of a former shop; prices are in rial. */
interface Row {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly price: number | string;
  readonly sale?: number;
  readonly stock?: number;
  readonly category?: string;
  readonly kind?: 'variable' | 'variation';
  readonly parent?: string;
  readonly colour?: string;
}

const lineOf = (row: Row): string => {
  const { id, kind = 'simple', sku, name, stock = 5, sale = '', price, category = '' } = row;
  const { parent = '', colour = '' } = row;
  const title = colour === '' ? '' : 'رنگ';
  const cells = [id, kind, sku, name, 1, '', 1, stock, sale, price, category, parent, title];
  return [...cells, `"${colour}"`, `${name}، خرید`].join(',');
};

const fileOf = (rows: readonly Row[]): string => [heads, ...rows.map(lineOf)].join('\n');

const phone = 'کالای دیجیتال > موبایل';
const sound = 'کالای دیجیتال > هدفون';
const cover = { name: 'قاب چرمی آیفون 15 Pro', category: phone };
const older: readonly Row[] = [
  {
    id: 1248,
    sku: 'IP15P-256',
    name: 'گوشی اپل آیفون 15 Pro',
    price: 979_000_000,
    category: phone,
  },
  {
    id: 1312,
    sku: 'WH-XM5',
    name: 'هدفون سونی XM5',
    price: 274_000_000,
    stock: 9,
    category: sound,
  },
  { id: 1377, sku: 'SGW6-44', name: 'ساعت Galaxy Watch 6', price: 187_000_000, category: phone },
  { id: 1402, sku: 'ANK-PB20', name: 'پاوربانک انکر ۲۰٬۰۰۰', price: 48_500_000, category: phone },
];
/** With other prices, new goods, and rows that are wrong. */
const newer: readonly Row[] = [
  { ...older[0], price: 1_069_000_000, sale: 984_000_000 } as Row,
  { ...older[1], stock: 4 } as Row,
  { ...older[2], price: 86_000_000 } as Row,
  { ...older[3] } as Row,
  { id: 1511, sku: 'PHL-HD9252', name: 'سرخ‌کن فیلیپس HD9252', price: 89_000_000 },
  { id: 1512, sku: 'CVR-15P', ...cover, price: '', kind: 'variable', colour: 'قهوه‌ای, مشکی' },
  {
    id: 1513,
    sku: 'CVR-15P-BR',
    ...cover,
    price: 12_900_000,
    kind: 'variation',
    parent: 'CVR-15P',
    colour: 'قهوه‌ای',
  },
  {
    id: 1514,
    sku: 'CVR-15P-BK',
    ...cover,
    price: 12_900_000,
    kind: 'variation',
    parent: 'CVR-15P',
    colour: 'مشکی',
  },
  { id: 1515, sku: 'LGT-G305', name: 'ماوس لاجیتک G305', price: 'تماس بگیرید' },
  {
    id: 1516,
    sku: 'CVR-14-BK',
    name: 'قاب آیفون 14',
    price: 9_900_000,
    kind: 'variation',
    parent: 'CVR-14',
    colour: 'مشکی',
  },
];

const pause = 500;

/** Waits until the service has done what it is at. */
async function until(
  base: string,
  headers: Headers,
  batch: number,
  wanted: ImportState,
): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    // oxlint-disable no-await-in-loop -- asked again until it is so
    const answer = await post(base, 'Admin/Get-Import', { batch }, headers);
    if (getImportAnswer.parse(answer).state === wanted) return;
    await new Promise((done) => setTimeout(done, pause));
    // oxlint-enable no-await-in-loop
  }
  throw new Error(`the import ${batch} does not become ${wanted}`);
}

/** Sends a file and has its dry run made. */
async function bring(
  base: string,
  headers: Headers,
  fileName: string,
  rows: readonly Row[],
): Promise<number> {
  const content = new TextEncoder().encode(fileOf(rows));
  const begun = await post(base, 'Admin/Begin-Import', { fileName, size: content.length }, headers);
  const { batch } = importView.parse(begun);
  await fetch(`${base}/api/Admin/Upload-Import-Part?batch=${batch}&part=0`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: content,
  });
  await post(base, 'Admin/Start-Import', { batch, unit: 'rial' }, headers);
  await until(base, headers, batch, 'ready');
  return batch;
}

/** Numbers of a file that was brought in, and of a newer one that waits for it. */
interface Imports {
  readonly old: number;
  readonly new: number;
}

async function fill(base: string, headers: Headers): Promise<Imports> {
  const old = await bring(base, headers, 'wc-product-export-old.csv', older);
  await post(base, 'Admin/Apply-Import', { batch: old }, headers);
  await until(base, headers, old, 'done');
  return { old, new: await bring(base, headers, 'wc-product-export-new.csv', newer) };
}

let filled: Promise<Imports> | undefined;

/** Brings a file in and tries a newer one, once: the shop is another one after it, so its pictures are the last. */
export const fillImports = (base: string, headers: Headers): Promise<Imports> =>
  (filled ??= fill(base, headers));
