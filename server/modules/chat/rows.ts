import { z } from 'zod';
import { staffChat, staffChatRow } from '#lib/contract/admin-chat.ts';
import { type BasketOwner, basketOwner } from '#server/basket-owner.ts';
import {
  chatMessage,
  type ChatMessage,
  type ChatSummary,
  chatSummary,
} from '#lib/contract/chat.ts';
import { iso } from '#server/db/iso.ts';
import type { FileAddresses } from '#server/modules/chat/file-address.ts';

// What SQL answers of chats `c` and messages `m`.

/** Whose calls a statement serves. */
export interface ChatParty {
  readonly memberId: number | null;
  /** Hash of the cookie's secret. */
  readonly key: string | null;
}

/** SQL: whether chat `c` is the party's of these two values. */
export const isOwn = (member: string, key: string): string =>
  `(c.member_id = ${member}::bigint or c.secret_hash = ${key}::text)`;

/** Columns of a message `m` of chat `c` with its file `f`, as JSON fields. */
const messageFields = {
  id: 'm.id',
  sequence: 'm.sequence',
  version: 'm.version',
  clientId: 'm.client_id',
  from: 'm.sender',
  name: 'm.staff_name',
  kind: 'm.kind',
  body: 'm.body',
  card: 'm.card',
  file: `case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'type', f.type,
    'size', length(f.bytes), 'width', f.width, 'height', f.height) end`,
  sentAt: iso('m.sent_at'),
  status: `case when m.sender = 'system' then 1
    when m.sequence <= case when m.sender = 'visitor' then c.staff_seen else c.visitor_seen end then 3
    when m.sequence <= case when m.sender = 'visitor' then c.staff_delivered else c.visitor_delivered end then 2
    else 1 end`,
  isDeleted: 'm.deleted_at is not null',
};

/** From which messages are read, before `where`. */
export const fromMessages = `from chat_message m join chat c on c.id = m.chat_id
  left join chat_attachment f on f.message_id = m.id`;
export const messageColumns = Object.entries(messageFields)
  .map(([name, value]) => `${value} as "${name}"`)
  .join(', ');

const { attachment: _attachment, product: _product, order: _order, ...plain } = chatMessage.shape;
const file = chatMessage.shape.attachment
  .unwrap()
  .omit({ url: true, urlUntil: true })
  .extend({ id: z.string() });
export const messageRow = z.object({ ...plain, card: z.unknown(), file: file.nullable() });
export type MessageRow = z.infer<typeof messageRow>;

/** A message as both sides read it; its file gets an address that is valid for some minutes. */
export function asMessage(row: MessageRow, addressOf: FileAddresses['addressOf']): ChatMessage {
  const { card, file: sent, ...message } = row;
  const { product, order } = chatMessage.shape;
  return {
    ...message,
    attachment: sent && {
      name: sent.name,
      type: sent.type,
      size: sent.size,
      width: sent.width,
      height: sent.height,
      ...addressOf(sent.id),
    },
    product: message.kind === 'product' && card ? product.parse(card) : null,
    order: message.kind === 'order' && card ? order.parse(card) : null,
  };
}

/** The latest message of chat `c` that was not deleted. */
const last = `(select json_build_object('from', m.sender, 'kind', m.kind, 'body', left(m.body, 200),
    'sentAt', ${iso('m.sent_at')})
  from chat_message m where m.chat_id = c.id and m.deleted_at is null and m.sender <> 'system'
  order by m.sequence desc limit 1)`;

/** Messages of a side after a mark. */
const unseen = (sender: 'visitor' | 'staff', mark: string): string =>
  `(select count(*)::int from chat_message m where m.chat_id = c.id and m.sequence > ${mark}
    and m.sender = '${sender}' and m.deleted_at is null)`;
const nameOfStaff = (id: string): string => `(select w.name from member w where w.id = ${id})`;

/** A chat `c` as its visitor sees it. */
export const summaryColumns = `c.id, c.state, ${nameOfStaff('c.assignee_id')} as assignee, c.sequence,
  ${unseen('staff', 'c.visitor_seen')} as unread, c.staff_delivered as "staffDelivered",
  c.staff_seen as "staffSeen", c.visitor_seen as "visitorSeen", ${last} as last,
  ${iso('c.started_at')} as "startedAt", c.rating`;
export const summaryRow = chatSummary satisfies z.ZodType<ChatSummary>;

/** SQL: whether the visitor of chat `c` is blocked. */
export const isBlocked = `exists (select from chat_block b where b.member_id = c.member_id
  or b.secret_hash = c.secret_hash)`;

/** A chat `c` as staff see it in a list. */
export const rowColumns = `c.id, c.state, coalesce(nullif(c.name, ''),
    (select v.name from member v where v.id = c.member_id), '') as name, c.member_id as "memberId",
  case when c.assignee_id is not null then json_build_object('id', c.assignee_id,
    'name', ${nameOfStaff('c.assignee_id')}) end as assignee,
  case when c.subject_type is not null then
    json_build_object('type', c.subject_type, 'value', c.subject_value) end as subject,
  c.sequence, ${unseen('visitor', 'c.staff_seen')} as unread, ${last} as last,
  ${iso('c.waiting_since')} as "waitingSince", ${iso('c.started_at')} as "startedAt",
  ${iso('c.last_at')} as "lastAt", c.rating, ${isBlocked} as "isBlocked", c.guid`;
const known = { isHere: true } as const;
/** Whether they are here says presence, by account or guid. */
const ofGuid = { guid: z.string().nullable() };
export const listRow = staffChatRow.omit(known).extend(ofGuid);
type Unplaced = { readonly memberId: number | null; readonly guid: string | null };

/** By what presence knows a chat's visitor. */
export const ownerOf = ({ memberId, guid }: Unplaced): BasketOwner | null =>
  basketOwner(memberId === null ? null : { id: memberId }, guid);

/** Completes rows by whether their visitors are here. */
export type WithPresence = <Row extends Unplaced>(
  row: Row,
) => Promise<Omit<Row, 'guid'> & { isHere: boolean }>;
export const withPresence =
  (isHere: (owner: BasketOwner) => Promise<boolean>): WithPresence =>
  async ({ guid, ...row }) => {
    const owner = ownerOf({ memberId: row.memberId, guid });
    return { ...row, isHere: owner !== null && (await isHere(owner)) };
  };

/** A chat `c` as staff read it. */
export const chatColumns = `${rowColumns}, coalesce(c.mobile,
    (select v.mobile from member v where v.id = c.member_id), '') as mobile,
  exists (select from member v where v.id = c.member_id and v.mobile_verified_at is not null
    and v.mobile = coalesce(c.mobile, v.mobile)) as "isMobileVerified",
  c.refer, ${iso('c.first_reply_at')} as "firstReplyAt", ${iso('c.closed_at')} as "closedAt",
  c.rating_note as "ratingNote", c.visitor_delivered as "visitorDelivered", c.visitor_seen as "visitorSeen",
  c.staff_delivered as "staffDelivered", c.staff_seen as "staffSeen"`;
export const chatRow = staffChat.omit(known).extend(ofGuid);
