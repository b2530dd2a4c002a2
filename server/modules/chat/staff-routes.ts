import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  assignChatBody,
  blockChatBody,
  chatBlocksAnswer,
  deleteChatMessageBody,
  getChatMessagesAnswer,
  getChatMessagesBody,
  getChatsAnswer,
  getChatsBody,
  getChatStaffAnswer,
  getStaffChatAnswer,
  getVisitorsAnswer,
  inviteVisitorBody,
  oneChatBody,
  sendChatMessageBody,
  showChatMobileAnswer,
  staffChatAnswer,
  unblockChatBody,
} from '#lib/contract/admin-chat.ts';
import { deleteMessageAnswer, sendMessageAnswer } from '#lib/contract/chat.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, panelSession, staffId } from '#server/http/staff.ts';
import { agentOf } from '#server/modules/chat/agent.ts';
import type { Inbox, Sight } from '#server/modules/chat/inbox-service.ts';
import type { StaffChats } from '#server/modules/chat/staff-service.ts';
import type { Visitors } from '#server/modules/chat/visitors-service.ts';

interface Services {
  readonly inbox: Inbox;
  readonly chats: StaffChats;
  readonly visitors: Visitors;
}

const config = { staff: 'chat' } as const;
const nothing = z.object({});

/** Whole numbers for who may take them with them. */
function sightOf(request: FastifyRequest): Sight {
  const { permissions } = panelSession(request);
  return {
    isWhole: permissions.includes('customers.export'),
    seesOrders: permissions.includes('orders'),
  };
}

export function staffChatRoutes(app: Api, services: Services): void {
  readRoutes(app, services);
  writeRoutes(app, services);
  blockRoutes(app, services);
  visitorsRoutes(app, services);
}

function readRoutes(app: Api, { inbox, chats }: Services): void {
  app.post(
    '/Admin/Get-Chats',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Chats: who waits longest first, of other lists the latest first',
        description:
          '`next` is the `after` of the next page; `total` and `counts` come with the first. Changes arrive as ' +
          'ChatListEvent of the hub `/panelHub`.',
        body: getChatsBody,
        response: { 200: getChatsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => inbox.readPage(staffId(request), request.body, sightOf(request)),
  );

  app.post(
    '/Admin/Get-Chat',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'A chat with its latest messages, notes, and what is known of the visitor',
        description:
          'Page, way and name are the visitor’s own word. `orders` is null for guests and without the permission orders.',
        body: oneChatBody,
        response: { 200: getStaffChatAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => inbox.read(request.body.chat, sightOf(request)),
  );

  app.post(
    '/Admin/Get-Chat-Messages',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Messages of a chat: what has changed after a sequence, or a page before one',
        body: getChatMessagesBody,
        response: { 200: getChatMessagesAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => inbox.readMessages(request.body, sightOf(request)),
  );

  app.post(
    '/Admin/Show-Chat-Mobile',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'The whole mobile number of a chat’s visitor, for a call; recorded',
        body: oneChatBody,
        response: { 200: showChatMobileAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => inbox.showMobile(staffId(request), request.body.chat),
  );

  app.post(
    '/Admin/Get-Chat-Staff',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Staff who may answer, those online first',
        body: nothing,
        response: { 200: getChatStaffAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => chats.people(),
  );
}

function writeRoutes(app: Api, { inbox, chats }: Services): void {
  app.post(
    '/Admin/Send-Chat-Message',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Answers, once for each `clientId`; the first answer takes the chat',
        description:
          'Plain text, a product by its WebsiteCode, or an order of the chat’s member by its number. A closed chat opens again. 409 `CLIENT_ID_USED` for the `clientId` of a message of the visitor.',
        body: sendChatMessageBody,
        response: { 200: sendMessageAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => chats.send(agentOf(panelSession(request)), request.body),
  );

  app.post(
    '/Admin/Delete-Chat-Message',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Deletes a message of either side; its place stays. Recorded',
        body: deleteChatMessageBody,
        response: { 200: deleteMessageAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => chats.remove(agentOf(panelSession(request)), request.body),
  );

  app.post(
    '/Admin/Assign-Chat',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Gives a chat to one of the staff, or to nobody',
        description: '409 `ASSIGNEE_REFUSED` for somebody who may not answer.',
        body: assignChatBody,
        response: { 200: staffChatAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { chat, to } = request.body;
      await chats.assign(staffId(request), chat, to);
      return { chat: await inbox.one(chat, sightOf(request)) };
    },
  );

  app.post(
    '/Admin/Close-Chat',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Closes a chat; the visitor is asked for stars, and may write again',
        body: oneChatBody,
        response: { 200: staffChatAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { chat } = request.body;
      await chats.close(staffId(request), chat);
      return { chat: await inbox.one(chat, sightOf(request)) };
    },
  );
}

function blockRoutes(app: Api, { inbox, chats }: Services): void {
  app.post(
    '/Admin/Block-Chat',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Lets the visitor of a chat write no more, in any chat',
        description: 'Their account, or the browser of a guest, is blocked; they may go on buying.',
        body: blockChatBody,
        response: { 200: staffChatAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { chat, reason } = request.body;
      await chats.block(staffId(request), chat, reason);
      return { chat: await inbox.one(chat, sightOf(request)) };
    },
  );

  app.post(
    '/Admin/List-Chat-Blocks',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Visitors who may not write, the latest first',
        body: nothing,
        response: { 200: chatBlocksAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => chats.blocks(),
  );

  app.post(
    '/Admin/Unblock-Chat',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Lets a visitor write again',
        body: unblockChatBody,
        response: { 200: chatBlocksAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => chats.unblock(staffId(request), request.body.id),
  );
}

function visitorsRoutes(app: Api, { visitors }: Services): void {
  app.post(
    '/Admin/Get-Visitors',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Visitors who are here, those who changed their page last first',
        description:
          'What tabs report, unverified. Changes arrive as VisitorEvent of the hub `/panelHub`, at most 50 a second.',
        body: nothing,
        response: { 200: getVisitorsAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => visitors.list(),
  );

  app.post(
    '/Admin/Invite-Visitor',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Asks a visitor whether they want to talk',
        description:
          'Their box shows it as ChatBoxEvent `open`. 409 `VISITOR_GONE` for one who has left.',
        body: inviteVisitorBody,
        response: { 200: nothing, ...errors(401, 403, 409, 422) },
      },
    },
    async (request) => {
      const { visitor, text } = request.body;
      await visitors.invite(agentOf(panelSession(request)), visitor, text);
      return {};
    },
  );
}
