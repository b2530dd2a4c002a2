import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, jest, test } from '@jest/globals';
import { noteMasterChange } from '#lib/revalidate/master-age.ts';
import { listen } from '#lib/testing/listen.ts';

const set = {
  google: null,
  bing: null,
  matomo: { url: 'https://stats.example.ir', site: '1' },
  yektanet: null,
  gtm: null,
  asksConsent: true,
};
/** What the service answers, and how often it was asked. */
let measuring: object | undefined;
let asked = 0;
let isSilent = false;
const held: (() => void)[] = [];
const service = createServer((_request, response) => {
  asked += 1;
  const answer = () => response.end(JSON.stringify({ menu: [], measuring }));
  if (isSilent) held.push(answer);
  else answer();
});
// Read when the policy is loaded.
process.env['API_URL'] = `http://127.0.0.1:${await listen(service)}/api`;
const { currentPolicy, policyNow } = await import('#front/policy.ts');
afterAll(() => {
  service.close();
});

const host = 'https://stats.example.ir';

test('a tool is allowed with the first page after it was set, and read once', async () => {
  noteMasterChange();
  expect(await currentPolicy()).not.toContain(host);
  measuring = set;
  expect(await currentPolicy()).not.toContain(host);
  expect(asked).toBe(1);
  noteMasterChange();
  const pages = await Promise.all([currentPolicy(), currentPolicy(), currentPolicy()]);
  for (const policy of pages)
    expect(policy).toContain(`script-src 'self' 'unsafe-inline' ${host};`);
  expect(asked).toBe(2);
  expect(typeof currentPolicy()).toBe('string');
});

test('a service that says nothing delays no page by more than half a second', async () => {
  isSilent = true;
  noteMasterChange();
  const before = performance.now();
  expect(await currentPolicy()).toContain(host);
  const [whole, started] = [performance.now() - before, performance.now()];
  await currentPolicy();
  expect([whole < 1_500, performance.now() - started < 100, asked]).toEqual([true, true, 3]);
  isSilent = false;
  for (const answer of held) answer();
  // oxlint-disable-next-line no-await-in-loop -- Until it is read.
  while (typeof currentPolicy() !== 'string') await turn();
});

test('a tool with an address that is none is left out and logged, and the former one is gone', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  measuring = { ...set, matomo: { url: `${host}:65536`, site: '1' }, yektanet: 'Ab12Cd34' };
  noteMasterChange();
  const policy = await currentPolicy();
  expect(policy).not.toContain(host);
  expect(policy).toContain('https://*.yektanet.com');
  expect(consoleError).toHaveBeenCalledTimes(1);
  consoleError.mockRestore();
  measuring = set;
  noteMasterChange();
  expect(await currentPolicy()).toContain(host);
});

test('what no setting can be is not let into the header, and the former policy stays', async () => {
  measuring = { ...set, matomo: { url: "https://a.ir; script-src * 'unsafe-eval'", site: '1' } };
  noteMasterChange();
  expect(await currentPolicy()).toContain(host);
  expect(policyNow()).not.toContain('unsafe-eval');
  // Not asked again at once.
  const before = asked;
  await currentPolicy();
  expect(asked).toBe(before);
});
