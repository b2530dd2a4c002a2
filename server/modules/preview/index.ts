import { cleanUp } from '#server/jobs/clean-up.ts';
import { type MadePictures, removeSomeMade } from '#server/media/made-pictures.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { createPreviews, madeFolder } from '#server/modules/preview/service.ts';

export const preview = ({
  database,
  settings: { dataDir },
}: Base): Module<{ previews: MadePictures }> => ({
  services: { previews: createPreviews({ database, dataDir }) },
  jobs: [cleanUp('pictures made long ago', () => removeSomeMade(madeFolder(dataDir)))],
});
