import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { loginAnswer } from '#lib/contract/member.ts';
import { rows } from '#server/db/database.ts';
import { member } from '#server/db/schema/member.ts';
import type { Answer, TestShop } from '#server/testing/shop.ts';

const queued = z.object({ mobile: z.string(), purpose: z.string(), text: z.string() });

/** The queued messages to a number, latest first. */
export function messagesTo(shop: TestShop, mobile: string) {
  const query = sql`select mobile, purpose, text from sms where mobile = ${mobile} order by id desc`;
  return rows(shop.shop.database.db, query, queued);
}

/** The last code sent to a number. */
export async function codeOf(shop: TestShop, mobile: string): Promise<string> {
  const [last] = await messagesTo(shop, mobile);
  const code = /#(\d{6})$/.exec(last?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`${mobile} was sent no code.`);
  return code;
}

/** A wrong code of the same length. */
export const wrong = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Lets the two minutes pass for which codes are valid. */
export const outlastCodes = (shop: TestShop) =>
  shop.shop.database.db.execute(
    sql`update login_code set expires_at = now() - interval '1 second'`,
  );

let last = 9_350_000_000;
/** A number not used before. */
export function newNumber(): string {
  last += 1;
  return `0${last}`;
}

export const callMember = (
  shop: TestShop,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => shop.post(`/api/member-account/${path}`, body, headers);

/** Requests a login code. */
export async function codeFor(shop: TestShop, mobile: string): Promise<string> {
  await callMember(shop, 'send-code', { mobile });
  return codeOf(shop, mobile);
}

export const bearerOf = ({ body }: Pick<Answer, 'body'>) => ({
  authorization: `Bearer ${loginAnswer.parse(body).accessToken}`,
});

/** The answer to a login that a rule refuses. */
export const refusedWith = (message: string) => ({
  status: 200,
  body: { success: false, message, accessToken: null, userInfo: null },
});

/** Calls about codes, to the shop that the test currently uses. */
export function createCodeCalls(now: () => TestShop) {
  const call = (path: string, body: object, headers: Record<string, string> = {}, on = now()) =>
    callMember(on, path, body, headers);
  const profile = (bearer: Record<string, string>) =>
    now().get('/api/member-account/get-profile', bearer);
  const memberOf = async (mobile: string) => {
    const { db } = now().shop.database;
    const [found] = await db.select().from(member).where(eq(member.mobile, mobile));
    return found;
  };
  const logInByCode = async (mobile: string) =>
    call('login', { mobile, code: await codeFor(now(), mobile) });

  return {
    call,
    profile,
    memberOf,
    codeFor: (mobile: string) => codeFor(now(), mobile),
    logInByCode,
  };
}

/** The answer to a code that is no longer valid. */
export const over = refusedWith('این کد دیگر پذیرفته نمی‌شود. کد تازه بخواهید.');
