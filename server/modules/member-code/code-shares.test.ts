import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callMember, newNumber, outlastCodes } from '#server/testing/codes.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

/** Another service instance for the same shop, with counters at zero. */
const strict = (codeLimit: number) => openTestShop({ config: { codeLimit }, beside: shop });

async function ask(on: TestShop, mobile: string, address: string): Promise<number> {
  await outlastCodes(shop);
  return (await callMember(on, 'send-code', { mobile }, { 'x-forwarded-for': address })).status;
}

async function askEach(on: TestShop, mobile: string, addresses: readonly string[]) {
  const statuses: number[] = [];
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    statuses.push(await ask(on, mobile, address));
  }
  return statuses;
}

describe('codes of one number', () => {
  test.each([2, 3])('limited to %j an hour cannot be used up by one network', async (codeLimit) => {
    const few = await strict(codeLimit);
    const mobile = newNumber();
    const greedy = Array.from({ length: codeLimit }, () => '6.1.1.1');
    const statuses = await askEach(few, mobile, [...greedy, '6.1.1.2']);
    expect(statuses).toEqual([...greedy.slice(1).map(() => 200), 429, 200]);
    await few.close();
  });

  test('that are refused do not use up the limit of a known network', async () => {
    const few = await strict(3);
    const { mobile, password } = accounts.member;
    await askEach(few, mobile, ['6.2.2.1', '6.2.2.2', '6.2.2.3']);
    const ours = '6.2.2.9';
    expect(await askEach(few, mobile, [ours, ours, ours])).toEqual([429, 429, 429]);
    const from = { 'x-forwarded-for': ours };
    const entered = await callMember(few, 'login', { mobile, password }, from);
    expect(entered.body).toMatchObject({ success: true });
    expect(await ask(few, mobile, ours)).toBe(200);
    await few.close();
  });

  test("that are refused do not use up the network's limit for other numbers", async () => {
    const few = await strict(1);
    const mobile = newNumber();
    expect(await ask(few, mobile, '6.3.3.1')).toBe(200);
    const refused = Array.from({ length: 65 }, () => '6.3.3.2');
    expect(new Set(await askEach(few, mobile, refused))).toEqual(new Set([429]));
    expect(await ask(few, newNumber(), '6.3.3.2')).toBe(200);
    await few.close();
  });
});
