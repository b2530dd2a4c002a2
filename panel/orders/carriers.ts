import { type CarrierName, carrierNames, carriers } from '#lib/contract/carriers.ts';

export const carrierOptions = carrierNames.map((value) => ({
  value,
  label: carriers[value].title,
}));

export const carrierOf = (name: string): CarrierName =>
  carrierNames.find((each) => each === name) ?? 'other';

/** Post and tipax give every parcel a code (`sendOrderBody`). */
export const needsCode = (carrier: CarrierName): boolean =>
  carrier === 'post' || carrier === 'tipax';
