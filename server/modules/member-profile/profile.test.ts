import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { warnings } from '#lib/contract/codes.ts';
import { getProfileAnswer } from '#lib/contract/member.ts';
import { masterData } from '#lib/contract/home.ts';
import { member } from '#server/db/schema/member.ts';
import { accounts, fillTestMembers, logIn, wantNationalCodes } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

interface Bearer {
  authorization: string;
}

const { password } = accounts.member;
const lines: string[] = [];
let shop: TestShop;
/**
 * A verified member without a national code; a new one for each test, because attempts are limited per
 * member.
 */
let ours: Bearer;
let mobile = 9_350_000_000;
let hash: string | null;
beforeAll(async () => {
  shop = await openTestShop({ log: { write: (line) => void lines.push(line) } });
  await fillTestMembers(shop);
  await wantNationalCodes(shop);
  const [known] = await shop.shop.database.db
    .select({ hash: member.passwordHash })
    .from(member)
    .where(eq(member.mobile, accounts.member.mobile));
  hash = known?.hash ?? null;
});
afterAll(() => shop.close());

async function newMember(): Promise<{ mobile: string; bearer: Bearer }> {
  mobile += 1;
  const own = `0${mobile}`;
  await shop.shop.database.db
    .insert(member)
    .values({ mobile: own, passwordHash: hash, mobileVerifiedAt: new Date() });
  return { mobile: own, bearer: (await logIn(shop, { mobile: own, password })).bearer };
}

beforeEach(async () => {
  ours = (await newMember()).bearer;
});

const update = (body: unknown, headers: object = ours) =>
  shop.post('/api/member-account/update-profile', body, { ...headers });
const profile = async (headers: object = ours) =>
  getProfileAnswer.parse((await shop.get('/api/member-account/get-profile', { ...headers })).body);
const masterOf = async (headers: object = ours) =>
  masterData.parse((await shop.get('/api/home/get-master-data', { ...headers })).body);

/** Serial for national codes not used yet. */
let serial = 450_000_000;
function newCode(): string {
  serial += 1;
  const first = String(serial).padStart(9, '0');
  const rest = Array.from(first, Number).reduce((s, digit, at) => s + digit * (10 - at), 0) % 11;
  return `${first}${rest < 2 ? rest : 11 - rest}`;
}

describe('name and e-mail', () => {
  test('are stored normalised, and absent fields stay unchanged', async () => {
    expect((await update({ name: ' علي\u200cرضا  كريمي ' })).body).toMatchObject({
      name: 'علی\u200cرضا کریمی',
      email: null,
    });
    expect((await update({ email: ' Sara@Example.COM ' })).body).toMatchObject({
      name: 'علی\u200cرضا کریمی',
      email: 'Sara@example.com',
    });
    expect(await profile()).toMatchObject({
      name: 'علی\u200cرضا کریمی',
      email: 'Sara@example.com',
      hasPassword: true,
      warning: warnings.nationalCodeMissing,
    });
    expect((await update({ email: '' })).body).toMatchObject({ email: null });
    expect((await update({})).status).toBe(200);
  });

  test.each([
    ['name', ''],
    ['name', '<script>alert(1)</script>'],
    ['name', 'س'.repeat(61)],
    ['name', 'س'.repeat(401)],
    ['name', 'كهربـا'],
    ['name', 'پشتیبانی سایت'],
    ['name', 7],
    ['name', null],
    ['email', 'sara'],
    ['email', `${'a'.repeat(300)}@example.com`],
    ['nationalCode', ''],
    ['nationalCode', '0012345678'],
    ['nationalCode', '1111111111'],
    ['nationalCode', ['0012345679']],
  ])('with %s %.30j are refused, and nothing is changed', async (field, value) => {
    const before = await profile();
    const answer = await update({ name: 'سارا احمدی', email: 'a@example.com', [field]: value });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.stringMatching(/[آ-ی]/) } },
    });
    expect(await profile()).toEqual(before);
  });

  test('with a name of the shop are for staff who speak for it', async () => {
    const { bearer } = await logIn(shop, accounts.administrator);
    const named = { name: 'پشتیبانی سایت' };
    await signInStaff(shop, ['stock']);
    expect((await update(named, bearer)).status).toBe(422);
    await signInStaff(shop, ['opinions']);
    expect((await update(named, bearer)).status).toBe(200);
  });

  test('change no other member, and no field that members may not change', async () => {
    const { bearer: theirs } = await newMember();
    const before = await profile(theirs);
    const { id } = (await shop.shop.database.db.select().from(member)).at(-1) ?? { id: 0 };
    await update({
      id,
      memberId: id,
      name: 'سارا احمدی',
      role: 'Administrator',
      mobile: '09350000001',
    });
    expect(await profile(theirs)).toEqual(before);
    expect(await profile()).toMatchObject({ role: 'Member', name: 'سارا احمدی' });
  });

  test('are visible to the member only', async () => {
    expect(await update({ name: 'سارا احمدی' }, {})).toMatchObject({
      status: 401,
      body: { code: 'TOKEN_MISSING' },
    });
  });
});

