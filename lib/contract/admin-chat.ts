import { z } from 'zod';
import {
  chatLists,
  chatStates,
  longestChatText,
  sentKinds,
  staffStates,
} from '#lib/contract/chat-names.ts';
import { chatMessage, chatSummary, getMessagesBody, startBody } from '#lib/contract/chat.ts';
import {
  listAnswer,
  listCursor,
  pageLimit,
  revision,
  rowId,
  stale,
} from '#lib/contract/content-values.ts';
import { orderNumber, orderStatus } from '#lib/contract/order.ts';
import { toman, websiteCode } from '#lib/contract/values.ts';

// Chats as staff see and answer them, permission `chat` (contract §9). What visitors say of themselves, their page and the way
// they came is their own word.

const moment = z.iso.datetime();
const count = z.int().min(0);
const memberId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const chatId = chatSummary.shape.id;
const written = (most: number) => z.string().max(most * 2);
export const oneChatBody = z.object({ chat: chatId });

/** A page a visitor is on, as the tab reports it. */
const page = z.object({ location: z.string(), title: z.string(), value: z.string() });

/** A row of the list, and JSON of `ChatListEvent`. */
export const staffChatRow = z.object({
  id: chatId,
  state: z.enum(chatStates),
  /** As given before the talk, or the member's; '' unknown. */
  name: z.string(),
  /** Null for a guest. */
  memberId: memberId.nullable(),
  assignee: z.object({ id: memberId, name: z.string() }).nullable(),
  subject: startBody.shape.subject.unwrap(),
  sequence: chatSummary.shape.sequence,
  /** Messages of the visitor that no staff have seen. */
  unread: count,
  last: chatSummary.shape.last,
  /** Since when the visitor waits; null when answered. */
  waitingSince: moment.nullable(),
  startedAt: moment,
  /** Of the latest message. */
  lastAt: moment,
  rating: chatSummary.shape.rating,
  isBlocked: z.boolean(),
  /** Whether the visitor has the shop open, when it is read. */
  isHere: z.boolean(),
});
export type StaffChatRow = z.infer<typeof staffChatRow>;

export const getChatsBody = z.object({
  /** `mine`: not closed, answered by the caller; `all`: not closed; `waiting`: the longest waiting first, others by the latest message. */
  list: z.enum(chatLists),
  /** A part of a name or message, a whole mobile number, or an order's number; searches closed and open ones alike in `all`. */
  query: z.string().trim().max(200).default(''),
  after: listCursor.optional(),
  limit: pageLimit,
});
export type GetChatsBody = z.output<typeof getChatsBody>;
export const getChatsAnswer = listAnswer(staffChatRow).extend({
  /** Of each list, without `query`, up to 1,000; with the first page only. */
  counts: z.object({ waiting: count, mine: count, all: count, closed: count }).nullable(),
});
export type GetChatsAnswer = z.infer<typeof getChatsAnswer>;

const note = z.object({ id: rowId, by: z.string(), body: z.string(), at: moment });
export type ChatNote = z.infer<typeof note>;

/** A tab of a visitor who is here. */
const tab = z.object({
  page: page.nullable(),
  refer: z.string(),
  since: moment,
  viewedAt: moment.nullable(),
});

export const staffChat = staffChatRow.extend({
  /** Masked without customers.export; '' unknown. */
  mobile: z.string(),
  /** Of a member who has verified the number. */
  isMobileVerified: z.boolean(),
  /** Path of the page before the talk. */
  refer: z.string(),
  firstReplyAt: moment.nullable(),
  closedAt: moment.nullable(),
  ratingNote: z.string(),
  /** Marks of the visitor and of staff, as in the visitor's `chatSummary`. */
  visitorDelivered: chatSummary.shape.sequence,
  visitorSeen: chatSummary.shape.sequence,
  staffDelivered: chatSummary.shape.sequence,
  staffSeen: chatSummary.shape.sequence,
});
export type StaffChat = z.infer<typeof staffChat>;

const basketLine = z.object({
  websiteCode,
  nameFa: z.string(),
  image: z.string(),
  count,
  /** Of one piece, now. */
  price: toman.nullable(),
});

