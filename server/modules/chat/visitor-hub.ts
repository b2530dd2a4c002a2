import { typing, upTo } from '#lib/contract/chat.ts';
import { chatHubMethods } from '#lib/contract/chat-names.ts';
import type { HubEvents } from '#lib/contract/hub-events.ts';
import { memberBasket } from '#server/basket-owner.ts';
import type { ChatNews, ShopEvents } from '#server/events.ts';
import { jsonArgument } from '#server/hub/json-argument.ts';
import type { HubPart, Visitor as Connection } from '#server/hub/part.ts';
import type { Here } from '#server/modules/chat/here-service.ts';
import type { TypingService } from '#server/modules/chat/typing-service.ts';
import type { VisitorChats } from '#server/modules/chat/visitor-service.ts';
import type { Visitor } from '#server/modules/chat/visitor.ts';
import type { Visitors } from '#server/modules/chat/visitors-service.ts';
import type { Recipients } from '#server/signalr/clients.ts';

interface Needs {
  readonly events: ShopEvents;
  readonly chats: Pick<VisitorChats, 'mark'>;
  readonly typing: TypingService;
  readonly here: Pick<Here, 'onChange'>;
  readonly visitors: Pick<Visitors, 'onInvited'>;
}

/** Whose chats a connection may touch: those of its member, or of its cookie. The guid opens none. */
const partyOf = ({ owner, chatKey }: Connection): Visitor => ({
  memberId: owner.kind === 'member' ? owner.memberId : null,
  key: chatKey,
  guid: null,
  network: '',
});

function send(to: Recipients<HubEvents>, chat: string, news: ChatNews): void {
  switch (news.kind) {
    case 'message':
      return to.send('NewMessageEvent', chat, JSON.stringify(news.message), news.message.version);
    case 'status':
      return to.send('MessageStatusEvent', chat, news.status, news.upTo);
    case 'deleted':
      return to.send('DeleteMessageEvent', chat, news.id, news.sequence);
    default:
      return to.send('ChatBoxEvent', news.kind, JSON.stringify(news.value), news.sequence);
  }
}

/** Chat on the visitors' hub: what happens in a chat reaches the tabs of its visitor alone. */
export const visitorChatHub =
  ({ events, chats, typing: typists, here, visitors }: Needs): HubPart =>
  ({ hub, to, toChat, all }) => {
    const toVisitor = ({ memberId, key }: { memberId: number | null; key: string | null }) => {
      if (memberId !== null) return to(memberBasket(memberId));
      return key === null ? null : toChat(key);
    };
    events.on('chatChanged', ({ visitor, row, news }) => {
      const tabs = toVisitor(visitor);
      if (tabs) for (const each of news) send(tabs, row.id, each);
    });
    events.on('chatTyping', ({ visitor, chat, from, name, on }) => {
      if (from === 'staff') toVisitor(visitor)?.send('TypingEvent', chat, from, name, on);
    });
    events.on('chatClaimed', (key) => toChat(key).disconnect());
    here.onChange((box) => all.send('ChatBoxEvent', 'hours', JSON.stringify(box), 0));
    visitors.onInvited((owner, value) =>
      to(owner).send('ChatBoxEvent', 'open', JSON.stringify(value), 0),
    );

    hub
      .onDisconnected(({ caller }) => typists.forget(caller.id))
      .method(chatHubMethods.typing, jsonArgument(typing), ({ caller }, sign) =>
        typists.byVisitor({ connection: caller.id, ...sign }, partyOf(caller.identity)),
      )
      .method(chatHubMethods.deliveredMessage, jsonArgument(upTo), ({ caller }, mark) =>
        chats.mark(partyOf(caller.identity), mark, 2),
      )
      .method(chatHubMethods.seenMessage, jsonArgument(upTo), ({ caller }, mark) =>
        chats.mark(partyOf(caller.identity), mark, 3),
      );
  };
