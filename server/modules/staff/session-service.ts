import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PanelDevicesAnswer, PanelMe } from '#lib/contract/staff.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import { mac } from '#lib/rules/signature.ts';
import { deviceOf } from '#lib/text/device.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { ShopError } from '#server/errors.ts';
import { isOnThisMachine } from '#server/http/origin.ts';
import {
  isStepOptional,
  namesOf,
  permissionsOf,
  type TotpState,
  totpStateOf,
} from '#server/modules/staff/access.ts';
import { requireRights } from '#server/modules/staff/grant.ts';
import { countRecoveryCodes } from '#server/modules/staff/second-step-queries.ts';
import {
  confirmSession,
  endByToken,
  endDevice,
  endSession,
  endSessionsOf,
  forgetDevices,
  openSession,
  readDevices,
  readOpenSessions,
  readSession,
  removeOverSessions,
  type SessionRow,
  touchSession,
} from '#server/modules/staff/session-queries.ts';
import { findStaff, lockStaff } from '#server/modules/staff/staff-queries.ts';
import { staffTexts } from '#server/modules/staff/texts.ts';
import { recordStaff } from '#server/staff-log.ts';

const longestUserAgent = 300;

/** A session of the panel, and what its staff may do now. */
export interface PanelSession {
  readonly id: string;
  readonly memberId: number;
  readonly name: string;
  /** `09…` */
  readonly mobile: string;
  readonly roles: SessionRow['roles'];
  readonly permissions: readonly Permission[];
  readonly totp: TotpState;
  /** Whether they may do without a second step. */
  readonly isStepOptional: boolean;
  /** Whether dangerous calls are open. */
  readonly isConfirmed: boolean;
  readonly confirmedUntil: string;
  readonly endsAt: string;
}

/** Where a sign-in comes from. */
export interface PanelArrival {
  readonly address: string;
  readonly userAgent: string;
}

/** What was checked at a sign-in. */
interface Checked {
  readonly id: number;
  readonly passwordHash: string;
  readonly hasSecondStep: boolean;
}

interface Parts {
  readonly database: Database;
  readonly settings: Pick<Config, 'tokenSecret' | 'siteUrl'>;
}

