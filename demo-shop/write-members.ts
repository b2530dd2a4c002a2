import type { Db } from '#server/db/database.ts';
import { member } from '#server/db/schema/member.ts';
import { hashPassword } from '#server/modules/member-account/password.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Writes the demo shop's accounts; one whose number is taken is left as it is. */
export async function writeDemoMembers(db: Db): Promise<void> {
  const now = new Date();
  const rows = await Promise.all(
    demoAccounts.map(async ({ mobile, password, name, role, nationalCode, mobileVerified }) => ({
      mobile,
      name,
      role,
      nationalCode,
      passwordHash: await hashPassword(password),
      mobileVerifiedAt: mobileVerified ? now : null,
    })),
  );
  await db.insert(member).values(rows).onConflictDoNothing();
}
