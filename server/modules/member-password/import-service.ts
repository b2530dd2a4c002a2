import type { Db } from '#server/db/database.ts';
import { member } from '#server/db/schema/member.ts';
import { hashPassword, usualCost } from '#server/modules/member-password/password.ts';

export interface NewMember {
  /** `09…` */
  readonly mobile: string;
  readonly password: string;
  readonly name: string;
  readonly role: 'Member' | 'Administrator';
  readonly nationalCode: string | null;
  readonly mobileVerified: boolean;
}

export async function hasMembers(db: Db): Promise<boolean> {
  return (await db.select({ id: member.id }).from(member).limit(1)).length > 0;
}

/**
 * Adds members; a mobile number already in use stays with its member.
 * @param cost of the passwords' hashes
 */
export async function importMembers(
  db: Db,
  members: readonly NewMember[],
  cost = usualCost,
): Promise<void> {
  const now = new Date();
  const rows = await Promise.all(
    members.map(async ({ password, mobileVerified, ...columns }) => ({
      ...columns,
      passwordHash: await hashPassword(password, cost),
      mobileVerifiedAt: mobileVerified ? now : null,
    })),
  );
  await db.insert(member).values(rows).onConflictDoNothing();
}

/** A member who has never set a password: they log in by code. */
export interface NewBuyer {
  /** `09…` */
  readonly mobile: string;
  readonly name: string;
  readonly createdAt: Date;
}

/**
 * Adds members without a password.
 * @returns the ids of all members by mobile number
 */
export async function importBuyers(
  tx: Db,
  buyers: readonly NewBuyer[],
): Promise<ReadonlyMap<string, number>> {
  const rows = buyers.map((each) => ({ ...each, mobileVerifiedAt: each.createdAt }));
  await tx.insert(member).values(rows).onConflictDoNothing();
  const all = await tx.select({ id: member.id, mobile: member.mobile }).from(member);
  return new Map(all.map(({ id, mobile }) => [mobile, id]));
}
