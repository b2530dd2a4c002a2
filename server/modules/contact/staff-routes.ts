import {
  listMessagesAnswer,
  listMessagesBody,
  markMessageBody,
  staffMessage,
} from '#lib/contract/contact.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { ContactStaffService } from '#server/modules/contact/staff-service.ts';

export function contactStaffRoutes(app: Api, contact: ContactStaffService): void {
  app.post(
    '/Admin/List-Contact-Messages',
    {
      config: { staff: 'chat' },
      schema: {
        ...ofStaff,
        summary: 'Messages of the contact page, the newest first, open or handled',
        description: '`next` is the `after` of the next page; `open` is how many wait.',
        body: listMessagesBody,
        response: { 200: listMessagesAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => contact.list(request.body),
  );

  app.post(
    '/Admin/Mark-Contact-Message',
    {
      config: { staff: 'chat' },
      schema: {
        ...ofStaff,
        summary: 'Marks a message as handled, or as open again',
        body: markMessageBody,
        response: { 200: staffMessage, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => contact.mark(staffId(request), request.body),
  );
}
