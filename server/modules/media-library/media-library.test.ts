import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { listMediaAnswer, mediaItem } from '#lib/contract/media.ts';
import { codes } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function send(form: FormData, headers = desk.admin) {
  const request = new Request('http://x/', { method: 'POST', body: form });
  const answer = await desk.shop.app.inject({
    method: 'POST',
    url: '/api/Admin/Upload-Media',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}
function formOf(bytes: Uint8Array | string, fields: Record<string, string> = {}, name = 'a.png') {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return form;
}
const uploaded = async (colour: string, fields?: Record<string, string>) => {
  const answer = await send(formOf(await picture(colour), fields));
  expect(answer).toMatchObject({ status: 200 });
  return mediaItem.parse(answer.body);
};

describe('an upload', () => {
  test('is stored in all sizes, once for the same bytes, and served', async () => {
    const item = await uploaded('#ff0000', { alt: 'عکس كوچك' });
    expect(item).toMatchObject({
      width: 60,
      height: 40,
      fileName: 'a.png',
      alt: 'عکس کوچک',
      useCount: 0,
    });
    expect((await uploaded('#ff0000')).hash).toBe(item.hash);
    const served = await desk.shop.app.inject({ url: `/media/${item.image}` });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('becomes a picture of a product, and says where it is shown', async () => {
    const { hash } = await uploaded('#00ff00');
    const saved = await desk.save(codes.laptop, {
      pictures: [{ hash, alt: 'رو' }],
      descriptionHtml: `<img src="/media/${hash}-850.webp">`,
    });
    expect(saved.pictures).toEqual([{ hash, alt: 'رو' }]);
    expect(await desk.done('Get-Media', { hash })).toMatchObject({
      useCount: 1,
      uses: [{ kind: 'product', id: codes.laptop, title: 'لپ‌تاپ مک‌بوک' }],
    });
  });

  test('may be sent by many at once, of which some wait and others are told to come again', async () => {
    const forms = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => formOf(await picture(`#0000${n + 10}`))),
    );
    const statuses = (await Promise.all(forms.map((form) => send(form)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(6);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  });

  test.each([
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'],
    ['HTML with the name of a picture', () => '<html><script>alert(1)</script></html>'],
    [
      'the head of a picture and then noise',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(500)]),
    ],
    ['nothing', () => ''],
    ['50,000 by 50,000 pixels', bomb],
  ])('of %s is refused', async (_name, bytes) => {
    expect(await send(formOf(bytes()))).toMatchObject({
      status: 422,
      body: { fields: { file: expect.any(String) } },
    });
  });

  test('of a picture that is also a page keeps only the picture', async () => {
    const both = Buffer.concat([
      await picture('#123456'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { hash } = mediaItem.parse((await send(formOf(both))).body);
    const served = await desk.shop.app.inject({ url: `/media/${hash}-850.webp` });
    expect(served.rawPayload.includes('alert')).toBe(false);
  });

  test('of 10,000 parts, of too many bytes or without a file is refused', async () => {
    const many = new FormData();
    for (let n = 0; n < 10_000; n += 1) many.append(`part${n}`, 'x');
    expect(await send(many)).toMatchObject({ status: 413 });
    expect(await send(formOf(new Uint8Array(15_100_000)))).toMatchObject({ status: 413 });
    const none = new FormData();
    none.set('alt', 'x');
    expect(await send(none)).toMatchObject({ status: 422 });
    const two = formOf(await picture('#111111'));
    two.append('other', new File(['x'], 'b.png'));
    expect(await send(two)).toMatchObject({ status: 422 });
  });

  test.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', '--a\r\nbroken'],
    ['multipart/form-data; boundary=a', ''],
  ])('with the type %s and a broken body is 400', async (type, payload) => {
    const answer = await desk.shop.app.inject({
      method: 'POST',
      url: '/api/Admin/Upload-Media',
      headers: { ...desk.admin, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});

/** A PNG whose head says 50,000 by 50,000. */
function bomb(): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(50_000, 16);
  head.writeUInt32BE(50_000, 20);
  head.writeUInt8(8, 24);
  head.writeUInt8(2, 25);
  return head;
}

test('the library is listed page by page, by name, by use and by missing text', async () => {
  const item = await uploaded('#abcdef', { alt: 'یکتا' });
  const list = async (body: object) => listMediaAnswer.parse(await desk.done('List-Media', body));
  expect((await list({ query: 'یکتا' })).items).toEqual([item]);
  expect((await list({ use: 'used' })).items.map(({ hash }) => hash)).toContain('aaaaaaaaaaaa');
  expect((await list({ use: 'unused' })).items.map(({ hash }) => hash)).not.toContain(
    'aaaaaaaaaaaa',
  );
  expect((await list({ isWithoutAlt: true })).items.map(({ hash }) => hash)).not.toContain(
    item.hash,
  );
  const seen: string[] = [];
  let after: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
    const page: Awaited<ReturnType<typeof list>> = await list({
      limit: 3,
      ...(after && { after }),
    });
    seen.push(...page.items.map(({ hash }) => hash));
    after = page.next;
  } while (after !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual((await list({ limit: 100 })).items.map(({ hash }) => hash));
  expect(await desk.call('List-Media', { after: 'x' })).toMatchObject({ status: 422 });
});

test('events name a picture by its file', async () => {
  const answer = await send(formOf(await picture('#123456'), {}, 'فنجان سفيد.png'));
  const { hash, revision } = mediaItem.parse(answer.body);
  await desk.done('Save-Media', { hash, revision, alt: 'فنجان' });
  expect(await desk.done('Get-Staff-Events', { text: 'فنجان' })).toMatchObject({
    events: [
      { action: 'Save-Media', subjectLabel: 'تصویر فنجان سفید.png', after: { hash } },
      { action: 'Upload-Media', subjectLabel: 'تصویر فنجان سفید.png', after: { hash } },
    ],
  });
});

test('text and focal point are saved on the revision that was read', async () => {
  const { hash, revision } = await uploaded('#fedcba');
  const body = { hash, revision, alt: 'تازه', focal: { x: 10, y: 90 } };
  expect(await desk.call('Save-Media', body)).toMatchObject({
    status: 200,
    body: { alt: 'تازه', focal: { x: 10, y: 90 } },
  });
  expect(await desk.call('Save-Media', body)).toMatchObject({
    status: 409,
    body: { code: 'STALE', now: { alt: 'تازه' } },
  });
  expect(await desk.call('Save-Media', { ...body, hash: 'ffff' })).toMatchObject({ status: 404 });
  expect(await desk.call('Save-Media', { ...body, focal: { x: 101, y: 0 } })).toMatchObject({
    status: 422,
  });
});
