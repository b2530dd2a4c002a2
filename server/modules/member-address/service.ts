import { provinces } from '#lib/contract/iran.ts';
import { mostAddresses } from '#lib/contract/limits.ts';
import type {
  AddAddressBody,
  AddressFields,
  AddressesAnswer,
  UpdateAddressBody,
} from '#lib/contract/member-address.ts';
import {
  type Rule,
  cityRule,
  lineRule,
  mobileRule,
  nameRule,
  plateRule,
  postalCodeRule,
  provinceRule,
  unitRule,
} from '#lib/rules/account.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import {
  type StoredAddress,
  countAddresses,
  deleteAddress,
  findSame,
  holdMember,
  insertAddress,
  makeDefault,
  mendDefault,
  readAddresses,
  readReceiver,
  rewriteAddress,
} from '#server/modules/member-address/queries.ts';
import { addressTexts } from '#server/modules/member-address/texts.ts';

const knownProvince = provinceRule(provinces);

/** An address as it is stored. @throws {ShopError} 422 with all invalid fields */
export function judgeAddress(body: AddressFields): StoredAddress {
  const fields: Record<string, string> = {};
  const take = (field: string, rule: Rule, written: string): string => {
    const judged = rule(written);
    if ('value' in judged) return judged.value;
    fields[field] = judged.error;
    return '';
  };
  const judged = {
    province: take('province', knownProvince, body.province),
    city: take('city', cityRule, body.city),
    line: take('line', lineRule, body.line),
    plate: take('plate', plateRule, body.plate),
    unit: take('unit', unitRule, body.unit ?? ''),
    postalCode: take('postalCode', postalCodeRule, body.postalCode),
    receiverName: take('receiverName', nameRule, body.receiverName),
    receiverMobile: take('receiverMobile', mobileRule, body.receiverMobile),
  };
  if (Object.keys(fields).length === 0) return judged;
  throw new ShopError(422, 'INVALID', addressTexts.invalid, { fields });
}

/** For another member's address, too: the answer does not reveal that it exists. */
const unknown = () => new ShopError(404, 'ADDRESS_NOT_FOUND', addressTexts.unknown);

/** @throws {ShopError} 409 when there are too many */
async function insert(tx: Db, memberId: number, given: StoredAddress): Promise<number> {
  // A repeated request, for instance after a lost answer: it is already stored.
  const same = await findSame(tx, memberId, given);
  if (same !== undefined) return same;
  if ((await countAddresses(tx, memberId)) >= mostAddresses) {
    throw new ShopError(409, 'ADDRESSES_FULL', addressTexts.full(mostAddresses));
  }
  return insertAddress(tx, memberId, given);
}

/** Members' delivery addresses. A member with addresses has exactly one default address. */
export function createAddressService(database: Database) {
  async function list(memberId: number, joined?: Db): Promise<AddressesAnswer> {
    // One after the other: a transaction has one connection.
    const addresses = await database.run(readAddresses, [memberId], joined);
    const [receiver] = await database.run(readReceiver, [memberId], joined);
    return { addresses, receiver: receiver ?? { name: '', mobile: '' } };
  }

  /** Serialises the changes of one member; answers with the resulting addresses. */
  async function change(
    memberId: number,
    work: (tx: Db) => Promise<void>,
    joined: Db | undefined,
  ): Promise<AddressesAnswer> {
    await database.transaction(async (tx) => {
      await holdMember(tx, memberId);
      await work(tx);
      await mendDefault(tx, memberId);
    }, joined);
    return list(memberId, joined);
  }

  /**
   * Adds an address, unless one with the same content exists.
   * @throws {ShopError} 422 for invalid fields, 409 when there are too many
   */
  async function add(
    memberId: number,
    { isDefault, ...written }: AddAddressBody,
    joined?: Db,
  ): Promise<AddressesAnswer> {
    const given = judgeAddress(written);
    return change(
      memberId,
      async (tx) => {
        const id = await insert(tx, memberId, given);
        if (isDefault) await makeDefault(tx, memberId, id);
      },
      joined,
    );
  }

  /** @throws {ShopError} 422 for invalid fields, 404 for an address that is not the member's */
  async function update(
    memberId: number,
    { id, isDefault, ...written }: UpdateAddressBody,
    joined?: Db,
  ): Promise<AddressesAnswer> {
    const given = judgeAddress(written);
    return change(
      memberId,
      async (tx) => {
        if (!(await rewriteAddress(tx, memberId, id, given))) throw unknown();
        if (isDefault) await makeDefault(tx, memberId, id);
      },
      joined,
    );
  }

  /** @throws {ShopError} 404 for an address that is not the member's */
  function remove(memberId: number, id: number, joined?: Db): Promise<AddressesAnswer> {
    return change(
      memberId,
      async (tx) => {
        if (!(await deleteAddress(tx, memberId, id))) throw unknown();
      },
      joined,
    );
  }

  /** @throws {ShopError} 404 for an address that is not the member's */
  function setDefault(memberId: number, id: number, joined?: Db): Promise<AddressesAnswer> {
    return change(
      memberId,
      async (tx) => {
        if (!(await makeDefault(tx, memberId, id))) throw unknown();
      },
      joined,
    );
  }

  return { list, add, update, remove, setDefault };
}
export type AddressService = ReturnType<typeof createAddressService>;
