import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#lib/rules/network.ts';
import type { ChatCookie } from '#server/http/chat-cookie.ts';
import { refuseOtherSites } from '#server/http/origin.ts';
import { unknownChat } from '#server/modules/chat/message-service.ts';
import type { VisitorChats } from '#server/modules/chat/visitor-service.ts';
import type { Visitor } from '#server/modules/chat/visitor.ts';

interface Needs {
  readonly cookie: ChatCookie;
  readonly chats: Pick<VisitorChats, 'claim'>;
}

/** Who calls: a member by the bearer, a guest by the cookie. A login claims what the cookie opened. */
export function createWho({ cookie, chats }: Needs) {
  async function visitorOf(
    request: FastifyRequest,
    reply: FastifyReply,
    guidCode?: string,
  ): Promise<Visitor> {
    reply.header('cache-control', 'private, no-store');
    refuseOtherSites(request);
    const member = await request.member();
    const key = cookie.read(request);
    const guid = guidCode?.toLowerCase() ?? request.visitor.guid;
    const network = networkOf(request.ip);
    if (member === null) return { memberId: null, key, guid, network };
    if (key !== null) {
      await chats.claim(member.id, key);
      cookie.clear(reply);
    }
    return { memberId: member.id, key: null, guid, network };
  }

  /** A visitor without a secret gets one; their hub connections do not know it yet. */
  async function withKey(request: FastifyRequest, reply: FastifyReply, guidCode?: string) {
    const visitor = await visitorOf(request, reply, guidCode);
    if (visitor.memberId !== null || visitor.key !== null) return { visitor, reconnect: false };
    return { visitor: { ...visitor, key: cookie.set(reply) }, reconnect: true };
  }

  /** Before the body is read. @throws {ShopError} 404 for who can have no chat */
  async function refuseUnknown(request: FastifyRequest): Promise<void> {
    refuseOtherSites(request);
    if ((await request.member()) === null && cookie.read(request) === null) throw unknownChat();
  }

  return { visitorOf, withKey, refuseUnknown };
}
export type Who = ReturnType<typeof createWho>;
