import {
  clearChatBody,
  deleteMessageAnswer,
  deleteMessageBody,
  doneAnswer,
  getBoxAnswer,
  getBoxBody,
  getMessagesAnswer,
  getMessagesBody,
  rateBody,
  reportAbuseBody,
  seenAnswer,
  seenBody,
  sendMessageAnswer,
  sendMessageBody,
  startAnswer,
  startBody,
} from '#lib/contract/chat.ts';
import { type Api, errors } from '#server/http/api.ts';
import type { Openings } from '#server/modules/chat/opening-service.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import type { VisitorChats } from '#server/modules/chat/visitor-service.ts';
import type { Who } from '#server/modules/chat/who.ts';

const tags = ['chat'];
/** A chat opens to the cookie of its guest or the bearer of its member. */
const known = { tags, security: [{ chat: [] }, { bearer: [] }] };
const done = (Message: string) => ({ Success: true, Message });

interface Services {
  readonly chats: VisitorChats;
  readonly openings: Openings;
  readonly who: Who;
}

export function visitorRoutes(app: Api, { chats, openings, who }: Services): void {
  talkRoutes(app, { chats, openings, who });

  app.post(
    '/chat/get-box',
    {
      schema: {
        ...known,
        summary: 'Hours, who is here, the visitor’s own chats, and whether they are blocked',
        description:
          'Gives a visitor without one the HttpOnly cookie `chat`, by which their chats are known; `reconnect` says ' +
          'that the hub has to be connected anew. With a bearer and the cookie its chats become the member’s.',
        body: getBoxBody,
        response: { 200: getBoxAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { visitor, reconnect } = await who.withKey(request, reply, request.body.GuidCode);
      return { ...(await chats.box(visitor)), reconnect };
    },
  );

  app.post(
    '/chat/seen',
    {
      schema: {
        ...known,
        summary: 'The visitor has seen the messages up to a sequence',
        body: seenBody,
        response: { 200: seenAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => chats.seen(await who.visitorOf(request, reply), request.body),
  );

  app.post(
    '/chat/rate',
    {
      schema: {
        ...known,
        summary: 'Stars for how the visitor was answered; later ones replace them',
        description: '409 `CHAT_UNANSWERED` before the first answer.',
        body: rateBody,
        response: { 200: doneAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      await chats.rate(await who.visitorOf(request, reply), request.body);
      return done(chatTexts.rated);
    },
  );

  app.post(
    '/chat/clear-personal',
    {
      schema: {
        ...known,
        summary: 'Removes a talk with all its messages and files, for both sides',
        body: clearChatBody,
        response: { 200: doneAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      await chats.clear(await who.visitorOf(request, reply), request.body.chat);
      return done(chatTexts.cleared);
    },
  );

  app.post(
    '/chat/report-abuse',
    {
      schema: {
        ...known,
        summary: 'Reports a talk, or a message of it, to who manages the staff',
        description: '403 `CHAT_BLOCKED` for a blocked visitor.',
        body: reportAbuseBody,
        response: { 200: doneAnswer, ...errors(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      await chats.report(await who.visitorOf(request, reply), request.body);
      return done(chatTexts.reported);
    },
  );
}

function talkRoutes(app: Api, { chats, openings, who }: Services): void {
  app.post(
    '/chat/start',
    {
      schema: {
        ...known,
        summary: 'Begins a talk, or goes on with the one that is open',
        description:
          'The same `clientId` has the same answer. 409 `CHAT_AWAY` outside of the hours or with nobody online, ' +
          '`CHAT_OFF` where the shop has no chat; 422 for a name of the shop or its staff; 429 after too many ' +
          'messages, `TOO_MANY_CHATS` after too many new chats of the visitor or network in a day: `leave-message` remains.',
        body: startBody,
        response: { 200: startAnswer, ...errors(401, 403, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { visitor, reconnect } = await who.withKey(request, reply, request.body.GuidCode);
      return { ...(await openings.start(visitor, request.body)), reconnect };
    },
  );

  app.post(
    '/chat/get-messages',
    {
      schema: {
        ...known,
        summary: 'Messages of a talk',
        description:
          'With `after` what has changed since, in the order of the changes; with `before` the page before; else the ' +
          'latest page. 404 for somebody else’s chat.',
        body: getMessagesBody,
        response: { 200: getMessagesAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => chats.read(await who.visitorOf(request, reply), request.body),
  );

  app.post(
    '/chat/send-message',
    {
      schema: {
        ...known,
        summary: 'Sends a message, once for each `clientId`',
        description:
          'Plain text, a product by its WebsiteCode, or an own order by its number. A closed talk opens again. 409 ' +
          '`CLIENT_ID_USED` for the `clientId` of a message of staff.',
        body: sendMessageBody,
        response: { 200: sendMessageAnswer, ...errors(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => chats.send(await who.visitorOf(request, reply), request.body),
  );

  app.post(
    '/chat/delete-message',
    {
      schema: {
        ...known,
        summary: 'Deletes an own message of the last five minutes; its place stays',
        description: '409 `TOO_LATE` for an older one.',
        body: deleteMessageBody,
        response: { 200: deleteMessageAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => chats.remove(await who.visitorOf(request, reply), request.body),
  );
}
