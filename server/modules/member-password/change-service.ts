import type { Redis } from 'ioredis';
import type { EndedAnswer } from '#lib/contract/member-profile.ts';
import { faultOfNewPassword } from '#lib/rules/password.ts';
import type { Database } from '#server/db/database.ts';
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

/** ms after the first of them in which tries are counted together. */
const windowMs = 900_000;
/**
 * Changes, right or wrong, within that time: who has a stolen token must not guess the password by it, nor make
 * the service hash without end.
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
}

/** Changes passwords of members who are logged in. */
export function createChangeService({ database, redis, sessions }: Parts) {
  const sentence = passwordTexts.tooManyTries;
  const countTry = createLimit({ redis, kind: 'password', windowMs, most: mostTries, sentence });

  /**
   * A member without a password is believed.
   * @throws {ShopError} 422 for a wrong current password, 429 after too many, 503 while too many wait to be told
   */
  async function prove(memberId: number, hash: string | null, current: string): Promise<void> {
    if (hash === null) return;
    const takeBack = await countTry(String(memberId));
    const right = await isPassword(current, hash, `member ${memberId}`).catch(
      async (error: unknown) => {
        // Nothing was guessed.
        await takeBack().catch(() => {});
        throw error;
      },
    );
    if (!right) throw refusal('currentPassword', passwordTexts.wrongCurrent);
  }

  /**
   * Gives the account another password and ends all its other sessions at once: their refresh tokens are good
   * no more, and neither are access tokens, for calls ask for the session. This one goes on.
   * @throws {ShopError} 422 for a wrong current or a bad new password, 429 after too many tries, 409 for a
   * first password in a session that was opened long ago, 503 while too many log in
   */
  async function change(
    { id, sessionId }: Member,
    { current, next }: Change,
  ): Promise<EndedAnswer> {
    const [kept] = await database.run(readPassword, [id]);
    if (!kept) throw sessionEnded();
    const fault = faultOfNewPassword(next, kept.mobile);
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
      // Another device was quicker: what was proven is the password no more.
      if (!replaced && kept.passwordHash !== null)
        throw refusal('currentPassword', passwordTexts.wrongCurrent);
      if (!replaced) throw new ShopError(409, 'LOG_IN_AGAIN', passwordTexts.logInAgain);
      return { ended: await sessions.endSessions(tx, id, sessionId) };
    });
  }

  return { change };
}
export type ChangeService = ReturnType<typeof createChangeService>;
