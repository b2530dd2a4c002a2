import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { ChatHours } from '#lib/contract/admin-chat.ts';
import type { OrderCardOfChat, ProductCardOfChat } from '#lib/contract/chat.ts';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const staffMember = (column: string) =>
  bigint(column, { mode: 'number' }).references(() => member.id, { onDelete: 'set null' });
const mark = (column: string) => integer(column).notNull().default(0);

/**
 * A talk of a visitor with the shop. `sequence` counts its changes and orders answers and hub events; to change the talk,
 * lock its row first. Marks are sequences up to which one side has received or seen the messages of the other; they only
 * grow.
 */
export const chat = pgTable(
  'chat',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** A keyed hash of the cookie of a guest; null once a member has claimed it. */
    secretHash: text('secret_hash'),
    /** Where the visitor's basket and pages are found; it opens nothing. */
    guid: uuid('guid'),
    memberId: bigint('member_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'cascade',
    }),
    /** As written before the talk. */
    name: varchar('name', { length: 60 }).notNull().default(''),
    mobile: varchar('mobile', { length: 11 }),
    state: varchar('state', { length: 7, enum: ['open', 'waiting', 'closed'] }).notNull(),
    assigneeId: staffMember('assignee_id'),
    subjectType: varchar('subject_type', { length: 7, enum: ['page', 'product', 'order'] }),
    subjectValue: varchar('subject_value', { length: 500 }).notNull().default(''),
    /** Path of the page before. */
    refer: text('refer').notNull().default(''),
    /** Left by the form, outside of the hours. */
    isForm: boolean('is_form').notNull().default(false),
    sequence: integer('sequence').notNull().default(0),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** Of the latest message. */
    lastAt: instant('last_at').notNull().defaultNow(),
    firstReplyAt: instant('first_reply_at'),
    firstReplyBy: staffMember('first_reply_by'),
    /** Of the first message that has no answer. */
    waitingSince: instant('waiting_since'),
    closedAt: instant('closed_at'),
    /** Sequence of the latest message of staff. */
    staffLast: mark('staff_last'),
    visitorDelivered: mark('visitor_delivered'),
    visitorSeen: mark('visitor_seen'),
    staffDelivered: mark('staff_delivered'),
    staffSeen: mark('staff_seen'),
    /** When the first message of staff came that the visitor has not seen. */
    unseenSince: instant('unseen_since'),
    /** When the visitor was last sent an SMS about it. */
    smsAt: instant('sms_at'),
    rating: smallint('rating'),
    ratingNote: varchar('rating_note', { length: 1000 }).notNull().default(''),
  },
  (t) => [
    index('chat_secret')
      .on(t.secretHash)
      .where(sql`${t.secretHash} is not null`),
    index('chat_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`),
    index('chat_guid')
      .on(t.guid)
      .where(sql`${t.memberId} is null and ${t.state} <> 'closed'`),
    index('chat_waiting')
      .on(t.waitingSince, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('chat_unclosed')
      .on(t.lastAt, t.id)
      .where(sql`${t.state} <> 'closed'`),
    index('chat_closed')
      .on(t.lastAt, t.id)
      .where(sql`${t.state} = 'closed'`),
    index('chat_assignee')
      .on(t.assigneeId, t.lastAt)
      .where(sql`${t.assigneeId} is not null`),
    index('chat_first_reply_by')
      .on(t.firstReplyBy)
      .where(sql`${t.firstReplyBy} is not null`),
    index('chat_unseen')
      .on(t.unseenSince)
      .where(sql`${t.unseenSince} is not null and ${t.memberId} is not null`),
    index('chat_words').using('gin', sql`${t.name} gin_trgm_ops`),
    index('chat_started').on(t.startedAt),
    index('chat_last').on(t.lastAt),
    check('chat_state', sql`${t.state} in ('open', 'waiting', 'closed')`),
    check('chat_waits', sql`(${t.state} = 'waiting') = (${t.waitingSince} is not null)`),
    check('chat_ends', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
    check('chat_owner', sql`${t.secretHash} is null or ${t.memberId} is null`),
    check('chat_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
    check('chat_rating', sql`${t.rating} between 1 and 5`),
    check('chat_delivered', sql`${t.visitorDelivered} >= ${t.visitorSeen}`),
    check('chat_staff_delivered', sql`${t.staffDelivered} >= ${t.staffSeen}`),
  ],
);

const chatId = () =>
  uuid('chat_id')
    .notNull()
    .references(() => chat.id, { onDelete: 'cascade' });

export const chatMessage = pgTable(
  'chat_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chatId: chatId(),
    /** Its place in the talk. */
    sequence: integer('sequence').notNull(),
    /** Of its last change. */
    version: integer('version').notNull(),
    /** Made by the sender: sent again, nothing is doubled. Null for the system's. */
    clientId: uuid('client_id'),
    sender: varchar('sender', { length: 7, enum: ['visitor', 'staff', 'system'] }).notNull(),
    staffId: staffMember('staff_id'),
    /** As staff were called then. */
    staffName: text('staff_name').notNull().default(''),
    kind: varchar('kind', {
      length: 7,
      enum: ['text', 'picture', 'file', 'product', 'order', 'form'],
    }).notNull(),
    body: text('body').notNull(),
    /** A product or an order, as it was when it was sent. */
    card: jsonb('card').$type<ProductCardOfChat | OrderCardOfChat>(),
    sentAt: instant('sent_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    unique('chat_message_client').on(t.chatId, t.clientId),
    unique('chat_message_sequence').on(t.chatId, t.sequence),
    index('chat_message_words').using('gin', sql`${t.body} gin_trgm_ops`),
    index('chat_message_version').on(t.chatId, t.version),
    index('chat_message_staff')
      .on(t.staffId, t.sentAt)
      .where(sql`${t.staffId} is not null`),
    check('chat_message_sender', sql`${t.sender} in ('visitor', 'staff', 'system')`),
    check(
      'chat_message_kind',
      sql`${t.kind} in ('text', 'picture', 'file', 'product', 'order', 'form')`,
    ),
  ],
);

/** The file of a message: a picture made anew, or a PDF as it was sent. */
export const chatAttachment = pgTable(
  'chat_attachment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => chatMessage.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 100 }).notNull(),
    type: varchar('type', { length: 20, enum: ['image/webp', 'application/pdf'] }).notNull(),
    bytes: bytea('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
  },
  (t) => [check('chat_attachment_type', sql`${t.type} in ('image/webp', 'application/pdf')`)],
);

/** Notes of staff among themselves. */
export const chatNote = pgTable(
  'chat_note',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    chatId: chatId(),
    staffId: staffMember('staff_id'),
    body: text('body').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('chat_note_chat').on(t.chatId),
    index('chat_note_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
  ],
);

/** Answers staff insert by `/shortcut`. */
export const chatReply = pgTable('chat_reply', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  shortcut: varchar('shortcut', { length: 30 }).notNull().unique(),
  body: text('body').notNull(),
});

/** When the chat is open, and what the box says: one row, or none while nobody has changed it. */
export const chatHours = pgTable(
  'chat_hours',
  {
    id: smallint('id').primaryKey().default(1),
    revision: integer('revision').notNull(),
    value: jsonb('value').$type<ChatHours>().notNull(),
  },
  (t) => [check('chat_hours_one', sql`${t.id} = 1`)],
);

/** Visitors who may not write: by account or cookie. Never by guid, which anybody may send. */
export const chatBlock = pgTable(
  'chat_block',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    chatId: uuid('chat_id').references(() => chat.id, { onDelete: 'set null' }),
    memberId: bigint('member_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'cascade',
    }),
    secretHash: text('secret_hash'),
    name: varchar('name', { length: 60 }).notNull().default(''),
    reason: varchar('reason', { length: 500 }).notNull(),
    staffId: staffMember('staff_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('chat_block_chat')
      .on(t.chatId)
      .where(sql`${t.chatId} is not null`),
    index('chat_block_guest')
      .on(t.at)
      .where(sql`${t.memberId} is null`),
    index('chat_block_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`),
    index('chat_block_secret')
      .on(t.secretHash)
      .where(sql`${t.secretHash} is not null`),
    index('chat_block_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
  ],
);

/** Invitations that were taken up, for as long as they could be again. */
export const chatInvitation = pgTable(
  'chat_invitation',
  { id: uuid('id').primaryKey(), at: instant('at').notNull().defaultNow() },
  (t) => [index('chat_invitation_at').on(t.at)],
);

/** Of talks that their visitors removed: what the figures count, and nothing of the visitor. */
export const chatCleared = pgTable(
  'chat_cleared',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    state: varchar('state', { length: 7 }).notNull(),
    isForm: boolean('is_form').notNull(),
    startedAt: instant('started_at').notNull(),
    firstReplyAt: instant('first_reply_at'),
    firstReplyBy: staffMember('first_reply_by'),
    rating: smallint('rating'),
  },
  (t) => [
    index('chat_cleared_started').on(t.startedAt),
    index('chat_cleared_first_reply_by')
      .on(t.firstReplyBy)
      .where(sql`${t.firstReplyBy} is not null`),
  ],
);

/** What visitors report about how they were answered. */
export const chatAbuse = pgTable(
  'chat_abuse',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null once the visitor has removed the talk. */
    chatId: uuid('chat_id').references(() => chat.id, { onDelete: 'set null' }),
    messageId: bigint('message_id', { mode: 'number' }).references(() => chatMessage.id, {
      onDelete: 'set null',
    }),
    reason: varchar('reason', { length: 2000 }).notNull(),
    /** Who of the staff had answered: wrote the message, had the talk, or answered first. Null: nobody, or removed since. */
    aboutId: staffMember('about_id'),
    /** Stars of a talk that was removed. */
    rating: smallint('rating'),
    at: instant('at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
    settledBy: staffMember('settled_by'),
  },
  (t) => [
    index('chat_abuse_chat').on(t.chatId),
    index('chat_abuse_about')
      .on(t.aboutId)
      .where(sql`${t.aboutId} is not null`),
    index('chat_abuse_at').on(t.at),
    index('chat_abuse_message')
      .on(t.messageId)
      .where(sql`${t.messageId} is not null`),
    index('chat_abuse_settled_by')
      .on(t.settledBy)
      .where(sql`${t.settledBy} is not null`),
  ],
);
