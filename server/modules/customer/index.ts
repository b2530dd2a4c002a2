import { createBlockService } from '#server/modules/customer/block-service.ts';
import { customerRoutes } from '#server/modules/customer/routes.ts';
import { createCustomerService, type CustomerService } from '#server/modules/customer/service.ts';
import { createSubscriberService } from '#server/modules/customer/subscriber-service.ts';
import type { SessionService } from '#server/modules/member-session/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** Members as staff see them. */
export const customer = ({
  database,
  sessions,
}: Base & { sessions: SessionService }): Module<{ customers: CustomerService }> => {
  const customers = createCustomerService(database);
  const blocks = createBlockService(database, sessions);
  const subscribers = createSubscriberService(database);
  return {
    services: { customers },
    routes: (api) => customerRoutes(api, { customers, blocks, subscribers }),
  };
};
