import { agentRoutes } from '#server/modules/agent/routes.ts';
import { createAgentService } from '#server/modules/agent/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export const agent = (base: Base): Module<object> => ({
  services: {},
  rootRoutes: (app) =>
    agentRoutes(app, base, createAgentService(base.database, base.settings.siteUrl)),
});
