import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fetchPublic, type Reach } from '#server/outside/fetch-public.ts';
import { OutsideError, type OutsideFault } from '#server/outside/outside-error.ts';
import {
  leadsTo,
  openPictureSite,
  type PictureSite,
  sends,
  type SiteAnswer,
} from '#server/testing/picture-site.ts';

let site: PictureSite;
beforeAll(async () => {
  site = await openPictureSite();
});
afterAll(() => site.close());

interface Wanted {
  readonly patience?: number;
  readonly reach?: Reach;
  readonly allowsHost?: (host: string) => boolean;
}

const get = (address: string, { reach = site.reach, ...more }: Wanted = {}) =>
  fetchPublic(
    address,
    { allowsHost: () => true, mostBytes: 1_000, patience: 30_000, mostRedirects: 3, ...more },
    reach,
  );
/** Why it is not fetched. */
const faultOf = (address: string, wanted?: Wanted): Promise<OutsideFault | null> =>
  get(address, wanted).then(
    () => null,
    (error: unknown) => {
      if (error instanceof OutsideError) return error.fault;
      throw error;
    },
  );
/** A site that answers a path in that way. */
const answering = (path: string, answer: SiteAnswer): string => {
  site.answers.set(path, answer);
  return site.at(path);
};

test('a file comes as it is, by a host that leads to another address', async () => {
  answering('/c', sends('picture'));
  answering('/b', leadsTo('//other.example:PORT/c'.replace('PORT', String(site.port))));
  expect((await get(answering('/a', leadsTo('/b')))).toString()).toBe('picture');
});

test('more than three redirects are not followed, also in a circle', async () => {
  answering('/3', sends('picture'));
  answering('/2', leadsTo('/3'));
  answering('/1', leadsTo('/2'));
  answering('/0', leadsTo('/1'));
  expect((await get(site.at('/0'))).toString()).toBe('picture');
  expect(await faultOf(answering('/over', leadsTo('/0')))).toEqual({ kind: 'redirects' });
  expect(await faultOf(answering('/loop', leadsTo('/loop')))).toEqual({ kind: 'redirects' });
});

test.each([
  ['loopback', 'http://127.0.0.1/', 'private'],
  ['loopback in other words', 'http://0x7f.1/', 'private'],
  ['loopback as a number', 'http://2130706433/', 'private'],
  ['loopback of IPv6', 'http://[::1]/', 'private'],
  ['mapped loopback', 'http://[::ffff:127.0.0.1]/', 'private'],
  ['translated loopback', 'http://[64:ff9b::127.0.0.1]/', 'private'],
  ['link-local', 'http://169.254.169.254/latest/meta-data/', 'private'],
  ['this network', 'http://0.0.0.0/', 'private'],
  ['a private network', 'https://10.0.0.1/', 'private'],
  ['another port', 'http://old.example:22/', 'port'],
  ['a user', 'http://user@old.example/', 'credentials'],
  ['a password', 'http://user:secret@old.example/', 'credentials'],
  ['a file', 'file:///etc/passwd', 'address'],
  ['data', 'data:image/png;base64,AA==', 'address'],
  ['FTP', 'ftp://old.example/a.png', 'address'],
  ['no address', 'http://', 'address'],
  ['an endless address', `http://old.example/${'x'.repeat(2_000)}`, 'address'],
])('neither an address nor a redirect leads to %s', async (_what, address, kind) => {
  expect(await faultOf(address)).toEqual({ kind });
  expect(await faultOf(answering('/away', leadsTo(address)))).toEqual({ kind });
});

test('a host with one closed address among its addresses is not asked at all', async () => {
  const addresses = [site.reach.resolve('a.example'), [{ address: '127.0.0.1', family: 4 }]];
  const reach = { ...site.reach, resolve: async () => (await Promise.all(addresses)).flat() };
  const asked = site.asked.length;
  expect(await faultOf(answering('/two', sends('x')), { reach })).toEqual({ kind: 'private' });
  expect(site.asked).toHaveLength(asked);
});

