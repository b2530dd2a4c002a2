import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
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
    /** `09…`, as `normaliseMobile` gives it. */
    mobile: text('mobile').notNull().unique(),
    name: text('name').notNull().default(''),
    /** That of one member only: it is confirmed by being here. */
    nationalCode: text('national_code').unique(),
    email: text('email'),
    role: text('role', { enum: ['Member', 'Administrator'] })
      .notNull()
      .default('Member'),
    /** argon2id in PHC form; null for a member who has set no password. */
    passwordHash: text('password_hash'),
    mobileVerifiedAt: instant('mobile_verified_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('member_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
    check('member_national_code', sql`${t.nationalCode} ~ '^[0-9]{10}$'`),
    check('member_email', sql`length(${t.email}) <= 254`),
    check('member_role', sql`${t.role} in ('Member', 'Administrator')`),
  ],
);

/** Where members have logged in from lately, so that strangers' tries do not lock them out there. */
export const memberNetwork = pgTable(
  'member_network',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** A keyed hash: no address can be read from it. */
    networkHash: text('network_hash').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.networkHash] }),
    index('member_network_seen').on(t.seenAt),
  ],
);

/**
 * A member on one device: a family of refresh tokens, of which only the last one is good. No row, no
 * session; its end is its removal.
 */
export const memberSession = pgTable(
  'member_session',
  {
    id: uuid('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** SHA-256 of the refresh token that is good now. */
    tokenHash: text('token_hash').notNull(),
    /** Those exchanged a moment ago, the latest first: `{hash, at}`. */
    exchanged: jsonb('exchanged').notNull().default([]),
    rotatedAt: instant('rotated_at').notNull().defaultNow(),
    /** Whether it outlives the browser. */
    remembered: boolean('remembered').notNull(),
    /** Of the browser that logged in, for its owner to know it by. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('member_session_member').on(t.memberId),
    index('member_session_expires').on(t.expiresAt),
  ],
);
