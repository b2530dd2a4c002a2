import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';

export type Receiver = AddressesAnswer['receiver'];

/** Input of the address form. */
export interface Draft extends Omit<Address, 'id'> {
  /** The town chosen from the list, `otherCity`, or '' while nothing is chosen. */
  choice: string;
}

/** Chosen when the list of towns lacks the place. */
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
 * @param address null for a new address, prefilled with the receiver
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

/** Request body of a draft. */
export function bodyOf({ choice, city, ...fields }: Draft) {
  return { ...fields, city: choice === otherCity ? city : choice };
}
