import type { Redis } from 'ioredis';
import { panelErrors } from '#lib/contract/permissions.ts';
import type { BeginTotpAnswer, RecoveryCodesAnswer } from '#lib/contract/staff.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { conflict } from '#server/errors.ts';
import { createLimit, orTakeBack } from '#server/limits/limit.ts';
import {
  clearTotp,
  confirmPending,
  keepPending,
  readTotp,
  useRecoveryCode,
  useStep,
  writeRecoveryCodes,
} from '#server/modules/staff/second-step-queries.ts';
import type { PanelSession, PanelSessionService } from '#server/modules/staff/session-service.ts';
import { staffTexts } from '#server/modules/staff/texts.ts';
import { createTotp } from '#server/modules/staff/totp.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Wrong codes within the window, in ms, of one of the staff, from known browsers and all others each. */
const mostWrong = 5;
const windowMs = 900_000;

const sixDigits = /^\d{6}$/;

interface Parts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly settings: Pick<Config, 'sealSecret'>;
  readonly sessions: Pick<PanelSessionService, 'endAll'>;
}

/** The second step of staff: codes of an authenticator app, and recovery codes. */
export function createSecondStep({ database, redis, settings, sessions }: Parts) {
  const totp = createTotp(settings.sealSecret);
  const countTry = createLimit({
    redis,
    kind: 'panel-code',
    windowMs,
    most: mostWrong,
    sentence: staffTexts.tooManyCodes,
  });

  async function isRight(memberId: number, code: string): Promise<boolean> {
    const [kept] = await database.run(readTotp, [memberId]);
    const secret = kept?.secret ?? null;
    if (secret !== null && !totp.isReadable(secret)) {
      throw conflict(panelErrors.totpUnreadable, staffTexts.unreadableTotp);
    }
    if (!sixDigits.test(code)) return isRecovery(memberId, code);
    const step = secret === null ? null : totp.stepOf(secret, code);
    if (step === null) return false;
    return (await database.run(useStep, [memberId, step, secret])).length > 0;
  }

  /** A used one is worth a look by its owner. */
  const isRecovery = (memberId: number, code: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      const hash = totp.hashOfRecovery(memberId, code);
      const isUsed = (await database.run(useRecoveryCode, [memberId, hash], tx)).length > 0;
      if (isUsed) await record(tx, memberId, 'Use-Recovery-Code');
      return isUsed;
    });

  /**
   * Uses up a code of the app or a recovery code.
   * @param from what wrong codes are counted by, besides the member: a known browser's hash, or `session`; '' for any other
   * @throws {ShopError} 409 `TOTP_UNREADABLE`, 429 after five wrong codes within 15 minutes
   */
  async function prove(memberId: number, code: string, from: string): Promise<boolean> {
    const takeBack = await countTry(`${memberId} ${from}`);
    const right = await orTakeBack([takeBack], isRight(memberId, code));
    if (right) await takeBack().catch(() => {});
    else await record(database.db, memberId, 'Wrong-Code');
    return right;
  }

  /** A new secret, which counts once a code of it is confirmed. */
  async function begin({ memberId, mobile }: PanelSession): Promise<BeginTotpAnswer> {
    const { sealed, ...shown } = totp.create(await readShopName(database), mobile);
    await database.run(keepPending, [memberId, sealed]);
    return shown;
  }

  async function renewCodes(tx: Db, memberId: number): Promise<string[]> {
    const { codes, hashes } = totp.createRecovery(memberId);
    await writeRecoveryCodes(tx, memberId, hashes);
    return codes;
  }

  /**
   * Puts the secret of `begin` in force; sessions of other devices end, for they were opened without it.
   * @throws {ShopError} 409 when there is none, 429 after too many wrong codes
   */
  async function confirm(
    { id, memberId }: PanelSession,
    code: string,
  ): Promise<RecoveryCodesAnswer> {
    const [kept] = await database.run(readTotp, [memberId]);
    const pending = kept?.pending ?? null;
    if (pending === null) throw conflict(panelErrors.beginFirst, staffTexts.beginFirst);
    const takeBack = await countTry(`${memberId} session`);
    const step = totp.stepOf(pending, code);
    if (step === null) return wrongCode;
    await takeBack().catch(() => {});
    return database.transaction(async (tx) => {
      const done = await database.run(confirmPending, [memberId, step, pending], tx);
      if (done.length === 0) return wrongCode;
      await sessions.endAll(tx, memberId, id);
      await record(tx, memberId, 'Confirm-Totp');
      return shown(await renewCodes(tx, memberId));
    });
  }

  /** @throws {ShopError} 409 `TOTP_NEEDED` for someone whose permissions demand it */
  async function end({ memberId, isStepOptional }: PanelSession): Promise<void> {
    if (!isStepOptional) throw conflict(panelErrors.totpNeeded, staffTexts.totpNeeded);
    await database.transaction(async (tx) => {
      await clearTotp(tx, memberId);
      await record(tx, memberId, 'End-Totp');
    });
  }

  /**
   * New recovery codes; the old ones count no more.
   * @throws {ShopError} 409 without a second step
   */
  async function makeCodes({ memberId, totp: state }: PanelSession): Promise<RecoveryCodesAnswer> {
    if (state !== 'on') throw conflict(panelErrors.beginFirst, staffTexts.beginFirst);
    return database.transaction(async (tx) => {
      await record(tx, memberId, 'Make-Recovery-Codes');
      return shown(await renewCodes(tx, memberId));
    });
  }

  return { prove, begin, confirm, end, makeCodes };
}
export type SecondStepService = ReturnType<typeof createSecondStep>;

const wrongCode: RecoveryCodesAnswer = {
  success: false,
  message: staffTexts.wrongCode,
  recoveryCodes: [],
};
const shown = (recoveryCodes: string[]): RecoveryCodesAnswer => ({
  success: true,
  message: null,
  recoveryCodes,
});

const record = (
  tx: Db,
  memberId: number,
  action: 'Use-Recovery-Code' | 'Wrong-Code' | 'Confirm-Totp' | 'End-Totp' | 'Make-Recovery-Codes',
) => recordStaff(tx, { memberId, action, subject: `staff ${memberId}`, before: null, after: null });
