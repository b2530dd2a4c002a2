import type { Base, Module } from '#server/modules/module.ts';
import { smsInboxRoutes } from '#server/modules/sms-inbox/routes.ts';
import type { SmsAccountService } from '#server/sms-outbox/account.ts';

interface Needs extends Base {
  readonly smsAccount: SmsAccountService;
}

export const smsInbox = ({ database, settings, smsAccount }: Needs): Module<object> => ({
  services: {},
  routes: (api) => smsInboxRoutes(api, { database, smsAccount }, settings),
});
