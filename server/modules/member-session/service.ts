import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { networkOf } from '#lib/rules/network.ts';
import { createEntrance } from '#server/modules/member-session/entrance.ts';
import { mostExchanged } from '#server/modules/member-session/lifetimes.ts';
import {
  endSession,
  endSessions,
  forgetNetworks,
  forgetNetworksOf,
  readBlocked,
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

/** The answer to someone who has proven that an account is theirs, but whom staff have blocked. */
export const blockedSentence: string = sessionTexts.blocked;

/** The answer to calls of a session that has ended. */
export const sessionEnded = () => new ShopError(401, 'SESSION_ENDED', sessionTexts.logInFirst);

/** Sessions of members and their tokens (contract §4). */
export function createSessionService(
  database: Database,
  events: ShopEvents,
  { tokenSecret, siteUrl, memberRole }: SessionSettings,
) {
  const tokens = createTokens({ secret: tokenSecret, issuer: siteUrl });

  async function endOne(sessionId: string): Promise<void> {
    const gone = await database.run(endSession, [sessionId]);
    if (gone.length > 0) events.emit('sessionsEnded', [sessionId]);
  }

  /** Exchanges the latest token of a family; null for any other. */
  async function rotate(sessionId: string, refreshToken: string) {
    const next = tokens.nextRefresh(sessionId, refreshToken);
    const values = [sessionId, hashOf(refreshToken), hashOf(next)];
    const [rotated] = await database.run(rotateSession, values);
    return rotated ? { ...rotated, next } : null;
  }

  /** For a token exchanged within the last 10 s, the latest token of its family; otherwise null. */
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
   * Exchanges a refresh token for its successor and a new access token. Tabs that send the same token within
   * 10 s get the same successor, or the latest one if that was exchanged meanwhile, because the browser keeps
   * the cookie of whichever answer comes last. Null for an invalid token. One exchanged longer ago ends its
   * family (contract §4); one that was never issued ends nothing.
   */
  async function refresh(refreshToken: string): Promise<OpenSession | null> {
    const sessionId = tokens.familyOf(refreshToken);
    if (sessionId === null) return null;
    const kept =
      (await rotate(sessionId, refreshToken)) ?? (await catchUp(sessionId, refreshToken));
    if (!kept) {
      await endOne(sessionId);
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

  /** Ends the session of a refresh token; one that was never issued ends nothing. */
  async function endByRefresh(refreshToken: string): Promise<void> {
    const sessionId = tokens.familyOf(refreshToken);
    if (sessionId !== null) await endOne(sessionId);
  }

  /**
   * Ends the session of an access token.
   * @throws {ShopError} 401 for an invalid one
   */
  async function endByAccess(accessToken: string): Promise<void> {
    const { sessionId } = await tokens.readAccess(accessToken);
    await endOne(sessionId);
  }

  /** Ends all sessions of a member, or all but one; resolves to their number. */
  async function endAll(tx: Db, memberId: number, except: string | null = null): Promise<number> {
    const ended = await endSessions(tx, memberId, except);
    if (ended.length > 0) afterCommit(tx, () => events.emit('sessionsEnded', ended));
    return ended.length;
  }

  /** @throws {ShopError} 401 when the session has ended, whatever the token says */
  async function memberOf({ memberId, sessionId }: Claims, joined?: Db): Promise<Member> {
    const [standing] = await database.run(readStanding, [sessionId, memberId], joined);
    if (standing) return asMember(standing, sessionId, memberRole);
    throw sessionEnded();
  }

  /** Whether the session has not ended. */
  async function isOpen({ memberId, sessionId }: Claims): Promise<boolean> {
    return (await database.run(readStanding, [sessionId, memberId])).length > 0;
  }

  /** Whether staff have blocked the member; their sessions have ended then. */
  async function isBlocked(memberId: number): Promise<boolean> {
    return (await database.run(readBlocked, [memberId]))[0]?.isBlocked ?? false;
  }

  /** Deletes a batch of expired sessions; resolves to their number. */
  async function removeSomeOver(): Promise<number> {
    const [gone] = await database.run(removeOver, []);
    return gone?.count ?? 0;
  }

  /** Deletes a batch of networks without a login for 90 days; resolves to their number. */
  async function forgetSomeNetworks(): Promise<number> {
    const [gone] = await database.run(forgetNetworks, []);
    return gone?.count ?? 0;
  }

  return {
    startSession: createEntrance({ database, events, tokens, memberRole }),
    refresh,
    endByRefresh,
    endByAccess,
    readAccess: tokens.readAccess,
    xsrfOf: tokens.xsrfOf,
    nameInLogs: tokens.nameInLogs,
    memberOf,
    isOpen,
    isBlocked,
    endSessions: endAll,
    forgetNetworksOf,
    /** The stored hash of an address's network. */
    hashOfNetwork: (address: string) => tokens.hashOfNetwork(networkOf(address)),
    removeSomeOver,
    forgetSomeNetworks,
  };
}
export type SessionService = ReturnType<typeof createSessionService>;
