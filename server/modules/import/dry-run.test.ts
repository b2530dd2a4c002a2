import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { importMoneyAnswer } from '#lib/contract/import.ts';
import { type Database, rows } from '#server/db/database.ts';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { externalRef, importRow } from '#server/db/schema/import.ts';
import { createDryRunService } from '#server/modules/import/dry-run-service.ts';
import { keptSource } from '#server/modules/import/file-queries.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';

let desk: ImportDesk;
let database: Database;
beforeAll(async () => {
  desk = await openImportDesk();
  ({ database } = desk.shop.shop);
  await database.db.update(product).set({ sku: 'MAC' }).where(eq(product.id, codes.laptop));
  await database.db.update(product).set({ sku: 'S24' }).where(eq(product.id, codes.phone));
  await database.db
    .update(variant)
    .set({ sku: 'S24-BLACK' })
    .where(eq(variant.id, variants.phoneBlack));
  await database.db.update(variant).set({ sku: 'BUDS' }).where(eq(variant.id, variants.earphones));
});
beforeEach(async () => {
  await database.db.delete(externalRef);
});
afterAll(() => desk.shop.close());

const heads =
  'ID,Type,SKU,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s),Description';
const dryRun = (...lines: readonly string[]) => desk.dryRun([heads, ...lines].join('\n'));

