import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { orderPictureRoutes } from '#server/modules/order-picture/routes.ts';
import { createOrderPictureService } from '#server/modules/order-picture/service.ts';

export function orderPicture({ database }: Base) {
  const orderPictures = createOrderPictureService(database);
  return {
    services: { orderPictures },
    routes: (api) => orderPictureRoutes(api, orderPictures),
    jobs: [cleanUp('unused pictures of orders', orderPictures.removeSomeLoose)],
  } satisfies Module<object>;
}
