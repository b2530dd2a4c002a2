import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { servePanel } from './panel.ts';

const script = 'console.log("the panel");';
let folder: string;
let app: FastifyInstance;
let claimable = false;
const isClaimable = () => Promise.resolve(claimable);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kahroba-panel-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>پنل</title>');
  writeFileSync(join(folder, 'assets/main-1.js'), script);
  writeFileSync(join(folder, 'assets/reader-B_4-x.js'), script);
  writeFileSync(join(folder, 'assets/reader-B_4-x.js.br'), 'as Brotli');
  writeFileSync(join(folder, 'assets/main-1.js.br'), 'as Brotli');
  writeFileSync(join(folder, 'assets/main-1.js.gz'), 'as gzip');
  writeFileSync(join(folder, 'kahroba-build'), 'a key');
  app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
  await servePanel(app, { folder, siteUrl: 'https://shop.example', isClaimable });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const member = { cookie: 'guid=1; session=1' };

describe('the page', () => {
  test.each([
    '/cpfpco',
    '/cpfpco/',
    '/cpfpco/settings/staff',
    '/CPFPCO/orders?state=paid',
    '/cpfpco/assets/',
  ])('is the same at %s, kept and indexed by nobody', async (path) => {
    const { statusCode, headers, body } = await get(path, member);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>پنل</title>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test('runs nothing inline and is framed by nobody', async () => {
    const policy = String((await get('/cpfpco', member)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('leads those who are not logged in to the login', async () => {
    const { statusCode, headers } = await get('/cpfpco/orders', { cookie: 'session=0' });
    expect(statusCode).toBe(307);
    expect(headers['location']).toBe('/account/login?returnUrl=%2Fcpfpco%2Forders');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('leads everyone without a session to the claim while the shop has no staff', async () => {
    claimable = true;
    const { statusCode, headers } = await get('/cpfpco');
    claimable = false;
    expect(statusCode).toBe(307);
    expect(headers['location']).toBe('/cpfpco/claim');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    ['/cpfpco/goods/14?tab=stock', '/cpfpco/goods/14'],
    ['/cpfpco', '/cpfpco'],
    ['/cpfpco/a%20b', '/cpfpco'],
    ['/cpfpco/a:b', '/cpfpco'],
    ['/CPFPCO/orders', '/cpfpco'],
  ])('%s is returned to after the login', async (path, back) => {
    const returning = `/account/login?returnUrl=${encodeURIComponent(back)}`;
    expect((await get(path)).headers['location']).toBe(returning);
  });

  test.each(['/cpfpco/claim', '/cpfpco/invitation', '/cpfpco/sign-in'])(
    '%s is open to anyone',
    async (path) => {
      expect((await get(path)).statusCode).toBe(200);
    },
  );

  test.each(['panel=x', '__Host-panel=x'])('is open with %s alone', async (cookie) => {
    expect((await get('/cpfpco', { cookie })).statusCode).toBe(200);
  });
});

const policyOf = async (file: string, encoding = 'identity') =>
  (await get(`/cpfpco/assets/${file}`, { 'accept-encoding': encoding })).headers[
    'content-security-policy'
  ];

test('the reader of bar codes alone may compile WebAssembly', async () => {
  const allowed = "script-src 'self' 'wasm-unsafe-eval';";
  expect(await policyOf('reader-B_4-x.js')).toContain(allowed);
  expect(await policyOf('reader-B_4-x.js', 'br')).toContain(allowed);
  expect(await policyOf('main-1.js')).toBeUndefined();
});

describe('a file', () => {
  const path = '/cpfpco/assets/main-1.js';

  test.each([
    ['br, gzip', 'br', 'as Brotli'],
    ['gzip', 'gzip', 'as gzip'],
    ['identity', undefined, script],
  ])('for %s is kept forever', async (accepted, encoding, expected) => {
    const { statusCode, headers, body } = await get(path, { 'accept-encoding': accepted });
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toContain('accept-encoding');
    expect(body).toBe(expected);
  });

  test.each(['/cpfpco/assets/gone.js', '/cpfpco/assets/..%2Fkahroba-build'])(
    '%s is missing',
    async (missing) => {
      expect((await get(missing, member)).statusCode).toBe(404);
    },
  );
});

test('without a build the panel is away', async () => {
  const bare = Fastify();
  await servePanel(bare, {
    folder: join(folder, 'none'),
    siteUrl: 'https://shop.example',
    isClaimable,
  });
  expect((await bare.inject({ url: '/cpfpco', headers: member })).statusCode).toBe(503);
  await bare.close();
});
