import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errorBody } from '#lib/contract/errors.ts';
import type { Config } from '#server/config.ts';
import { callMember, newNumber } from '#server/testing/codes.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { encodedProof, proofFor } from '#server/testing/proof.ts';
import { type Answer, type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

/** Another service for the same shop, with counters at zero. */
const frugal = (config: Partial<Config>, lines: string[] = []) =>
  openTestShop({ config, beside: shop, log: { write: (line) => void lines.push(line) } });

const ask = (on: TestShop, mobile: string, address: string, proof = '') =>
  callMember(on, 'send-code', { mobile }, { 'x-forwarded-for': address, 'x-proof': proof });

/** Asks for codes for new numbers, one after another. */
async function askFor(on: TestShop, count: number, address: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < count; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    answers.push(await ask(on, newNumber(), address));
  }
  return answers;
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const codeOf = ({ body }: Answer) => errorBody.parse(body).code;

describe('a network that asks for unusually many codes', () => {
  test('has to do some work for each further one, and no proof is good for two', async () => {
    const node = await frugal({ codeLimit: 2 });
    expect(new Set(statusesOf(await askFor(node, 12, '7.1.1.1')))).toEqual(new Set([200]));
    const mobile = newNumber();
    const refused = await ask(node, mobile, '7.1.1.1');
    expect([refused.status, codeOf(refused)]).toEqual([429, 'PROOF_WANTED']);
    const proof = encodedProof(await proofFor(refused));
    expect((await ask(node, mobile, '7.1.1.1', proof)).status).toBe(200);
    expect(codeOf(await ask(node, newNumber(), '7.1.1.1', proof))).toBe('PROOF_WANTED');
    expect((await ask(node, newNumber(), '7.1.1.2')).status).toBe(200);
    await node.close();
  });

  test.each<[string, (proof: string) => string]>([
    ['nothing', () => ''],
    ['no JSON', () => 'x'],
    ['far too much', () => 'x'.repeat(10_000)],
    ['a cheaper challenge', (proof) => proof.replace('"cost":2000', '"cost":1')],
    ['a challenge that lasts longer', (proof) => proof.replace(/"expiresAt":\d/, '"expiresAt":9')],
    ['another counter', (proof) => proof.replace(/"counter":\d+/, '"counter":1')],
    ['another key', (proof) => proof.replace(/"derivedKey":"00/, '"derivedKey":"0000')],
  ])('gets no further with %s', async (_what, change) => {
    const node = await frugal({ codeLimit: 1 });
    await askFor(node, 6, '7.2.2.2');
    const mobile = newNumber();
    const refused = await ask(node, mobile, '7.2.2.2');
    const forged = encodedProof(change(await proofFor(refused)));
    expect(codeOf(await ask(node, mobile, '7.2.2.2', forged))).toBe('PROOF_WANTED');
    await node.close();
  });

  test('is not wanted of others because one network does not do it', async () => {
    const node = await frugal({ smsPerHour: 100, smsPerDay: 100, codeLimit: 1 });
    const answers = await askFor(node, 80, '7.6.6.1');
    expect(new Set(answers.slice(6).map(codeOf))).toEqual(new Set(['PROOF_WANTED']));
    expect((await ask(node, newNumber(), '7.6.6.2')).status).toBe(200);
    await node.close();
  });
});

describe('the budget of the shop', () => {
  test('ends first for numbers that no member has verified, and warns before it ends', async () => {
    const lines: string[] = [];
    const node = await frugal({ smsPerHour: 100, smsPerDay: 10 }, lines);
    const answers: Answer[] = [];
    for (let at = 0; at < 9; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      answers.push(await ask(node, newNumber(), `7.3.3.${at}`));
    }
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429]);
    const warned = () => lines.filter((line) => line.includes('SMS budget'));
    expect(warned()).toHaveLength(1);
    expect((await ask(node, accounts.member.mobile, '7.3.4.1')).status).toBe(200);
    expect((await ask(node, accounts.withoutNationalCode.mobile, '7.3.4.2')).status).toBe(200);
    expect((await ask(node, accounts.administrator.mobile, '7.3.4.3')).status).toBe(200);
    expect(warned()).toHaveLength(1);
    expect((await ask(node, accounts.unverified.mobile, '7.3.4.4')).status).toBe(429);
    await node.close();
  });

  test('is not spent by requests that are refused', async () => {
    const node = await frugal({ smsPerHour: 10, smsPerDay: 10 });
    const mobile = newNumber();
    await ask(node, mobile, '7.4.4.1');
    const again = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(node, mobile, `7.4.5.${at}`)),
    );
    expect(new Set(statusesOf(again))).toEqual(new Set([429]));
    expect((await ask(node, newNumber(), '7.4.6.1')).status).toBe(200);
    await node.close();
  });

  test('is half spent: everyone has to do some work', async () => {
    const node = await frugal({ smsPerHour: 4, smsPerDay: 100 });
    expect((await ask(node, newNumber(), '7.5.5.1')).status).toBe(200);
    expect((await ask(node, newNumber(), '7.5.5.2')).status).toBe(200);
    expect(codeOf(await ask(node, newNumber(), '7.5.5.3'))).toBe('PROOF_WANTED');
    await node.close();
  });
});
