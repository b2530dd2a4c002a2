import { z } from 'zod';
import {
  chatSides,
  chatStates,
  chatSubjects,
  longestChatName,
  longestChatText,
  messageKinds,
  messagePageSize,
  messageStatuses,
  sentKinds,
} from '#lib/contract/chat-names.ts';
import { guid, toman, websiteCode } from '#lib/contract/values.ts';

// Visitors' calls under `chat/` and their methods of the hub (contract §9). A visitor is known by the HttpOnly cookie
// `chat`, a member also by the bearer; neither a guid nor the id of a chat opens one.

const moment = z.iso.datetime();
const chatId = z.uuid();
/** Made by the sender for each message: sent again with the same one, nothing is doubled. */
const clientId = z.uuid();
const sequence = z.int().min(0).max(2_147_483_647);
/** Judged and cleaned by the service. */
const written = z.string().max(longestChatText * 2);

const productCard = z.object({
  websiteCode,
  nameFa: z.string(),
  slug: z.string(),
  /** Path below the image base; '' without one. */
  image: z.string(),
  /** When it was sent; null where it has none. */
  price: toman.nullable(),
  availability: z.int(),
});
const orderCard = z.object({
  number: z.int(),
  /** When it was sent. */
  status: z.int(),
  total: toman,
  createdAt: moment,
});
export type ProductCardOfChat = z.infer<typeof productCard>;
export type OrderCardOfChat = z.infer<typeof orderCard>;

const attachment = z.object({
  /** Cleaned; for a picture its alt text. */
  name: z.string(),
  type: z.enum(['image/webp', 'application/pdf']),
  /** Bytes. */
  size: z.int(),
  /** Of a picture, px; else null. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /**
   * Path and query of the file on the origin of the calls, with `/api`. Signed; 404 after `urlUntil`: read the messages again.
   */
  url: z.string(),
  urlUntil: moment,
});