const kept = z.object({
  line: z.int(),
  state: z.string(),
  said: z.array(z.object({ head: z.string(), text: z.string() })),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
async function outcomes(...lines: readonly string[]) {
  const { batch } = await dryRun(...lines);
  const found = await rows(
    database.db,
    sql`select line, state, said, changes from import_row where batch_id = ${batch} order by line`,
    kept,
  );
  return found.map(({ line, state, said, changes }) => [
    line,
    state,
    ...said.map(({ text }) => text),
    ...changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
  ]);
}

/** What is shown of something new that costs 1,000 and is there once. */
const offered = ['price: null → 1000', 'stock: null → 1'];

const goodsNow = () =>
  Promise.all([database.db.select().from(product), database.db.select().from(variant)]);

describe('a dry run', () => {
  test('says what is new, changed and unchanged, and writes nothing of it', async () => {
    const before = await goodsNow();
    expect(
      await outcomes(
        '1,simple,MAC,لپ‌تاپ مک‌بوک,40000000,10,,,,',
        '2,simple,NEW,کفش,1000,2,,,,',
        '3,simple,mac-2,,1000,2,,,,',
        '4,grouped,,بسته,,,,,,',
        '5,simple,BUDS,هندز‌فری بی‌سیم,"3,000,000",10,,,,',
      ),
    ).toEqual([
      [
        2,
        'changed',
        '۵۶٪ ارزان‌تر می‌شود.',
        'price: 90000000 → 40000000',
        'oldPrice: 100000000 → null',
      ],
      [3, 'new', 'price: null → 1000', 'stock: null → 2'],
      [4, 'wrong', 'نام کالا خالی است.'],
      [5, 'skipped', 'کالای گروهی وارد نمی‌شود؛ کالاهای آن خودشان می‌آیند.'],
      [6, 'unchanged'],
    ]);
    expect(await goodsNow()).toEqual(before);
  });

  test('finds parents that come later, by number and by code', async () => {
    expect(
      await outcomes(
        '11,variation,A-1,,1000,1,id:10,رنگ,قرمز,',
        '12,variation,A-2,,1000,1,a,رنگ,آبی,',
        '10,variable,A,پیراهن,,,,رنگ,"قرمز, آبی",',
        '13,variation,A-3,,1000,1,id:99,رنگ,سبز,',
        '14,variation,A-4,,1000,1,B,رنگ,سبز,',
        '15,grouped,B,بسته,,,,,,',
        '16,variation,A-5,,1000,1,A,رنگ,آبی,',
        '17,simple,C,کفش,1000,1,,,,',
        '18,variation,C-1,,1000,1,C,رنگ,آبی,',
      ),
    ).toEqual([
      [2, 'new', ...offered],
      [3, 'new', ...offered],
      [4, 'new'],
      [5, 'wrong', 'مادر این گونه در فایل نیست.'],
      [6, 'wrong', 'مادر این گونه وارد نمی‌شود.'],
      [7, 'skipped', 'کالای گروهی وارد نمی‌شود؛ کالاهای آن خودشان می‌آیند.'],
      [8, 'wrong', 'با گونهٔ سطر ۳ یکسان است.'],
      [9, 'new', ...offered],
      [10, 'wrong', 'مادر این گونه کالایی ساده است.'],
    ]);
  });

  test('matches variations by their code, of their own product only', async () => {
    expect(
      await outcomes(
        '20,variable,S24,گوشی گلکسی اس ۲۴,,,,رنگ,مشکی,',
        '21,variation,s24-black,,500000000,3,S24,رنگ,مشکی,',
        '22,variable,X,کفش,,,,رنگ,آبی,',
        '23,variation,S24-BLACK-2,,1,3,X,رنگ,سفید,',
      ),
    ).toEqual([
      [2, 'unchanged'],
      [
        3,
        'changed',
        'ده برابر قیمت اکنون است؛ شاید به ریال نوشته شده باشد.',
        'sku: S24-BLACK → s24-black',
        'price: 50000000 → 500000000',
      ],
      [4, 'new'],
      [5, 'new', 'price: null → 1', 'stock: null → 3'],
    ]);
    expect(
      await outcomes('22,variable,X,کفش,,,,رنگ,آبی,', '23,variation,S24-BLACK,,1,3,X,رنگ,سفید,'),
    ).toEqual([
      [2, 'new'],
      [3, 'wrong', 'کد این گونه در فروشگاه از آن کالای دیگری است.'],
    ]);
  });

  test('refuses a second row of the same goods', async () => {
    expect(
      await outcomes(
        '1,simple,D,کفش,1000,1,,,,',
        '2,simple,d,کفش,1000,1,,,,',
        '1,simple,E,کفش,1000,1,,,,',
      ),
    ).toEqual([
      [2, 'new', ...offered],
      [3, 'wrong', 'کد این ردیف پیش از این در فایل آمده است.'],
      [4, 'wrong', 'شناسهٔ این ردیف پیش از این در فایل آمده است.'],
    ]);
  });

  test('finds goods without number and code by their names', async () => {
    expect(
      await outcomes(
        ',simple,,لپ‌تاپ مک‌بوک,90000000,10,,,,',
        ',simple,,کفش,1000,1,,,,',
        ',simple,,کفش,1000,1,,,,',
        ',variable,V,پیراهن,,,,رنگ,آبی,',
        ',variation,,,1000,1,V,رنگ,آبی,',
      ),
    ).toEqual([
      [2, 'changed', 'oldPrice: 100000000 → null'],
      [3, 'new', ...offered],
      [4, 'wrong', 'ردیف نه شناسه دارد و نه کد، و نام آن پیش از این در فایل آمده است.'],
      [5, 'new'],
      [6, 'wrong', 'گونه نه شناسه دارد و نه کد؛ یکی را پر کنید.'],
    ]);
  });

  test('leaves what staff changed since, unless the file says something new', async () => {
    const ref = {
      source: 'woocommerce',
      kind: 'product' as const,
      externalId: 70,
      productId: codes.laptop,
      stored: { price: 50, nameFa: 'لپ‌تاپ' },
    };
    await database.db
      .insert(externalRef)
      .values({ ...ref, said: { price: 50, nameFa: 'لپ‌تاپ', stock: 10, sku: 'OTHER' } });
    expect(await outcomes('70,simple,OTHER,لپ‌تاپ,60,10,,,,')).toEqual([
      [2, 'changed', '۱۰۰٪ ارزان‌تر می‌شود.', 'price: 90000000 → 60', 'oldPrice: 100000000 → null'],
    ]);
  });

  test('of a file that ends within quotes is kept as failed', async () => {
    expect(await dryRun('1,simple,D,"کفش')).toMatchObject({
      state: 'failed',
      failure: 'نشان نقل‌قولی که در سطر ۲ باز شده بسته نمی‌شود.',
    });
  });

  test('of a file without names fails with a sentence, whatever its heads are', async () => {
    const batch = await desk.upload(
      Buffer.from(`\uFEFF${'x\u0000\uD800'.repeat(1_000)},y\n1,2`, 'utf16le'),
    );
    const { state, failure } = await desk.readFile(batch);
    expect(state).toBe('failed');
    expect(failure).toMatch(/^ستون نام کالا پیدا نشد. ستون‌های فایل: x.{1,70}، y$/u);
  });

  test('that goes on after a broken one counts its rows anew', async () => {
    const batch = await desk.upload(`${heads}\n1,simple,NEW,کفش,1000,2,,,,`);
    await desk.done('Start-Import', { batch, unit: 'toman' });
    await database.db.execute(sql`update import_batch set done = 250 where id = ${batch}`);
    expect(await desk.settled('Get-Import', { batch })).toMatchObject({ state: 'ready', done: 1 });
  });

  test('that another one took the place of writes nothing more', async () => {
    const { batch } = await dryRun('1,simple,NEW,کفش,1000,2,,,,');
    const rules = { unit: 'toman', uncounted: 10, today: '2026-01-01', byHand: {} } as const;
    const reading = createDryRunService({ database, siteUrl: 'https://shop.example' }).read(
      { batch: { id: batch, turn: 0, source: 'woocommerce' }, onProgress: () => undefined },
      keptSource(database.db, batch, 1),
      rules,
    );
    await expect(reading).rejects.toMatchObject({ code: 'TAKEN_OVER' });
    expect(await database.db.$count(importRow, sql`batch_id = ${batch}`)).toBe(1);
  });

  test('takes whatever signs stand in a file, without those that no text has', async () => {
    const odd = '\u0000\uD800\u202E';
    const text = [
      `Name,Na${odd}me 2,Type,SKU,Attribute 1 name,Attribute 1 value(s),Images,Description`,
      `ن${odd}ام,a,,K${odd}1,ر${odd}نگ,س${odd}بز,https://x.ir/${odd},<b>${odd}</b>`,
      `x,a,${odd}z,K2,__proto__,constructor,${odd},x`,
      `${'x'.repeat(199)}😀,a,,K3,,,,`,
    ].join('\n');
    const batch = await desk.upload(Buffer.from(`\uFEFF${text}`, 'utf16le'), `نام${odd}.csv`);
    const mapping = [{ head: `Na${odd}me 2`, field: 'shortText' }];
    const { counts } = await desk.readFile(batch, { mapping });
    expect(counts).toEqual([
      { state: 'new', result: null, count: 1 },
      { state: 'wrong', result: null, count: 2 },
    ]);
    const [row] = await database.db
      .select()
      .from(importRow)
      .where(sql`batch_id = ${batch} and line = 2`);
    expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud[89a-f]|\u202E/);
  });

  test('of two thousand rows counts them, with every parent after its variations', async () => {
    const lines = Array.from({ length: 500 }, (_, at) => [
      ...[1, 2, 3].map(
        (nth) => `${10_000 + at * 3 + nth},variation,V${at}-${nth},,1000,1,P${at},رنگ,${nth},`,
      ),
      `${100_000 + at},variable,P${at},کالای ${at},,,,رنگ,"1, 2, 3",<p>متن</p>`,
    ]).flat();
    const { batch, counts } = await dryRun(...lines);
    expect(counts).toEqual([{ state: 'new', result: null, count: 2_000 }]);
    const linked = await database.db.$count(
      importRow,
      sql`batch_id = ${batch} and parent_line > line`,
    );
    expect(linked).toBe(1_500);
  });
});

test('the money of a file is compared with prices of the shop', async () => {
  const batch = await desk.upload('نام,قیمت,دسته‌ها\nلپ‌تاپ,950000000,لپ تاپ\n');
  const { readings } = importMoneyAnswer.parse(await desk.done('Get-Import-Money', { batch }));
  expect(readings.map(({ unit, verdict }) => [unit, verdict])).toEqual([
    ['rial', 'fits'],
    ['toman', 'tooHigh'],
    ['thousand', 'tooHigh'],
  ]);
});
