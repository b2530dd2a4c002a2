import { z } from 'zod';
import { contactMessage, contactPageSize } from '#lib/contract/contact.ts';
import { iso } from '#server/db/iso.ts';
import { removal, type Statement } from '#server/db/statement.ts';

/** Values: name, mobile, subject, message. */
export const addMessage = {
  name: 'contact-add',
  text: `
    insert into contact_message (name, mobile, subject, message) values ($1, $2, $3, $4)
    returning id`,
  row: z.object({ id: z.int() }),
} satisfies Statement<unknown>;

/** The newest first. Values: offset. */
export const readMessages = {
  name: 'contact-read',
  text: `
    select (select count(*)::int from contact_message) as total, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'mobile', m.mobile,
        'subject', m.subject, 'message', m.message, 'sentAt',
        ${iso('m.sent_at')}) order by m.id desc)
      from (select * from contact_message order by id desc limit ${contactPageSize} offset $1) m
    ), '[]') as items`,
  row: z.object({ total: z.int(), items: z.array(contactMessage) }),
} satisfies Statement<unknown>;

/** Deletes a batch of messages older than a year: they contain personal data and were answered long ago. */
export const removeOldMessages = removal({
  name: 'contact-remove-old',
  table: 'contact_message',
  key: 'id',
  since: 'sent_at',
  before: `now() - interval '365 days'`,
});
