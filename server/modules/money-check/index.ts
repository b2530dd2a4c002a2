import type { Job } from '#server/jobs/job.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { moneyCheckRoutes } from '#server/modules/money-check/routes.ts';
import {
  type MoneyCheckService,
  createMoneyCheckService,
} from '#server/modules/money-check/service.ts';

const halfAnHour = 1_800_000;
/** The hour in Tehran from which a day's comparison is made: few shoppers are there. */
const quietHour = 4;

const hourInTehran = (): number =>
  Number(
    new Intl.DateTimeFormat('en', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Tehran',
    }).format(),
  );

const nightly = ({ checkToday }: MoneyCheckService): Job => ({
  name: 'compare money and stock',
  every: halfAnHour,
  run: async (logger) => {
    if (hourInTehran() >= quietHour) await checkToday(logger);
    return 'later';
  },
});

/** Finds money and stock that do not agree with the orders. */
export function moneyCheck({ database }: Base): Module<object> {
  const service = createMoneyCheckService(database);
  return {
    services: {},
    routes: (api) => moneyCheckRoutes(api, service),
    jobs: [nightly(service)],
  };
}
