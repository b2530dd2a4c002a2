import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { Api } from '#server/http/api.ts';
import type { Base, Module } from '#server/modules/module.ts';
import type { CancelService } from '#server/modules/order/cancel-service.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { StartService } from '#server/modules/order/start-service.ts';
import type { StateService } from '#server/modules/order/state-service.ts';
import type { WaysService } from '#server/modules/order/ways-service.ts';
import { cancelRoutes } from '#server/modules/payment/cancel-routes.ts';
import { createLeftDesk } from '#server/modules/payment/left-desk-service.ts';
import { missingJob } from '#server/modules/payment/missing-job.ts';
import { createOwnCancelService } from '#server/modules/payment/own-cancel-service.ts';
import { createPayService } from '#server/modules/payment/pay-service.ts';
import { refundJob } from '#server/modules/payment/refund-job.ts';
import { createRefundService } from '#server/modules/payment/refund-service.ts';
import { createResultService } from '#server/modules/payment/result-service.ts';
import { createReturnService } from '#server/modules/payment/return-service.ts';
import { paymentRoutes } from '#server/modules/payment/routes.ts';
import { settleJob } from '#server/modules/payment/settle-job.ts';
import { createSettleService } from '#server/modules/payment/settle-service.ts';
import { createStrayDesk } from '#server/modules/payment/stray-desk-service.ts';
import { strayJob } from '#server/modules/payment/stray-service.ts';
import { unverifiedJob } from '#server/modules/payment/unverified-job.ts';
import { createWayService } from '#server/modules/payment/way-service.ts';

interface Needs extends Base {
  readonly orders: StartService & CancelService & ReadService;
  readonly orderStates: StateService;
  readonly orderWays: WaysService;
  readonly gateways: GatewayShelf;
}

/** Pays orders through gateways. */
export function payment(needs: Needs) {
  const { database, settings, logger, orders, orderStates, orderWays, gateways } = needs;
  const { siteUrl } = settings;
  const parts = { database, gateways, states: orderStates, logger };
  const settling = createSettleService(parts);
  const pays = createPayService({ ...parts, orders, settling, siteUrl });
  const returns = createReturnService({ database, gateways, settling, logger });
  const results = createResultService(database, gateways, orderWays);
  const ways = createWayService(database);
  const refunds = createRefundService(parts);
  const cancels = createOwnCancelService({ orders, refunds });
  const strays = createStrayDesk(database, gateways);
  return {
    services: {
      payments: { ...pays, ...ways, ...returns, ...settling, ...results },
      ownCancels: cancels,
      refunds,
      strays,
      leftPayments: createLeftDesk(parts),
    },
    routes: (api: Api) => {
      paymentRoutes(api, { results, orders, pays, ways, returns, siteUrl });
      cancelRoutes(api, { cancels, orders });
    },
    jobs: [
      settleJob(settling),
      strayJob(database, gateways, logger),
      refundJob(parts),
      unverifiedJob({ database, gateways, settling }),
      missingJob(database, gateways),
    ],
  } satisfies Module<object>;
}
