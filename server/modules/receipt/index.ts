import type { Api } from '#server/http/api.ts';
import type { Base, Module } from '#server/modules/module.ts';
import type { CancelService } from '#server/modules/order/cancel-service.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { StateService } from '#server/modules/order/state-service.ts';
import type { OrderPictureService } from '#server/modules/order-picture/service.ts';
import type { RefundService } from '#server/modules/payment/refund-service.ts';
import { receiptRoutes } from '#server/modules/receipt/routes.ts';
import { createReceiptService } from '#server/modules/receipt/service.ts';
import { receiptStaffRoutes } from '#server/modules/receipt/staff-routes.ts';

interface Needs extends Base {
  readonly orders: CancelService & ReadService;
  readonly orderStates: StateService;
  readonly orderPictures: OrderPictureService;
  readonly refunds: RefundService;
}

/** Receipts of transfers from card to card. */
export function receipt({ database, orders, orderStates, orderPictures, refunds }: Needs) {
  const receipts = createReceiptService({
    database,
    orders,
    states: orderStates,
    pictures: orderPictures,
    refunds,
  });
  return {
    services: { receipts },
    routes: (api: Api) => {
      receiptRoutes(api, { receipts, orders });
      receiptStaffRoutes(api, receipts);
    },
  } satisfies Module<object>;
}