/** The stored hash of a browser's cookie, which is random enough for an unkeyed hash. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Sessions of the panel: 30 minutes without a call, 12 hours at most (contract §8). */
export function createPanelSessions({ database, settings }: Parts) {
  const xsrfKey = mac(settings.tokenSecret, 'XSRF value of the panel');
  const tokenKey = mac(settings.tokenSecret, 'session of the panel');
  const isLocal = isOnThisMachine(settings.siteUrl);

  /** The stored hash of a session's cookie. Keyed: a new `TOKEN_SECRET` ends all sessions. */
  const hashOf = (token: string): string => mac(tokenKey, token).toString('base64url');

  const xsrfOf = (sessionId: string): string => mac(xsrfKey, sessionId).toString('base64url');

  function asSession({ hasTotp, isDemo, isDue: _isDue, ...row }: SessionRow): PanelSession {
    const permissions = permissionsOf(row.roles);
    const isOptional = isStepOptional(permissions, isDemo && isLocal);
    return {
      ...row,
      permissions,
      totp: totpStateOf(hasTotp, isOptional),
      isStepOptional: isOptional,
    };
  }

  /** The session of a cookie, without using it: it becomes idle all the same. Null when it has ended. */
  async function look(token: string): Promise<PanelSession | null> {
    const [found] = await database.run(readSession, [hashOf(token)]);
    return found ? asSession(found) : null;
  }

  /** Those of some sessions that have not ended, without using them. */
  async function openOf(ids: readonly string[]): Promise<PanelSession[]> {
    return (await database.run(readOpenSessions, [[...ids]])).map(asSession);
  }

  /** The session of a cookie; null when it has ended. */
  async function read(token: string): Promise<PanelSession | null> {
    const [found] = await database.run(readSession, [hashOf(token)]);
    if (!found) return null;
    // Writing at each call would cost more than it tells.
    if (found.isDue) await database.run(touchSession, [found.id]);
    return asSession(found);
  }

  /**
   * @returns the cookie; null when the password was replaced since, access was suspended, or the second step was switched
   */
  async function open(
    { id: memberId, passwordHash, hasSecondStep }: Checked,
    { address, userAgent }: PanelArrival,
  ): Promise<string | null> {
    const token = newToken();
    const [opened] = await database.run(openSession, [
      randomUUID(),
      memberId,
      hashOf(token),
      passwordHash,
      userAgent.slice(0, longestUserAgent),
      address,
      hasSecondStep,
    ]);
    return opened ? token : null;
  }

  /** What the panel shows of who is signed in. */
  async function me(session: PanelSession): Promise<PanelMe> {
    const { id, memberId, roles, permissions, ...shown } = session;
    const [left] = await database.run(countRecoveryCodes, [memberId]);
    return {
      id: memberId,
      name: shown.name,
      mobile: maskedMobile(shown.mobile),
      roles: namesOf(roles),
      permissions: [...permissions],
      shopName: await readShopName(database),
      xsrf: xsrfOf(id),
      totp: shown.totp,
      recoveryCodesLeft: left?.count ?? 0,
      confirmedUntil: shown.confirmedUntil,
      endsAt: shown.endsAt,
    };
  }

  /** Opens dangerous calls for ten minutes. @returns until when; null when the session has ended */
  async function confirm(sessionId: string): Promise<string | null> {
    const [done] = await database.run(confirmSession, [sessionId]);
    return done?.confirmedUntil ?? null;
  }

  /** @param memberId whose; the current device first, if it is theirs */
  async function devices({ id }: PanelSession, memberId: number): Promise<PanelDevicesAnswer> {
    const found = await database.run(readDevices, [memberId, id]);
    return {
      devices: found.map(({ userAgent, ...device }) => ({ ...device, ...deviceOf(userAgent) })),
    };
  }

  /**
   * Ends the session of another device.
   * @param whose own devices only, or of all staff
   * @returns the remaining ones of its owner
   * @throws {ShopError} 403 for one of someone who may do more, 404 for an unknown one, 409 for the current one
   */
  async function end(
    session: PanelSession,
    deviceId: string,
    whose: 'own' | 'all',
  ): Promise<PanelDevicesAnswer> {
    if (deviceId.toLowerCase() === session.id) {
      throw new ShopError(409, 'THIS_DEVICE', staffTexts.thisDevice);
    }
    const owner = await database.transaction(async (tx) => {
      if (whose === 'all') await lockStaff(tx);
      const values = [deviceId, session.id, whose === 'own' ? session.memberId : null];
      const [gone] = await database.run(endDevice, values, tx);
      if (!gone) throw new ShopError(404, 'DEVICE_NOT_FOUND', staffTexts.unknownDevice);
      if (gone.memberId !== session.memberId) {
        const changed = await findStaff(tx, gone.memberId);
        await requireRights(tx, session.memberId, changed?.roles ?? []);
        await recordStaff(tx, {
          memberId: session.memberId,
          action: 'End-Staff-Device',
          subject: `staff ${gone.memberId}`,
          before: { device: deviceOf(gone.userAgent).name },
          after: null,
        });
      }
      return gone.memberId;
    });
    return devices(session, owner);
  }

  async function countGone(statement: typeof removeOverSessions): Promise<number> {
    const [gone] = await database.run(statement, []);
    return gone?.count ?? 0;
  }

  return {
    read,
    look,
    openOf,
    hashOf,
    xsrfOf,
    open,
    me,
    confirm,
    devices,
    end,
    endOne: (sessionId: string) => database.run(endSession, [sessionId]),
    endByToken: (token: string) => database.run(endByToken, [hashOf(token)]),
    /** Ends all sessions of one of the staff, or all but one. */
    endAll: (tx: Db, memberId: number, except: string | null = null) =>
      database.run(endSessionsOf, [memberId, except], tx),
    removeSomeOver: () => countGone(removeOverSessions),
    forgetSomeDevices: () => countGone(forgetDevices),
  };
}
export type PanelSessionService = ReturnType<typeof createPanelSessions>;
