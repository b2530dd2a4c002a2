import type { Redis } from 'ioredis';
import type { GetProfileAnswer } from '#lib/contract/member.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { networkOf } from '#server/network.ts';
import { createAttempts } from '#server/modules/member-password/attempts.ts';
import { removeOldCodes } from '#server/modules/member-code/queries.ts';
import { createCodeWays } from '#server/modules/member-code/service.ts';
import { createCodes } from '#server/modules/member-code/codes.ts';
import { createEntrance } from '#server/modules/member-session/entrance.ts';
import type { Arrival } from '#server/modules/member-session/entrance.ts';
import { hashOfNobody, isPassword } from '#server/modules/member-password/password.ts';
import {
  endSession,
  forgetNetworks,
  readForLogin,
  readJustRotated,
  readProfile,
  readStanding,
  removeOver,
  rotateSession,
} from '#server/modules/member-session/queries.ts';
import { asMember } from '#server/modules/member-session/standing.ts';
import type { Member, OpenSession } from '#server/modules/member-session/standing.ts';
import { memberTexts } from '#server/modules/member-session/texts.ts';
import { mostExchanged } from '#server/modules/member-session/lifetimes.ts';
import { createTokens, hashOf } from '#server/modules/member-session/tokens.ts';
import type { Claims } from '#server/modules/member-session/tokens.ts';

export interface MemberSettings {
  /** Signs tokens. */
  readonly tokenSecret: string;
  readonly siteUrl: string;
  /** What the role of members is called. */
  readonly memberRole: string;
  /** Failed logins for one number from one network within 15 minutes. */
  readonly loginLimit: number;
  /** Codes one number gets within an hour. */
  readonly codeLimit: number;
  /** The provider's name for the text of codes; '' when it has none. */
  readonly codeTemplate: string;
  /** Whether messages go anywhere. */
  readonly sendsSms: boolean;
}

export type { Member, OpenSession };

export interface Credentials extends Arrival {
  /** `09…` */
  readonly mobile: string;
  readonly password: string;
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

/** Members, their sessions and tokens (contract §4). */
export function createMemberService(
  database: Database,
  settings: MemberSettings,
  redis: Redis | null,
) {
  const tokens = createTokens({ secret: settings.tokenSecret, issuer: settings.siteUrl });
  const tryOnce = createAttempts({ redis, limit: settings.loginLimit });
  const { memberRole } = settings;
  const letIn = createEntrance({ database, tokens, memberRole });
  const codes = createCodes({ ...settings, database, redis, tokens });

  /**
   * Opens a session, or null for a wrong number or password: which of them takes no other time to tell.
   * @throws {ShopError} 429 after too many failed tries, 503 while too many others log in
   */
  async function logIn(given: Credentials): Promise<OpenSession | null> {
    const { mobile } = given;
    const network = networkOf(given.address);
    const networkHash = tokens.hashOfNetwork(network);
    const [found] = await database.run(readForLogin, [mobile, networkHash]);
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
    return letIn(found, given, found.passwordHash);
  }

  /** Exchanges a token that is the last of its family, or null when it isn't. */
  async function rotate(sessionId: string, refreshToken: string) {
    const next = tokens.nextRefresh(sessionId, refreshToken);
    const values = [sessionId, hashOf(refreshToken), hashOf(next)];
    const [rotated] = await database.run(rotateSession, values);
    return rotated ? { ...rotated, next } : null;
  }

  /** The last token of a family for one that was exchanged within the last 10 s, or null. */
  async function catchUp(sessionId: string, refreshToken: string) {
    const [kept] = await database.run(readJustRotated, [sessionId, hashOf(refreshToken)]);
    if (!kept) return null;
    let next = refreshToken;
    for (let steps = 0; steps < mostExchanged; steps += 1) {
      next = tokens.nextRefresh(sessionId, next);
      if (hashOf(next) === kept.tokenHash) return { ...kept, next };
    }
    return null;
  }

  /**
   * Exchanges a refresh token for its successor and a new access token. Tabs that come with the same one
   * within 10 s get the same successor; when that has been exchanged meanwhile, the one it has come to,
   * for the browser keeps whatever answer comes last. Null when a token is good no more; one that was
   * exchanged longer ago ends its family (contract §4), one that was never given out ends nothing.
   */
  async function refresh(refreshToken: string): Promise<OpenSession | null> {
    const sessionId = tokens.familyOf(refreshToken);
    if (sessionId === null) return null;
    const kept =
      (await rotate(sessionId, refreshToken)) ?? (await catchUp(sessionId, refreshToken));
    if (!kept) {
      await database.run(endSession, [sessionId]);
      return null;
    }
    const claims: Claims = { memberId: kept.memberId, sessionId };
    const [standing] = await database.run(readStanding, [sessionId, kept.memberId]);
    if (!standing) return null;
    return {
      accessToken: await tokens.makeAccess(claims),
      refreshToken: kept.next,
      remembered: kept.remembered,
      member: asMember(standing, sessionId, memberRole),
    };
  }

  /** Ends the session of a refresh token; one that was never given out ends nothing. */
  async function endByRefresh(refreshToken: string): Promise<void> {
    const sessionId = tokens.familyOf(refreshToken);
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
    if (standing) return asMember(standing, claims.sessionId, memberRole);
    throw new ShopError(401, 'SESSION_ENDED', memberTexts.logInFirst);
  }

  /** Removes some of the sessions that are over; resolves to how many. */
  async function removeSomeOver(): Promise<number> {
    const [gone] = await database.run(removeOver, []);
    return gone?.count ?? 0;
  }

  /** Forgets some of the networks nobody has logged in from for 90 days; resolves to how many. */
  async function forgetSomeNetworks(): Promise<number> {
    const [gone] = await database.run(forgetNetworks, []);
    return gone?.count ?? 0;
  }

  async function getProfile({ id, role, warning }: Member): Promise<GetProfileAnswer> {
    const [profile] = await database.run(readProfile, [id]);
    if (profile) return { ...profile, role, warning };
    throw new ShopError(401, 'SESSION_ENDED', memberTexts.logInFirst);
  }

  /** Removes some of the codes that are over; resolves to how many. */
  async function removeSomeCodes(): Promise<number> {
    const [gone] = await database.run(removeOldCodes, []);
    return gone?.count ?? 0;
  }

  return {
    logIn,
    ...createCodeWays(database, codes, letIn),
    refresh,
    endByRefresh,
    endByAccess,
    readAccess: tokens.readAccess,
    memberOf,
    getProfile,
    removeSomeOver,
    removeSomeCodes,
    forgetSomeNetworks,
  };
}
export type MemberService = ReturnType<typeof createMemberService>;
