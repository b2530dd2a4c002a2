import { z } from 'zod';
import { loginAnswer } from '#lib/contract/member.ts';
import { setting } from '#server/db/schema/content.ts';
import { importMembers, type NewMember } from '#server/modules/member-password/import-service.ts';
import type { Answer, TestShop } from '#server/testing/shop.ts';

const verified: NewMember = {
  mobile: '09120000001',
  password: 'Kahroba-1404',
  name: 'عضو نمونه',
  role: 'Member',
  nationalCode: '0012345679',
  mobileVerified: true,
};

/** The members of the tests. */
export const accounts = {
  member: verified,
  administrator: {
    ...verified,
    mobile: '09120000002',
    name: 'مدیر نمونه',
    role: 'Administrator',
    nationalCode: '0023456787',
  },
  withoutNationalCode: {
    ...verified,
    mobile: '09120000003',
    name: 'عضو بدون کد ملی',
    nationalCode: null,
  },
  unverified: {
    ...verified,
    mobile: '09120000004',
    name: 'عضو با موبایل تاییدنشده',
    nationalCode: null,
    mobileVerified: false,
  },
} satisfies Record<string, NewMember>;

/** The least argon2id can cost: real hashes take a tenth of the time of all tests. */
const leastCost = { memory: 8, passes: 1, parallelism: 1 };

export const fillTestMembers = ({ shop }: TestShop) =>
  importMembers(shop.database.db, Object.values(accounts), leastCost);

/** What the shop wants national codes for: by default it sells to members with one only. */
export const wantNationalCodes = (
  { shop }: TestShop,
  value: { needsNationalCode?: boolean; remindsNationalCode?: boolean } = {
    needsNationalCode: true,
  },
) =>
  shop.database.db
    .insert(setting)
    .values({ key: 'selling', value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });

/** The cookies of a browser. */
export interface Jar {
  readonly refresh: string;
  readonly session: string;
  readonly xsrf: string;
}

const setCookies = ({ headers }: Answer) =>
  z.array(z.string()).default([]).parse(headers['set-cookie']);

/** A cookie set by an answer: its value and its attributes. */
export function cookieSet(answer: Answer, name: string): { value: string; rest: string } {
  const [pair = '', ...rest] =
    setCookies(answer)
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split('; ') ?? [];
  return { value: pair.slice(name.length + 1), rest: rest.join('; ') };
}

/** The test shop is on https. */
export const refreshCookie = '__Secure-refresh';

export const jarOf = (answer: Answer): Jar => ({
  refresh: cookieSet(answer, refreshCookie).value,
  session: cookieSet(answer, 'session').value,
  xsrf: cookieSet(answer, 'XSRF-TOKEN').value,
});

/** The headers a page of the shop sends. */
export const sending = ({ refresh, session, xsrf }: Jar) => ({
  cookie: `guid=x; ${refreshCookie}=${refresh}; session=${session}; XSRF-TOKEN=${xsrf}`,
  'x-xsrf-token': xsrf,
});

/** Logs in and returns the browser's cookies. */
export async function logIn(
  shop: TestShop,
  { mobile, password }: Pick<NewMember, 'mobile' | 'password'> = accounts.member,
  more: object = {},
) {
  const answer = await shop.post('/api/member-account/login', { mobile, password, ...more });
  const { accessToken } = loginAnswer.parse(answer.body);
  return { answer, jar: jarOf(answer), bearer: { authorization: `Bearer ${accessToken}` } };
}
