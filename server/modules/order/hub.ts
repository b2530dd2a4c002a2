import { memberBasket } from '#server/basket-owner.ts';
import type { OrderChange, ShopEvents } from '#server/events.ts';
import type { PanelHubPart } from '#server/hub/panel-part.ts';
import type { HubPart } from '#server/hub/part.ts';

/** After each step of an order, notifies all tabs and devices of its member. */
export const orderHub =
  (events: ShopEvents): HubPart =>
  ({ to }) => {
    events.on('orderChanged', ({ memberId, number, status, delivery, version }) => {
      if (memberId === null) return;
      to(memberBasket(memberId)).send('UpdateOrderEvent', number, status, delivery, version);
    });
  };

/** Notifies staff of new orders and of each step. */
export const staffOrderHub =
  (events: ShopEvents): PanelHubPart =>
  (to) => {
    const staff = to('orders');
    const notify = ({ number, status, delivery, version }: OrderChange) =>
      staff.send('UpdateOrderEvent', number, status, delivery, version);
    events.on('orderMade', notify);
    events.on('orderChanged', notify);
  };
