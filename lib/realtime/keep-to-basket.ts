import type { BasketStore } from '#lib/basket/store.ts';
import type { HubConnection } from '#lib/realtime/connection.ts';

/**
 * Keeps the hub on the basket this page shows: another basket means another identity and needs a
 * new connection, because the old one gets no news of it. Adding something also restarts a hub that
 * has given up.
 * @param isBegun whether a connection was ever made; the first one is not made here
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
