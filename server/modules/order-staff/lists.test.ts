import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { adminOrdersAnswer, orderCountsAnswer } from '#lib/contract/admin-orders.ts';
import { refundsAnswer } from '#lib/contract/admin-refund.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const { call, read, done, order, payAt, leave, records, db } = createDeskWork(() => desk);
const list = async (body: object) => adminOrdersAnswer.parse((await call('Get-Orders', body)).body);
const numbersOf = async (body: object) => (await list(body)).items.map(({ number }) => number);

describe('the orders', () => {
  test('are listed by what they need, with the newest first, and counted', async () => {
    const waiting = await order();
    const unpaid = await leave('zarinpal');
    const paid = await payAt('zibal');
    const packing = await order();
    await done('Start-Preparing', packing.number);
    const cancelled = await order();
    await done('Cancel', cancelled.number, { reason: 'دیر شد' });
    const all = [waiting, unpaid, paid, packing, cancelled].map(({ number }) => number);
    const page = await list({});
    expect(page.items.map(({ number }) => number)).toEqual(all.toReversed());
    expect(page.next).toBeNull();
    expect(page.items.find(({ number }) => number === paid.number)).toMatchObject({
      pieces: 1,
      lineCount: 1,
      products: [{ nameFa: expect.any(String) }],
      receiver: expect.stringMatching(/./),
      isForCompany: false,
      receiptWaits: false,
      returnWaits: false,
    });
    expect(await numbersOf({ isOldestFirst: true })).toEqual(all);
    const { counts } = orderCountsAnswer.parse((await call('Get-Order-Counts', {})).body);
    expect(counts).toEqual({
      waiting: 1,
      unpaid: 1,
      paid: 1,
      packing: 1,
      sent: 0,
      delivered: 0,
      returned: 0,
      cancelled: 1,
    });
    for (const [at, state] of ['waiting', 'unpaid', 'paid', 'packing', 'cancelled'].entries()) {
      expect([state, await numbersOf({ state })]).toEqual([state, [all[at]]]);
    }
    expect(await numbersOf({ payment: 'zibal' })).toEqual([paid.number]);
    expect(await numbersOf({ status: 3, delivery: 'packing' })).toEqual([packing.number]);
  });

  test('are read page by page, also while new ones come', async () => {
    const made: number[] = [];
    for (let count = 0; count < 22; count += 1) made.push((await order()).number);
    const first = await list({});
    await order();
    const second = await list({ after: first.next });
    const numbers = [...first.items, ...second.items].map(({ number }) => number);
    expect(first.items).toHaveLength(20);
    expect(numbers.slice(0, 22)).toEqual(made.toReversed());
    const after = (await list({ isOldestFirst: true })).next;
    expect((await list({ isOldestFirst: true, after })).items[0]?.number).toBe(
      numbers.toReversed()[20],
    );
  });

  test('are found by number and by mobile number, in any digits', async () => {
    const { number } = await order();
    const { member } = await read(number);
    const { mobile = '' } = member ?? {};
    for (const q of [String(number), toPersianDigits(number), mobile, `+98${mobile.slice(1)}`]) {
      expect([q, await numbersOf({ q })]).toEqual([q, [number]]);
    }
    for (const q of ['1', '09120000000', "' or true --", '%', '__', 'نام']) {
      expect([q, await numbersOf({ q })]).toEqual([q, []]);
    }
  });

  test('are found by the name of their member, and by the code of their parcel', async () => {
    const { number, buyer } = await order();
    await db().execute(
      sql`update member set name = 'یاسمن ۵۰% کریمی' where id = ${buyer.memberId}`,
    );
    await done('Start-Preparing', number);
    await done('Send', number, { carrier: 'post', code: '۲۱۵۰۶۰۰۰۰۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵' });
    for (const q of ['كريمي', 'یاسمن', '۵۰% کر', '۲۱۵۰۶۰۰۰۰۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵']) {
      expect([q, await numbersOf({ q })]).toEqual([q, [number]]);
    }
  });

  test('are found by the days on which they were made, in Tehran', async () => {
    const { id, number } = await order();
    await db().execute(
      sql`update shop_order set created_at = '2026-03-20T20:45:00Z' where id = ${id}`,
    );
    expect(await numbersOf({ from: '2026-03-21', to: '2026-03-21' })).toEqual([number]);
    expect(await numbersOf({ to: '2026-03-20' })).toEqual([]);
  });

  test('show a refund that is for staff', async () => {
    const { number } = await payAt('zibal');
    await done('Cancel', number, { reason: 'دیر شد' });
    expect((await list({ q: String(number) })).items).toMatchObject([{ hasManualRefund: true }]);
    const { items } = refundsAnswer.parse((await call('Get-Refunds', {})).body);
    const waiting = items.find((each) => each.number === number);
    expect(waiting).toMatchObject({ amount: 180_000, reason: 'دیر شد', gateway: 'zibal' });
    const { version } = await read(number);
    expect(waiting?.version).toBe(version);
    const rest = refundsAnswer.parse((await call('Get-Refunds', { after: waiting?.id ?? 0 })).body);
    expect(rest.items.map((each) => each.number)).not.toContain(number);
  });
});

