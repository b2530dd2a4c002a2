import type { Entrance } from '#server/http/entrance.ts';
import type { CodeService } from '#server/modules/member-code/service.ts';
import { createChangeService } from '#server/modules/member-password/change-service.ts';
import {
  createLoginService,
  type LoginService,
} from '#server/modules/member-password/login-service.ts';
import {
  createNewPasswords,
  type NewPasswords,
} from '#server/modules/member-password/new-service.ts';
import { passwordRoutes } from '#server/modules/member-password/routes.ts';
import { createShopNames } from '#server/modules/member-password/shop-names.ts';
import type { SessionService } from '#server/modules/member-session/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function memberPassword({
  database,
  settings,
  redis,
  sessions,
  codes,
  entrance,
}: Base & { sessions: SessionService; codes: CodeService; entrance: Entrance }): Module<{
  logins: Pick<LoginService, 'prove'>;
  newPasswords: NewPasswords;
}> {
  const { loginLimit, siteUrl } = settings;
  const shopNames = createShopNames(database, siteUrl);
  const logins = createLoginService({ database, redis, sessions, loginLimit });
  const changes = createChangeService({ database, redis, sessions, shopNames });
  return {
    services: { logins, newPasswords: createNewPasswords(shopNames) },
    routes: (api) => passwordRoutes(api, { logins, changes, codes, entrance, shopNames }),
  };
}
