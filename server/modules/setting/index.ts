import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { settingRoutes } from '#server/modules/setting/routes.ts';
import { settingVersionRoutes } from '#server/modules/setting/version-routes.ts';
import { createSettingService } from '#server/modules/setting/service.ts';
import { setupRoutes } from '#server/modules/setting/setup-routes.ts';
import { createSetupService } from '#server/modules/setting/setup-service.ts';
import type { SmsAccountService } from '#server/sms-outbox/account.ts';

interface Needs extends Base {
  readonly gateways: GatewayShelf;
  readonly smsAccount: SmsAccountService;
}

/** What owners decide without the server's environment, and the steps to an open shop. */
export function setting(needs: Needs): Module<object> {
  const { database, events, settings, gateways, smsAccount } = needs;
  const service = createSettingService({ database, events, settings });
  const setup = createSetupService({
    database,
    given: () => ({
      sms: smsAccount.now().account.provider !== 'inbox',
      payment: !settings.gateways.isSandbox && gateways.offered().some(({ isTest }) => !isTest),
    }),
  });
  return {
    services: {},
    routes: (api) => {
      settingRoutes(api, service);
      settingVersionRoutes(api, service);
      setupRoutes(api, setup);
    },
  };
}
