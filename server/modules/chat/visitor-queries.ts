import { z } from 'zod';
import { chatStates } from '#lib/contract/chat-names.ts';
import { noRow, type Statement } from '#server/db/statement.ts';
import { isOwn, summaryColumns, summaryRow } from '#server/modules/chat/rows.ts';

/** Most chats of a visitor that are shown. */
const mostShown = 20;

/** A visitor's chats, the latest first. Values: member, key. */
export const readOwn = {
  name: 'chat-read-own',
  text: `select ${summaryColumns} from chat c where ${isOwn('$1', '$2')}
    order by c.last_at desc, c.id limit ${mostShown}`,
  row: summaryRow,
} satisfies Statement<unknown>;

/** One of a visitor's chats. Values: chat, member, key. */
export const readOne = {
  name: 'chat-read-one',
  text: `select ${summaryColumns} from chat c where c.id = $1 and ${isOwn('$2', '$3')}`,
  row: summaryRow,
} satisfies Statement<unknown>;

const isBlockedNow = `exists (select from chat_block b where b.member_id = $1::bigint or b.secret_hash = $2::text)`;

/** Where a new talk of a visitor would go. Values: member, key, client id. */
export const readStanding = {
  name: 'chat-read-standing',
  text: `select ${isBlockedNow} as "isBlocked",
    (select c.id from chat c where ${isOwn('$1', '$2')} and c.state <> 'closed'
      order by c.last_at desc limit 1) as open,
    (select c.id from chat c join chat_message m on m.chat_id = c.id and m.client_id = $3
        and m.sender = 'visitor'
      where ${isOwn('$1', '$2')} limit 1) as sent`,
  row: z.object({
    isBlocked: z.boolean(),
    open: z.string().nullable(),
    sent: z.string().nullable(),
  }),
} satisfies Statement<unknown>;

/** Makes the starts of one visitor come one after the other. Values: a text. */
export const holdVisitor = {
  name: 'chat-hold-visitor',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 7306083))::text as done',
  row: z.object({ done: z.string() }),
} satisfies Statement<unknown>;

/** Values: key, guid, member, name, mobile, subject's type and value, refer, whether by the form. */
export const insertChat = {
  name: 'chat-insert',
  text: `
    insert into chat (secret_hash, guid, member_id, name, mobile, state, subject_type, subject_value, refer, is_form)
    values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9) returning id`,
  row: z.object({ id: z.string() }),
} satisfies Statement<unknown>;

/** Takes an invitation up. No row: it was taken up before. Values: its id. */
export const useInvitation = {
  name: 'chat-use-invitation',
  text: 'insert into chat_invitation (id) values ($1) on conflict do nothing returning id',
  row: z.object({ id: z.string() }),
} satisfies Statement<unknown>;

/** What a visitor says of themselves later. Values: chat, name, mobile. */
export const describeChat = {
  name: 'chat-describe',
  text: `update chat set name = case when $2 = '' then name else $2 end, mobile = coalesce($3, mobile)
    where id = $1`,
  row: noRow,
} satisfies Statement<unknown>;

/** Makes a guest's chats a member's, and a block of the guest the member's, too. Values: key, member. */
export const claimChats = {
  name: 'chat-claim',
  text: `with blocked as (update chat_block set member_id = $2 where secret_hash = $1 and member_id is null)
    update chat set member_id = $2, secret_hash = null where secret_hash = $1 returning id`,
  row: z.object({ id: z.string() }),
} satisfies Statement<unknown>;

/**
 * Stars for a chat that was answered; `sequence` is null where they are the same as before.
 * Values: chat, member, key, stars, note.
 */
export const rateChat = {
  name: 'chat-rate',
  text: `
    with old as (
      select c.* from chat c where c.id = $1 and ${isOwn('$2', '$3')} and c.first_reply_at is not null for update
    ), changed as (
      update chat c set rating = $4, rating_note = $5, sequence = c.sequence + 1 from old where c.id = old.id
        and (old.rating, old.rating_note) is distinct from ($4::smallint, $5) returning c.sequence
    )
    select changed.sequence, old.state from old left join changed on true`,
  row: z.object({ sequence: z.int().nullable(), state: z.enum(chatStates) }),
} satisfies Statement<unknown>;

/** Keeps the stars of a chat that is to be removed with the reports about it. Values: chat. */
export const keepReports = {
  name: 'chat-keep-reports',
  text: `update chat_abuse a set rating = c.rating from chat c where c.id = $1 and a.chat_id = c.id`,
  row: noRow,
} satisfies Statement<unknown>;

/** Keeps what the figures count of a chat that is to be removed. No row: not theirs. Values: chat, member, key. */
export const keepFigures = {
  name: 'chat-keep-figures',
  text: `
    insert into chat_cleared (state, is_form, started_at, first_reply_at, first_reply_by, rating)
    select c.state, c.is_form, c.started_at, c.first_reply_at, c.first_reply_by, c.rating
    from chat c where c.id = $1 and ${isOwn('$2', '$3')} for update returning id`,
  row: z.object({ id: z.int() }),
} satisfies Statement<unknown>;

/** Removes a chat with its messages, files and notes. Values: chat, member, key. */
export const removeChat = {
  name: 'chat-remove',
  text: `delete from chat c where c.id = $1 and ${isOwn('$2', '$3')} returning c.sequence`,
  row: z.object({ sequence: z.int() }),
} satisfies Statement<unknown>;

/** Closes a chat that is to be removed. Values: chat, member, key. */
export const endChat = {
  name: 'chat-end',
  text: `update chat c set state = 'closed', closed_at = coalesce(c.closed_at, now()), waiting_since = null,
      sequence = c.sequence + 1
    where c.id = $1 and ${isOwn('$2', '$3')} returning c.sequence`,
  row: z.object({ sequence: z.int() }),
} satisfies Statement<unknown>;

/** Whether a visitor is blocked. Values: member, key. */
export const readBlocked = {
  name: 'chat-read-blocked',
  text: `select ${isBlockedNow} as "isBlocked"`,
  row: z.object({ isBlocked: z.boolean() }),
} satisfies Statement<unknown>;

/** Keeps a report about a chat or one of its messages, and who had answered. Values: chat, member, key, message, reason. */
export const reportChat = {
  name: 'chat-report',
  text: `
    insert into chat_abuse (chat_id, message_id, about_id, reason)
    select c.id, m.id, coalesce(m.staff_id, c.assignee_id, c.first_reply_by), $5 from chat c left join chat_message m on m.chat_id = c.id and m.id = $4
    where c.id = $1 and ${isOwn('$2', '$3')} and ($4::bigint is null or m.id is not null)
    for share of c returning id`,
  row: z.object({ id: z.int() }),
} satisfies Statement<unknown>;
