import { type CarrierName, carrierNames, carriers } from '#lib/contract/carriers.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { ordersTexts } from '#panel/orders/texts.ts';

export const carrierOptions = carrierNames.map((value) => ({
  value,
  label: carriers[value].title,
}));

export const carrierOf = (name: string): CarrierName =>
  carrierNames.find((each) => each === name) ?? 'other';

/** Post and tipax give every parcel a code (`sendOrderBody`). */
export const needsCode = (carrier: CarrierName): boolean =>
  carrier === 'post' || carrier === 'tipax';

/** How the codes of a carrier look; tipax has given codes of several lengths. */
const forms = { post: /^\d{24}$/, tipax: /^\d{8,23}$/ } as const;

/**
 * A sentence about a code that does not look like one of the carrier; null if it does. The code may be right all the
 * same: it is asked about, not refused.
 */
export function doubtOf(carrier: CarrierName, code: string): string | null {
  if (carrier !== 'post' && carrier !== 'tipax') return null;
  if (forms[carrier].test(toLatinDigits(code).trim())) return null;
  return ordersTexts.codeDoubt[carrier];
}
