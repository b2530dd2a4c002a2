import { describe, expect, test } from '@jest/globals';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { mostPrivatePixels, mostPrivateWaiting, remakePicture } from './private-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

describe('a private picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'is made anew from a %s, upright, at most 1600 px long and without metadata',
    async (format) => {
      const sent = await plain(2_000, 1_000)
        .withExif({ IFD0: { Artist: 'کسی' } })
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      const made = await sharp(await remakePicture(sent)).metadata();
      expect(made).toMatchObject({ format: 'webp', width: 800, height: 1_600 });
      expect(made.exif).toBeUndefined();
    },
  );

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
  test.each([
    ['a text', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing', Buffer.from(svg)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('is not made of %s', async (_name, sent) => {
    await expect(remakePicture(sent)).rejects.toMatchObject({ code: 'format' });
  });

  test('is not made of an AVIF', async () => {
    const sent = await plain(20, 20).avif({ effort: 0 }).toBuffer();
    await expect(remakePicture(sent)).rejects.toMatchObject({ code: 'format' });
  });

  test('waits for others, and is refused when too many wait', async () => {
    const sent = await plain(20, 20).png().toBuffer();
    const all = Array.from({ length: mostPrivateWaiting + 3 }, () => remakePicture(sent));
    const ended = await Promise.allSettled(all);
    const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason.name] : []));
    expect(refused).toEqual(['TooManyWaiting', 'TooManyWaiting']);
    expect((await remakePicture(sent)).length).toBeGreaterThan(0);
  });

  test('is not made of a cut-off file', async () => {
    const sent = await plain(600, 600).jpeg().toBuffer();
    await expect(remakePicture(sent.subarray(0, sent.length - 200))).rejects.toMatchObject({
      code: 'unreadable',
    });
    const head = Buffer.concat([Buffer.from('\u00FF\u00D8\u00FF', 'latin1'), Buffer.alloc(99)]);
    await expect(remakePicture(head)).rejects.toMatchObject({ code: 'unreadable' });
  });

  test('is not made of a small file with more pixels than fit into memory', async () => {
    const side = Math.ceil(Math.sqrt(mostPrivatePixels)) + 1;
    const many = await plain(side, side).png().toBuffer();
    expect(many.length).toBeLessThan(200_000);
    await expect(remakePicture(many)).rejects.toMatchObject({ code: 'tooLarge' });
    await expect(remakePicture(bomb(60_000))).rejects.toMatchObject({ code: 'tooLarge' });
  });
});

/** A PNG that says it has 3.6 billion pixels. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
