import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';

export const member = pgTable(
  'member',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** `09…`, from `normaliseMobile`. */
    mobile: text('mobile').notNull().unique(),
    name: text('name').notNull().default(''),
    /** Unique among members. Only confirmed codes are stored. */
    nationalCode: text('national_code').unique(),
    email: text('email'),
    role: text('role', { enum: ['Member', 'Administrator'] })
      .notNull()
      .default('Member'),
    /** argon2id in PHC form; null when the member has set no password. */
    passwordHash: text('password_hash'),
    mobileVerifiedAt: instant('mobile_verified_at'),
    /** Since when they may not log in; never one of the active staff. */
    blockedAt: instant('blocked_at'),
    /** Why, for staff alone. */
    blockedReason: text('blocked_reason').notNull().default(''),
    /** One of the staff. */
    blockedBy: bigint('blocked_by', { mode: 'number' }).references((): AnyPgColumn => member.id, {
      onDelete: 'set null',
    }),
    /** Counts blocking and unblocking. */
    blockVersion: integer('block_version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('member_blocked')
      .on(t.id)
      .where(sql`${t.blockedAt} is not null`),
    index('member_blocked_by')
      .on(t.blockedBy)
      .where(sql`${t.blockedBy} is not null`),
    check('member_block', sql`${t.blockedAt} is null or ${t.role} <> 'Administrator'`),
    check('member_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
    check('member_national_code', sql`${t.nationalCode} ~ '^[0-9]{10}$'`),
    check('member_email', sql`length(${t.email}) <= 254`),
    check('member_role', sql`${t.role} in ('Member', 'Administrator')`),
  ],
);

/** Networks a member has recently logged in from, where failed attempts of strangers do not lock them out. */
export const memberNetwork = pgTable(
  'member_network',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** A keyed hash, so that the address cannot be recovered. */
    networkHash: text('network_hash').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.networkHash] }),
    index('member_network_seen').on(t.seenAt),
  ],
);

/**
 * A member's session on one device: a family of refresh tokens of which only the latest is valid. Deleting
 * the row ends the session.
 */
export const memberSession = pgTable(
  'member_session',
  {
    id: uuid('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** SHA-256 of the valid refresh token. */
    tokenHash: text('token_hash').notNull(),
    /** Recently exchanged tokens, the latest first: `{hash, at}`. */
    exchanged: jsonb('exchanged').notNull().default([]),
    rotatedAt: instant('rotated_at').notNull().defaultNow(),
    /** Whether the session outlives the browser session ("remember me"). */
    remembered: boolean('remembered').notNull(),
    /** User agent at login, by which members recognise their sessions. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('member_session_member').on(t.memberId),
    index('member_session_expires').on(t.expiresAt),
  ],
);
