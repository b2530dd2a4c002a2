import type { Redis } from 'ioredis';
import type { Database } from '#server/db/database.ts';
import { createAttempts } from '#server/modules/member-password/attempts.ts';
import { hashOfNobody, isPassword } from '#server/modules/member-password/password.ts';
import { readForLogin } from '#server/modules/member-password/queries.ts';
import {
  type Arrival,
  blockedSentence,
  type OpenSession,
  type SessionService,
} from '#server/modules/member-session/service.ts';
import { passwordTexts } from '#server/modules/member-password/texts.ts';
import { networkOf } from '#lib/rules/network.ts';

interface Claim {
  /** `09…` */
  readonly mobile: string;
  readonly password: string;
  /** The IP address of the request. */
  readonly address: string;
}

export interface Credentials extends Arrival, Claim {}

/** A member whose password was right. */
interface Proven {
  readonly id: number;
  /** The hash that was checked. */
  readonly passwordHash: string;
}

interface Parts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly sessions: Pick<SessionService, 'hashOfNetwork' | 'startSession' | 'isBlocked'>;
  /** Failed logins per number and network within 15 minutes. */
  readonly loginLimit: number;
}

async function isRight(
  password: string,
  hash: string | null | undefined,
  network: string,
): Promise<boolean> {
  // Computed on the first attempt, whichever number it is for.
  const nobody = await hashOfNobody();
  return isPassword(password, hash ?? nobody, network);
}

/** Logins by password. */
export function createLoginService({ database, redis, sessions, loginLimit }: Parts) {
  const tryOnce = createAttempts({ redis, limit: loginLimit });

  /**
   * The member with this number and password; null for an unknown number or a wrong password, which take equally
   * long.
   * @throws {ShopError} 429 after too many failed attempts, 503 when the queue of password checks is full
   */
  async function prove({ mobile, password, address }: Claim): Promise<Proven | null> {
    const network = networkOf(address);
    const [found] = await database.run(readForLogin, [mobile, sessions.hashOfNetwork(address)]);
    const attempt = await tryOnce({ mobile, network, isKnown: found?.isKnown ?? false });
    const right = await isRight(password, found?.passwordHash, network).catch(
      async (error: unknown) => {
        // An attempt that was not checked, or was right, does not count.
        await attempt.takeBack();
        throw error;
      },
    );
    if (!found || found.passwordHash === null || !right) return null;
    await attempt.takeBack();
    return { id: found.id, passwordHash: found.passwordHash };
  }

  /**
   * Opens a session, or says why not. Only someone who knows the password learns that its member is blocked.
   * @throws {ShopError} like `prove`
   */
  async function logIn(given: Credentials): Promise<OpenSession | { readonly refused: string }> {
    const proven = await prove(given);
    const session = proven && (await sessions.startSession(proven.id, given, proven.passwordHash));
    if (session !== null) return session;
    const isBlocked = proven !== null && (await sessions.isBlocked(proven.id));
    return { refused: isBlocked ? blockedSentence : passwordTexts.wrong };
  }

  return { prove, logIn };
}
export type LoginService = ReturnType<typeof createLoginService>;
