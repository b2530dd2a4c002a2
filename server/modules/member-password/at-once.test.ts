import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { loginAnswer } from '#lib/contract/member.ts';
import { member } from '#server/db/schema/member.ts';
import { hashPassword } from '#server/modules/member-password/password.ts';
import { bearerOf, codeOf, createCodeCalls, newNumber } from '#server/testing/codes.ts';
import { jarOf, logIn, sending } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { codeLimit: 50 } });
});
afterAll(() => shop.close());

const { call, codeFor, profile } = createCodeCalls(() => shop);
const [old, next] = ['the old password', 'the next password'];

test('three concurrent ways to register an unknown number create one member', async () => {
  const mobile = newNumber();
  const login = { mobile, code: await codeFor(mobile) };
  await call('register', { mobile, password: next });
  const register = { mobile, password: next, code: await codeOf(shop, mobile) };
  await call('forgot-password', { mobile });
  const reset = { mobile, password: next, code: await codeOf(shop, mobile) };
  const answers = await Promise.all([
    call('login', login),
    call('register', register),
    call('reset-password', reset),
  ]);
  for (const { body } of answers) expect(body).toMatchObject({ success: true });
  const found = await shop.shop.database.db.select().from(member).where(eq(member.mobile, mobile));
  expect(found).toHaveLength(1);
  // A new password ends earlier sessions; its own session is always valid.
  const open = await Promise.all(answers.map((answer) => profile(bearerOf(answer))));
  expect(open.some(({ status }) => status === 200)).toBe(true);
  expect((await call('login', { mobile, password: next })).body).toMatchObject({ success: true });
});

test('tokens refreshed during a password change are invalid', async () => {
  const mobile = newNumber();
  const passwordHash = await hashPassword(old);
  await shop.shop.database.db
    .insert(member)
    .values({ mobile, passwordHash, mobileVerifiedAt: new Date() });
  const [one, other] = [
    await logIn(shop, { mobile, password: old }),
    await logIn(shop, { mobile, password: old }),
  ];
  const renew = (jar = other.jar) => call('refresh', {}, sending(jar));
  const [changed, ...renewed] = await Promise.all([
    call('change-password', { currentPassword: old, newPassword: next }, one.bearer),
    ...Array.from({ length: 10 }, () => renew()),
  ]);
  expect(changed.body).toEqual({ ended: 1 });
  for (const answer of renewed) {
    if (answer.status !== 200) continue;
    expect(loginAnswer.parse(answer.body).success).toBe(true);
    // oxlint-disable-next-line no-await-in-loop
    expect((await profile(bearerOf(answer))).status).toBe(401);
    // oxlint-disable-next-line no-await-in-loop
    expect((await renew(jarOf(answer))).status).toBe(401);
  }
  expect((await profile(one.bearer)).status).toBe(200);
});
