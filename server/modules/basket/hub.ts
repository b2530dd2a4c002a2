import type { ShopEvents } from '#server/events.ts';
import type { HubPart } from '#server/hub/part.ts';

/** After each change of a basket, notifies all tabs and devices of its owner. */
export const basketHub =
  (events: ShopEvents): HubPart =>
  ({ to }) => {
    events.on('basketChanged', (change) => {
      const { owner, websiteCode, variantId, count, basketCount, kind, sequence } = change;
      to(owner).send(
        'UpdateBasketEvent',
        websiteCode,
        variantId,
        count,
        basketCount,
        kind,
        sequence,
      );
    });
  };
