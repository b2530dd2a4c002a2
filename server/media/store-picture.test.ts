import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaWidths, picturePath, previewPath, widthsOf } from '#lib/text/picture.ts';
import type { KeptWidth } from '#lib/text/picture.ts';
import { createFilesystemStore } from './filesystem-store.ts';
import { uploadLimits } from './inspect-picture.ts';
import type { MediaStore } from './media-store.ts';
import { storeDrawings } from './store-drawings.ts';
import { storeDrawing, storePicture } from './store-picture.ts';

let folder = '';
let store: MediaStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kahroba-media-'));
  store = createFilesystemStore(join(folder, 'media'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (name: string): Promise<Buffer> => readFile(join(folder, 'media', name));

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9a67c' } });

/** Compresses worst, and takes longest. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#fff',
    },
  });

const drawing = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#f2ebe0"/><circle cx="600" cy="600" r="300" fill="${fill}"/></svg>`;

/** @param shape height divided by width */
async function expectFiles(hash: string, width: KeptWidth, shape: number): Promise<void> {
  const webp = await sharp(await file(picturePath(hash, width, 'webp'))).metadata();
  expect(webp).toMatchObject({ format: 'webp', width, height: Math.round(width * shape) });
  const avif = await sharp(await file(picturePath(hash, width, 'avif'))).metadata();
  expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width });
}

