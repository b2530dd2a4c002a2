import { freightOf, type Parcel } from '#lib/rules/pricing/freight.ts';
import { formatToman } from '#lib/text/toman.ts';
import { type MethodDraft, ratesOf } from '#panel/delivery/draft.ts';
import { deliveryTexts as words } from '#panel/delivery/texts.ts';

type Draft = Pick<MethodDraft, 'rates' | 'isPaidOnArrival' | 'freeFrom'>;

/** What a parcel would cost by the prices of the form, in words; nothing while a price is still to be written. */
export function trialOf(draft: Draft, parcel: Parcel): { kind: 'good' | 'wait'; text: string } {
  const { rates, isPaidOnArrival, freeFrom } = draft;
  if (rates.some(({ base }) => base === null)) return { kind: 'wait', text: words.noBase };
  const price = freightOf({ rates: ratesOf(rates), isPaidOnArrival, freeFrom }, parcel);
  if (price === null) return { kind: 'wait', text: words.notServed };
  if (isPaidOnArrival) return { kind: 'good', text: words.byReceiver };
  const text = price === 0 ? words.costsNothing : words.costs(formatToman(price));
  return { kind: 'good', text };
}
