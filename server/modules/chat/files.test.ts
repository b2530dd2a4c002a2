import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sendMessageAnswer } from '#lib/contract/chat.ts';
import { createFileAddresses } from '#server/modules/chat/file-address.ts';
import { judgeFile } from '#server/modules/chat/judge-file.ts';
import {
  type AgentAtPanel,
  type Browser,
  type ChatShop,
  createBrowser,
  openAgent,
} from '#server/testing/chat.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

let at: ChatShop;
let agent: AgentAtPanel;
let visitor: Browser;
let chat: string;
useChatShop(async (opened) => {
  ({ at, agent } = opened);
  visitor = createBrowser(at);
  chat = (await visitor.start()).chat.id;
});

const pdf = (more = '') => Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog${more}>>endobj\n%%EOF\n`);
const picture = (format: 'jpeg' | 'png' | 'gif' | 'avif' = 'jpeg') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#febc35' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'where the photo was taken' } } })
    .toFormat(format)
    .toBuffer();

interface Sent {
  readonly file: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly path?: string;
  readonly fields?: Record<string, string>;
}

async function upload({ file, name = 'a.pdf', type = 'application/pdf', ...more }: Sent) {
  const { headers = visitor.headers(), path = 'chat/upload' } = more;
  const form = new FormData();
  for (const [field, text] of Object.entries({ chat, clientId: randomUUID(), ...more.fields })) {
    form.set(field, text);
  }
  form.set('file', new File([new Uint8Array(file)], name, { type }));
  const body = new Response(form);
  const answer = await at.shop.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}
async function kept(sent: Sent) {
  const { body } = await upload(sent);
  const { message } = sendMessageAnswer.parse(body);
  if (!message.attachment) throw new Error('no file');
  return { message, file: message.attachment };
}
const load = (url: string, headers: Record<string, string> = {}) =>
  at.shop.app.inject({ method: 'GET', url, headers });

const pathOf = (id: string, query: Record<string, string>) =>
  `/api/chat/file/${id}?${new URLSearchParams(query).toString()}`;

describe('a picture', () => {
  test('is made anew, whatever it is called, and nothing of the sent file is kept', async () => {
    const sent = await picture();
    expect(sent.includes('where the photo was taken')).toBe(true);
    const { message, file } = await kept({
      file: sent,
      name: 'C:\\x\\\u202Egpj.exe',
      type: 'text/html',
    });
    expect(message).toMatchObject({ kind: 'picture', body: 'gpj' });
    expect(file).toMatchObject({ type: 'image/webp', width: 40, height: 30, name: 'gpj' });
    const answer = await load(file.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(answer.rawPayload.includes('where the photo was taken')).toBe(false);
  });
});

describe('a PDF', () => {
  test('is an attachment that no browser shows, with a name that cannot break the header', async () => {
    const { message, file } = await kept({ file: pdf(), name: `فاکتور"; x='1'\r\n.pdf` });
    expect(message).toMatchObject({ kind: 'file', attachment: { type: 'application/pdf' } });
    const { headers, rawPayload } = await load(file.url);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`,
    );
    expect(file.name).toBe(`فاکتور x='1'.pdf`);
    expect(rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7\n[^]*\/Catalog[^]*%%EOF$/);
  });
});

test('a PDF is not refused for letters that its compressed parts hold by chance', async () => {
  const sent = pdf('>>endobj 2 0 obj<</Length 9>>stream\n\u0007/JS\u0001/XFA\nendstream');
  expect(await judgeFile(sent, 'a.pdf')).toMatchObject({ kind: 'file' });
});

describe('a file that lies about its kind', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  test.each<[what: string, file: () => Promise<Buffer> | Buffer, type: string]>([
    ['HTML called a picture', () => html, 'image/png'],
    ['HTML called PDF', () => html, 'application/pdf'],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'),
      'image/svg+xml',
    ],
    [
      'HTML behind the signature of a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), html]),
      'image/jpeg',
    ],
    [
      'HTML behind the signature of a PDF',
      () => Buffer.concat([Buffer.from('%PDF-1.4\n'), html]),
      'application/pdf',
    ],
    [
      'a PDF that runs scripts',
      () => pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
      'application/pdf',
    ],
    ['a PDF with a file in it', () => pdf('/EmbeddedFiles<<>>'), 'application/pdf'],
    ['a PDF that starts a program', () => pdf('/AA<</O<</S/Launch>>>>'), 'application/pdf'],
    ['half a PDF', () => pdf().subarray(0, 30), 'application/pdf'],
    [
      'a picture of too many pixels',
      () =>
        sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#febc35' } })
          .png()
          .toBuffer(),
      'image/png',
    ],
    ['half a picture', async () => (await picture('png')).subarray(0, 60), 'image/png'],
    ['GIF', () => picture('gif'), 'image/jpeg'],
    ['a program', () => Buffer.from('MZ\u0090\u0000\u0003'), 'image/jpeg'],
    ['nothing', () => Buffer.alloc(0), 'image/jpeg'],
  ])('is refused: %s', async (_what, file, type) => {
    const before = (await visitor.read(chat)).chat.sequence;
    expect(await upload({ file: await file(), type })).toMatchObject({
      status: 422,
      body: { fields: { file: expect.any(String) } },
    });
    expect((await visitor.read(chat)).chat.sequence).toBe(before);
  });

  test('and one that is too large', async () => {
    const large = Buffer.concat([pdf(), Buffer.alloc(5 * 1_048_576), Buffer.from('%%EOF')]);
    expect((await upload({ file: large })).status).toBe(422);
    expect((await upload({ file: Buffer.concat([large, Buffer.alloc(20_000)]) })).status).toBe(413);
  });
});

describe('an upload', () => {
  test('is read of nobody without a chat, and kept for no other chat', async () => {
    const none = { status: 404, body: { code: 'CHAT_NOT_FOUND' } };
    expect(await upload({ file: pdf(), headers: { 'x-guid': visitor.guid } })).toMatchObject(none);
    const other = createBrowser(at);
    await other.box();
    expect(await upload({ file: pdf(), headers: other.headers() })).toMatchObject(none);
    expect(await upload({ file: pdf(), fields: { chat: 'x' } })).toMatchObject({ status: 422 });
    const foreign = { ...visitor.headers(), origin: 'https://evil.example' };
    expect(await upload({ file: pdf(), headers: foreign })).toMatchObject({ status: 403 });
  });

  test('of a blocked visitor is not even looked at', async () => {
    const own = createBrowser(at);
    const { chat: mine } = await own.start();
    await agent.call('Block-Chat', { chat: mine.id, reason: 'ناسزا' });
    const file = Buffer.from('no picture');
    // Those of this network are counted by the other tests.
    const headers = { ...own.headers(), 'x-forwarded-for': '192.0.2.9' };
    expect(await upload({ file, headers, fields: { chat: mine.id } })).toMatchObject({
      status: 403,
      body: { code: 'CHAT_BLOCKED' },
    });
  });

  test('is one message, however often it is sent, and at most five are in a chat', async () => {
    const own = createBrowser(at);
    const { chat: mine } = await own.start();
    const send = (clientId = randomUUID()) =>
      upload({ file: pdf(), headers: own.headers(), fields: { chat: mine.id, clientId } });
    const clientId = randomUUID();
    const twice = await Promise.all([send(clientId), send(clientId)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const more = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409]);
    expect(more.find(({ status }) => status === 409)).toMatchObject({
      body: { code: 'TOO_MANY_FILES' },
    });
    expect((await own.read(mine.id)).messages).toHaveLength(6);
    // The next one is not even looked at.
    const next = { file: Buffer.from('no picture'), headers: own.headers() };
    expect(await upload({ ...next, fields: { chat: mine.id } })).toMatchObject({ status: 409 });
    const byStaff = await upload({
      file: await picture('png'),
      path: 'Admin/Upload-Chat-File',
      headers: agent.headers,
      fields: { chat: mine.id },
    });
    expect(byStaff).toMatchObject({
      status: 200,
      body: { message: { from: 'staff', kind: 'picture' } },
    });
    const { headers } = await openAgent(at, ['orders'], { mobile: '09120000001' });
    const refused = await upload({ file: pdf(), path: 'Admin/Upload-Chat-File', headers });
    expect(refused).toMatchObject({ status: 403 });
  });
});

describe('the address of a file', () => {
  test('cannot be guessed, changed or used later, and is gone with its message', async () => {
    const { message, file } = await kept({ file: pdf() });
    expect((await load(file.url)).statusCode).toBe(200);
    const url = new URL(file.url, 'http://x');
    const { searchParams } = url;
    const [until, signature] = [
      searchParams.get('until') ?? '',
      searchParams.get('signature') ?? '',
    ];
    const id = url.pathname.split('/').at(-1) ?? '';
    const hex = `0x${Number(until).toString(16)}`;
    for (const wrong of [
      pathOf(id, {
        until,
        signature: signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      }),
      pathOf(id, { until: String(Number(until) + 600_000), signature }),
      pathOf(randomUUID(), { until, signature }),
      pathOf(id, { until, signature: '' }),
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await load(wrong)).statusCode).toBe(404);
    }
    for (const query of [
      {},
      ...[hex, ` ${until}`, `${until}.0`].map((each) => ({ until: each, signature })),
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await load(pathOf(id, query))).statusCode).toBe(422);
    }
    expect((await load(file.url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    await visitor.call('delete-message', { chat, id: message.id });
    expect((await load(file.url)).statusCode).toBe(404);
    const own = createBrowser(at);
    const { chat: cleared } = await own.start();
    const { body } = await upload({
      file: pdf(),
      headers: own.headers(),
      fields: { chat: cleared.id },
    });
    const address = sendMessageAnswer.parse(body).message.attachment?.url ?? '';
    expect((await load(address)).statusCode).toBe(200);
    await own.call('clear-personal', { chat: cleared.id });
    expect((await load(address)).statusCode).toBe(404);
  });

  test('is valid for ten to twenty minutes, and the same for some of them', () => {
    const { addressOf, isValid } = createFileAddresses('secret');
    const now = 1_700_000_000_000;
    const { url, urlUntil } = addressOf('x', now);
    const signature = new URL(url, 'http://x').searchParams.get('signature') ?? '';
    const until = Date.parse(urlUntil);
    expect(until - now).toBeGreaterThanOrEqual(600_000);
    expect(until - now).toBeLessThanOrEqual(1_200_000);
    expect(isValid('x', until, signature, until - 1)).toBe(true);
    expect(isValid('x', until, signature, until)).toBe(false);
    expect(createFileAddresses('other').isValid('x', until, signature, now)).toBe(false);
  });
});