export const getStaffChatAnswer = z.object({
  chat: staffChat,
  /** The latest page, in order. */
  messages: z.array(chatMessage),
  /** There are earlier ones. */
  more: z.boolean(),
  notes: z.array(note),
  visitor: z.object({
    /** Open tabs; empty: gone. */
    tabs: z.array(tab),
    basket: z.array(basketLine),
    /** The latest three; null for guests, and without the permission orders. */
    orders: z
      .array(
        z.object({ number: orderNumber, status: orderStatus, total: toman, createdAt: moment }),
      )
      .nullable(),
    /** Other chats of the same visitor, the latest first, at most five. */
    chats: z.array(z.object({ id: chatId, state: z.enum(chatStates), lastAt: moment })),
  }),
});
export type GetStaffChatAnswer = z.infer<typeof getStaffChatAnswer>;

/** As the visitor's `chat/get-messages`. */
export const getChatMessagesBody = getMessagesBody;
export const getChatMessagesAnswer = z.object({
  chat: staffChat,
  messages: z.array(chatMessage),
  more: z.boolean(),
});
export type GetChatMessagesAnswer = z.infer<typeof getChatMessagesAnswer>;

export const sendChatMessageBody = z.object({
  chat: chatId,
  clientId: z.uuid(),
  kind: z.enum(sentKinds).default('text'),
  /** Text; of a product its WebsiteCode; of an order its number, which must be the chat's member's. */
  body: written(longestChatText),
});
export type SendChatMessageBody = z.output<typeof sendChatMessageBody>;

/** `to`: member id of staff with the permission `chat`; null: of nobody. */
export const assignChatBody = z.object({ chat: chatId, to: memberId.nullable() });
export const staffChatAnswer = z.object({ chat: staffChat });
/** Whole, and recorded; '' unknown. */
export const showChatMobileAnswer = z.object({ mobile: z.string() });
export const deleteChatMessageBody = z.object({ chat: chatId, id: chatMessage.shape.id });

/** Staff with the permission `chat`, those online first. */
export const getChatStaffAnswer = z.object({
  staff: z.array(
    z.object({ id: memberId, name: z.string(), state: z.enum(staffStates), chats: count }),
  ),
});
export type GetChatStaffAnswer = z.infer<typeof getChatStaffAnswer>;

/** Without `id`: a new one. An empty `body` removes it. */
export const saveChatNoteBody = z.object({
  chat: chatId,
  id: rowId.optional(),
  body: written(longestChatText),
});
export const saveChatNoteAnswer = z.object({ notes: z.array(note) });

/** A canned reply; `{name}` becomes the visitor's name. */
const reply = z.object({ id: rowId, shortcut: z.string(), body: z.string() });
export type ChatReply = z.infer<typeof reply>;
export const chatRepliesAnswer = z.object({ replies: z.array(reply) });
export const saveChatReplyBody = z.object({
  /** Absent: a new one. */
  id: rowId.optional(),
  /** Without `/`: letters of any script, digits and hyphens. */
  shortcut: z.string().max(60),
  body: written(longestChatText),
});
export type SaveChatReplyBody = z.output<typeof saveChatReplyBody>;
export const removeChatReplyBody = z.object({ id: rowId });

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'ساعت را مانند 09:00 بنویسید');
/** Of the shop's time zone, Asia/Tehran. */
const hours = z.object({
  isOn: z.boolean(),
  /** From Saturday (0) to Friday (6): spans that do not overlap, at most three; none: closed. */
  week: z.array(z.array(z.object({ from: clock, to: clock })).max(3)).length(7),
  /** Closed days besides, ISO dates, at most 60. */
  closedDays: z.array(z.iso.date()).max(60),
  asksName: z.boolean(),
  /** Shown in the box; '' for its own words. */
  welcome: z.string().max(500),
  away: z.string().max(500),
});
export type ChatHours = z.infer<typeof hours>;
export const chatHoursAnswer = hours.extend({ revision });
export type ChatHoursAnswer = z.infer<typeof chatHoursAnswer>;
/** What `Admin/Save-Chat-Hours` takes is what was read, changed. */
export type SaveChatHoursBody = z.output<typeof chatHoursAnswer>;
export const staleChatHours = stale(chatHoursAnswer);

