import type { Redis } from 'ioredis';
import type { EndedAnswer } from '#lib/contract/member-profile.ts';
import { faultOfNewPassword } from '#lib/rules/password.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { createLimit } from '#server/limits/limit.ts';
import { readPassword, replacePassword } from '#server/modules/member-password/queries.ts';
import { hashPassword, isPassword } from '#server/modules/member-password/password.ts';
import {
  type Member,
  type SessionService,
  sessionEnded,
} from '#server/modules/member-session/service.ts';
import { passwordTexts } from '#server/modules/member-password/texts.ts';

/** Window in ms, starting with the first attempt. */
const windowMs = 900_000;
/**
 * Attempts within the window, successful or not: with a stolen token nobody can guess the password, or keep
 * the service hashing without end.
 */
const mostTries = 10;

interface Change {
  current: string;
  next: string;
}

function refusal(field: 'currentPassword' | 'newPassword', sentence: string): ShopError {
  return new ShopError(422, 'INVALID', passwordTexts.invalid, { fields: { [field]: sentence } });
}

interface Parts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly sessions: Pick<SessionService, 'endSessions'>;
  /** What the shop is called. */
  readonly shopNames: (joined?: Db) => Promise<string[]>;
}

/** Password changes of logged-in members. */
export function createChangeService({ database, redis, sessions, shopNames }: Parts) {
  const sentence = passwordTexts.tooManyTries;
  const countTry = createLimit({ redis, kind: 'password', windowMs, most: mostTries, sentence });

  /**
   * Checks the current password. A member without a password needs none.
   * @throws {ShopError} 422 for a wrong current password, 429 after too many, 503 when the queue of password
   * checks is full
   */
  async function prove(memberId: number, hash: string | null, current: string): Promise<void> {
    if (hash === null) return;
    const takeBack = await countTry(String(memberId));
    const right = await isPassword(current, hash, `member ${memberId}`).catch(
      async (error: unknown) => {
        // An attempt that was not checked does not count.
        await takeBack().catch(() => {});
        throw error;
      },
    );
    if (!right) throw refusal('currentPassword', passwordTexts.wrongCurrent);
  }

  /**
   * Changes the password and ends all other sessions of the member at once: their refresh tokens become
   * invalid, and so do their access tokens, because calls check the session. The current session continues.
   * @throws {ShopError} 422 for a wrong current or an unacceptable new password, 429 after too many attempts,
   * 409 for a first password in an old session, 503 when the queue of password checks is full
   */
  async function change(
    { id, sessionId }: Member,
    { current, next }: Change,
    joined?: Db,
  ): Promise<EndedAnswer> {
    const [kept] = await database.run(readPassword, [id], joined);
    if (!kept) throw sessionEnded();
    const { mobile } = kept;
    const fault = faultOfNewPassword(next, { mobile, shopNames: await shopNames(joined) });
    if (fault !== null) throw refusal('newPassword', fault);
    await prove(id, kept.passwordHash, current);
    if (kept.passwordHash !== null && next === current)
      throw refusal('newPassword', passwordTexts.same);
    const after = await hashPassword(next);
    return database.transaction(async (tx) => {
      const replaced = await replacePassword(tx, {
        memberId: id,
        sessionId,
        before: kept.passwordHash,
        after,
      });
      // Another device was faster: the password that was checked is no longer valid.
      if (!replaced && kept.passwordHash !== null)
        throw refusal('currentPassword', passwordTexts.wrongCurrent);
      if (!replaced) throw new ShopError(409, 'LOG_IN_AGAIN', passwordTexts.logInAgain);
      return { ended: await sessions.endSessions(tx, id, sessionId) };
    }, joined);
  }

  return { change };
}
export type ChangeService = ReturnType<typeof createChangeService>;
