import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { isPassword } from '#server/modules/member-password/password.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

const lines: string[] = [];
let shop: TestShop;
let bearer: { authorization: string };
beforeAll(async () => {
  shop = await openTestShop({ log: { write: (line) => void lines.push(line) } });
  await fillTestMembers(shop);
  ({ bearer } = await logIn(shop));
});
afterAll(() => shop.close());
beforeEach(() => void lines.splice(0));

/** A cheap hash that matches no password. */
const hash = `$argon2id$v=19$m=1024,t=1,p=1$c29tZXNhbHQ$${'A'.repeat(43)}`;
const busy = { status: 503, body: { code: 'BUSY' }, headers: { 'retry-after': '3' } };

/** Runs `work` while the queue of password checks is full. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const done = new AbortController();
  /** Repeats its check until it is refused. */
  async function ask(asker: string): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop
    while (!done.signal.aborted) await isPassword('anything', hash, asker);
  }
  const asking = Array.from({ length: 110 }, (_, n) => ask(`asker ${n}`).catch(() => {}));
  const found = await work();
  done.abort();
  await Promise.all(asking);
  return found;
}

const change = (currentPassword: string) =>
  shop.post(
    '/api/member-account/change-password',
    { currentPassword, newPassword: 'the second password' },
    bearer,
  );

test('a password change refused by the full queue does not count as an attempt', async () => {
  const refused = await whileBusy(() =>
    Promise.all(Array.from({ length: 15 }, () => change('wrong'))),
  );
  for (const answer of refused) expect(answer).toMatchObject(busy);
  expect(await change('wrong')).toMatchObject({ status: 422 });
});

test('a full queue answers with Retry-After, and is not logged as an error', async () => {
  const { mobile, password } = accounts.member;
  const login = () => shop.post('/api/member-account/login', { mobile, password });
  expect(await whileBusy(login)).toMatchObject(busy);
  expect(lines.join('')).toContain('"status":503');
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  expect(await login()).toMatchObject({ status: 200, body: { success: true } });
});
