import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '#lib/testing/listen.ts';

let answer: RequestListener;
let connections = 0;
const service: Server = createServer({ keepAlive: true }, (asked, response) =>
  answer(asked, response),
);
service.on('connection', () => (connections += 1));

let callByHttp: typeof import('#lib/calls/service-call.ts').callByHttp;
beforeAll(async () => {
  process.env['API_URL'] = `http://127.0.0.1:${await listen(service)}/api`;
  ({ callByHttp } = await import('#lib/calls/service-call.ts'));
});
afterAll(() => {
  service.close();
  service.closeAllConnections();
});

test('a call with a body is a POST, one without is a GET', async () => {
  answer = async (asked, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of asked) pieces.push(Buffer.from(piece));
    const { method, url, headers } = asked;
    const { 'content-type': type, 'x-forwarded-for': visitor } = headers;
    response.end(
      JSON.stringify({ method, url, type, visitor, body: Buffer.concat(pieces).toString() }),
    );
  };
  const post = await callByHttp('a/b', { name: 'کهربا' }, { 'x-forwarded-for': '1.2.3.4' });
  expect(post.json()).toMatchObject({
    method: 'POST',
    url: '/api/a/b',
    type: 'application/json',
    body: '{"name":"کهربا"}',
  });
  const get = await callByHttp('c', undefined, {});
  expect(get.json()).toMatchObject({ method: 'GET', url: '/api/c', body: '' });
});

test('connections are reused', async () => {
  answer = (_, response) => void response.end('{}');
  await callByHttp('a', undefined, {});
  const before = connections;
  for (let call = 0; call < 5; call += 1) {
    // One at a time, so that a single connection suffices.
    // oxlint-disable-next-line no-await-in-loop
    await callByHttp('a', {}, {});
  }
  expect(connections).toBe(before);
});

test('a reused connection that the service closes is replaced', async () => {
  let asked = 0;
  answer = (request, response) => {
    asked += 1;
    if (asked === 2) request.socket.resetAndDestroy();
    else response.end('{}');
  };
  await callByHttp('a', undefined, {});
  expect((await callByHttp('a', {}, {})).status).toBe(200);
  expect(asked).toBe(3);
});

test('reports status and Retry-After; an incomplete answer is an error', async () => {
  answer = (_, response) => void response.writeHead(429, { 'retry-after': '7' }).end('{}');
  expect(await callByHttp('a', {}, {})).toMatchObject({ status: 429, retryAfter: '7' });
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{', () => response.destroy());
  };
  await expect(callByHttp('a', {}, {})).rejects.toThrow('aborted');
});
