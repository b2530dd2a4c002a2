import { profileRoutes } from '#server/modules/member-profile/routes.ts';
import {
  type ProfileService,
  createProfileService,
} from '#server/modules/member-profile/service.ts';
import type { SessionService } from '#server/modules/member-session/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function memberProfile({
  database,
  redis,
  sessions,
  settings,
}: Base & { sessions: SessionService }): Module<{ profiles: ProfileService }> {
  const profiles = createProfileService(database, sessions, redis, settings.siteUrl);
  return { services: { profiles }, routes: (api) => profileRoutes(api, profiles) };
}
