import { importAccess, importKinds } from '#lib/contract/import-names.ts';
import type { ShopEvents } from '#server/events.ts';
import type { PanelHubPart } from '#server/hub/panel-part.ts';

/** Notifies staff who may see a file how far it and its pictures are, and of their end. */
export const importHub =
  (events: ShopEvents): PanelHubPart =>
  (to) => {
    // Whose files have pictures.
    const staff = to('catalogue', 'content');
    const byKind = new Map(importKinds.map((kind) => [kind, to(importAccess[kind].see)]));
    events.on('importChanged', ({ batch, kind, state, done, total }) => {
      byKind.get(kind)?.send('UpdateImportEvent', batch, state, done, total);
    });
    events.on('importPicturesChanged', ({ batch, waiting, done, failed }) => {
      staff.send('UpdateImportPicturesEvent', batch, waiting, done, failed);
    });
  };
