import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Permission } from '#lib/contract/permissions.ts';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';

/** Members who work in the panel. */
export const staff = pgTable('staff', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** The secret of the second step, sealed; null without one. */
  totpSecret: text('totp_secret'),
  /** One that is not confirmed yet, sealed. */
  totpPending: text('totp_pending'),
  /** The last step of the clock whose code was used; no earlier one is accepted. */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  /** The demo shop's account: needs no second step while the shop is on its own machine. */
  isDemo: boolean('is_demo').notNull().default(false),
  suspendedAt: instant('suspended_at'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** What staff may do. */
export const staffRole = pgTable(
  'staff_role',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    name: varchar('name', { length: 40 }).notNull().unique(),
    /** Null for a role of the shop's own. `manager` has all permissions, whatever is stored. */
    preset: varchar('preset', {
      length: 10,
      enum: ['manager', 'stock', 'orders', 'content', 'support'],
    }).unique(),
    permissions: jsonb('permissions').$type<Permission[]>().notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [check('staff_role_permissions', sql`jsonb_typeof(${t.permissions}) = 'array'`)],
);

/** Roles of staff. */
export const staffHolds = pgTable(
  'staff_holds',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => staff.memberId, { onDelete: 'cascade' }),
    roleId: bigint('role_id', { mode: 'number' })
      .notNull()
      .references(() => staffRole.id),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.roleId] }), index('staff_holds_role').on(t.roleId)],
);

/** Codes that replace the app of the second step, each once. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => staff.memberId, { onDelete: 'cascade' }),
    /** A keyed hash. */
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.codeHash] })],
);

/** Browsers from which staff have signed in; others are announced to the owner. */
export const staffDevice = pgTable(
  'staff_device',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => staff.memberId, { onDelete: 'cascade' }),
    /** SHA-256 of a random cookie. */
    tokenHash: text('token_hash').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.tokenHash] }),
    index('staff_device_seen').on(t.seenAt),
  ],
);

/** Sessions of the panel, apart from those of the shop. Deleting the row ends one. */
export const panelSession = pgTable(
  'panel_session',
  {
    id: uuid('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => staff.memberId, { onDelete: 'cascade' }),
    /** A keyed hash of the cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    /** MD5 of the password's hash at sign-in: a new password ends the session. */
    passwordMark: text('password_mark').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    ip: varchar('ip', { length: 45 }).notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Accurate to a minute. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** The latest end, whatever happens. */
    endsAt: instant('ends_at').notNull(),
    /** Until when dangerous calls are open. */
    confirmedUntil: instant('confirmed_until').notNull(),
  },
  (t) => [index('panel_session_member').on(t.memberId), index('panel_session_ends').on(t.endsAt)],
);

/** People who were asked to join the staff. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    mobile: varchar('mobile', { length: 11 }).notNull().unique(),
    name: varchar('name', { length: 80 }).notNull(),
    /** Ids of roles. */
    roles: jsonb('roles').$type<number[]>().notNull(),
    /** It ends when they no longer manage staff. */
    invitedBy: bigint('invited_by', { mode: 'number' })
      .notNull()
      .references(() => staff.memberId, { onDelete: 'cascade' }),
    /** A keyed hash, so that the code cannot be recovered. */
    codeHash: text('code_hash').notNull(),
    /** Remaining attempts. */
    triesLeft: smallint('tries_left').notNull(),
    invitedAt: instant('invited_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('staff_invitation_by').on(t.invitedBy),
    index('staff_invitation_expires').on(t.expiresAt),
    check('staff_invitation_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
    check('staff_invitation_tries', sql`${t.triesLeft} >= 0`),
  ],
);
