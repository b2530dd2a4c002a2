import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Preset } from '#lib/contract/permissions.ts';
import {
  beginTotpAnswer,
  type PanelSignInAnswer,
  panelSignInAnswer,
  recoveryCodesAnswer,
  staffAnswer,
} from '#lib/contract/staff.ts';
import { changeRole } from '#server/modules/staff/command-service.ts';
import { accounts, cookieSet } from '#server/testing/members.ts';
import type { Answer, TestShop } from '#server/testing/shop.ts';
import { panelCookieOf, type PanelHeaders } from '#server/testing/staff.ts';

type Account = { readonly mobile: string; readonly password: string };

/** A sign-in that was tried: its answer, and the headers of the browser's next calls. */
export interface Entered {
  readonly answer: Answer;
  readonly entry: PanelSignInAnswer | null;
  readonly headers: PanelHeaders;
  /** The cookie by which the browser stays known. */
  readonly device: string;
}

/** Makes a call that signs in, such as `Sign-In`. */
export async function enterBy(
  shop: TestShop,
  call: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Entered> {
  const answer = await shop.post(`/api/Admin/${call}`, body, headers);
  const entry = answer.status === 200 ? panelSignInAnswer.parse(answer.body) : null;
  const name = panelCookieOf(shop);
  return {
    answer,
    entry,
    headers: {
      cookie: `${name}=${cookieSet(answer, name).value}`,
      'x-xsrf-token': entry?.me?.xsrf ?? '',
    },
    device: `${name}-device=${cookieSet(answer, `${name}-device`).value}`,
  };
}

export const signIn = (
  shop: TestShop,
  { mobile, password }: Account = accounts.administrator,
  { code, ...headers }: { code?: string } & Record<string, string> = {},
): Promise<Entered> =>
  enterBy(shop, 'Sign-In', { mobile, password, ...(code !== undefined && { code }) }, headers);

export const makeManager = ({ shop }: TestShop, { mobile }: Account = accounts.administrator) =>
  changeRole(shop.database, { mobile, role: 'Administrator' });

/** A code of the app. @param steps of 30 s from now */
export const codeFor = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** A manager with a second step, signed in. */
export async function withSecondStep(shop: TestShop, account: Account = accounts.administrator) {
  await makeManager(shop, account);
  const { headers, device } = await signIn(shop, account);
  const call = (name: string, body: object = {}) => shop.post(`/api/Admin/${name}`, body, headers);
  const { secret } = beginTotpAnswer.parse((await call('Begin-Totp')).body);
  // The code of the next step is left for tests.
  const done = await call('Confirm-Totp', { code: codeFor(secret) });
  const { recoveryCodes } = recoveryCodesAnswer.parse(done.body);
  return { headers, device, secret, recoveryCodes, call };
}

/** Lets time pass for all sessions of the panel. */
export const passTime = ({ shop }: TestShop, minutes: number, column: 'seen_at' | 'ends_at') =>
  shop.database.db.execute(
    sql`update panel_session set ${sql.identifier(column)} =
      ${sql.identifier(column)} - ${minutes}::int * interval '1 minute'`,
  );

interface Owned {
  readonly shop: TestShop;
  /** Of someone who manages staff. */
  readonly headers: Record<string, string>;
}

/** What someone does who manages staff. */
export function createOwnerWork(now: () => Owned) {
  const call = (name: string, body: object = {}, headers = now().headers) =>
    now().shop.post(`/api/Admin/${name}`, body, headers);
  const list = async () => staffAnswer.parse((await call('Get-Staff')).body);

  async function roleOf(preset: Preset) {
    const found = (await list()).roles.find((role) => role.preset === preset);
    if (!found) throw new Error(`There is no role ${preset}.`);
    return found;
  }

  async function personOf({ name }: { readonly name: string }) {
    const found = (await list()).staff.find((person) => person.name === name);
    if (!found) throw new Error(`${name} is not of the staff.`);
    return found;
  }

  return { call, list, roleOf, personOf };
}