export const blockChatBody = z.object({ chat: chatId, reason: z.string().trim().min(1).max(500) });
export const unblockChatBody = z.object({ id: rowId });
const block = z.object({
  id: rowId,
  chat: chatId.nullable(),
  name: z.string(),
  reason: z.string(),
  by: z.string(),
  at: moment,
});
/** The latest first, at most 200. */
export const chatBlocksAnswer = z.object({ blocks: z.array(block) });
export type ChatBlocksAnswer = z.infer<typeof chatBlocksAnswer>;

/** A visitor who is here, and JSON of `VisitorEvent`. */
export const visitorRow = z.object({
  /** Names the visitor to `Invite-Visitor`; says nothing of the guid. */
  visitor: z.string(),
  /** Null for a guest. */
  memberId: memberId.nullable(),
  /** Of a member. */
  name: z.string(),
  /** The latest page; null: not known, or gone (`isHere` false). */
  page: page.nullable(),
  refer: z.string(),
  since: moment,
  viewedAt: moment.nullable(),
  tabs: count,
  /** The box: `chatLocations`, and the chat in it. */
  box: z.object({ type: z.string(), value: z.string() }).nullable(),
  /** Their latest chat that is not closed. */
  chat: chatId.nullable(),
  isHere: z.boolean(),
});
export type VisitorRow = z.infer<typeof visitorRow>;
/** Those who changed their page last first, at most 200. */
export const getVisitorsAnswer = z.object({ visitors: z.array(visitorRow), total: count });
export type GetVisitorsAnswer = z.infer<typeof getVisitorsAnswer>;
export const inviteVisitorBody = z.object({
  visitor: z.string().max(100),
  text: z.string().trim().min(1).max(500),
});

/** Reports of abuse by visitors, permission `staff`: the open ones first, at most 200. */
export const abuseReportsAnswer = z.object({
  reports: z.array(
    z.object({
      id: rowId,
      /** Null once the visitor has removed the talk. */
      chat: chatId.nullable(),
      message: chatMessage.shape.id.nullable(),
      /** Name of who complains; '' for a guest without one, or once the talk is removed. */
      by: z.string(),
      reason: z.string(),
      /** Name of who had answered: wrote the message, had the talk, or answered first. Null: nobody, or gone. */
      about: z.string().nullable(),
      /** Stars of the talk. */
      rating: z.int().min(1).max(5).nullable(),
      at: moment,
      settledAt: moment.nullable(),
      settledBy: z.string().nullable(),
    }),
  ),
});
export type AbuseReportsAnswer = z.infer<typeof abuseReportsAnswer>;
export const settleAbuseReportBody = z.object({ id: rowId });

const figures = z.object({
  /** Talks begun in the period, forms included. */
  started: count,
  /** Left by the form. */
  forms: count,
  answered: count,
  closed: count,
  /** From the first message to the first reply, in seconds; half took no longer. Null without any. */
  firstReply: z.int().min(0).nullable(),
  /** Mean of the stars, and how many gave them. */
  rating: z.number().min(1).max(5).nullable(),
  ratings: count,
});
export type ChatFigures = z.infer<typeof figures>;
/** Of a period; body: `reportBody` of `report.ts`, permission `reports`. */
export const chatReport = z.object({
  now: figures,
  before: figures,
  /** By the hour in which they began, from midnight in Tehran. */
  hours: z.array(z.object({ started: count, answered: count })).length(24),
  /** By who answered first; null: removed since. The most talks first. */
  persons: z.array(
    figures
      .pick({ answered: true, closed: true, firstReply: true, rating: true, ratings: true })
      .extend({ id: memberId.nullable(), name: z.string(), messages: count }),
  ),
});
export type ChatReport = z.infer<typeof chatReport>;

/** Content of the JSON of `ChangeStaffStateMethod`. */
export const staffState = z.object({ state: z.enum(staffStates) });
