import { z } from 'zod';
import { chatSides, chatStates } from '#lib/contract/chat-names.ts';
import type { Statement } from '#server/db/statement.ts';
import {
  fromMessages,
  isBlocked,
  isOwn,
  listRow,
  messageColumns,
  messageRow,
  rowColumns,
} from '#server/modules/chat/rows.ts';

const version = z.object({ sequence: z.int() });

/** The latest message of the visitor, in a statement whose first value is the chat. */
const visitorLast = `(select max(m.sequence) from chat_message m where m.chat_id = $1 and m.sender = 'visitor')`;

/**
 * Adds a message and moves its chat on. No row: unknown or somebody else's chat, a blocked visitor, or a message that is there
 * already; one that came at the same moment breaks the unique index instead.
 * Values: chat, client id, sender, staff, staff's name, kind, body, card; of visitors: member, key.
 */
export const addMessage = {
  name: 'chat-add-message',
  text: `
    with old as (
      select c.* from chat c where c.id = $1 and ($3 <> 'visitor' or ${isOwn('$9', '$10')})
        and not ($3 = 'visitor' and ${isBlocked})
      for update
    ), changed as (
      update chat c set
        sequence = old.sequence + 1,
        last_at = case when $3 = 'system' then old.last_at else now() end,
        state = case $3 when 'visitor' then 'waiting' when 'staff' then 'open' else old.state end,
        closed_at = case when $3 = 'system' then old.closed_at end,
        waiting_since = case $3 when 'visitor' then coalesce(old.waiting_since, now())
          when 'system' then old.waiting_since end,
        assignee_id = coalesce(old.assignee_id, $4::bigint),
        first_reply_at = coalesce(old.first_reply_at,
          case when $3 = 'staff' and old.sequence > 0 then now() end),
        first_reply_by = case when old.first_reply_at is null and $3 = 'staff' and old.sequence > 0
          then $4::bigint else old.first_reply_by end,
        staff_last = case when $3 = 'staff' then old.sequence + 1 else old.staff_last end,
        unseen_since = case when $3 = 'staff' then coalesce(old.unseen_since, now())
          else old.unseen_since end,
        staff_seen = case when $3 = 'staff' then greatest(old.staff_seen, ${visitorLast})
          else old.staff_seen end,
        staff_delivered = case when $3 = 'staff' then greatest(old.staff_delivered, ${visitorLast})
          else old.staff_delivered end
      from old where c.id = old.id
        and not exists (select from chat_message m where m.chat_id = $1 and m.client_id = $2)
      returning c.id, c.sequence, old.state as was, old.assignee_id is null and c.assignee_id is not null
        as "isAssigned", case when c.staff_seen > old.staff_seen then c.staff_seen end as "seenUpTo"
    ), added as (
      insert into chat_message (chat_id, sequence, version, client_id, sender, staff_id, staff_name, kind, body,
        card)
      select id, sequence, sequence, $2, $3, $4::bigint, $5, $6, $7, $8::jsonb from changed returning id
    )
    select added.id, changed.sequence, changed.was, changed."isAssigned", changed."seenUpTo" from added, changed`,
  row: z.object({
    id: z.int(),
    sequence: z.int(),
    was: z.string(),
    isAssigned: z.boolean(),
    seenUpTo: z.int().nullable(),
  }),
} satisfies Statement<unknown>;

/** Why nothing was added. Values: chat, client id; whether it is the visitor who sends: member, key. */
export const explainMessage = {
  name: 'chat-explain-message',
  text: `
    select m.id, m.sender, c.sequence, ${isBlocked} as "isBlocked"
    from chat c left join chat_message m on m.chat_id = c.id and m.client_id = $2
    where c.id = $1 and ($3::boolean is false or ${isOwn('$4', '$5')})`,
  row: version.extend({
    id: z.int().nullable(),
    sender: z.enum(chatSides).nullable(),
    isBlocked: z.boolean(),
  }),
} satisfies Statement<unknown>;

/** Values: id of the message. */
export const readMessage = {
  name: 'chat-read-message',
  text: `select ${messageColumns} ${fromMessages} where m.id = $1`,
  row: messageRow,
} satisfies Statement<unknown>;

/** What has changed after a sequence, in the order of the changes. Values: chat, sequence, limit. */
export const readChanged = {
  name: 'chat-read-changed',
  text: `select ${messageColumns} ${fromMessages} where m.chat_id = $1 and m.version > $2
    order by m.version limit $3`,
  row: messageRow,
} satisfies Statement<unknown>;

