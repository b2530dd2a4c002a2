import { z } from 'zod';
import {
  abuseReportsAnswer,
  chatHoursAnswer,
  chatRepliesAnswer,
  chatReport,
  removeChatReplyBody,
  saveChatNoteAnswer,
  saveChatNoteBody,
  saveChatReplyBody,
  settleAbuseReportBody,
  staleChatHours,
} from '#lib/contract/admin-chat.ts';
import { reportBody } from '#lib/contract/report.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { Desk } from '#server/modules/chat/desk-service.ts';
import type { ReadFigures } from '#server/modules/chat/figures-service.ts';
import type { HoursService } from '#server/modules/chat/hours-service.ts';

interface Services {
  readonly desk: Desk;
  readonly hours: HoursService;
  readonly figures: ReadFigures;
}

const config = { staff: 'chat' } as const;
const nothing = z.object({});

export function deskRoutes(app: Api, services: Services): void {
  noteRoutes(app, services);
  replyRoutes(app, services);
  hoursRoutes(app, services);
  reportRoutes(app, services);
}

function noteRoutes(app: Api, { desk }: Services): void {
  app.post(
    '/Admin/Save-Chat-Note',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Keeps a note about a chat, which the visitor never sees',
        description: 'With `id` it changes one; an empty `body` then removes it.',
        body: saveChatNoteBody,
        response: { 200: saveChatNoteAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => ({ notes: await desk.saveNote(staffId(request), request.body) }),
  );
}

function replyRoutes(app: Api, { desk }: Services): void {
  app.post(
    '/Admin/List-Chat-Replies',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Canned replies, by their shortcuts',
        body: nothing,
        response: { 200: chatRepliesAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => ({ replies: await desk.replies() }),
  );

  app.post(
    '/Admin/Save-Chat-Reply',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Keeps a canned reply; `{name}` in it becomes the visitor’s name',
        description: '409 `SHORTCUT_USED` for the shortcut of another one.',
        body: saveChatReplyBody,
        response: { 200: chatRepliesAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => ({ replies: await desk.saveReply(staffId(request), request.body) }),
  );

  app.post(
    '/Admin/Remove-Chat-Reply',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Removes a canned reply',
        body: removeChatReplyBody,
        response: { 200: chatRepliesAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => ({ replies: await desk.dropReply(staffId(request), request.body.id) }),
  );
}

function hoursRoutes(app: Api, { hours }: Services): void {
  app.post(
    '/Admin/Get-Chat-Hours',
    {
      config: { staff: ['chat', 'settings'] },
      schema: {
        ...ofStaff,
        summary: 'When the chat is open, and what the box says',
        body: nothing,
        response: { 200: chatHoursAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => hours.read(),
  );

  app.post(
    '/Admin/Save-Chat-Hours',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Changes when the chat is open, and what the box says',
        description: 'Hours of Tehran. 409 STALE for an outdated `revision`, with `now`. Recorded.',
        body: chatHoursAnswer,
        response: { 200: chatHoursAnswer, ...errors(401, 403, 422), 409: staleChatHours },
      },
    },
    async (request) => hours.save(staffId(request), request.body),
  );
}

function reportRoutes(app: Api, { desk, figures }: Services): void {
  app.post(
    '/Admin/List-Abuse-Reports',
    {
      config: { staff: 'staff' },
      schema: {
        ...ofStaff,
        summary: 'What visitors report about how they were answered, the open ones first',
        body: nothing,
        response: { 200: abuseReportsAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => desk.reports(),
  );

  app.post(
    '/Admin/Settle-Abuse-Report',
    {
      config: { staff: 'staff' },
      schema: {
        ...ofStaff,
        summary: 'Marks a report as dealt with',
        body: settleAbuseReportBody,
        response: { 200: abuseReportsAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => desk.settle(staffId(request), request.body.id),
  );

  app.post(
    '/Admin/Get-Chat-Report',
    {
      config: { staff: 'reports' },
      schema: {
        ...ofStaff,
        summary:
          'Chats begun in a period: first replies, closed ones and stars, by hour and person',
        description:
          'As they are now, beside the period before. Half of the first replies took no longer.',
        body: reportBody,
        response: { 200: chatReport, ...errors(401, 403, 422) },
      },
    },
    async (request) => figures(request.body),
  );
}
