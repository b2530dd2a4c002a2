import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { UserInfo } from '#lib/contract/home.ts';
import type { LoginAnswer } from '#lib/contract/member.ts';
import { memberBasket } from '#server/basket-owner.ts';
import type { ChatCookie } from '#server/http/chat-cookie.ts';
import { note } from '#server/http/request-log.ts';
import { createSessionCookies } from '#server/http/session-cookies.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { FavouriteService } from '#server/modules/favourite/service.ts';
import type { VoteService } from '#server/modules/review-vote/service.ts';
import type {
  Member,
  OpenSession,
  SessionService,
} from '#server/modules/member-session/service.ts';

interface Needs {
  readonly basket: Pick<BasketService, 'bringIn' | 'count'>;
  readonly favourites: Pick<FavouriteService, 'count'>;
  readonly votes: Pick<VoteService, 'bringIn'>;
  readonly sessions: Pick<SessionService, 'endByRefresh' | 'xsrfOf'>;
  readonly chatCookie: Pick<ChatCookie, 'clear'>;
  readonly logger: FastifyBaseLogger;
  /** Whether the shop is on https. */
  readonly secure: boolean;
}

/** Sets and clears the cookies of a session, and builds the answer of every call that logs in. */
export function createEntrance(needs: Needs) {
  const { basket, favourites, votes, sessions, chatCookie, logger, secure } = needs;
  const cookies = createSessionCookies({ secure, xsrfOf: sessions.xsrfOf });

  async function userInfo({ id, role, warning }: Member): Promise<UserInfo> {
    const [{ basketCount }, fCount] = await Promise.all([
      basket.count(memberBasket(id)),
      favourites.count(id),
    ]);
    return { role, bCount: basketCount, fCount, warning };
  }

  /** When merging fails, the next renewal of the session retries it: the login must not fail for it. */
  async function bringIn(memberId: number, guid: string | null): Promise<void> {
    await basket.bringIn(memberId, guid).catch((error: unknown) => {
      logger.error(error, 'Could not merge a visitor’s basket into the member’s');
    });
    await votes.bringIn(memberId, guid).catch((error: unknown) => {
      logger.error(error, 'Could not give a visitor’s votes to the member');
    });
  }

  /** Makes the visitor's basket and votes the member's, and builds the answer. */
  async function opened(
    { visitor }: FastifyRequest,
    { accessToken, member }: OpenSession,
  ): Promise<LoginAnswer> {
    await bringIn(member.id, visitor.guid);
    return { success: true, message: null, accessToken, userInfo: await userInfo(member) };
  }

  /** Every login ends here, once per opened session. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    session: OpenSession,
    by: 'password' | 'code',
  ): Promise<LoginAnswer> {
    // End the previous session of this browser.
    const earlier = cookies.refreshToken(request);
    if (earlier !== null) await sessions.endByRefresh(earlier);
    note(request, { event: 'login', by, memberId: session.member.id });
    // Set the cookies first, so that no later error loses the session.
    cookies.set(reply, session);
    return opened(request, session);
  }

  async function renew(
    request: FastifyRequest,
    reply: FastifyReply,
    session: OpenSession,
  ): Promise<LoginAnswer> {
    cookies.set(reply, session);
    return opened(request, session);
  }

  /**
   * The request's refresh token, or null.
   * @throws {ShopError} 403 without the XSRF header of its session
   */
  function refreshToken(request: FastifyRequest): string | null {
    const token = cookies.refreshToken(request);
    if (token !== null) cookies.requireXsrf(request, token);
    return token;
  }

  /** With a logout the browser keeps nothing that opens the member's chats either. */
  function leave(reply: FastifyReply): void {
    cookies.clear(reply);
    chatCookie.clear(reply);
  }

  return { userInfo, enter, refreshToken, renew, drop: cookies.clear, leave };
}
export type Entrance = ReturnType<typeof createEntrance>;
