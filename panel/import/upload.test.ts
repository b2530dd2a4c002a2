import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { archiveOf, faultOf, fileBody, filesOf, type Sent, sendFile } from './upload.ts';

interface Received {
  readonly url: string;
  readonly type: string | undefined;
  readonly bytes: number;
}

let received: Received[] = [];
/** Statuses of the next answers; 200 after them. */
let statuses: number[] = [];
let server: Server;
const plainFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const piece of request) bytes += Buffer.byteLength(piece);
    const { url = '', headers } = request;
    received.push({ url, type: headers['content-type'], bytes });
    response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ batch: 7, message: 'نشد', code: 'X' }));
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // In a browser paths belong to the page's origin.
  globalThis.fetch = (path, init) => plainFetch(`http://127.0.0.1:${port}${String(path)}`, init);
});
afterAll(() => {
  globalThis.fetch = plainFetch;
  server.close();
});
beforeEach(() => {
  received = [];
  statuses = [];
});

const file = new File([new Uint8Array(2_300_000)], 'کالاها.csv', { type: 'text/csv' });
const partsOf = () =>
  received.map(({ url, bytes }) => `${url.replace('/api/Admin/', '')} ${bytes}`).slice(-3);

test('a file is sent in parts, one after the other, and says how far it is', async () => {
  const seen: Sent[] = [];
  expect(await sendFile(file, null, (sent) => seen.push(sent), filesOf('goods'))).toBe(7);
  expect(received[0]?.url).toBe('/api/Admin/Begin-Import');
  expect(partsOf()).toEqual([
    'Upload-Import-Part?batch=7&part=0 1000000',
    'Upload-Import-Part?batch=7&part=1 1000000',
    'Upload-Import-Part?batch=7&part=2 300000',
  ]);
  expect(received[1]?.type).toBe('application/octet-stream');
  expect(seen.map(({ done }) => done)).toEqual([0, 1_000_000, 2_000_000, 2_300_000]);
});

test('a file of which parts are there is gone on with', async () => {
  await sendFile(file, { batch: 9, done: 2_000_000 }, () => {}, filesOf('goods'));
  expect(partsOf()).toEqual(['Upload-Import-Part?batch=9&part=2 300000']);
});

test('a ZIP of pictures goes to its import', async () => {
  await sendFile(file, { batch: 9, done: 2_000_000 }, () => {}, archiveOf(9));
  expect(partsOf()).toEqual(['Upload-Import-Archive-Part?batch=9&part=2 300000']);
});

test('a part is sent again after a fault that may pass, and not after a refusal', async () => {
  statuses = [503];
  await sendFile(file, { batch: 9, done: 2_000_000 }, () => {}, filesOf('goods'));
  expect(received).toHaveLength(2);
  statuses = [422];
  await expect(
    sendFile(file, { batch: 9, done: 2_000_000 }, () => {}, filesOf('goods')),
  ).rejects.toThrow('نشد');
  expect(received).toHaveLength(3);
});

test('a file is called as the service calls it, so that it is known again', () => {
  const size = 5;
  expect(fileBody({ name: ' \u200Fكالا  ها.csv', size })).toEqual({ fileName: 'کالا ها.csv', size });
  expect(fileBody({ name: '\u200F', size })).toEqual({ fileName: 'file', size });
});

test('an empty file and one that is too large are not sent', () => {
  expect(faultOf({ size: 0 })).toBe('این فایل خالی است.');
  expect(faultOf({ size: 64_000_001 })).toContain('بزرگ‌تر');
  expect(faultOf({ size: 1 })).toBeNull();
});
