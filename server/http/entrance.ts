import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { UserInfo } from '#lib/contract/home.ts';
import type { LoginAnswer } from '#lib/contract/member.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { createSessionCookies, refreshTokenOf } from '#server/http/session-cookies.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { FavouriteService } from '#server/modules/favourite/service.ts';
import type {
  Member,
  OpenSession,
  SessionService,
} from '#server/modules/member-session/service.ts';

interface Needs {
  readonly basket: Pick<BasketService, 'bringIn' | 'count'>;
  readonly favourites: Pick<FavouriteService, 'count'>;
  readonly sessions: Pick<SessionService, 'endByRefresh'>;
  readonly logger: FastifyBaseLogger;
  /** Whether the shop is on https. */
  readonly secure: boolean;
}

/** How a browser gets a session and gives it back: cookies, and the answer of every call that logs in. */
export function createEntrance({ basket, favourites, sessions, logger, secure }: Needs) {
  const cookies = createSessionCookies({ secure });

  async function userInfo({ id, role, warning }: Member): Promise<UserInfo> {
    const [{ basketCount }, fCount] = await Promise.all([
      basket.count(memberBasket(id)),
      favourites.count(id),
    ]);
    return { role, bCount: basketCount, fCount, warning };
  }

  /** What cannot come over now does so when the session is renewed: nobody stays outside for it. */
  const bringIn = (memberId: number, guid: string | null): Promise<void> =>
    basket.bringIn(memberId, guid).catch((error: unknown) => {
      logger.error(error, 'a visitor’s basket could not be brought into a member’s');
    });

  /** The basket of the visitor becomes part of the member's. */
  async function opened(
    { visitor }: FastifyRequest,
    { accessToken, member }: OpenSession,
  ): Promise<LoginAnswer> {
    await bringIn(member.id, visitor.guid);
    return { success: true, message: null, accessToken, userInfo: await userInfo(member) };
  }

  /** Every way of logging in ends here, once for each session that is opened. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    session: OpenSession,
  ): Promise<LoginAnswer> {
    // Whoever was logged in here before is so no more.
    const earlier = refreshTokenOf(request);
    if (earlier !== null) await sessions.endByRefresh(earlier);
    // First of all, so that nothing that fails afterwards loses the session.
    cookies.set(reply, session);
    return opened(request, session);
  }

  /** @param renewed the session, and the XSRF token that other tabs know already */
  async function renew(
    request: FastifyRequest,
    reply: FastifyReply,
    { session, xsrf }: { session: OpenSession; xsrf: string | undefined },
  ): Promise<LoginAnswer> {
    cookies.set(reply, session, xsrf);
    return opened(request, session);
  }

  return { userInfo, enter, renew, leave: cookies.clear };
}
export type Entrance = ReturnType<typeof createEntrance>;
