import { join } from 'node:path';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';
import { mediaRoutes } from '#server/modules/media-library/routes.ts';
import { type MediaService, createMediaService } from '#server/modules/media-library/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** The pictures of the shop as staff see them. */
export function mediaLibrary({ database, settings }: Base): Module<{ media: MediaService }> {
  const store = createFilesystemStore(join(settings.dataDir, 'media'));
  const media = createMediaService({ database, store });
  return { services: { media }, routes: (api) => mediaRoutes(api, media) };
}
