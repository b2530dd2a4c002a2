import type { Base, Module } from '#server/modules/module.ts';
import { createEvents } from '#server/modules/staff/event-service.ts';
import { todayHub } from '#server/modules/today/hub.ts';
import { todayRoutes } from '#server/modules/today/routes.ts';
import { createTodayService } from '#server/modules/today/service.ts';
import { createWaitingNews } from '#server/modules/today/waiting-job.ts';

/** What waits for staff. */
export const today = ({ database, events }: Base): Module<object> => {
  const service = createTodayService(database, createEvents(database));
  const news = createWaitingNews({ events, today: service });
  return {
    services: {},
    routes: (api) => todayRoutes(api, service),
    jobs: [news.job],
    panelHub: todayHub(news),
  };
};
