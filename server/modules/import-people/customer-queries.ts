import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

const known = z.object({
  id: z.coerce.number(),
  mobile: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  isStaff: z.boolean(),
  hasAddress: z.boolean(),
});
export type KnownMember = z.infer<typeof known>;

export const readMembers = (db: Db, mobiles: readonly string[]): Promise<KnownMember[]> =>
  rows(
    db,
    sql`select m.id, m.mobile, m.name, m.email,
        m.role <> 'Member' or exists (select from staff s where s.member_id = m.id) as "isStaff",
        exists (select from member_address a where a.member_id = m.id) as "hasAddress"
      from member m where m.mobile = any(${sql.param([...mobiles])}::text[])`,
    known,
  );

interface NewMember {
  readonly mobile: string;
  readonly name: string;
  readonly email: string | null;
  readonly createdAt: string | null;
}

/**
 * Adds a member without a password, whose number nobody has proven yet.
 * @returns undefined when the number has joined meanwhile
 */
export async function insertMember(tx: Db, given: NewMember): Promise<number | undefined> {
  const { mobile, name, email, createdAt } = given;
  const [made] = await rows(
    tx,
    sql`insert into member (mobile, name, email, created_at)
      values (${mobile}, ${name}, ${email}, coalesce(${createdAt}::timestamptz, now()))
      on conflict (mobile) do nothing returning id`,
    z.object({ id: z.coerce.number() }),
  );
  return made?.id;
}

interface Filled {
  readonly name: string | null;
  readonly email: string | null;
}

/** Fills what is empty; null stays as it is. */
export const fillMember = (tx: Db, id: number, { name, email }: Filled) =>
  tx.execute(sql`
    update member set name = case when name = '' then coalesce(${name}, '') else name end,
      email = coalesce(email, ${email}), updated_at = now()
    where id = ${id}`);

/** Empties what was filled and is still so. */
export const emptyMember = (tx: Db, id: number, { name, email }: Filled) =>
  tx.execute(sql`
    update member set name = case when name = ${name} then '' else name end,
      email = nullif(email, ${email}), updated_at = now()
    where id = ${id}`);

/** Deletes a member who has never logged in, and with whom staff have done nothing. @returns whether they are gone */
export async function deleteUnused(tx: Db, id: number): Promise<boolean> {
  const gone = await rows(
    tx,
    sql`delete from member m where m.id = ${id} and m.role = 'Member'
        and m.mobile_verified_at is null and m.password_hash is null and m.blocked_at is null
        and m.block_version = 1
        and not exists (select from staff s where s.member_id = m.id)
        and not exists (select from shop_order o where o.member_id = m.id)
      returning id`,
    z.object({ id: z.coerce.number() }),
  );
  return gone.length > 0;
}

/** Whether a member is there, and an address of theirs is as it was brought in. */
export async function hasSameAddress(tx: Db, memberId: number, addressId: number) {
  const found = await rows(
    tx,
    sql`select id from member_address
      where id = ${addressId} and member_id = ${memberId} and updated_at = created_at`,
    z.object({ id: z.coerce.number() }),
  );
  return found.length > 0;
}
