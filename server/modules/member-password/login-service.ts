import type { Redis } from 'ioredis';
import type { Database } from '#server/db/database.ts';
import { createAttempts } from '#server/modules/member-password/attempts.ts';
import { hashOfNobody, isPassword } from '#server/modules/member-password/password.ts';
import { readForLogin } from '#server/modules/member-password/queries.ts';
import type {
  Arrival,
  OpenSession,
  SessionService,
} from '#server/modules/member-session/service.ts';
import { networkOf } from '#server/network.ts';

export interface Credentials extends Arrival {
  /** `09…` */
  readonly mobile: string;
  readonly password: string;
}

interface Parts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly sessions: Pick<SessionService, 'hashOfNetwork' | 'letIn'>;
  /** Failed logins for one number from one network within 15 minutes. */
  readonly loginLimit: number;
}

async function isRight(
  password: string,
  hash: string | null | undefined,
  network: string,
): Promise<boolean> {
  // Made at the first try of all, whoever that is for.
  const nobody = await hashOfNobody();
  return isPassword(password, hash ?? nobody, network);
}

/** Logs members in by their passwords. */
export function createLoginService({ database, redis, sessions, loginLimit }: Parts) {
  const tryOnce = createAttempts({ redis, limit: loginLimit });

  /**
   * Opens a session, or null for a wrong number or password: which of them takes no other time to tell.
   * @throws {ShopError} 429 after too many failed tries, 503 while too many others log in
   */
  async function logIn(given: Credentials): Promise<OpenSession | null> {
    const { mobile, address } = given;
    const network = networkOf(address);
    const [found] = await database.run(readForLogin, [mobile, sessions.hashOfNetwork(address)]);
    const attempt = await tryOnce({ mobile, network, isKnown: found?.isKnown ?? false });
    const right = await isRight(given.password, found?.passwordHash, network).catch(
      async (error: unknown) => {
        // Nothing was guessed.
        await attempt.takeBack();
        throw error;
      },
    );
    if (!found || !right) return null;
    await attempt.takeBack();
    return sessions.letIn(found.id, given, found.passwordHash);
  }

  return { logIn };
}
export type LoginService = ReturnType<typeof createLoginService>;
