import type { CustomerService } from '#server/modules/customer/service.ts';
import { findAnythingRoutes } from '#server/modules/find-anything/routes.ts';
import { createFindAnythingService } from '#server/modules/find-anything/service.ts';
import type { ListService } from '#server/modules/goods/list-service.ts';
import type { Module } from '#server/modules/module.ts';
import type { StaffReadService } from '#server/modules/order-staff/read-service.ts';

interface Needs {
  readonly goodsLists: ListService;
  readonly staffOrders: StaffReadService;
  readonly customers: CustomerService;
}

/** The panel's search everywhere. */
export const findAnything = ({ goodsLists, staffOrders, customers }: Needs): Module<object> => {
  const service = createFindAnythingService({ goodsLists, staffOrders, customers });
  return { services: {}, routes: (api) => findAnythingRoutes(api, service) };
};
