import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { roles } from '#lib/contract/home.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import type { Database } from '#server/db/database.ts';
import { member } from '#server/db/schema/member.ts';
import { ShopError } from '#server/errors.ts';
import { profileTexts } from '#server/modules/member-profile/texts.ts';

export const roleChange = z.object({ mobile: z.string(), role: z.enum(roles) });
export type RoleChange = z.infer<typeof roleChange>;

/**
 * Makes a member an administrator, or an administrator a member; takes effect with their next call.
 * @throws {ShopError} 404 for a number without an account
 */
export async function changeRole(
  { db }: Database,
  { mobile: written, role }: RoleChange,
): Promise<void> {
  const mobile = normaliseMobile(written) ?? '';
  const changed = await db
    .update(member)
    .set({ role })
    .where(eq(member.mobile, mobile))
    .returning({ id: member.id });
  if (changed.length === 0) throw new ShopError(404, 'MEMBER_NOT_FOUND', profileTexts.noMember);
}