/** A message as both sides read it. */
export const chatMessage = z.object({
  id: z.int(),
  /** Its place: unique in the chat and rising. */
  sequence,
  /** Of its last change, by which `get-messages {after}` finds it; of two of a message the higher one counts. */
  version: sequence,
  /** Null for the system's. */
  clientId: clientId.nullable(),
  from: z.enum(chatSides),
  /** Of staff, from the service alone; '' for others. */
  name: z.string(),
  kind: z.enum(messageKinds),
  /** Plain text; of a product its WebsiteCode, of an order its number, of a file its name; '' once it is deleted. */
  body: z.string(),
  attachment: attachment.nullable(),
  product: productCard.nullable(),
  order: orderCard.nullable(),
  sentAt: moment,
  /** Whether the other side has received or seen it; 1 for the system's. */
  status: z.union([
    z.literal(messageStatuses.sent),
    z.literal(messageStatuses.delivered),
    z.literal(messageStatuses.seen),
  ]),
  isDeleted: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** A chat as its visitor sees it. */
export const chatSummary = z.object({
  id: chatId,
  state: z.enum(chatStates),
  /** Name of who answers; null: nobody yet. */
  assignee: z.string().nullable(),
  /** Counts the chat's changes; what comes with a lower one is outdated. */
  sequence,
  /** Messages to the visitor that were not seen. */
  unread: z.int().min(0),
  /** Up to which sequence the visitor's messages were delivered to staff and seen by them. */
  staffDelivered: sequence,
  staffSeen: sequence,
  /** Up to which sequence the visitor has seen those of staff. */
  visitorSeen: sequence,
  last: chatMessage.pick({ from: true, kind: true, body: true, sentAt: true }).nullable(),
  startedAt: moment,
  /** Stars the visitor gave. */
  rating: z.int().min(1).max(5).nullable(),
});
export type ChatSummary = z.infer<typeof chatSummary>;

/** `{GuidCode}` wins over the header X-Guid. */
const asked = { GuidCode: guid.optional() };

export const getBoxBody = z.object(asked);
export const getBoxAnswer = z.object({
  /** Whether the shop has a chat. */
  isOn: z.boolean(),
  /** Whether it is within the hours, and until when; when closed, from when. Null: not in the coming two weeks. */
  isOpen: z.boolean(),
  changesAt: moment.nullable(),
  /** Staff who are online, at most five; outside of the hours none. */
  here: z.array(z.object({ name: z.string() })),
  /** `form` outside of the hours or with nobody here: `start` answers 409 `CHAT_AWAY`. */
  mode: z.enum(['chat', 'form']),
  /** Whether `start` needs a name. */
  asksName: z.boolean(),
  /** Of the shop; '' where the box's own words stand. */
  welcome: z.string(),
  away: z.string(),
  /** The latest first, at most 20. */
  chats: z.array(chatSummary),
  /** Of all chats. */
  unread: z.int().min(0),
  /** Whether staff have blocked the visitor: `start`, `send-message` and `leave-message` answer 403 `CHAT_BLOCKED`. */
  isBlocked: z.boolean(),
  /**
   * The cookie `chat` is new or has changed: connect to the hub again, also in other tabs, as after a login. The hub reads it
   * when it connects.
   */
  reconnect: z.boolean(),
});
export type GetBoxAnswer = z.infer<typeof getBoxAnswer>;

/** In form `{type, value}`; unverified. */
const subject = z.object({ type: z.enum(chatSubjects), value: z.string().max(500) });

export const startBody = z.object({
  ...asked,
  clientId,
  body: written,
  name: z
    .string()
    .max(longestChatName * 2)
    .default(''),
  /** Unverified; '' for none. */
  mobile: z.string().max(40).default(''),
  subject: subject.nullable().default(null),
  /** Of `ChatBoxEvent` `open`: who invited is who answers. */
  invitation: z.string().max(8_000).optional(),
  /** The page before, as X-Refer. */
  Refer: z.string().max(2_000).default(''),
});
export type StartBody = z.output<typeof startBody>;
export const startAnswer = z.object({
  chat: chatSummary,
  message: chatMessage,
  reconnect: getBoxAnswer.shape.reconnect,
});
export type StartAnswer = z.infer<typeof startAnswer>;

export const getMessagesBody = z.object({
  chat: chatId,
  /** What has changed since this sequence. */
  after: sequence.optional(),
  /** Those before this message. Without `after` and `before`: the latest. */
  before: sequence.optional(),
  limit: z.int().min(1).max(100).default(messagePageSize),
});
export type GetMessagesBody = z.output<typeof getMessagesBody>;
export const getMessagesAnswer = z.object({
  chat: chatSummary,
  /** In their order; with `after` in the order of their changes. */
  messages: z.array(chatMessage),
  /** With `after`: there are later changes, go on after the last `version`; else: there are earlier messages. */
  more: z.boolean(),
});
export type GetMessagesAnswer = z.infer<typeof getMessagesAnswer>;

export const sendMessageBody = z.object({
  chat: chatId,
  clientId,
  kind: z.enum(sentKinds).default('text'),
  /** Text; of a product its WebsiteCode, of an order its number. */
  body: written,
});
export type SendMessageBody = z.output<typeof sendMessageBody>;
/** The same for the same `clientId`. */
export const sendMessageAnswer = z.object({ message: chatMessage, sequence });
export type SendMessageAnswer = z.infer<typeof sendMessageAnswer>;

/** Texts of the form of `chat/upload`, beside one `file`: JPEG, PNG, WebP or PDF. */
export const uploadFields = z.object({ chat: chatId, clientId });

export const deleteMessageBody = z.object({ chat: chatId, id: chatMessage.shape.id });
export const deleteMessageAnswer = z.object({ sequence });
export const seenBody = z.object({ chat: chatId, sequence });
export type SeenBody = z.output<typeof seenBody>;
export const seenAnswer = z.object({ unread: z.int().min(0) });
export const rateBody = z.object({
  chat: chatId,
  stars: z.int().min(1).max(5),
  note: z.string().max(1_000).default(''),
});
export type RateBody = z.output<typeof rateBody>;
export const reportAbuseBody = z.object({
  chat: chatId,
  /** Null: the whole talk. */
  message: chatMessage.shape.id.nullable().default(null),
  reason: z.string().max(2_000),
});
export type ReportAbuseBody = z.output<typeof reportAbuseBody>;
export const clearChatBody = z.object({ chat: chatId });
export const doneAnswer = z.object({ Success: z.boolean(), Message: z.string() });

/** Also as an urlencoded form; `website` is an invisible honeypot that only robots fill in. */
export const leaveMessageBody = z.object({
  ...asked,
  clientId: clientId.optional(),
  name: z.string().max(1_000).default(''),
  mobile: z.string().max(1_000).default(''),
  message: z.string().max(10_000).default(''),
  website: z.string().max(10_000).default(''),
});
export type LeaveMessageBody = z.output<typeof leaveMessageBody>;
export const leaveMessageAnswer = doneAnswer.extend({
  /** Where the answer will be; null for a robot's. */
  chat: chatSummary.nullable(),
  reconnect: getBoxAnswer.shape.reconnect,
});
export type LeaveMessageAnswer = z.infer<typeof leaveMessageAnswer>;

/** Query of `GET chat/file/{id}`. */
export const fileQuery = z.object({
  until: z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number),
  signature: z.string().max(100),
});

/** Content of the JSON of the hub's methods. */
export const typing = z.object({ chat: chatId, on: z.boolean() });
export const upTo = z.object({ chat: chatId, sequence });

/** JSON of `ChatBoxEvent`, by its kind. */
export const boxEventValues = {
  state: z.object({ chat: chatId, state: z.enum(chatStates) }),
  hours: getBoxAnswer.pick({ isOpen: true, changesAt: true, here: true, mode: true }),
  /** Null: nobody answers at present. */
  assigned: z.object({ chat: chatId, name: z.string().nullable() }),
  closed: z.object({ chat: chatId }),
  /** Asks for stars, at the end of a talk that was answered. */
  rate: z.object({ chat: chatId }),
  /** An invitation: `name` asks by `text` whether they can help. */
  open: z.object({ name: z.string(), text: z.string(), invitation: z.string() }),
} as const;
export type BoxEventValue<Kind extends keyof typeof boxEventValues> = z.infer<
  (typeof boxEventValues)[Kind]
>;
