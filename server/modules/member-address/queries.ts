import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Address, address } from '#lib/contract/member-address.ts';
import { type Db, rows } from '#server/db/database.ts';
import { memberAddresses } from '#server/db/selling-sql.ts';
import type { Statement } from '#server/db/statement.ts';

/** An address as it is stored. */
export type StoredAddress = Omit<Address, 'id' | 'isDefault'>;

/** The default address first, then the newest. Values: member. */
export const readAddresses = {
  name: 'member-addresses',
  text: memberAddresses,
  row: address,
} satisfies Statement<unknown>;

/** Name and number of the member, the default receiver. Values: member. */
export const readReceiver = {
  name: 'member-receiver',
  text: 'select name, mobile from member where id = $1',
  row: z.object({ name: z.string(), mobile: z.string() }),
} satisfies Statement<unknown>;

/** Locks the member, to serialise changes of their addresses until this transaction ends. */
export async function holdMember(tx: Db, memberId: number): Promise<void> {
  await tx.execute(sql`select from member where id = ${memberId} for no key update`);
}

const found = z.object({ id: z.coerce.number() });
async function ids(tx: Db, query: SQL): Promise<number[]> {
  return (await rows(tx, query, found)).map(({ id }) => id);
}

/** The member's address with this id, or one with the same content; undefined when there is none. */
export async function findSame(
  tx: Db,
  memberId: number,
  given: StoredAddress,
): Promise<number | undefined> {
  const { province, city, line, plate, unit, postalCode, receiverName, receiverMobile } = given;
  const [first] = await ids(
    tx,
    sql`select id from member_address
      where member_id = ${memberId} and postal_code = ${postalCode}
        and (province, city, line, plate, unit, receiver_name, receiver_mobile)
          = (${province}, ${city}, ${line}, ${plate}, ${unit}, ${receiverName}, ${receiverMobile})
      limit 1`,
  );
  return first;
}

export async function countAddresses(tx: Db, memberId: number): Promise<number> {
  const query = sql`select count(*)::int as count from member_address where member_id = ${memberId}`;
  const [first] = await rows(tx, query, z.object({ count: z.int() }));
  return first?.count ?? 0;
}

/** @returns the new id */
export async function insertAddress(
  tx: Db,
  memberId: number,
  given: StoredAddress,
): Promise<number> {
  const { province, city, line, plate, unit, postalCode, receiverName, receiverMobile } = given;
  const [id = 0] = await ids(
    tx,
    sql`insert into member_address
        (member_id, province, city, line, plate, unit, postal_code, receiver_name, receiver_mobile)
      values (${memberId}, ${province}, ${city}, ${line}, ${plate}, ${unit}, ${postalCode},
        ${receiverName}, ${receiverMobile})
      returning id`,
  );
  return id;
}

/** @returns whether the member has an address with this id */
export async function rewriteAddress(
  tx: Db,
  memberId: number,
  id: number,
  given: StoredAddress,
): Promise<boolean> {
  const { province, city, line, plate, unit, postalCode, receiverName, receiverMobile } = given;
  const changed = await ids(
    tx,
    sql`update member_address set province = ${province}, city = ${city}, line = ${line},
        plate = ${plate}, unit = ${unit}, postal_code = ${postalCode},
        receiver_name = ${receiverName}, receiver_mobile = ${receiverMobile}, updated_at = now()
      where member_id = ${memberId} and id = ${id} returning id`,
  );
  return changed.length > 0;
}

/** @returns whether the member had an address with this id */
export async function deleteAddress(tx: Db, memberId: number, id: number): Promise<boolean> {
  const gone = await ids(
    tx,
    sql`delete from member_address where member_id = ${memberId} and id = ${id} returning id`,
  );
  return gone.length > 0;
}

/**
 * Makes this address the only default one.
 * @returns whether the member has an address with this id; if not, nothing has changed
 */
export async function makeDefault(tx: Db, memberId: number, id: number): Promise<boolean> {
  const mine = await ids(
    tx,
    sql`select id from member_address where member_id = ${memberId} and id = ${id}`,
  );
  if (mine.length === 0) return false;
  await tx.execute(sql`
    update member_address set is_default = false
    where member_id = ${memberId} and is_default and id <> ${id}`);
  await tx.execute(sql`
    update member_address set is_default = true where member_id = ${memberId} and id = ${id}`);
  return true;
}

/** Makes the newest address the default one if there is no default. */
export async function mendDefault(tx: Db, memberId: number): Promise<void> {
  await tx.execute(sql`
    update member_address set is_default = true
    where id = (select max(id) from member_address where member_id = ${memberId})
      and not exists (select from member_address where member_id = ${memberId} and is_default)`);
}