test('a note stands in the history with its writer, and nowhere else', async () => {
  const { number } = await order();
  const { version, events } = await done('Add-Note', number, { text: ' کادو پیچیده شود ' });
  expect(events.at(-1)).toMatchObject({
    reason: 'note: کادو پیچیده شود',
    by: 'staff',
    person: expect.stringMatching(/./),
    isShown: false,
  });
  const others = events.filter(({ by }) => by !== 'staff');
  expect(others.every(({ person }) => person === null)).toBe(true);
  expect(JSON.stringify(await records(`order ${number}`))).not.toContain('کادو');
  expect((await call('Add-Note', { number, version: version - 1, text: 'x' })).status).toBe(409);
});

const setLabels = (of: number, labels: string[]) => done('Set-Labels', of, { labels });

test('labels are one word in any writing, are found in the list, and stand in the record', async () => {
  const { number } = await order();
  const { number: other } = await order();
  await setLabels(other, ['كادو']);
  await setLabels(number, [' کادو ', 'كادو', 'مشتری   همیشگی']);
  const shown = await read(number);
  expect(shown.labels).toEqual(['مشتری همیشگی', 'کادو']);
  expect(shown.events.at(-1)).toMatchObject({
    by: 'staff',
    reason: 'labels changed',
    isShown: false,
  });
  expect(await numbersOf({ label: 'كادو' })).toEqual([other, number]);
  expect((await list({ label: 'مشتری همیشگی' })).items[0]?.labels).toEqual(shown.labels);
  expect((await call('List-Labels', {})).body).toEqual({ items: ['کادو', 'مشتری همیشگی'] });
  expect((await records(`order ${number}`)).at(-1)).toMatchObject({
    action: 'Set-Labels',
    after: { labels: ['کادو', 'مشتری همیشگی'] },
  });
  const again = await setLabels(number, ['مشتری همیشگی', 'كادو']);
  expect([again.version, again.events]).toEqual([shown.version, shown.events]);
  expect((await records(`order ${number}`)).map(({ action }) => action)).toEqual(['Set-Labels']);
  await setLabels(number, []);
  expect(await numbersOf({ label: 'کادو' })).toEqual([other]);
  const stale = { number, version: 1, labels: ['x'] };
  expect((await call('Set-Labels', stale)).status).toBe(409);
  for (const labels of [['x'.repeat(31)], [''], Array.from({ length: 11 }, (_, n) => `${n}`)]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await call('Set-Labels', { ...stale, labels })).status).toBe(422);
  }
});

test('an order is read with its payments, their answers and its member', async () => {
  const { number } = await payAt('behpardakht');
  const found = await read(number);
  expect(found).toMatchObject({
    number,
    member: { name: 'خریدار', mobile: expect.stringMatching(/^09\d{9}$/) },
    paid: 180_000,
    refunded: 0,
    refunds: [],
    attempts: [{ gateway: 'behpardakht', state: 'paid', amount: 180_000, isStray: false }],
  });
  expect(found.codes.map(({ propertyId }) => propertyId)).toEqual(
    found.lines.map(({ propertyId }) => propertyId),
  );
  const [line] = found.codes;
  await db().execute(
    sql`update variant set sku = 'L-1', gtin = '6260000000017', shelf = 'A-04' where id = ${line?.propertyId}`,
  );
  expect((await read(number)).codes[0]).toEqual({
    ...line,
    sku: 'L-1',
    gtin: '6260000000017',
    shelf: 'A-04',
  });
  expect(found.attempts[0]?.answers.map((each) => each.call)).toEqual(
    expect.arrayContaining(['bpPayRequest', 'callback', 'bpVerifyRequest']),
  );
});