/** Messages before a sequence, the latest first. Values: chat, sequence, limit. */
export const readBefore = {
  name: 'chat-read-before',
  text: `select ${messageColumns} ${fromMessages} where m.chat_id = $1 and m.sequence < $2
    order by m.sequence desc limit $3`,
  row: messageRow,
} satisfies Statement<unknown>;

/**
 * Takes the words and the file of a message away; its place stays. Nothing where it is gone already or may not be taken.
 * Values: chat, message, its maximum age in minutes, member, key; staff have no age limit: null.
 */
export const deleteMessage = {
  name: 'chat-delete-message',
  text: `
    with target as (
      select c.id, c.sequence from chat c join chat_message m on m.id = $2 and m.chat_id = c.id
      where c.id = $1 and ($3::int is null or ${isOwn('$4', '$5')}) and m.deleted_at is null
        and ($3::int is null or (m.sender = 'visitor' and m.sent_at > now() - $3 * interval '1 minute'))
      for update
    ), changed as (
      update chat c set sequence = target.sequence + 1 from target where c.id = target.id
      returning c.sequence
    ), emptied as (
      update chat_message m set body = '', card = null, deleted_at = now(), version = changed.sequence
      from changed where m.id = $2 and m.deleted_at is null returning m.id
    ), files as (
      delete from chat_attachment f using emptied where f.message_id = emptied.id
    )
    select sequence from changed`,
  row: version,
} satisfies Statement<unknown>;

/**
 * After a deletion, whose lock of the chat holds: since when the visitor waits for an answer to what is left. No row: nobody
 * waited. Values: chat.
 */
export const settleWaiting = {
  name: 'chat-settle-waiting',
  text: `
    update chat c set state = case when unanswered.since is null then 'open' else c.state end,
      waiting_since = case when unanswered.since is not null then greatest(c.waiting_since, unanswered.since) end
    from (select min(m.sent_at) as since from chat_message m where m.chat_id = $1 and m.sender = 'visitor'
      and m.deleted_at is null and m.sequence > (select x.staff_last from chat x where x.id = $1)) unanswered
    where c.id = $1 and c.state = 'waiting' returning c.state`,
  row: z.object({ state: z.enum(chatStates) }),
} satisfies Statement<unknown>;

/** A message that is to be deleted. Values: chat, message; by visitors: member, key. */
export const findMessage = {
  name: 'chat-find-message',
  text: `
    select c.sequence, m.sender, m.deleted_at is not null as "isDeleted"
    from chat c left join chat_message m on m.chat_id = c.id and m.id = $2
    where c.id = $1 and ($3::boolean is false or ${isOwn('$4', '$5')})`,
  row: version.extend({
    sender: z.enum(chatSides).nullable(),
    isDeleted: z.boolean(),
  }),
} satisfies Statement<unknown>;

/**
 * Raises the marks of one side up to a message of the other; never lowers them. No row: nothing new.
 * Values: chat, sequence, whether they are the visitor's, whether it was seen, and of visitors: member, key.
 */
export const raiseMarks = {
  name: 'chat-raise-marks',
  text: `
    with target as (
      select max(m.sequence) as at from chat_message m where m.chat_id = $1 and m.sequence <= $2
        and m.sender = case when $3::boolean then 'staff' else 'visitor' end
    ), old as (
      select c.* from chat c where c.id = $1 and (not $3::boolean or ${isOwn('$5', '$6')}) for update
    )
    update chat c set
      visitor_delivered = case when $3 then greatest(old.visitor_delivered, at) else old.visitor_delivered end,
      visitor_seen = case when $3 and $4::boolean then greatest(old.visitor_seen, at) else old.visitor_seen end,
      unseen_since = case when $3 and $4 and at >= old.staff_last then null else old.unseen_since end,
      staff_delivered = case when $3 then old.staff_delivered else greatest(old.staff_delivered, at) end,
      staff_seen = case when not $3 and $4 then greatest(old.staff_seen, at) else old.staff_seen end
    from old, target where c.id = old.id and target.at > case
      when $3 and $4 then old.visitor_seen when $3 then old.visitor_delivered
      when $4 then old.staff_seen else old.staff_delivered end
    returning target.at as "upTo"`,
  row: z.object({ upTo: z.int() }),
} satisfies Statement<unknown>;

/** A chat for the news of a change: as staff list it, and whose it is. Values: chat. */
export const readForNews = {
  name: 'chat-read-for-news',
  text: `select ${rowColumns}, c.secret_hash as key from chat c where c.id = $1`,
  row: listRow.extend({ key: z.string().nullable() }),
} satisfies Statement<unknown>;
