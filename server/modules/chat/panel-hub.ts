import { staffState } from '#lib/contract/admin-chat.ts';
import { typing, upTo } from '#lib/contract/chat.ts';
import { chatHubMethods } from '#lib/contract/chat-names.ts';
import { type PanelEvents, panelHubMethods } from '#lib/contract/panel-hub.ts';
import type { ChatNews, ShopEvents } from '#server/events.ts';
import { jsonArgument } from '#server/hub/json-argument.ts';
import type { PanelHubPart, Worker } from '#server/hub/panel-part.ts';
import { agentOf } from '#server/modules/chat/agent.ts';
import type { Here } from '#server/modules/chat/here-service.ts';
import type { StaffChats } from '#server/modules/chat/staff-service.ts';
import type { TypingService } from '#server/modules/chat/typing-service.ts';
import type { Visitors } from '#server/modules/chat/visitors-service.ts';
import { createVisitorNews } from '#server/modules/chat/visitor-news.ts';
import type { Presences } from '#server/modules/presence/service.ts';
import type { Recipients } from '#server/signalr/clients.ts';
import { HubException } from '#server/signalr/hub.ts';

interface Needs {
  readonly events: ShopEvents;
  readonly chats: Pick<StaffChats, 'mark'>;
  readonly typing: TypingService;
  readonly here: Here;
  readonly presences: Pick<Presences, 'onChange' | 'tabsOf'>;
  readonly visitors: Pick<Visitors, 'rowsOf'>;
}

/** @throws {HubException} for staff who may not chat */
function requireChat({ permissions, ...worker }: Worker) {
  if (!permissions.includes('chat')) throw new HubException('PERMISSION');
  return agentOf(worker);
}

function send(staff: Recipients<PanelEvents>, chat: string, news: ChatNews): void {
  switch (news.kind) {
    case 'message':
      return staff.send(
        'NewMessageEvent',
        chat,
        JSON.stringify(news.message),
        news.message.version,
      );
    case 'status':
      return staff.send('MessageStatusEvent', chat, news.status, news.upTo);
    case 'deleted':
      return staff.send('DeleteMessageEvent', chat, news.id, news.sequence);
    default:
      // The row says it.
      return undefined;
  }
}

/** Chat on the panel's hub, for staff with the permission. */
export const panelChatHub =
  ({ events, chats, typing: typists, here, presences, visitors }: Needs): PanelHubPart =>
  (to, hub) => {
    const staff = to('chat');
    events.on('chatChanged', ({ row, news }) => {
      for (const each of news) send(staff, row.id, each);
      staff.send('ChatListEvent', JSON.stringify(row));
    });
    events.on('chatTyping', ({ chat, from, name, on }) =>
      staff.send('TypingEvent', chat, from, name, on),
    );
    const news = createVisitorNews(async (changed) => {
      const found = await Promise.all(
        changed.map(async (visitor) => ({ visitor, tabs: await presences.tabsOf(visitor) })),
      );
      for (const row of await visitors.rowsOf(found))
        staff.send('VisitorEvent', JSON.stringify(row));
    });
    presences.onChange(news.add);

    hub
      .onDisconnected(({ caller }) => {
        typists.forget(caller.id);
        here.leave(caller.id);
      })
      .method(chatHubMethods.typing, jsonArgument(typing), ({ caller }, sign) =>
        typists.byStaff({ connection: caller.id, ...sign }, requireChat(caller.identity)),
      )
      .method(chatHubMethods.deliveredMessage, jsonArgument(upTo), ({ caller }, mark) =>
        chats.mark(requireChat(caller.identity), mark, 2),
      )
      .method(chatHubMethods.seenMessage, jsonArgument(upTo), ({ caller }, mark) =>
        chats.mark(requireChat(caller.identity), mark, 3),
      )
      .method(panelHubMethods.changeStaffState, jsonArgument(staffState), ({ caller }, { state }) =>
        here.change(caller.id, { ...requireChat(caller.identity), state }),
      );
  };