test('a product’s own codes are those of its only variant, and of none where it has several', async () => {
  const { number } = await order();
  const { lines } = await read(number);
  const variantId = lines[0]?.propertyId ?? 0;
  const own = { sku: 'P-1', gtin: '6260000000024' };
  await db().execute(sql`
    update variant set sku = null, gtin = null, shelf = '' where id = ${variantId}`);
  await db().execute(sql`
    update product set sku = ${own.sku}, gtin = ${own.gtin}
    where id = (select product_id from variant where id = ${variantId})`);
  expect((await read(number)).codes).toEqual([{ propertyId: variantId, ...own, shelf: '' }]);
  await db().execute(sql`
    insert into variant (product_id, availability, price)
    select product_id, availability, price from variant where id = ${variantId}`);
  expect((await read(number)).codes).toEqual([
    { propertyId: variantId, sku: null, gtin: null, shelf: '' },
  ]);
});

const change = { number: 1, version: 1 };
const calls = {
  'Get-Orders': {},
  'Get-Order': { number: 1 },
  'Start-Preparing': change,
  Send: { ...change, carrier: 'post', code: '1' },
  Deliver: change,
  'Add-Note': { ...change, text: 'x' },
  Cancel: { ...change, reason: 'x' },
  Refund: { ...change, reason: 'x' },
  'Settle-Refund': { ...change, id: 1, outcome: 'withdrawn' },
  'Get-Order-Counts': {},
  'List-Labels': {},
  'Set-Labels': { ...change, labels: [] },
  'Get-Refunds': {},
  'Get-Strays': {},
  'Settle-Stray': { attemptId: 1, version: 1, outcome: 'settled', settlement: 'x' },
};

describe.each(Object.entries(calls))('%s', (name, body) => {
  test('is never kept', async () => {
    const answer = await call(name, body);
    expect(answer.status).toBe(JSON.stringify(body) === '{}' ? 200 : 404);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});

test.each([
  ['Get-Orders', { after: 0 }],
  ['Get-Orders', { after: 1e300 }],
  ['Get-Orders', { isOldestFirst: 'yes' }],
  ['Get-Refunds', { after: -1 }],
  ['Get-Orders', { status: 7 }],
  ['Get-Orders', { from: '2026-13-01' }],
  ['Get-Orders', { from: '0000-01-01' }],
  ['Get-Orders', { q: 'x'.repeat(65) }],
  ['Get-Order', { number: -1 }],
  ['Get-Order', { number: '1 or 1' }],
  ['Start-Preparing', { number: 1 }],
  ['Start-Preparing', { ...change, version: 2 ** 31 }],
  ['Send', { ...change, carrier: 'pigeon', code: '1' }],
  ['Send', { ...change, carrier: 'post', code: '' }],
  ['Send', { ...change, carrier: 'post', code: '<b>1</b>' }],
  ['Send', { ...change, carrier: 'post', code: '1'.repeat(65) }],
  ['Add-Note', { ...change, text: ' ' }],
  ['Add-Note', { ...change, text: 'x'.repeat(501) }],
  ['Cancel', { ...change, reason: ' ' }],
  ['Cancel', change],
  ['Refund', { ...change, amount: 0, reason: 'x' }],
  ['Refund', { ...change, amount: -5, reason: 'x' }],
  ['Refund', { ...change, amount: 1.5, reason: 'x' }],
  ['Refund', { ...change, amount: 1e300, reason: 'x' }],
  ['Refund', { ...change, amount: '5', reason: 'x' }],
  ['Settle-Refund', { ...change, id: 1, outcome: 'paid' }],
  ['Settle-Stray', { attemptId: 1, version: 1, outcome: 'settled' }],
  ['Settle-Stray', { attemptId: 1, outcome: 'again' }],
])('%s refuses %j', async (name, body) => {
  expect((await call(name, body)).status).toBe(422);
});
