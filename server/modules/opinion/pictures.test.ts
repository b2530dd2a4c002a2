import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { type OwnOpinion } from '#lib/contract/opinion.ts';
import { uploadedReviewPicture } from '#lib/contract/review.ts';
import { rows } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { codes } from '#server/testing/fixture.ts';
import {
  createWriting,
  forgetOpinions,
  type OpinionShop,
  openOpinionShop,
} from '#server/testing/opinions.ts';

let at: OpinionShop;
let photo: Buffer;
beforeAll(async () => {
  at = await openOpinionShop();
  photo = await drawn('jpeg');
});
afterAll(() => at.shop.close());
beforeEach(() => forgetOpinions(at));

const { call, write, approve, shownReviews, list } = createWriting(() => at);
const db = () => at.shop.shop.database.db;

const drawn = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

interface Sent {
  name?: string;
  type?: string;
  headers?: object;
}

async function upload(file: Buffer, { name = 'a.jpg', type = 'image/jpeg', ...more }: Sent = {}) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(file)], name, { type }));
  const body = new Response(form);
  const answer = await at.shop.app.inject({
    method: 'POST',
    url: '/api/product/upload-review-picture',
    headers: {
      ...(more.headers ?? at.ours),
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

async function sent(file = photo, headers?: object): Promise<string> {
  const { body } = await upload(file, headers ? { headers } : {});
  return uploadedReviewPicture.parse(body).id;
}

async function read(name: string) {
  const answer = await at.shop.app.inject({ method: 'GET', url: `/media/review/${name}` });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
}

const own = async () => {
  const [found] = (await list()).items;
  return found?.kind === 'review' ? found.pictures : [];
};

const save = (more: object, headers?: object) =>
  call('Product/Save-Review', { WebsiteCode: codes.phone, stars: 4, ...more }, headers);

const judge = (
  review: OwnOpinion,
  picture: string,
  isRefused: boolean,
  headers: object = at.admin,
) =>
  call('Admin/Judge-Review-Picture', { id: review.id, revision: 1, picture, isRefused }, headers);

describe('a picture', () => {
  test('is made anew, upright and without what its camera wrote into it', async () => {
    const secret = 'Secret Place 35.7';
    const tagged = await sharp(await drawn('jpeg'))
      .withExif({
        IFD0: { Copyright: secret, Orientation: '6' },
        IFD3: { GPSLatitude: '35/1 42/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(tagged.includes(secret)).toBe(true);
    const id = await sent(Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')]));
    await approve(await write({ pictures: [id] }));
    for (const size of ['whole', 'small']) {
      // oxlint-disable-next-line no-await-in-loop
      const { bytes, headers, status } = await read(`${id}-${size}.webp`);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      expect(bytes.includes(secret) || bytes.includes('<script>')).toBe(false);
      // oxlint-disable-next-line no-await-in-loop
      const { exif, xmp, format } = await sharp(bytes).metadata();
      expect([exif, xmp, format]).toEqual([undefined, undefined, 'webp']);
    }
  });

  test.each(['png', 'webp'] as const)(
    'may be %s, whatever its name and type say',
    async (format) => {
      const answer = await upload(await drawn(format), { name: 'a.exe', type: 'text/plain' });
      expect(answer.status).toBe(200);
    },
  );

  test('that lies about its content, is broken or too large is refused in words', async () => {
    const jpeg = photo;
    const lies: [string, Buffer | Promise<Buffer>][] = [
      [
        'svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      ],
      ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['pdf', Buffer.from('%PDF-1.7\n%%EOF')],
      ['gif', drawn('gif')],
      ['avif', drawn('avif')],
      ['only a head', jpeg.subarray(0, 20)],
      ['half a file', jpeg.subarray(0, jpeg.length / 2)],
      ['nothing', Buffer.alloc(0)],
      ['too many pixels', drawn('png', 5_000, 4_000)],
      ['a head with noise', Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(5_000, 7)])],
      ['over 5 MB', Buffer.concat([jpeg, Buffer.alloc(5_000_001 - jpeg.length)])],
    ];
    for (const [what, bytes] of lies) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await upload(await bytes);
      expect([what, answer]).toEqual([
        what,
        {
          status: 422,
          body: expect.objectContaining({ fields: { file: expect.stringMatching(/[آ-ی]/) } }),
        },
      ]);
    }
    const huge = Buffer.concat([jpeg, Buffer.alloc(6_000_000)]);
    expect((await upload(huge)).status).toBe(413);
    expect(await db().execute(sql`select from review_picture`)).toMatchObject({ rows: [] });
  });

  test('is sent by members alone, and so many in a day', async () => {
    expect((await upload(photo, { headers: {} })).status).toBe(401);
    const small = await drawn('webp', 8, 8);
    const made: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      made.push((await upload(small, { headers: at.others })).status);
    }
    expect(made.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(made.at(-1)).toBe(429);
  });
});

describe('pictures of a review', () => {
  test('are shown to everybody once staff approved it, before that to its author and staff', async () => {
    const id = await sent();
    const written = await write({ pictures: [id] });
    expect(written.pictures).toEqual([{ id, isRefused: false }]);
    expect((await read(`${id}-small.webp`)).status).toBe(404);
    const got = (name: string, headers: object) => call(name, { id }, headers);
    expect((await got('member-account/get-review-picture', at.ours)).status).toBe(200);
    expect((await got('member-account/get-review-picture', at.others)).status).toBe(404);
    expect((await got('Admin/Get-Review-Picture', at.admin)).status).toBe(200);
    expect((await got('Admin/Get-Review-Picture', at.ours)).status).toBe(401);
    await approve(written);
    expect((await read(`${id}-small.webp`)).status).toBe(200);
    expect((await shownReviews()).items).toMatchObject([{ pictures: [id] }]);
    await write({ stars: 1, pictures: [id] });
    expect((await read(`${id}-whole.webp`)).status).toBe(404);
  });

  test('keep their order, and one that is left out or another’s is not among them', async () => {
    const [first, second] = [await sent(), await sent()];
    const written = await write({ pictures: [second, first] });
    expect(written.pictures.map(({ id }) => id)).toEqual([second, first]);
    await approve(written);
    expect(await write({ pictures: [second, first] })).toMatchObject({ state: 'shown' });
    expect(await write({ pictures: [first] })).toMatchObject({
      state: 'waiting',
      pictures: [{ id: first }],
    });
    for (const pictures of [[second], [first, first], ['00000000-0000-4000-8000-000000000000']]) {
      // oxlint-disable-next-line no-await-in-loop
      const refused = await save({ body: 'خوب', pictures });
      expect(refused).toMatchObject({
        status: 422,
        body: { fields: { pictures: expect.any(String) } },
      });
    }
    expect(await own()).toEqual([{ id: first, isRefused: false }]);
    expect((await save({ body: 'خوب', pictures: [first] }, at.others)).status).toBe(422);
  });

  test('need words beside them, and are four at most', async () => {
    const id = await sent();
    expect(await save({ pictures: [id] })).toMatchObject({
      status: 422,
      body: { fields: { pictures: expect.stringMatching(/چند کلمه/) } },
    });
    expect((await save({ pictures: [id, id, id, id, id], body: 'خوب' })).status).toBe(422);
    expect((await save({ pictures: ['x'], body: 'خوب' })).status).toBe(422);
    expect((await save({ pictures: [id], good: ['دوربین'] })).status).toBe(200);
  });

  test('go with the review, and loose ones after a day', async () => {
    const written = await write({ pictures: [await sent()] });
    await sent();
    const count = async () =>
      (await rows(db(), sql`select id from review_picture`, z.object({ id: z.string() }))).length;
    expect(await count()).toBe(2);
    await call('Product/Remove-Opinion', { kind: 'review', id: written.id });
    expect(await count()).toBe(1);
    await at.shop.job('clean up unused pictures of reviews').run(at.shop.shop.logger);
    expect(await count()).toBe(1);
    await db().execute(sql`update review_picture set created_at = now() - interval '25 hours'`);
    await at.shop.job('clean up unused pictures of reviews').run(at.shop.shop.logger);
    expect(await count()).toBe(0);
  });

  test('can be refused one by one by staff, which is recorded and makes the page anew', async () => {
    const [first, second] = [await sent(), await sent()];
    const written = await write({ pictures: [first, second] });
    await approve(written);
    await db().delete(outbox);
    expect((await judge(written, first, true, at.ours)).status).toBe(401);
    expect((await judge(written, first, true)).body).toEqual({
      id: written.id,
      pictures: [
        { id: first, isRefused: true },
        { id: second, isRefused: false },
      ],
    });
    expect((await shownReviews()).items).toMatchObject([{ pictures: [second] }]);
    expect((await read(`${first}-whole.webp`)).status).toBe(404);
    expect(await own()).toMatchObject([{ isRefused: true }, { isRefused: false }]);
    const announced = await db().select().from(outbox);
    expect(announced.map(({ payload }) => payload)).toMatchObject([
      { tags: [`product-${codes.phone}`] },
    ]);
    const recorded = await rows(
      db(),
      sql`select action from staff_event where subject = ${`review ${written.id}`} order by id desc limit 1`,
      z.object({ action: z.string() }),
    );
    expect(recorded).toEqual([{ action: 'Judge-Review-Picture' }]);
    await judge(written, first, false);
    expect((await shownReviews()).items).toMatchObject([{ pictures: [first, second] }]);
    expect((await judge({ ...written, id: 999 }, first, true)).status).toBe(404);
    await write({ stars: 2, pictures: [first] });
    expect((await judge(written, first, true)).status).toBe(409);
  });
});

test.each([
  'x.webp',
  '..%2f..%2fetc%2fpasswd',
  '00000000-0000-4000-8000-000000000000.webp',
  '00000000-0000-4000-8000-000000000000-whole.webp',
  "00000000-0000-4000-8000-000000000000'-small.webp",
])('no picture is read under %s', async (name) => {
  expect((await read(name)).status).toBe(404);
});
