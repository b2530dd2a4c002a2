import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { ShopEvents } from '#server/events.ts';
import { networkOf } from '#lib/rules/network.ts';
import { noteNetwork, openSession } from '#server/modules/member-session/queries.ts';
import { asMember } from '#server/modules/member-session/standing.ts';
import type { OpenSession } from '#server/modules/member-session/standing.ts';
import { hashOf } from '#server/modules/member-session/tokens.ts';
import type { Tokens } from '#server/modules/member-session/tokens.ts';

/** The network and browser a member logs in from, and the kind of session. */
export interface Arrival {
  /** Whether the session outlives the browser session. */
  readonly remember: boolean;
  readonly address: string;
  readonly userAgent: string;
}

const longestUserAgent = 300;

interface Parts {
  database: Database;
  events: ShopEvents;
  tokens: Tokens;
  /** The configured name of the role of members. */
  memberRole: string;
}

/** The only way to open a session, for anyone who has proven by whatever means that the account is theirs. */
export function createEntrance({ database, events, tokens, memberRole }: Parts) {
  /**
   * @param passwordHash of the password that was checked; null for any other proof
   * @returns null when the password has been replaced since it was checked, or the member is blocked
   */
  return async function startSession(
    memberId: number,
    { remember, address, userAgent }: Arrival,
    passwordHash: string | null = null,
  ): Promise<OpenSession | null> {
    const sessionId = randomUUID();
    const refreshToken = tokens.firstRefresh(sessionId);
    const [standing] = await database.run(openSession, [
      sessionId,
      memberId,
      hashOf(refreshToken),
      remember,
      userAgent.slice(0, longestUserAgent),
      passwordHash,
    ]);
    if (!standing) return null;
    if (standing.ended.length > 0) events.emit('sessionsEnded', standing.ended);
    const network = tokens.hashOfNetwork(networkOf(address));
    await database.run(noteNetwork, [memberId, network, sessionId]);
    return {
      accessToken: await tokens.makeAccess({ memberId, sessionId }),
      refreshToken,
      remembered: remember,
      member: asMember(standing, sessionId, memberRole),
    };
  };
}
