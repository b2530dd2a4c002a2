import type { MemberService } from '#server/modules/member-session/service.ts';
import { profileRoutes } from '#server/modules/member-profile/routes.ts';
import { createProfileService } from '#server/modules/member-profile/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export const memberProfile = ({
  database,
  redis,
  members,
}: Base & { members: MemberService }): Module<object> => ({
  services: {},
  routes: (api) => profileRoutes(api, createProfileService(database, members, redis)),
});
