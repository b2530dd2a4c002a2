import type { Api } from '#server/http/api.ts';
import type { Base, Module } from '#server/modules/module.ts';
import type { CancelService } from '#server/modules/order/cancel-service.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { StateService } from '#server/modules/order/state-service.ts';
import type { StockService } from '#server/modules/order/stock-service.ts';
import type { OrderPictureService } from '#server/modules/order-picture/service.ts';
import { createDecideService } from '#server/modules/order-return/decide-service.ts';
import { orderReturnRoutes } from '#server/modules/order-return/routes.ts';
import { createOrderReturnService } from '#server/modules/order-return/service.ts';
import { returnStaffRoutes } from '#server/modules/order-return/staff-routes.ts';
import type { RefundService } from '#server/modules/payment/refund-service.ts';

interface Needs extends Base {
  readonly orders: CancelService & ReadService;
  readonly orderStates: StateService;
  readonly orderStock: StockService;
  readonly orderPictures: OrderPictureService;
  readonly refunds: RefundService;
}

/** Goods that members send back. */
export function orderReturn({ database, orders, refunds, ...shared }: Needs) {
  const { orderStates: states, orderStock: stock, orderPictures: pictures } = shared;
  const returns = createOrderReturnService({ database, orders, states, pictures });
  const decisions = createDecideService({ database, states, stock, refunds });
  return {
    services: { orderReturns: { ...returns, ...decisions } },
    routes: (api: Api) => {
      orderReturnRoutes(api, { returns, orders });
      returnStaffRoutes(api, decisions);
    },
  } satisfies Module<object>;
}
