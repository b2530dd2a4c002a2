import type { Base, Module } from '#server/modules/module.ts';
import { settingRoutes } from '#server/modules/setting/routes.ts';
import { createSettingService } from '#server/modules/setting/service.ts';
import { setupRoutes } from '#server/modules/setting/setup-routes.ts';
import { createSetupService } from '#server/modules/setting/setup-service.ts';

/** What owners decide without the server's environment, and the steps to an open shop. */
export function setting({ database, events, settings }: Base): Module<object> {
  const service = createSettingService({ database, events, settings });
  const { gateways, sms } = settings;
  const setup = createSetupService({
    database,
    given: {
      sms: sms.provider !== 'inbox',
      payment: gateways.names.length > 0 && !gateways.isSandbox,
    },
  });
  return {
    services: {},
    routes: (api) => {
      settingRoutes(api, service);
      setupRoutes(api, setup);
    },
  };
}
