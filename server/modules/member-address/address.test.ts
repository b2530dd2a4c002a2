import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { mostAddresses } from '#lib/contract/limits.ts';
import { addressesAnswer } from '#lib/contract/member-address.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

interface Bearer {
  authorization: string;
}

let shop: TestShop;
let ours: Bearer;
let others: Bearer;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  ours = (await logIn(shop)).bearer;
  others = (await logIn(shop, accounts.administrator)).bearer;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.shop.database.db.execute(sql`truncate member_address`);
});

const written = {
  province: 'تهران',
  city: 'تهران',
  line: 'خیابان آزادی، کوچه نسترن',
  plate: '12',
  unit: '3',
  postalCode: '1417614411',
  receiverName: 'سارا احمدی',
  receiverMobile: '09121112233',
};

const call = (name: string, body: unknown, headers: object = ours) =>
  shop.post(`/api/member-account/${name}`, body, { ...headers });
async function done(name: string, body: object, headers: object = ours) {
  const answer = await call(name, body, headers);
  expect(answer.status).toBe(200);
  return addressesAnswer.parse(answer.body).addresses;
}
const list = async (headers: object = ours) =>
  addressesAnswer.parse((await shop.get('/api/member-account/get-addresses', { ...headers })).body)
    .addresses;
const add = (change: object = {}, headers: object = ours) =>
  done('add-address', { ...written, ...change }, headers);
const defaults = (addresses: Awaited<ReturnType<typeof list>>) =>
  addresses.filter(({ isDefault }) => isDefault).map(({ plate }) => plate);

test('the member is the default receiver of a new address', async () => {
  const answer = await shop.get('/api/member-account/get-addresses', { ...others });
  const { name, mobile } = accounts.administrator;
  expect(answer.body).toEqual({ addresses: [], receiver: { name, mobile } });
});

describe('adding an address', () => {
  test('stores it normalised, and makes the first one the default', async () => {
    const [kept] = await add({
      line: ' خيابان  آزادي،\nكوچه\u200c ۱۲ ',
      plate: '۱۲',
      unit: '۳',
      postalCode: '۱۴۱۷۶-۱۴۴۱۱',
      receiverName: 'سیده\u200cسارا  احمدي',
      receiverMobile: '+98 912 111 2233',
    });
    expect(kept).toEqual({
      ...written,
      id: expect.any(Number),
      line: 'خیابان آزادی، کوچه ۱۲',
      receiverName: 'سیده\u200cسارا احمدی',
      isDefault: true,
    });
    expect(await list()).toEqual([kept]);
  });

  test('lists the default one first, then the newest', async () => {
    await add({ plate: '1' });
    await add({ plate: '2' });
    const all = await add({ plate: '3' });
    expect(all.map(({ plate }) => plate)).toEqual(['1', '3', '2']);
    const wanted = await add({ plate: '4', isDefault: true });
    expect(wanted.map(({ plate }) => plate)).toEqual(['4', '3', '2', '1']);
    expect(defaults(wanted)).toEqual(['4']);
  });

  test('accepts a place that is not in the list, and no flat number', async () => {
    const [kept] = await add({ city: 'روستای کندلوس', unit: undefined });
    expect(kept).toMatchObject({ city: 'روستای کندلوس', unit: '' });
  });

  test('twice, or forty times at once, stores it once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => add()));
    const kept = await list();
    expect(kept).toHaveLength(1);
    expect(defaults(kept)).toHaveLength(1);
  });

  test('is limited to twenty, however many are added at once, with a message', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => call('add-address', { ...written, plate: String(n) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostAddresses);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'ADDRESSES_FULL',
          message: expect.stringContaining('نشانی‌های شما به ۲۰ رسیده است'),
        },
      });
    }
    const kept = await list();
    expect(kept).toHaveLength(mostAddresses);
    expect(defaults(kept)).toHaveLength(1);
    // An existing address is not an addition.
    expect(await add({ plate: kept[3]?.plate })).toHaveLength(mostAddresses);
    expect(await list(others)).toEqual([]);
  });

  test('ignores a member sent by a client', async () => {
    await add({ memberId: 2, member_id: 2, id: 7 });
    expect(await list(others)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['province', 'پارس', 'استان را انتخاب کنید'],
    ['province', '', 'استان را انتخاب کنید'],
    ['city', '', 'شهر را انتخاب کنید'],
    ['city', '<b>تهران</b>', /حروف/],
    ['line', '', 'نشانی را وارد کنید'],
    ['line', 'کوتاه', /کامل‌تر/],
    ['line', 'خ'.repeat(301), /۳۰۰/],
    ['line', 'خ'.repeat(2_000), /./],
    ['line', 'خیابان <script>alert(1)</script>', /./],
    ['plate', '', 'پلاک را وارد کنید'],
    ['plate', '1'.repeat(11), /۱۰/],
    ['unit', '<3>', /./],
    ['postalCode', '', 'کد پستی را وارد کنید'],
    ['postalCode', '1234567890', /کد پستیِ درستی نیست/],
    ['postalCode', '141761441', 'کد پستی ۱۰ رقم دارد'],
    ['receiverName', 'سارا ۱۲', /حروف/],
    ['receiverMobile', '02112345678', /09123456789/],
    ['receiverMobile', '', /گیرنده/],
    ['receiverMobile', 912, /./],
    ['line', null, /./],
    ['isDefault', 'yes', /./],
  ] as const)('names the field that will not do: %s %.30j', async (field, value, sentence) => {
    const answer = await call('add-address', { ...written, [field]: value });
    const matches = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'INVALID', fields: { [field]: matches } },
    });
    expect(await list()).toEqual([]);
  });

  test('names all invalid fields at once', async () => {
    const answer = await call('add-address', { ...written, city: '', plate: '', postalCode: '1' });
    expect(answer.body).toMatchObject({
      fields: {
        city: expect.any(String),
        plate: expect.any(String),
        postalCode: expect.any(String),
      },
    });
  });

  test.each([[{}], [[]], [null], ['x'], [{ ...written, line: { $gt: '' } }]])(
    'refuses %j',
    async (body) => {
      expect([400, 422]).toContain((await call('add-address', body)).status);
    },
  );
});

