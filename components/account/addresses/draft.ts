import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';

export type Receiver = AddressesAnswer['receiver'];

/** What stands in the form of an address. */
export interface Draft extends Omit<Address, 'id'> {
  /** The one chosen of the list, `otherCity`, or '' as long as none is. */
  choice: string;
}

/** Chosen where the list of towns does not have the place. */
export const otherCity = 'other';

const empty: Draft = {
  province: '',
  choice: '',
  city: '',
  line: '',
  plate: '',
  unit: '',
  postalCode: '',
  receiverName: '',
  receiverMobile: '',
  isDefault: false,
};

/**
 * @param address null: a new one, which is the receiver's
 * @param townsIn towns of a province
 */
export function draftOf(
  address: Address | null,
  receiver: Receiver,
  townsIn: (province: string) => readonly string[],
): Draft {
  if (address === null) {
    return { ...empty, receiverName: receiver.name, receiverMobile: receiver.mobile };
  }
  const { province, city, line, plate, unit, postalCode, isDefault } = address;
  const { receiverName, receiverMobile } = address;
  const choice = townsIn(province).includes(city) ? city : otherCity;
  const place = { province, choice, city, line, plate, unit, postalCode };
  return { ...place, receiverName, receiverMobile, isDefault };
}

/** What is sent of a draft. */
export function bodyOf({ choice, city, ...fields }: Draft) {
  return { ...fields, city: choice === otherCity ? city : choice };
}
