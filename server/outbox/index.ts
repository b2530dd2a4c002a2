import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { indexNowJob } from '#server/outbox/index-now-job.ts';
import { revalidateJob } from '#server/outbox/revalidate-job.ts';
import { removeSomeDelivered } from '#server/outbox/delivered.ts';

/** Notifies the storefront of changes, and search engines of changed pages. */
export function outbox({ database, events, settings }: Base): Module<object> {
  const { indexNow, siteUrl } = settings;
  const notifiesSearchEngines = indexNow !== null;
  return {
    services: {},
    jobs: [
      revalidateJob({ database, events, storefront: settings, notifiesSearchEngines }),
      ...(indexNow ? [indexNowJob({ database, indexNow: { ...indexNow, siteUrl } })] : []),
      cleanUp('delivered outbox rows', () => removeSomeDelivered(database)),
    ],
  };
}
