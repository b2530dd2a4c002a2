import type { Config } from '#server/config.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { presenceHub } from '#server/modules/presence/hub.ts';
import { type Presences, createPresences } from '#server/modules/presence/service.ts';
import { renewEvery } from '#server/modules/presence/shared-service.ts';

export function presence({
  redis,
  settings,
}: Pick<Base, 'redis'> & { settings: Pick<Config, 'tokenSecret'> }): Module<{
  presences: Presences;
}> {
  const presences = createPresences({ redis, settings });
  return {
    services: { presences },
    jobs: [
      {
        name: 'keep visitors known',
        every: renewEvery,
        run: async () => {
          await presences.renew();
          return 'later';
        },
      },
    ],
    hub: presenceHub(presences),
  };
}
