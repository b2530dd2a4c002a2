import type { BasketLine } from '#lib/contract/basket.ts';
import type { OrderTotals } from '#lib/contract/order.ts';

type Lines = readonly BasketLine[];

/** What shoppers do that tools of measurement are interested in, as the code that does it knows it. */
export type Happening =
  | {
      readonly kind: 'added';
      readonly websiteCode: number;
      /** 0 is the default variant. */
      readonly variantId: number;
      readonly count: number;
    }
  /** Counts of lines changed, or a line went. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'checkout'; readonly lines: Lines; readonly totals: OrderTotals }
  | {
      readonly kind: 'ordered';
      readonly number: number;
      readonly lines: Lines;
      readonly totals: OrderTotals;
      /** '' without one. */
      readonly coupon: string;
      /** Whether a gateway comes first: it is bought only once that is paid. */
      readonly isToBePaid: boolean;
    }
  | { readonly kind: 'paid'; readonly number: number; readonly amount: number };

/** Kept until somebody listens; further ones are lost. */
const mostKept = 20;

let listener: ((happening: Happening) => void) | undefined;
const kept: Happening[] = [];

/** Passes it to the tools of this page, which may be loaded later or never. */
export function noteHappening(happening: Happening): void {
  if (listener) listener(happening);
  else if (kept.length < mostKept) kept.push(happening);
}

/** Receives what happened before and will happen. There is one listener a page. */
export function listenToHappenings(listen: (happening: Happening) => void): void {
  listener = listen;
  for (const happening of kept.splice(0)) listen(happening);
}
