import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { GetProfileAnswer } from '#lib/contract/member.ts';
import { warnings } from '#lib/contract/warnings.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { createAttempts } from '#server/modules/member-account/attempts.ts';
import { hashOfNobody, isPassword } from '#server/modules/member-account/password.ts';
import {
  endSession,
  openSession,
  readForLogin,
  readJustRotated,
  readProfile,
  readStanding,
  rotateSession,
} from '#server/modules/member-account/queries.ts';
import type { Standing } from '#server/modules/member-account/queries.ts';
import { memberTexts } from '#server/modules/member-account/texts.ts';
import {
  createTokens,
  firstRefresh,
  hashOf,
  sessionOf,
} from '#server/modules/member-account/tokens.ts';
import type { Claims } from '#server/modules/member-account/tokens.ts';

export interface MemberSettings {
  /** Signs tokens. */
  readonly tokenSecret: string;
  readonly siteUrl: string;
  /** What the role of members is called. */
  readonly memberRole: string;
  /** Failed logins for one number within 15 minutes. */
  readonly loginLimit: number;
}

/** Who a call is made for. */
export interface Member {
  readonly id: number;
  readonly sessionId: string;
  /** The settings' name for members, or Administrator. */
  readonly role: string;
  /** 1 mobile not verified, 2 national code missing, 0 nothing (specification §2). */
  readonly warning: number;
}

/** A session as its browser gets it. */
export interface OpenSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Whether it outlives the browser. */
  readonly remembered: boolean;
  readonly member: Member;
}

export interface Credentials {
  /** `09…` */
  readonly mobile: string;
  readonly password: string;
  readonly remember: boolean;
  /** Where the try comes from. */
  readonly address: string;
  readonly userAgent: string;
}

const longestUserAgent = 300;

function warningOf({ mobileVerified, hasNationalCode }: Standing): number {
  if (!mobileVerified) return warnings.mobileUnverified;
  return hasNationalCode ? warnings.none : warnings.nationalCodeMissing;
}

/** Members, their sessions and tokens (contract §4). */
export function createMemberService(
  database: Database,
  settings: MemberSettings,
  redis: Redis | null,
) {
  const tokens = createTokens({ secret: settings.tokenSecret, issuer: settings.siteUrl });
  const tryOnce = createAttempts({ redis, limit: settings.loginLimit });

  function asMember(standing: Standing, sessionId: string): Member {
    const role = standing.role === 'Member' ? settings.memberRole : standing.role;
    return { id: standing.id, sessionId, role, warning: warningOf(standing) };
  }

  /**
   * Opens a session, or null for a wrong number or password: which of them takes no other time to tell.
   * @throws {ShopError} 429 after too many failed tries
   */
  async function logIn(given: Credentials): Promise<OpenSession | null> {
    const attempt = await tryOnce(given.mobile, given.address);
    const [found] = await database.run(readForLogin, [given.mobile]);
    // Made at the first try of all, whoever that is for.
    const nobody = await hashOfNobody();
    const right = await isPassword(given.password, found?.passwordHash ?? nobody);
    if (!found || !right) return null;
    await attempt.succeeded();
    const sessionId = randomUUID();
    const refreshToken = firstRefresh(sessionId);
    const userAgent = given.userAgent.slice(0, longestUserAgent);
    const values = [sessionId, found.id, hashOf(refreshToken), given.remember, userAgent];
    await database.run(openSession, values);
    return {
      accessToken: await tokens.makeAccess({ memberId: found.id, sessionId }),
      refreshToken,
      remembered: given.remember,
      member: asMember(found, sessionId),
    };
  }

  /**
   * Exchanges a refresh token for its successor and a new access token. Null when it is good no more; one
   * that was exchanged before, other than within the last 10 s, ends its family (contract §4).
   */
  async function refresh(refreshToken: string): Promise<OpenSession | null> {
    const sessionId = sessionOf(refreshToken);
    if (sessionId === null) return null;
    const next = tokens.nextRefresh(refreshToken);
    const given = hashOf(refreshToken);
    const [rotated] = await database.run(rotateSession, [sessionId, given, hashOf(next)]);
    const [kept] = rotated ? [rotated] : await database.run(readJustRotated, [sessionId, given]);
    if (!kept) {
      await database.run(endSession, [sessionId]);
      return null;
    }
    const claims: Claims = { memberId: kept.memberId, sessionId };
    const [standing] = await database.run(readStanding, [sessionId, kept.memberId]);
    if (!standing) return null;
    return {
      accessToken: await tokens.makeAccess(claims),
      refreshToken: next,
      remembered: kept.remembered,
      member: asMember(standing, sessionId),
    };
  }

  /** Ends the session of a refresh token; an unknown one ends nothing. */
  async function endByRefresh(refreshToken: string): Promise<void> {
    const sessionId = sessionOf(refreshToken);
    if (sessionId !== null) await database.run(endSession, [sessionId]);
  }

  /** Ends the session an access token belongs to. @throws {ShopError} 401 for a false one */
  async function endByAccess(accessToken: string): Promise<void> {
    const { sessionId } = await tokens.readAccess(accessToken);
    await database.run(endSession, [sessionId]);
  }

  /** @throws {ShopError} 401 when the session has ended, whatever the token says */
  async function memberOf(claims: Claims): Promise<Member> {
    const [standing] = await database.run(readStanding, [claims.sessionId, claims.memberId]);
    if (standing) return asMember(standing, claims.sessionId);
    throw new ShopError(401, 'SESSION_ENDED', memberTexts.logInFirst);
  }

  async function getProfile({ id, role }: Member): Promise<GetProfileAnswer> {
    const [profile] = await database.run(readProfile, [id]);
    if (profile) return { ...profile, role };
    throw new ShopError(401, 'SESSION_ENDED', memberTexts.logInFirst);
  }

  return {
    logIn,
    refresh,
    endByRefresh,
    endByAccess,
    readAccess: tokens.readAccess,
    memberOf,
    getProfile,
  };
}
export type MemberService = ReturnType<typeof createMemberService>;
