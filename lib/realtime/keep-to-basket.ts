import type { BasketStore } from '#lib/basket/store.ts';
import type { HubConnection } from '#lib/realtime/connection.ts';

/**
 * Keeps the hub to the basket this page shows: another basket, so another identity, gets another wire, for
 * the one before it is deaf to its news. A shopper who adds something wants the hub back, if it gave up.
 * @param isBegun whether a wire has been made at all; the first one is not for here to make
 */
export function keepToBasket(
  hub: Pick<HubConnection, 'want' | 'force'>,
  store: BasketStore,
  isBegun: () => boolean,
): void {
  store.subscribe(({ age }, before) => {
    if (!isBegun()) return;
    if (age === before.age) hub.want();
    else hub.force();
  });
}
