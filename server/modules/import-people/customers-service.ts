import { z } from 'zod';
import type { Database, Db } from '#server/db/database.ts';
import { readRecords, wrongFile } from '#server/modules/import/record-service.ts';
import type { Judged, RowKind, StagedRow } from '#server/modules/import/row-kind-service.ts';
import {
  type AddressService,
  createAddressService,
} from '#server/modules/member-address/service.ts';
import {
  type KnownMember,
  deleteUnused,
  emptyMember,
  fillMember,
  hasSameAddress,
  insertMember,
  readMembers,
} from '#server/modules/import-people/customer-queries.ts';
import {
  type CustomerContent,
  customerContent,
  isOfCustomers,
  readCustomer,
} from '#server/modules/import-people/customer-row.ts';
import { peopleTexts } from '#server/modules/import-people/texts.ts';

const madeOf = z.object({
  memberId: z.number(),
  isNew: z.boolean(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  addressId: z.number().nullable(),
});

/** Which empty fields a row fills. */
function missing(member: KnownMember, content: CustomerContent) {
  if (member.isStaff) return { name: null, email: null, address: null };
  return {
    name: member.name === '' && content.name !== '' ? content.name : null,
    email: member.email === null ? content.email : null,
    address: member.hasAddress ? null : content.address,
  };
}

const shown = (address: CustomerContent['address']): string | null =>
  address && `${address.province}، ${address.city}، ${address.line}`;

const filled = (fields: Readonly<Record<string, string | null>>): Judged['changes'] =>
  Object.entries(fields).flatMap(([field, after]) =>
    after === null || after === '' ? [] : [{ field, before: null, after, isEdited: false }],
  );

function judgeOne({ line, said, content }: StagedRow, members: readonly KnownMember[]): Judged {
  const customer = customerContent.parse(content);
  const { mobile, email, address } = customer;
  const member = members.find((each) => each.mobile === mobile);
  if (member === undefined) {
    const changes = filled({ mobile, email, address: shown(address) });
    return { line, state: 'new', said, changes };
  }
  if (member.isStaff) {
    const text = peopleTexts.ofStaff;
    return { line, state: 'skipped', said: [{ head: '', text }], changes: [] };
  }
  const fields = missing(member, customer);
  const changes = filled({ ...fields, address: shown(fields.address) });
  return { line, state: changes.length > 0 ? 'changed' : 'unchanged', said, changes };
}

/**
 * Customers of another shop, each known by their mobile number: nobody gets a password, nor a message. They log in by a
 * code, as members do who have forgotten their password.
 */
export function customersKind({ database }: { readonly database: Database }): RowKind {
  const addresses = createAddressService(database);

  return {
    async *read(file) {
      const lineOf = new Map<string, number>();
      let isFirst = true;
      for await (const record of readRecords(file)) {
        if (isFirst && !isOfCustomers(record)) throw wrongFile(peopleTexts.noCustomers);
        isFirst = false;
        const row = readCustomer(record, lineOf);
        const read = customerContent.safeParse(row.content);
        if (read.success) lineOf.set(read.data.mobile, row.line);
        yield row;
      }
    },

    async judge(db, rows) {
      const mobiles = rows.map(({ content }) => customerContent.parse(content).mobile);
      const members = await readMembers(db, mobiles);
      return rows.map((row) => judgeOne(row, members));
    },

    async write(tx, { content }) {
      const customer = customerContent.parse(content);
      const made = await insertMember(tx, customer);
      if (made !== undefined) {
        const addressId = await addressIn(addresses, tx, made, customer.address);
        return { memberId: made, isNew: true, name: null, email: null, addressId };
      }
      const [member] = await readMembers(tx, [customer.mobile]);
      if (member === undefined) return null;
      const { name, email, address } = missing(member, customer);
      await fillMember(tx, member.id, { name, email });
      const addressId = await addressIn(addresses, tx, member.id, address);
      return { memberId: member.id, isNew: false, name, email, addressId };
    },

    async undo(tx, made) {
      const { memberId, isNew, addressId, ...fields } = madeOf.parse(made);
      if (isNew) return (await deleteUnused(tx, memberId)) ? null : peopleTexts.kept;
      await emptyMember(tx, memberId, fields);
      if (addressId !== null && (await hasSameAddress(tx, memberId, addressId))) {
        await addresses.remove(memberId, addressId, tx);
      }
      return null;
    },
  };
}

/** @returns the id of the address; null for none */
async function addressIn(
  addresses: Pick<AddressService, 'add'>,
  tx: Db,
  memberId: number,
  address: CustomerContent['address'],
): Promise<number | null> {
  if (address === null) return null;
  const { addresses: all } = await addresses.add(memberId, { ...address, isDefault: true }, tx);
  return all[0]?.id ?? null;
}
