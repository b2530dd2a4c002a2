import type { Api } from '#server/http/api.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { createLeftService } from '#server/modules/order-staff/left-service.ts';
import { orderMoneyRoutes } from '#server/modules/order-staff/money-routes.ts';
import { createStaffReadService } from '#server/modules/order-staff/read-service.ts';
import { orderStaffRoutes } from '#server/modules/order-staff/routes.ts';
import { createStepService } from '#server/modules/order-staff/step-service.ts';
import { createStrayService } from '#server/modules/order-staff/stray-service.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { StateService } from '#server/modules/order/state-service.ts';
import type { RefundService } from '#server/modules/payment/refund-service.ts';
import type { LeftDesk } from '#server/modules/payment/left-desk-service.ts';
import type { StrayDesk } from '#server/modules/payment/stray-desk-service.ts';

interface Needs extends Base {
  readonly orders: ReadService;
  readonly orderStates: StateService;
  readonly refunds: RefundService;
  readonly strays: StrayDesk;
  readonly leftPayments: LeftDesk;
  readonly gateways: GatewayShelf;
}

/** Orders as administrators run them. */
export function orderStaff({ database, orders, refunds, strays, ...rest }: Needs) {
  const { orderStates: states, leftPayments, gateways } = rest;
  const reads = createStaffReadService({ database, orders, refunds, gateways });
  const steps = createStepService({ database, states, refunds, reads });
  const desk = createStrayService(database, strays);
  const left = createLeftService(database, leftPayments);
  return {
    services: { staffOrders: reads },
    routes: (api: Api) => {
      orderStaffRoutes(api, { reads, steps });
      orderMoneyRoutes(api, { reads, steps, strays: desk, left });
    },
  } satisfies Module<object>;
}
