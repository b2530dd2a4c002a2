import type { ShopEvents } from '#server/events.ts';
import type { PanelHubPart } from '#server/hub/panel-part.ts';
import { goodsPermissions } from '#server/modules/goods/field-permissions.ts';

/** Notifies staff who may change goods how far a change of many is, and of its end. */
export const goodsHub =
  (events: ShopEvents): PanelHubPart =>
  (to) => {
    const staff = to(...goodsPermissions);
    events.on('batchChanged', ({ batch, state, done, skipped, total }) => {
      staff.send('UpdateBatchEvent', batch, state, done, skipped, total);
    });
  };
