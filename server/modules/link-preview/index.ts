import { linkPreviewRoutes } from '#server/modules/link-preview/routes.ts';
import { createLinkPreviewService } from '#server/modules/link-preview/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** How links of the shop look elsewhere, for staff. */
export const linkPreview = ({ settings }: Base): Module<object> => ({
  services: {},
  routes: (api) => linkPreviewRoutes(api, createLinkPreviewService(settings)),
});
