import { shelfOf } from '#lib/shelf.ts';

/** Keys of the session storage under which the checkout keeps what was entered, and its StartKey. */
export const entries = { checkout: 'checkout', start: 'checkoutStart' } as const;

/**
 * Of the box of chat. In the local storage: whether this browser has a chat. In the session storage:
 * what this tab has not sent, and whether its box is open.
 */
export const chatKeys = { there: 'chat', unsent: 'chatUnsent', open: 'chatOpen' } as const;

/** Clears what was entered in this tab: the order is paid, or the member logs out. */
export function forgetEntered(): void {
  for (const key of Object.values(entries)) shelfOf(() => sessionStorage).removeItem(key);
}
