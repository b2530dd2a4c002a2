import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { crc32 } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import {
  goodsOf,
  goodsRow,
  openPictureDesk,
  type PictureDesk,
  pngOf,
} from '#server/testing/import-pictures.ts';
import { accounts } from '#server/testing/members.ts';
import { leadsTo, sends } from '#server/testing/picture-site.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: PictureDesk;
beforeAll(async () => {
  desk = await openPictureDesk();
});
afterAll(() => desk.close());

/** Puts a picture at a path of the site. @returns its address */
async function shown(path: string, n: number, host?: string): Promise<string> {
  desk.site.answers.set(path, sends(await pngOf(n)));
  return desk.site.at(path, host);
}
const codeOf = async (sku: string): Promise<number> => {
  const [found] = await rows(
    desk.shop.shop.database.db,
    sql`select coalesce((select product_id from variant where sku = ${sku}),
      (select id from product where sku = ${sku})) as id`,
    z.object({ id: z.int() }),
  );
  return found?.id ?? 0;
};
const read = async (sku: string) => desk.read(await codeOf(sku));
/** Stored pictures of a batch by the ends of their addresses. */
const hashesOf = async (batch: number) =>
  new Map(
    (await desk.listed(batch, { limit: 100 })).map(({ address, image }) => [
      address.split('/').at(-1),
      image?.split('-')[0],
    ]),
  );
const picturesOf = async (sku: string) => (await read(sku)).pictures.map(({ hash }) => hash);
const bring = async (...goods: Parameters<typeof goodsOf>[0]) =>
  (await desk.bring(goodsOf(goods))).batch;
const hostOf = (name: string) => `${name}:${desk.site.port}`;

const variation = (at: number, colour: string, image: string) => ({
  ID: `2${at}`,
  Type: 'variation',
  SKU: `V-${at}`,
  'Regular price': '100',
  Stock: '1',
  Parent: 'SHIRT',
  Colour: colour,
  Images: image,
});

describe('the pictures of a written file', () => {
  test('are counted by host, and nobody is asked before their host is confirmed', async () => {
    const [a, b, c] = [
      await shown('/1a', 1),
      await shown('/1b', 2),
      await shown('/1c', 3, 'cdn.example'),
    ];
    const batch = await bring(goodsRow(1, a, b), goodsRow(2, b, c));
    await desk.fetchAll();
    const none = { waiting: 0, done: 0, failed: 0 };
    expect(await desk.pictures(batch)).toEqual({
      batch,
      total: 3,
      ...none,
      archive: null,
      hosts: [
        { host: hostOf('old.example'), total: 2, ...none, isConfirmed: false, isLedTo: false },
        { host: hostOf('cdn.example'), total: 1, ...none, isConfirmed: false, isLedTo: false },
      ],
    });
    expect(desk.site.asked).toEqual([]);
    const now = await desk.fetchFrom(batch, 'old.example');
    expect(now).toMatchObject({ total: 3, waiting: 0, done: 2, failed: 0 });
    expect(desk.site.asked.toSorted()).toEqual(['/1a', '/1b']);
    const hashes = await hashesOf(batch);
    expect(await picturesOf('P-1')).toEqual([hashes.get('1a'), hashes.get('1b')]);
    expect(await picturesOf('P-2')).toEqual([hashes.get('1b')]);
    await desk.fetchFrom(batch, 'cdn.example');
    expect(await picturesOf('P-2')).toEqual([hashes.get('1b'), (await hashesOf(batch)).get('1c')]);
  });

  test('come in the order of the file, those of variations for their variants, with a text', async () => {
    const [main, red, blue] = [
      await shown('/2m', 11),
      await shown('/2r', 12),
      await shown('/2b', 13),
    ];
    const batch = await bring(
      {
        ID: '20',
        Type: 'variable',
        SKU: 'SHIRT',
        Name: 'پیراهن',
        Colour: 'قرمز, آبی, سبز',
        Images: main,
      },
      variation(1, 'قرمز', red),
      variation(2, 'آبی', blue),
      variation(3, 'سبز', ''),
    );
    await desk.fetchFrom(batch, 'old.example');
    const hashes = await hashesOf(batch);
    const { pictures, variants } = await read('SHIRT');
    expect(pictures.map(({ hash }) => hash)).toEqual(
      ['2m', '2r', '2b'].map((end) => hashes.get(end)),
    );
    expect(variants.map(({ sku, imageIndex }) => [sku, imageIndex])).toEqual([
      ['V-1', 1],
      ['V-2', 2],
      ['V-3', 0],
    ]);
    const media = await desk.done('Get-Media', { hash: hashes.get('2m') });
    expect(media).toMatchObject({ alt: 'پیراهن', fileName: '2m', useCount: 1 });
  });

  test('stay behind those that staff have chosen, and none comes twice', async () => {
    const [a, b] = [await shown('/3a', 21), await shown('/3b', 22)];
    const first = await bring(goodsRow(30, a));
    await desk.fetchFrom(first, 'old.example');
    const [old] = await picturesOf('P-30');
    await desk.save(await codeOf('P-30'), { pictures: [{ hash: 'aaaaaaaaaaaa', alt: 'رو' }] });
    const second = await bring(goodsRow(30, b, a));
    await desk.fetchFrom(second, 'old.example');
    const hashes = await hashesOf(second);
    expect(await picturesOf('P-30')).toEqual(['aaaaaaaaaaaa', hashes.get('3b'), old]);
    expect(hashes.get('3a')).toBe(old);
  });
});

