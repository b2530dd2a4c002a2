import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { unknownMark } from '#front/unknown.ts';
import { findLeaks, findWarnings } from './log-scan.ts';

const base64url = (bytes: number) => randomBytes(bytes).toString('base64url');
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const accessToken = `${part({ alg: 'HS256' })}.${part({ sub: '12345678' })}.${base64url(32)}`;
const uuid = randomUUID();

describe('finds what no log may contain', () => {
  test.each([
    ['access token', `{"msg":"Bearer ${accessToken}"}`],
    ['refresh token', `cookie: session=1; refresh=${uuid}.${base64url(32)}`],
    ['XSRF token', `XSRF-TOKEN=${base64url(32)}; Path=/`],
    ['XSRF token', String.raw`{\"x-xsrf-token\":\"${base64url(32)}\"}`],
    ['visitor guid', `{"url":"/webClientHub?guid=${uuid}"}`],
    ['visitor guid', `{ GuidCode: '${uuid}' }`],
    ['one-time code', '{"body":{"code":"012345"}}'],
    ['one-time code', '@localhost #123456'],
    ['password', '{"password":"hunter2"}'],
    ['password', "newPassword: 'x'"],
    ['mobile number', 'sent to 09123456789.'],
    ['mobile number', '/api/x?mobile=%2B989123456789&a=1'],
    ['mobile number', 'شماره ۰۹۱۲۳۴۵۶۷۸۹'],
    ['mobile number', '"mobile":"9123456789"'],
  ])('%s', (kind, line) => {
    expect(findLeaks(`{"msg":"answered"}\n${line}\n`)).toEqual([
      { line: 2, kind, masked: expect.stringMatching(/^.{0,4}…$/) },
    ]);
  });

  test('a secret of this run, whatever its form', () => {
    const known = { 'storefront key': ['abc def'], 'one-time code': ['482915'] };
    expect(findLeaks('x\nkey abc def\n', known)).toEqual([
      { line: 2, kind: 'storefront key', masked: 'ab…' },
    ]);
    expect(findLeaks('it is 482915', known)).toHaveLength(1);
  });
});

test.each([
  '{"level":30,"time":1763836000000,"pid":912345,"url":"/api/home/get-master-data","ms":1.5}',
  `{"page":"${uuid}","url":"/x?guid=…&access_token=…&code=…","password":"…"}`,
  `chunk 9123456789abcdef9123456789abcdef.js`,
  '{"page":"00000000-0000-4000-8000-912345678901"}',
  '{"code":"ECONNREFUSED","err":{"code":"08006"}}',
  '/shop/product/482915/x',
])('ignores a similar text: %s', (line) => {
  expect(findLeaks(line, { 'one-time code': ['482915'] })).toEqual([]);
});

test('finds a warning of Node, once', () => {
  const warnings = [
    '(node:1932) MaxListenersExceededWarning: Possible EventEmitter memory leak detected.',
    '(node:7) [DEP0169] DeprecationWarning: `url.parse()` is old',
  ];
  const log = [`storefront: ${warnings[0]}`, 'Warning: no name', ...warnings, ''].join('\n');
  expect(findWarnings(log)).toEqual(warnings);
});

test('finds that the storefront did not know an answer of Next', () => {
  const warning = `${unknownMark}: no the scripts of a page, first at /shop`;
  expect(findWarnings(`storefront: ${warning}\nstorefront: ready\n`)).toEqual([warning]);
});

test('the shown part of a leak is not enough to use it', () => {
  const [leak] = findLeaks(`Bearer ${accessToken}`);
  expect(leak?.masked).toBe('eyJh…');
});
