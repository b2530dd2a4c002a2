import { z } from 'zod';
import { loginAnswer } from '#lib/contract/member.ts';
import { demoAccounts } from '#demo-shop/demo-accounts.ts';
import type { DemoAccount } from '#demo-shop/demo-accounts.ts';
import { writeDemoMembers } from '#demo-shop/write-members.ts';
import type { Answer, TestShop } from '#server/testing/shop.ts';

function account(shows: string): DemoAccount {
  const found = demoAccounts.find((each) => each.shows === shows);
  if (!found) throw new Error(`There is no demo account that shows a ${shows}.`);
  return found;
}

/** The demo shop's accounts, which are the tests', too. */
export const accounts = {
  member: account('member'),
  administrator: account('administrator'),
  withoutNationalCode: account('member without a national code'),
  unverified: account('member with an unverified mobile'),
};

export const fillTestMembers = (shop: TestShop) => writeDemoMembers(shop.shop.database.db);

/** Cookies as a browser keeps them. */
export interface Jar {
  readonly refresh: string;
  readonly session: string;
  readonly xsrf: string;
}

const setCookies = ({ headers }: Answer) =>
  z.array(z.string()).default([]).parse(headers['set-cookie']);

/** A cookie an answer sets: its value, and what it says beside it. */
export function cookieSet(answer: Answer, name: string): { value: string; rest: string } {
  const [pair = '', ...rest] =
    setCookies(answer)
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split('; ') ?? [];
  return { value: pair.slice(name.length + 1), rest: rest.join('; ') };
}

export const jarOf = (answer: Answer): Jar => ({
  refresh: cookieSet(answer, 'refresh').value,
  session: cookieSet(answer, 'session').value,
  xsrf: cookieSet(answer, 'XSRF-TOKEN').value,
});

/** The headers of a call from a page of the shop. */
export const sending = ({ refresh, session, xsrf }: Jar) => ({
  cookie: `guid=x; refresh=${refresh}; session=${session}; XSRF-TOKEN=${xsrf}`,
  'x-xsrf-token': xsrf,
});

/** Logs in and tells what the browser then has. */
export async function logIn(
  shop: TestShop,
  { mobile, password }: Pick<DemoAccount, 'mobile' | 'password'> = accounts.member,
  more: object = {},
) {
  const answer = await shop.post('/api/member-account/login', { mobile, password, ...more });
  const { accessToken } = loginAnswer.parse(answer.body);
  return { answer, jar: jarOf(answer), bearer: { authorization: `Bearer ${accessToken}` } };
}
