import { readDiscovery } from '#server/discovery.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { indexNowJob } from '#server/outbox/index-now-job.ts';
import { revalidateJob } from '#server/outbox/revalidate-job.ts';
import { removeSomeDelivered } from '#server/outbox/delivered.ts';

/** Notifies the storefront of changes, and search engines of changed pages. */
export function outbox({ database, events, settings }: Base): Module<object> {
  const { siteUrl } = settings;
  const readIndexNow = async () => {
    const { indexNow } = await readDiscovery(database.db, settings);
    return indexNow && { ...indexNow, siteUrl };
  };
  return {
    services: {},
    jobs: [
      revalidateJob({ database, events, storefront: settings, readIndexNow }),
      indexNowJob({ database, readIndexNow }),
      cleanUp('delivered outbox rows', () => removeSomeDelivered(database)),
    ],
  };
}