describe('changing an address', () => {
  test('updates the fields and keeps the default address', async () => {
    const [first] = await add();
    await add({ plate: '2' });
    const id = first?.id;
    const all = await done('update-address', { ...written, id, plate: '7', unit: '' });
    expect(all[0]).toMatchObject({ id, plate: '7', unit: '', isDefault: true });
    expect(all).toHaveLength(2);
  });

  test('can make it the only default address', async () => {
    await add({ plate: '1' });
    const second = (await add({ plate: '2' })).find(({ plate }) => plate === '2');
    const all = await done('update-address', {
      ...written,
      plate: '2',
      id: second?.id,
      isDefault: true,
    });
    expect(defaults(all)).toEqual(['2']);
    const back = all.find(({ plate }) => plate === '1');
    expect(defaults(await done('set-default-address', { id: back?.id }))).toEqual(['1']);
  });

  test('with an invalid field changes nothing', async () => {
    const [first] = await add();
    const answer = await call('update-address', { ...written, id: first?.id, postalCode: '1' });
    expect(answer.status).toBe(422);
    expect(await list()).toEqual([first]);
  });

  test('leaves one default address, however many become it at once', async () => {
    for (let n = 1; n <= 5; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await add({ plate: String(n) });
    }
    const all = await list();
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, n) => call('set-default-address', { id: all[n % 5]?.id })),
    );
    expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(defaults(await list())).toHaveLength(1);
  });
});

describe('removing an address', () => {
  test('makes the newest of the others the default one', async () => {
    const [first] = await add({ plate: '1' });
    await add({ plate: '2' });
    await add({ plate: '3' });
    const left = await done('remove-address', { id: first?.id });
    expect(left.map(({ plate }) => plate)).toEqual(['3', '2']);
    expect(defaults(left)).toEqual(['3']);
  });

  test('twice answers 404 the second time', async () => {
    const [first] = await add();
    expect(await done('remove-address', { id: first?.id })).toEqual([]);
    expect((await call('remove-address', { id: first?.id })).status).toBe(404);
  });

  test('concurrently with making it the default leaves one default address', async () => {
    await add({ plate: '1' });
    const second = (await add({ plate: '2' })).find(({ plate }) => plate === '2');
    await Promise.all([
      call('remove-address', { id: second?.id }),
      call('set-default-address', { id: second?.id }),
    ]);
    expect(defaults(await list())).toEqual(['1']);
  });
});

describe('another member’s address', () => {
  test('is not found by any call, and stays unchanged', async () => {
    const [theirs] = await add({}, others);
    await add();
    const id = theirs?.id;
    for (const [name, body] of [
      ['update-address', { ...written, id, plate: '666' }],
      ['remove-address', { id }],
      ['set-default-address', { id }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await call(name, body)).toMatchObject({
        status: 404,
        body: { code: 'ADDRESS_NOT_FOUND', message: 'این نشانی پیدا نشد.' },
      });
    }
    expect(await list(others)).toEqual([theirs]);
    expect(defaults(await list())).toEqual(['12']);
  });

  test.each([999_999, Number.MAX_SAFE_INTEGER])('like %d, which does not exist', async (id) => {
    expect((await call('remove-address', { id })).status).toBe(404);
  });

  test.each([[0], [-1], [1.5], ['1'], [null], [1e300]])('by %j is refused', async (id) => {
    expect((await call('remove-address', { id })).status).toBe(422);
  });
});

test('a visitor is refused', async () => {
  for (const name of ['add-address', 'update-address', 'remove-address', 'set-default-address']) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await call(name, { ...written, id: 1 }, {});
    expect(answer).toMatchObject({ status: 401, body: { code: 'TOKEN_MISSING' } });
  }
  expect((await shop.get('/api/member-account/get-addresses')).status).toBe(401);
});

test('answers must not be cached', async () => {
  for (const answer of [
    await call('add-address', written),
    await shop.get('/api/member-account/get-addresses', { ...ours }),
  ]) {
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
});

test('the calls are documented', async () => {
  const { body } = await shop.get('/api/openapi.json');
  for (const name of ['get-addresses', 'add-address', 'update-address', 'remove-address']) {
    expect(body).toHaveProperty(['paths', `/api/member-account/${name}`]);
  }
});
