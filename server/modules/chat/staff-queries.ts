import { z } from 'zod';
import { getStaffChatAnswer } from '#lib/contract/admin-chat.ts';
import { iso } from '#server/db/iso.ts';
import { noRow, type Statement } from '#server/db/statement.ts';
import { chatColumns, chatRow } from '#server/modules/chat/rows.ts';

/** Values: chat. */
export const readStaffChat = {
  name: 'chat-read-staff',
  text: `select ${chatColumns} from chat c where c.id = $1`,
  row: chatRow,
} satisfies Statement<unknown>;

const { basket, orders, chats } = getStaffChatAnswer.shape.visitor.shape;

/** Basket, latest orders and other chats of a chat's visitor. Values: chat. */
export const readBesides = {
  name: 'chat-read-besides',
  text: `
    select c.guid, coalesce((
      select json_agg(json_build_object('websiteCode', p.id, 'nameFa', p.name_fa, 'image', coalesce((
          select i.picture_hash || '-850.webp' from product_picture i where i.product_id = p.id
          order by i.position limit 1), ''), 'count', l.count, 'price', v.price) order by l.added_at, v.id)
      from basket b join basket_line l on l.basket_id = b.id
      join variant v on v.id = l.variant_id join product p on p.id = l.product_id
      where b.member_id = c.member_id or (c.member_id is null and b.guid = c.guid)
    ), '[]') as basket, coalesce((
      select json_agg(json_build_object('number', o.number, 'status', o.status, 'total', o.total,
        'createdAt', ${iso('o.created_at')}) order by o.id desc)
      from (select * from shop_order s where s.member_id = c.member_id order by s.id desc limit 3) o
    ), '[]') as orders, coalesce((
      select json_agg(json_build_object('id', x.id, 'state', x.state, 'lastAt', ${iso('x.last_at')})
        order by x.last_at desc)
      from (select * from chat y where y.id <> c.id and (y.member_id = c.member_id
        or y.secret_hash = c.secret_hash) order by y.last_at desc limit 5) x
    ), '[]') as chats
    from chat c where c.id = $1`,
  row: z.object({ guid: z.string().nullable(), basket, orders: orders.unwrap(), chats }),
} satisfies Statement<unknown>;

const changed = z.object({ sequence: z.int(), was: z.string() });

/** Gives a chat to one of the staff, or to nobody; no row: it is so. Values: chat, staff. */
export const assignChat = {
  name: 'chat-assign',
  text: `update chat c set assignee_id = $2::bigint, sequence = c.sequence + 1
    where c.id = $1 and c.assignee_id is distinct from $2::bigint returning c.sequence, c.state as was`,
  row: changed,
} satisfies Statement<unknown>;

/** No row: it is closed. Values: chat. */
export const closeChat = {
  name: 'chat-close',
  text: `
    with old as (select c.* from chat c where c.id = $1 and c.state <> 'closed' for update)
    update chat c set state = 'closed', closed_at = now(), waiting_since = null, sequence = old.sequence + 1
    from old where c.id = old.id returning c.sequence, old.state as was,
      c.first_reply_at is not null and c.rating is null as "isToRate"`,
  row: changed.extend({ isToRate: z.boolean() }),
} satisfies Statement<unknown>;

/** Blocks the visitor of a chat, once: the account or the cookie, which is a secret, unlike the guid. Values: chat, reason, staff. */
export const blockVisitor = {
  name: 'chat-block',
  text: `
    insert into chat_block (chat_id, member_id, secret_hash, name, reason, staff_id)
    select c.id, c.member_id, c.secret_hash,
      coalesce(nullif(c.name, ''), (select v.name from member v where v.id = c.member_id), ''), $2, $3
    from chat c where c.id = $1 and not exists (
      select from chat_block b where b.member_id = c.member_id or b.secret_hash = c.secret_hash)`,
  row: noRow,
} satisfies Statement<unknown>;

const block = z.object({ chatId: z.string().nullable() });
/** Values: id of the block. */
export const unblockVisitor = {
  name: 'chat-unblock',
  text: 'delete from chat_block where id = $1 returning chat_id as "chatId"',
  row: block,
} satisfies Statement<unknown>;

export const readBlocks = {
  name: 'chat-read-blocks',
  text: `
    select b.id, b.chat_id as chat, b.name, b.reason, coalesce(w.name, '') as by, ${iso('b.at')} as at
    from chat_block b left join member w on w.id = b.staff_id order by b.id desc limit 200`,
  row: z.object({
    id: z.int(),
    chat: z.string().nullable(),
    name: z.string(),
    reason: z.string(),
    by: z.string(),
    at: z.string(),
  }),
} satisfies Statement<unknown>;

/** Active staff who may chat, with how many chats that are not closed are theirs. */
export const readChatStaff = {
  name: 'chat-read-staff-people',
  text: `
    select m.id, m.name, (select count(*)::int from chat c where c.assignee_id = m.id
      and c.state <> 'closed') as chats
    from staff s join member m on m.id = s.member_id
    where s.suspended_at is null and exists (
      select from staff_holds h join staff_role r on r.id = h.role_id
      where h.member_id = s.member_id and (r.preset = 'manager' or r.permissions @> '["chat"]'))
    order by m.id`,
  row: z.object({ id: z.int(), name: z.string(), chats: z.int() }),
} satisfies Statement<unknown>;

/** Members by id, with their latest chat that is not closed. Values: ids. */
export const readMembersHere = {
  name: 'chat-read-members-here',
  text: `select v.id, v.name, (select c.id from chat c where c.member_id = v.id and c.state <> 'closed'
      order by c.last_at desc limit 1) as chat
    from member v where v.id = any($1::bigint[])`,
  row: z.object({ id: z.int(), name: z.string(), chat: z.string().nullable() }),
} satisfies Statement<unknown>;

/** The latest chats of guests that are not closed, by guid. Values: guids. */
export const readGuestsHere = {
  name: 'chat-read-guests-here',
  text: `select distinct on (c.guid) c.guid, c.id as chat from chat c
    where c.guid = any($1::uuid[]) and c.member_id is null and c.state <> 'closed'
    order by c.guid, c.last_at desc`,
  row: z.object({ guid: z.string(), chat: z.string() }),
} satisfies Statement<unknown>;