test('DNS that changes its answer changes neither a connection, nor passes a redirect', async () => {
  let resolved = 0;
  const inside: string[] = [];
  const decoy = createServer((request, response) => {
    inside.push(request.url ?? '');
    response.end('secret');
  }).listen(site.port, '127.0.0.1');
  await once(decoy, 'listening');
  const reach: Reach = {
    ...site.reach,
    resolve: async () => {
      resolved += 1;
      return [{ address: resolved === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }];
    },
  };
  const asked = answering('/rebound', sends('picture'));
  expect((await get(asked, { reach })).toString()).toBe('picture');
  expect(resolved).toBe(1);
  resolved = 0;
  expect(await faultOf(answering('/again', leadsTo('/rebound')), { reach })).toEqual({
    kind: 'private',
  });
  expect(inside).toEqual([]);
  decoy.close();
});

test('a host that nobody has confirmed is not asked, also by a redirect', async () => {
  const own = `old.example:${site.port}`;
  const allowsHost = (host: string) => host === own;
  const other = `new.example:${site.port}`;
  const moved = answering('/moved', leadsTo(site.at('/c', 'new.example')));
  expect(await faultOf(moved, { allowsHost })).toEqual({ kind: 'otherHost', host: other });
  expect(await faultOf(site.at('/c', 'new.example'), { allowsHost })).toMatchObject({
    kind: 'otherHost',
  });
});

test.each<[string, SiteAnswer]>([
  [
    'has no end',
    (response) => {
      const more = () => response.write('x'.repeat(500), () => setImmediate(more));
      more();
    },
  ],
  [
    'says how long it is',
    (response) => response.writeHead(200, { 'content-length': '1001' }).write('x'),
  ],
])('an answer that %s is left at its bound', async (_what, answer) => {
  const left = new Promise((done) => {
    answering('/long', (response, request) => {
      response.on('close', done);
      answer(response, request);
    });
  });
  expect(await faultOf(site.at('/long'))).toEqual({ kind: 'large' });
  await left;
});

test.each<[string, SiteAnswer]>([
  [
    'drips',
    (response) => {
      const more = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(more));
    },
  ],
  ['never begins', () => {}],
])('an answer that %s is given up after its time', async (_what, answer) => {
  expect(await faultOf(answering('/slow', answer), { patience: 200 })).toEqual({ kind: 'slow' });
});

test('DNS that never answers is given up, and a host without addresses is named', async () => {
  const reach: Reach = { ...site.reach, resolve: () => new Promise(() => {}) };
  expect(await faultOf(site.at('/c'), { reach, patience: 100 })).toEqual({ kind: 'slow' });
  expect(await faultOf('http://nowhere.test/')).toEqual({ kind: 'unknown', host: 'nowhere.test' });
  const failing: Reach = { ...site.reach, resolve: () => Promise.reject(new Error('SERVFAIL')) };
  expect(await faultOf(site.at('/c'), { reach: failing })).toMatchObject({ kind: 'unknown' });
});

test.each<[string, SiteAnswer, OutsideFault]>([
  ['another status', (response) => response.writeHead(403).end(), { kind: 'status', status: 403 }],
  [
    'a redirect without a target',
    (response) => response.writeHead(302).end(),
    { kind: 'status', status: 302 },
  ],
  ['no answer', (response) => response.destroy(), { kind: 'broken' }],
  [
    'half of it',
    (response) => {
      response.writeHead(200, { 'content-length': '9' }).write('half', () => response.destroy());
    },
    { kind: 'broken' },
  ],
  [
    'another protocol',
    (response) => response.writeHead(101, { upgrade: 'x', connection: 'upgrade' }).end(),
    { kind: 'broken' },
  ],
])('%s is a fault', async (_what, answer, fault) => {
  expect(await faultOf(answering('/fault', answer))).toEqual(fault);
});

test('a server that speaks no TLS is not trusted with https', async () => {
  expect(await faultOf(site.at('/c').replace('http:', 'https:'))).toEqual({ kind: 'broken' });
});
