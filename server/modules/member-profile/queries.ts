import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** Values: member. */
export const readProfile = {
  name: 'member-read-profile',
  text: `
    select m.name, m.mobile, m.national_code as "nationalCode",
      m.mobile_verified_at is not null as "mobileVerified", m.email,
      m.password_hash is not null as "hasPassword"
    from member m where m.id = $1`,
  row: z.object({
    name: z.string(),
    mobile: z.string(),
    nationalCode: z.string().nullable(),
    mobileVerified: z.boolean(),
    email: z.string().nullable(),
    hasPassword: z.boolean(),
  }),
} satisfies Statement<unknown>;

const standing = z.object({ isVerified: z.boolean(), nationalCode: z.string().nullable() });

/** What the rules for a change need; locked until the transaction ends. */
export async function holdProfile(tx: Db, memberId: number) {
  const query = sql`
    select mobile_verified_at is not null as "isVerified", national_code as "nationalCode"
    from member where id = ${memberId} for no key update`;
  const [found] = await rows(tx, query, standing);
  return found;
}

/**
 * Whether another member has this code. Concurrent requests wait here, so that the unique index never rejects
 * one: PostgreSQL would write the code to its log.
 */
export async function isTaken(tx: Db, memberId: number, code: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${code}, 1404))`);
  const query = sql`
    select exists (select from member where national_code = ${code} and id <> ${memberId}) as taken`;
  const [found] = await rows(tx, query, z.object({ taken: z.boolean() }));
  return found?.taken ?? false;
}

/** Undefined fields stay unchanged. */
export interface ProfileChange {
  readonly name?: string | undefined;
  readonly email?: string | null | undefined;
  readonly nationalCode?: string | undefined;
}

export async function writeProfile(
  tx: Db,
  memberId: number,
  { name, email, nationalCode }: ProfileChange,
): Promise<void> {
  const changes = [
    sql`updated_at = now()`,
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(email === undefined ? [] : [sql`email = ${email}`]),
    ...(nationalCode === undefined ? [] : [sql`national_code = ${nationalCode}`]),
  ];
  await tx.execute(sql`update member set ${sql.join(changes, sql`, `)} where id = ${memberId}`);
}
