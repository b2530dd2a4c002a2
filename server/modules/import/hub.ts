import type { ShopEvents } from '#server/events.ts';
import type { PanelHubPart } from '#server/hub/panel-part.ts';

/** Notifies staff who may change goods how far a file and its pictures are, and of their end. */
export const importHub =
  (events: ShopEvents): PanelHubPart =>
  (to) => {
    const staff = to('catalogue');
    events.on('importChanged', ({ batch, state, done, total }) => {
      staff.send('UpdateImportEvent', batch, state, done, total);
    });
    events.on('importPicturesChanged', ({ batch, waiting, done, failed }) => {
      staff.send('UpdateImportPicturesEvent', batch, waiting, done, failed);
    });
  };
