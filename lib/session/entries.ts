import { shelfOf } from '#lib/shelf.ts';

/** Keys of the session storage under which the checkout keeps what was entered, and its StartKey. */
export const entries = { checkout: 'checkout', start: 'checkoutStart' } as const;

/** Clears what was entered in this tab: the order is paid, or the member logs out. */
export function forgetEntered(): void {
  for (const key of Object.values(entries)) shelfOf(() => sessionStorage).removeItem(key);
}
