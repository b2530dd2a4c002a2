import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { importPartBytes } from '#lib/contract/import-names.ts';
import {
  goodsOf,
  goodsRow,
  openPictureDesk,
  type PictureDesk,
  pngOf,
} from '#server/testing/import-pictures.ts';

let desk: PictureDesk;
beforeAll(async () => {
  desk = await openPictureDesk();
});
afterAll(() => desk.close());

const uploads = 'https://old.example/wp-content/uploads';
let made = 0;
/** A written file with a product that has pictures at these paths of `uploads`. */
async function bring(...paths: readonly string[]): Promise<number> {
  made += 1;
  const addresses = paths.map((path) => `${uploads}/${path}`);
  return (await desk.bring(goodsOf([goodsRow(made, ...addresses)]))).batch;
}
function zipOf(files: readonly (readonly [path: string, content: Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files) {
    zip.addBuffer(content, path, { compress: !path.endsWith('.zip') });
  }
  zip.end();
  return buffer(zip.outputStream);
}
const reasonsOf = async (batch: number) =>
  (await desk.listed(batch)).map(({ state, reason }) => reason ?? state);

/** The records of a ZIP's directory, changed. */
function withEntries(file: Buffer, change: (record: Buffer) => void): Buffer {
  const changed = Buffer.from(file);
  const mark = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = changed.indexOf(mark); at !== -1; at = changed.indexOf(mark, at + 1)) {
    change(changed.subarray(at));
  }
  return changed;
}

test('pictures come out of a ZIP of uploads, by their paths, without asking anyone', async () => {
  const batch = await bring('2024/05/a.png', '2024/05/%D8%AF%D9%88.png', '2023/gone.png');
  const zip = await zipOf([
    ['wp-content/uploads/2024/05/a.png', await pngOf(1)],
    ['wp-content/uploads/2024/05/دو.png', await pngOf(2)],
    ['wp-content/uploads/2024/05/a-300x300.png', await pngOf(3)],
    ['wp-content/uploads/backup/old.zip', Buffer.alloc(importPartBytes + 7, 'PK')],
  ]);
  expect(await desk.sendArchive(batch, zip)).toMatchObject({
    status: 200,
    body: { waiting: 2, failed: 1, archive: { fileName: 'uploads.zip', done: zip.length } },
  });
  await desk.fetchAll();
  expect(await reasonsOf(batch)).toEqual(['done', 'done', 'این تصویر در فایل ZIP نبود.']);
  expect(desk.site.asked).toEqual([]);
  const more = await zipOf([['2023/gone.png', await pngOf(4)]]);
  expect(await desk.sendArchive(batch, more)).toMatchObject({ status: 200, body: { waiting: 1 } });
  await desk.fetchAll();
  expect(await reasonsOf(batch)).toEqual(['done', 'done', 'done']);
});

test('a bomb in a ZIP is not unpacked beyond a picture, whatever its size is said to be', async () => {
  const batch = await bring('bomb.png', 'liar.png', 'svg.png', 'good.png');
  const zip = withEntries(
    await zipOf([
      ['uploads/bomb.png', Buffer.alloc(40_000_000)],
      ['uploads/liar.png', Buffer.alloc(40_000_001)],
      ['uploads/svg.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['uploads/good.png', await pngOf(5)],
    ]),
    (record) => {
      if (record.readUInt32LE(24) === 40_000_001) record.writeUInt32LE(1_000, 24);
    },
  );
  await desk.sendArchive(batch, zip);
  await desk.fetchAll();
  const large = 'این تصویر بیش از ۱۵ مگابایت است.';
  expect(await reasonsOf(batch)).toEqual([
    large,
    large,
    expect.stringContaining('قالب این تصویر پذیرفته نیست'),
    'done',
  ]);
});

const renamed = (file: Buffer, from: string, to: string): Buffer =>
  Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');

test.each<[string, () => Promise<Buffer>, string]>([
  ['no ZIP', async () => Buffer.from('GIF89a'), 'ZIP نیست'],
  [
    'a directory that is cut off',
    async () =>
      withEntries(await zipOf([['uploads/x.png', await pngOf(6)]]), (r) => r.fill(0, 0, 4)),
    'خراب',
  ],
  [
    'a path that leads out',
    async () => renamed(await zipOf([['__/__/x.png', await pngOf(6)]]), '__/__/', '../../'),
    'بیرون',
  ],
  [
    'an absolute path',
    async () => renamed(await zipOf([['_uploads/x.png', await pngOf(6)]]), '_uploads', '/uploads'),
    'بیرون',
  ],
  [
    'a password',
    async () =>
      withEntries(await zipOf([['uploads/x.png', await pngOf(6)]]), (record) => {
        record.writeUInt16LE(record.readUInt16LE(8) | 1, 8);
      }),
    'گذرواژه',
  ],
  [
    'a ZIP in a ZIP',
    async () => zipOf([['uploads.zip', await zipOf([['uploads/x.png', await pngOf(6)]])]]),
    'ZIP درون ZIP',
  ],
  [
    'terabytes',
    async () =>
      withEntries(
        await zipOf(['a', 'b', 'c', 'x'].map((name) => [`uploads/${name}.png`, Buffer.from('x')])),
        (record) => record.writeUInt32LE(4_000_000_000, 24),
      ),
    '۱۰ گیگابایت',
  ],
])('%s is refused with a sentence and forgotten', async (_what, make, said) => {
  const batch = await bring('x.png');
  const answer = await desk.sendArchive(batch, await make());
  expect(answer).toMatchObject({ status: 422, body: { code: 'BAD_FILE' } });
  expect(JSON.stringify(answer.body)).toContain(said);
  expect(await desk.pictures(batch)).toMatchObject({ archive: null, waiting: 0, failed: 0 });
});

test('a ZIP is not replaced while pictures come out of it, and without it they are missing', async () => {
  const batch = await bring('y.png');
  const zip = await zipOf([['uploads/y.png', await pngOf(7)]]);
  await desk.sendArchive(batch, zip);
  expect(await desk.sendArchive(batch, zip)).toMatchObject({
    status: 409,
    body: { code: 'IMPORT_RUNNING' },
  });
  await desk.shop.shop.database.db.execute('delete from import_archive_part');
  await desk.fetchAll();
  expect(await reasonsOf(batch)).toEqual([expect.stringContaining('دوباره بفرستید')]);
});

test('parts of a ZIP are taken only in their length, and after it was begun', async () => {
  const batch = await bring('z.png');
  const { statusCode } = await desk.shop.app.inject({
    method: 'POST',
    url: `/api/Admin/Upload-Import-Archive-Part?batch=${batch}&part=0`,
    headers: { ...desk.admin, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('x'),
  });
  expect(statusCode).toBe(409);
  expect(
    await desk.call('Begin-Import-Archive', { batch, fileName: 'a.zip', size: 500_000_001 }),
  ).toMatchObject({ status: 422 });
});
