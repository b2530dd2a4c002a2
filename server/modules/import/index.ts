import { cleanUp } from '#server/jobs/clean-up.ts';
import { importHub } from '#server/modules/import/hub.ts';
import { type ImportNeeds, createImports } from '#server/modules/import/imports-service.ts';
import {
  type ImportPicturesNeeds,
  createImportPictures,
} from '#server/modules/import/import-pictures-service.ts';
import { pictureRoutes } from '#server/modules/import/picture-routes.ts';
import { importRoutes } from '#server/modules/import/routes.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** Goods, and what else there is, from the files of other shops. */
export function importGoods(
  needs: Base & Omit<ImportNeeds, 'siteUrl'> & ImportPicturesNeeds,
): Module<object> {
  const { batches, job, removeSomeOld } = createImports({
    ...needs,
    siteUrl: needs.settings.siteUrl,
  });
  const { pictures, job: fetching } = createImportPictures(needs);
  return {
    services: {},
    routes: (api) => {
      importRoutes(api, batches);
      pictureRoutes(api, pictures, batches);
    },
    jobs: [job, fetching, cleanUp('old imports', removeSomeOld)],
    panelHub: importHub(needs.events),
  };
}