describe('a stored picture', () => {
  test('is stored in every width as AVIF and WebP', async () => {
    const stored = await storePicture(store, await photo(1200, 900).jpeg().toBuffer());
    expect(stored).toMatchObject({ width: 1200, height: 900, widths: mediaWidths });
    expect(stored.hash).toMatch(/^[0-9a-f]{12}$/);
    await Promise.all(mediaWidths.map((width) => expectFiles(stored.hash, width, 0.75)));
  });

  test('of the kind wide is stored in more widths, under another name', async () => {
    const bytes = await photo(1940, 1160).jpeg().toBuffer();
    const wide = await storePicture(store, bytes, { kind: 'wide' });
    expect(wide).toMatchObject({ width: 1940, height: 1160, widths: widthsOf(wide.hash) });
    expect(wide.widths).toEqual([...mediaWidths, 970, 1400]);
    await Promise.all(widthsOf(wide.hash).map((width) => expectFiles(wide.hash, width, 116 / 194)));
    const plain = await storePicture(store, bytes);
    expect(plain).toMatchObject({ hash: wide.hash.slice(0, 12), widths: mediaWidths });
  });

  test('has a preview of 1200x630 and at most 300 kB, even of pure noise', async () => {
    const { hash } = await storePicture(store, await noise(1200, 630).jpeg().toBuffer());
    const preview = await file(previewPath(hash));
    expect(await sharp(preview).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(preview.length).toBeLessThanOrEqual(300_000);
  });

  test('that is square is letterboxed on its own background', async () => {
    const { hash } = await storeDrawing(store, drawing('#35455f'), { width: 1200, height: 1200 });
    const { data } = await sharp(await file(previewPath(hash)))
      .extract({ left: 5, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = [0xf2, 0xeb, 0xe0];
    ground.forEach((value, index) => expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(4));
  });

  test('that is slightly translucent is laid on its own background, and letterboxed on it', async () => {
    const background = { r: 0xf2, g: 0xeb, b: 0xe0, alpha: 0.91 };
    const cover = sharp({ create: { width: 970, height: 580, channels: 4, background } });
    const { hash } = await storePicture(store, await cover.png().toBuffer(), { kind: 'wide' });
    const { data } = await sharp(await file(previewPath(hash)))
      .extract({ left: 5, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[2]).toBeLessThan(235);
    const stored = await sharp(await file(picturePath(hash, 320, 'webp'))).metadata();
    expect(stored.hasAlpha).toBe(false);
  });

  test.each(['avif', 'webp'] as const)('keeps transparency in %s', async (format) => {
    const cutOut = drawing('#35455f').replace(/<rect[^>]*>/, '');
    const { hash } = await storeDrawing(store, cutOut, { width: 1200, height: 1200 });
    const { data, info } = await sharp(await file(picturePath(hash, 320, format)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
  });

  test('taken sideways by a phone is stored upright', async () => {
    const lying = await photo(400, 200).withExif({}).jpeg().toBuffer();
    const turned = await sharp(lying).withMetadata({ orientation: 6 }).toBuffer();
    const stored = await storePicture(store, turned);
    expect(stored).toMatchObject({ width: 200, height: 400 });
    const small = await sharp(await file(picturePath(stored.hash, 160, 'webp'))).metadata();
    expect(small).toMatchObject({ width: 160, height: 320 });
    expect(small.exif).toBeUndefined();
  });

  test('narrower than a width is not scaled up', async () => {
    const { hash } = await storePicture(store, await photo(300, 300).png().toBuffer());
    const widest = await sharp(await file(picturePath(hash, 850, 'webp'))).metadata();
    expect(widest.width).toBe(300);
  });
});

describe('content-based names', () => {
  test('the same bytes give the same name and are encoded once', async () => {
    const bytes = await photo(400, 400).png().toBuffer();
    const first = await storePicture(store, bytes);
    const name = picturePath(first.hash, 480, 'webp');
    const { mtimeMs, ino } = await stat(join(folder, 'media', name));
    expect(await storePicture(store, bytes)).toEqual(first);
    const again = await stat(join(folder, 'media', name));
    expect([again.mtimeMs, again.ino]).toEqual([mtimeMs, ino]);
  });

  test('different bytes give a different name', async () => {
    const first = await storeDrawing(store, drawing('#35455f'), { width: 1200, height: 1200 });
    const other = await storeDrawing(store, drawing('#b5473f'), { width: 1200, height: 1200 });
    expect(other.hash).not.toBe(first.hash);
  });

  test('a missing file is encoded again', async () => {
    const bytes = await photo(400, 400).png().toBuffer();
    const { hash } = await storePicture(store, bytes);
    await rm(join(folder, 'media', picturePath(hash, 320, 'avif')));
    await storePicture(store, bytes);
    expect((await file(picturePath(hash, 320, 'avif'))).length).toBeGreaterThan(0);
  });

  test('a failed write leaves no partial file', async () => {
    await storePicture(store, await photo(400, 400).png().toBuffer());
    const names = await readdir(join(folder, 'media'));
    expect(names).toHaveLength(9);
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('a name that points outside the folder is not written', async () => {
    await expect(store.put('../evil.webp', Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(store.has('../evil.webp')).rejects.toThrow(TypeError);
  });
});

const nothingIsKept = async () => expect(await readdir(folder)).toEqual([]);

describe('an upload is refused when it is', () => {
  test('an SVG', async () => {
    await expect(storePicture(store, Buffer.from(drawing('red')))).rejects.toMatchObject({
      name: 'PictureRefused',
      code: 'format',
    });
    await nothingIsKept();
  });

  test.each([
    ['text', () => Buffer.from('<script>alert(1)</script>')],
    ['an empty file', () => Buffer.alloc(0)],
    ['a GIF', () => photo(10, 10).gif().toBuffer()],
  ])('%s', async (_what, make) => {
    await expect(storePicture(store, await make())).rejects.toMatchObject({ code: 'format' });
    await nothingIsKept();
  });

  test('another format with a .jpg name', async () => {
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(drawing('red'))]);
    await expect(storePicture(store, disguised)).rejects.toMatchObject({ code: 'unreadable' });
    await nothingIsKept();
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s', async (format) => {
    const whole = await noise(600, 600).toFormat(format).toBuffer();
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    await expect(storePicture(store, half)).rejects.toMatchObject({ code: 'unreadable' });
    await nothingIsKept();
  });

  test('a small file that decompresses to a huge picture', async () => {
    const giant = await sharp({
      create: { width: 20_000, height: 3_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(giant.length).toBeLessThan(uploadLimits.bytes);
    await expect(storePicture(store, giant)).rejects.toMatchObject({ code: 'tooLarge' });
    await nothingIsKept();
  });

  test('larger than allowed', async () => {
    const fat = Buffer.concat([
      await photo(10, 10).png().toBuffer(),
      Buffer.alloc(uploadLimits.bytes),
    ]);
    await expect(storePicture(store, fat)).rejects.toMatchObject({ code: 'tooLarge' });
  });
});

test('an unwritable folder is not reported as a bad picture', async () => {
  const blocked = join(folder, 'blocked');
  await writeFile(blocked, '');
  const bytes = await photo(50, 50).png().toBuffer();
  await expect(storePicture(createFilesystemStore(blocked), bytes)).rejects.toMatchObject({
    code: expect.stringMatching(/^E/),
  });
});

test('many drawings are stored under their names, and progress is reported for each', async () => {
  const steps: string[] = [];
  const stored = await storeDrawings(
    store,
    ['#35455f', '#b5473f', '#4e8287'].map((fill) => ({
      name: fill,
      width: 1200,
      height: 1200,
      svg: () => drawing(fill),
    })),
    { onProgress: (done, all) => steps.push(`${done}/${all}`) },
  );
  expect([...stored.keys()].toSorted()).toEqual(['#35455f', '#4e8287', '#b5473f']);
  expect(steps).toEqual(['1/3', '2/3', '3/3']);
  expect(await readdir(join(folder, 'media'))).toHaveLength(27);
});
