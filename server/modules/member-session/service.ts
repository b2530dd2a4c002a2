import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { networkOf } from '#server/network.ts';
import { createEntrance } from '#server/modules/member-session/entrance.ts';
import { mostExchanged } from '#server/modules/member-session/lifetimes.ts';
import {
  endSession,
  endSessions,
  forgetNetworks,
  forgetNetworksOf,
  readJustRotated,
  readStanding,
  removeOver,
  rotateSession,
} from '#server/modules/member-session/queries.ts';
import { asMember } from '#server/modules/member-session/standing.ts';
import type { Member, OpenSession } from '#server/modules/member-session/standing.ts';
import { sessionTexts } from '#server/modules/member-session/texts.ts';
import { createTokens, hashOf } from '#server/modules/member-session/tokens.ts';
import type { Claims } from '#server/modules/member-session/tokens.ts';

export type { Arrival } from '#server/modules/member-session/entrance.ts';
export type { Member, OpenSession };

export type SessionSettings = Pick<Config, 'tokenSecret' | 'siteUrl' | 'memberRole'>;

/** How a call is refused whose member is logged in no more. */
export const sessionEnded = () => new ShopError(401, 'SESSION_ENDED', sessionTexts.logInFirst);

/** Sessions of members and their tokens (contract §4). */
export function createSessionService(
  database: Database,
  { tokenSecret, siteUrl, memberRole }: SessionSettings,
) {
  const tokens = createTokens({ secret: tokenSecret, issuer: siteUrl });

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
    throw sessionEnded();
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

  return {
    letIn: createEntrance({ database, tokens, memberRole }),
    refresh,
    endByRefresh,
    endByAccess,
    readAccess: tokens.readAccess,
    memberOf,
    endSessions,
    forgetNetworksOf,
    /** What is stored of the network of an address. */
    hashOfNetwork: (address: string) => tokens.hashOfNetwork(networkOf(address)),
    removeSomeOver,
    forgetSomeNetworks,
  };
}
export type SessionService = ReturnType<typeof createSessionService>;
