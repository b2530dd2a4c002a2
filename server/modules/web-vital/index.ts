import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { webVitalRoutes } from '#server/modules/web-vital/routes.ts';
import { createWebVitals, type WebVitals } from '#server/modules/web-vital/service.ts';

/** Interval between two writes, in ms. */
const every = 10_000;

/** How fast pages are for shoppers. */
export function webVital({ database }: Base): Module<{ webVitals: WebVitals }> {
  const webVitals = createWebVitals(database);
  return {
    services: { webVitals },
    routes: (api) => webVitalRoutes(api, webVitals),
    jobs: [
      {
        name: 'web vitals',
        every,
        run: async () => {
          await webVitals.flush();
          return 'later';
        },
        finish: webVitals.flush,
      },
      cleanUp('old web vitals', webVitals.removeSomeOld),
    ],
  };
}