/** A PNG whose head says that it has so many pixels. */
async function bombOf(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await pngOf(1));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('pictures that do not come', () => {
  test('are listed with the reason, and leave those that do in their places', async () => {
    const { answers } = desk.site;
    answers.set('/4html.png', sends('<html><script>x</script></html>'));
    answers.set('/4svg.png', sends('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    answers.set('/4cut.png', sends((await pngOf(31)).subarray(0, 60)));
    answers.set('/4bomb.png', sends(await bombOf(50_000, 50_000)));
    answers.set('/4large.png', (response) =>
      response.writeHead(200, { 'content-length': '15000001' }).write('x'),
    );
    answers.set('/4in.png', leadsTo('http://127.0.0.1/x.png'));
    answers.set('/4meta.png', leadsTo('http://169.254.169.254/latest/meta-data/'));
    const ends = ['html', 'svg', 'cut', 'bomb', 'large', 'in', 'meta', 'gone'];
    const good = await shown('/4good.png', 32);
    const addresses = ends.map((end) => desk.site.at(`/4${end}.png`));
    const batch = await bring(
      goodsRow(
        40,
        ...addresses.slice(0, 4),
        good,
        ...addresses.slice(4),
        'http://u:p@old.example/x.png',
        'http://10.0.0.1/x.png',
        'http://old.example:22/x.png',
      ),
    );
    const hosts = [hostOf('old.example'), 'old.example', '10.0.0.1', 'old.example:22'];
    await desk.done('Start-Import-Pictures', { batch, hosts });
    await desk.fetchAll();
    const failed = await desk.listed(batch, { state: 'failed' });
    expect(failed.map(({ address, reason }) => [address.split('/').at(-1), reason])).toEqual([
      ['4html.png', expect.stringContaining('قالب این تصویر پذیرفته نیست')],
      ['4svg.png', expect.stringContaining('قالب این تصویر پذیرفته نیست')],
      ['4cut.png', expect.stringContaining('خوانده نشد')],
      ['4bomb.png', expect.stringContaining('بیش از اندازه بزرگ')],
      ['4large.png', expect.stringContaining('۱۵ مگابایت')],
      ['4in.png', expect.stringContaining('شبکه‌ای درونی')],
      ['4meta.png', expect.stringContaining('شبکه‌ای درونی')],
      ['4gone.png', expect.stringContaining('دیگر در آن نشانی نیست')],
      ['x.png', expect.stringContaining('گذرواژه')],
      ['x.png', expect.stringContaining('شبکه‌ای درونی')],
      ['x.png', expect.stringContaining('درگاه')],
    ]);
    expect(failed[0]).toMatchObject({
      line: 2,
      name: 'کالای 40',
      websiteCode: await codeOf('P-40'),
    });
    expect(await picturesOf('P-40')).toEqual([(await hashesOf(batch)).get('4good.png')]);
  });

  test('come to their places once they are asked for again', async () => {
    const [a, b] = [desk.site.at('/5a'), await shown('/5b', 41)];
    const batch = await bring(goodsRow(50, a, b));
    await desk.fetchFrom(batch, 'old.example');
    expect(await picturesOf('P-50')).toHaveLength(1);
    await shown('/5a', 42);
    await desk.done('Retry-Import-Pictures', { batch });
    await desk.fetchAll();
    expect(await desk.pictures(batch)).toMatchObject({ done: 2, failed: 0 });
    const hashes = await hashesOf(batch);
    expect(await picturesOf('P-50')).toEqual([hashes.get('5a'), hashes.get('5b')]);
  });

  test('because they lead to another host do once that one is confirmed', async () => {
    await shown('/6b', 51);
    desk.site.answers.set('/6a', leadsTo(desk.site.at('/6b', 'www.example')));
    const batch = await bring(goodsRow(60, desk.site.at('/6a')));
    const now = await desk.fetchFrom(batch, 'old.example');
    expect(now.hosts).toMatchObject([
      { host: hostOf('old.example'), failed: 1, isConfirmed: true },
      { host: hostOf('www.example'), total: 1, isConfirmed: false, isLedTo: true },
    ]);
    expect((await desk.listed(batch))[0]?.reason).toContain('www.example');
    expect(await desk.fetchFrom(batch, 'www.example')).toMatchObject({ done: 1, failed: 0 });
    expect(await picturesOf('P-60')).toHaveLength(1);
  });
});

describe('an import that is taken back', () => {
  test('takes its pictures with it, in as many parts as they came, and forgets the others', async () => {
    await bring(goodsRow(70));
    const [a, b] = [await shown('/7a', 61), desk.site.at('/7b')];
    await desk.save(await codeOf('P-70'), { pictures: [{ hash: 'bbbbbbbbbbbb', alt: 'پشت' }] });
    const batch = await bring(goodsRow(70, a, b), goodsRow(71, a));
    await desk.fetchFrom(batch, 'old.example');
    await shown('/7b', 62);
    await desk.done('Retry-Import-Pictures', { batch });
    await desk.fetchAll();
    expect(await picturesOf('P-70')).toHaveLength(3);
    const made = await codeOf('P-71');
    expect(await desk.settled('Undo-Import', { batch })).toMatchObject({ state: 'undone' });
    expect(await picturesOf('P-70')).toEqual(['bbbbbbbbbbbb']);
    expect(await desk.read(made)).toMatchObject({ state: 'bin' });
    expect(await desk.pictures(batch)).toMatchObject({ total: 0, hosts: [] });
    expect(await desk.call('Retry-Import-Pictures', { batch })).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_STATE' },
    });
  });

  test('keeps pictures that staff have put in since', async () => {
    const a = await shown('/8a', 71);
    await bring(goodsRow(80));
    const batch = await bring(goodsRow(80, a));
    await desk.fetchFrom(batch, 'old.example');
    const own = [{ hash: 'aaaaaaaaaaaa', alt: 'رو' }];
    await desk.save(await codeOf('P-80'), { pictures: own });
    await desk.settled('Undo-Import', { batch });
    expect((await read('P-80')).pictures).toEqual(own);
  });
});

test('pictures are asked for only of a written file, at its own hosts, by staff of goods', async () => {
  const { batch } = await desk.dryRun(goodsOf([goodsRow(90, desk.site.at('/9a'))]));
  const body = { batch, hosts: [hostOf('old.example')] };
  expect(await desk.call('Start-Import-Pictures', body)).toMatchObject({
    status: 409,
    body: { code: 'IMPORT_STATE' },
  });
  await desk.settled('Apply-Import', { batch });
  expect(
    await desk.call('Start-Import-Pictures', { batch, hosts: ['intranet.local'] }),
  ).toMatchObject({
    status: 422,
    body: { fields: { hosts: expect.stringContaining('intranet') } },
  });
  expect(await desk.call('Start-Import-Pictures', { ...body, batch: 999_999 })).toMatchObject({
    status: 404,
  });
  const clerk = await signInStaff(desk.shop, ['orders'], accounts.member);
  expect(await desk.call('Start-Import-Pictures', body, clerk)).toMatchObject({ status: 403 });
});