describe('the national code', () => {
  test('is confirmed when valid, and the warning disappears at once', async () => {
    const code = newCode();
    expect((await masterOf()).userInfo?.warning).toBe(warnings.nationalCodeMissing);
    const persian = code.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
    expect(await update({ nationalCode: persian })).toMatchObject({
      status: 200,
      body: { nationalCode: code, warning: warnings.none },
    });
    expect((await masterOf()).userInfo?.warning).toBe(warnings.none);
    // A repeated request.
    expect((await update({ nationalCode: code })).status).toBe(200);
  });

  test('cannot be changed once confirmed', async () => {
    const code = newCode();
    await update({ nationalCode: code });
    expect(await update({ nationalCode: newCode() })).toMatchObject({
      status: 409,
      body: { code: 'NATIONAL_CODE_FIXED', fields: { nationalCode: expect.any(String) } },
    });
    expect(await profile()).toMatchObject({ nationalCode: code });
  });

  test('of another member is refused without revealing whose it is', async () => {
    const answer = await update({
      name: 'سارا احمدی',
      nationalCode: accounts.member.nationalCode,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'NATIONAL_CODE_REFUSED' } });
    const text = JSON.stringify(answer.body);
    for (const personal of [
      accounts.member.mobile,
      accounts.member.name,
      accounts.member.nationalCode,
    ]) {
      expect(text).not.toContain(personal);
    }
    expect(await profile()).toMatchObject({
      name: '',
      nationalCode: null,
      warning: warnings.nationalCodeMissing,
    });
  });

  test('of many members at once is confirmed for one', async () => {
    const code = newCode();
    const members = await Promise.all(Array.from({ length: 8 }, newMember));
    const answers = await Promise.all(
      members.map(({ bearer }) => update({ nationalCode: code }, bearer)),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const kept = await shop.shop.database.db
      .select()
      .from(member)
      .where(eq(member.nationalCode, code));
    expect(kept).toHaveLength(1);
  });

  test('requires a verified mobile number', async () => {
    const { bearer } = await logIn(shop, accounts.unverified);
    expect(await update({ nationalCode: newCode() }, bearer)).toMatchObject({
      status: 409,
      body: { code: 'MOBILE_UNVERIFIED' },
    });
    expect(await profile(bearer)).toMatchObject({
      nationalCode: null,
      warning: warnings.mobileUnverified,
    });
  });

  test('cannot be guessed: after a few attempts 429, and other members are not affected', async () => {
    const tries = [];
    for (let n = 0; n < 12; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      tries.push(await update({ nationalCode: accounts.member.nationalCode }));
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(409), 429, 429]);
    expect(tries.at(-1)).toMatchObject({
      body: { code: 'TOO_MANY_TRIES' },
      headers: { 'retry-after': expect.anything() },
    });
    expect((await update({ name: 'سارا احمدی' })).status).toBe(200);
    const { bearer } = await newMember();
    expect((await update({ nationalCode: newCode() }, bearer)).status).toBe(200);
  });

  test('is unique in the database, too', async () => {
    const { db } = shop.shop.database;
    const copy = db
      .update(member)
      .set({ nationalCode: accounts.member.nationalCode })
      .where(eq(member.mobile, accounts.withoutNationalCode.mobile));
    await expect(copy).rejects.toThrow();
  });
});

test('log lines contain no national code, name or e-mail address', async () => {
  const code = newCode();
  const personal = { name: 'نامی برای گزارش', email: 'log@example.com', nationalCode: code };
  await update(personal);
  await update({ ...personal, nationalCode: accounts.member.nationalCode });
  await shop.shop.database.db.execute(sql`alter table member rename column email to mail`);
  const failed = await update(personal);
  await shop.shop.database.db.execute(sql`alter table member rename column mail to email`);
  expect(failed).toMatchObject({ status: 500, body: { code: 'FAILED' } });
  expect(JSON.stringify(failed.body)).not.toContain(code);
  expect(lines.some((line) => line.includes('A request failed'))).toBe(true);
  const log = lines.join('\n');
  const secrets = [code, accounts.member.nationalCode ?? '', personal.name, personal.email];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('answers must not be cached', async () => {
  const answer = await update({ name: 'سارا احمدی' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});
