import type { Redis } from 'ioredis';
import type { PanelSignInAnswer } from '#lib/contract/staff.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { deviceOf } from '#lib/text/device.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { createLimit } from '#server/limits/limit.ts';
import type { LoginService } from '#server/modules/member-password/login-service.ts';
import type { SecondStepService } from '#server/modules/staff/second-step-service.ts';
import { isKnownDevice, keepDevice } from '#server/modules/staff/session-queries.ts';
import {
  hashOfToken,
  newToken,
  type PanelArrival,
  type PanelSession,
  type PanelSessionService,
} from '#server/modules/staff/session-service.ts';
import { readForSignIn, readOwner } from '#server/modules/staff/staff-queries.ts';
import { staffSms, staffTexts } from '#server/modules/staff/texts.ts';
import { queueMemberSms } from '#server/sms-outbox/queue.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Seconds for which news of a new device is worth sending. */
const newsSeconds = 86_400;
/** Messages to the owner about new devices of one of the staff within an hour; more are recorded only. */
const mostNews = 5;
const anHour = 3_600_000;

/** A browser that signs in. */
export interface Browser extends PanelArrival {
  /** Its cookie of an earlier sign-in, or null. */
  readonly device: string | null;
}

interface Claim extends Browser {
  /** `09…` */
  readonly mobile: string;
  readonly password: string;
  readonly code: string | undefined;
}

/** A sign-in: the cookies to set, or why there are none. */
export interface SignedIn {
  readonly token: string;
  readonly device: string;
  readonly session: PanelSession;
}
export type SignIn = SignedIn | { readonly refused: PanelSignInAnswer };

export const refused = (
  message: string | null,
  needs: PanelSignInAnswer['needs'] = null,
): { refused: PanelSignInAnswer } => ({ refused: { success: false, message, needs, me: null } });

interface Parts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly logins: Pick<LoginService, 'prove'>;
  readonly steps: Pick<SecondStepService, 'prove'>;
  readonly sessions: Pick<PanelSessionService, 'open' | 'read'>;
}

/** Signing in to the panel: the member's own password, then the second step. */
export function createSignIn({ database, redis, logins, steps, sessions }: Parts) {
  const countNews = createLimit({
    redis,
    kind: 'panel-news',
    windowMs: anHour,
    most: mostNews,
    sentence: staffTexts.tooManyTries,
  });

  /** The hash of a browser staff have signed in from before, or null. */
  async function known(memberId: number, device: string | null): Promise<string | null> {
    if (device === null) return null;
    const hash = hashOfToken(device);
    const [found] = await database.run(isKnownDevice, [memberId, hash]);
    return found?.isKnown ? hash : null;
  }

  const mayTell = (memberId: number): Promise<boolean> =>
    countNews(String(memberId)).then(
      () => true,
      () => false,
    );

  /** Remembers the browser; the owner hears of a new one. @returns its cookie */
  async function keepBrowser(session: PanelSession, browser: Browser): Promise<string> {
    const { memberId, name } = session;
    const isKnown = (await known(memberId, browser.device)) !== null;
    const isNews = !isKnown && (await mayTell(memberId));
    const device = isKnown && browser.device !== null ? browser.device : newToken();
    await database.transaction(async (tx) => {
      await database.run(keepDevice, [memberId, hashOfToken(device)], tx);
      if (isKnown) return;
      const { name: browserName } = deviceOf(browser.userAgent);
      await recordStaff(tx, {
        memberId,
        action: 'New-Device',
        subject: `staff ${memberId}`,
        before: null,
        after: { device: browserName },
      });
      const owner = isNews ? await readOwner(tx) : null;
      if (owner === null) return;
      const text = staffSms.newDevice(name, browserName);
      await queueMemberSms(tx, { purpose: 'staff', memberId: owner, text, keep: newsSeconds });
    });
    return device;
  }

  /** Opens a session for someone whose password was right, and the second step where one was checked. */
  async function enter(
    proven: { id: number; passwordHash: string },
    browser: Browser,
    hasSecondStep: boolean,
  ): Promise<SignIn> {
    const token = await sessions.open({ ...proven, hasSecondStep }, browser);
    const session = token === null ? null : await sessions.read(token);
    if (token === null || session === null) return refused(staffTexts.wrong);
    return { token, session, device: await keepBrowser(session, browser) };
  }

  /**
   * @throws {ShopError} 403 for the right password of someone who is not of the staff; 429 after too many wrong passwords
   * or codes; 503 when the queue of password checks is full
   */
  async function signIn({ code, ...claim }: Claim): Promise<SignIn> {
    const proven = await logins.prove(claim);
    if (proven === null) return refused(staffTexts.wrong);
    const [found] = await database.run(readForSignIn, [proven.id]);
    if (!found || found.isSuspended) {
      throw new ShopError(403, panelErrors.notStaff, staffTexts.notStaff);
    }
    if (!found.hasTotp) return enter(proven, claim, false);
    if (code === undefined) return refused(null, 'code');
    const from = (await known(proven.id, claim.device)) ?? '';
    const right = await steps.prove(proven.id, code, from);
    return right ? enter(proven, claim, true) : refused(staffTexts.wrongCode, 'code');
  }

  /**
   * Checks again who uses a session.
   * @throws {ShopError} 422 without what is asked for, 429 after too many wrong ones
   */
  async function proveAgain(
    { memberId, mobile, totp }: PanelSession,
    {
      password,
      code,
      address,
    }: { password?: string | undefined; code?: string | undefined; address: string },
  ): Promise<boolean> {
    if (totp === 'on') {
      if (code === undefined) throw missing('code', staffTexts.codeWanted);
      return steps.prove(memberId, code, 'session');
    }
    if (password === undefined) throw missing('password', staffTexts.passwordWanted);
    return (await logins.prove({ mobile, password, address })) !== null;
  }

  return { signIn, enter, proveAgain };
}
export type SignInService = ReturnType<typeof createSignIn>;

const missing = (field: string, sentence: string): ShopError =>
  new ShopError(422, 'INVALID', staffTexts.invalid, { fields: { [field]: sentence } });
