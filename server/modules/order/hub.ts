import { memberBasket } from '#server/basket-owner.ts';
import type { ShopEvents } from '#server/events.ts';
import type { HubPart } from '#server/hub/part.ts';

/** After each step of an order, notifies all tabs and devices of its member. */
export const orderHub =
  (events: ShopEvents): HubPart =>
  ({ to }) => {
    events.on('orderChanged', ({ memberId, number, status, delivery, version }) => {
      to(memberBasket(memberId)).send('UpdateOrderEvent', number, status, delivery, version);
    });
  };
