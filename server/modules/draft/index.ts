import { cleanUp } from '#server/jobs/clean-up.ts';
import { draftRoutes } from '#server/modules/draft/routes.ts';
import { createDraftService, type DraftNeeds } from '#server/modules/draft/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** Previews of what staff are writing, on the real pages. */
export function draft(needs: Base & DraftNeeds): Module<object> {
  const drafts = createDraftService(needs);
  return {
    services: {},
    routes: (api) => draftRoutes(api, drafts),
    jobs: [cleanUp('old drafts', drafts.removeSomeOld)],
  };
}
