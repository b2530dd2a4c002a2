import type { FindAnythingAnswer } from '#lib/contract/find-anything.ts';
import { mostFound } from '#lib/contract/limits.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import type { CustomerService } from '#server/modules/customer/service.ts';
import type { ListService } from '#server/modules/goods/list-service.ts';
import type { StaffReadService } from '#server/modules/order-staff/read-service.ts';

interface Needs {
  readonly goodsLists: Pick<ListService, 'find'>;
  readonly staffOrders: Pick<StaffReadService, 'find'>;
  readonly customers: Pick<CustomerService, 'find'>;
}

/** Staff with any of these have a screen that shows the kind. */
const opens = {
  products: ['catalogue', 'prices', 'stock'],
  orders: ['orders'],
  customers: ['customers'],
} as const satisfies Record<keyof FindAnythingAnswer, readonly Permission[]>;

/** What a text names, of all kinds. */
export function createFindAnythingService({ goodsLists, staffOrders, customers }: Needs) {
  /** @param held permissions of who asks: kinds they may not see are null */
  async function find(query: string, held: readonly Permission[]): Promise<FindAnythingAnswer> {
    const may = (kind: keyof FindAnythingAnswer) => opens[kind].some((each) => held.includes(each));
    const [products, orders, members] = await Promise.all([
      may('products') ? goodsLists.find(query, mostFound) : null,
      may('orders') ? staffOrders.find(query, mostFound) : null,
      may('customers') ? customers.find(query, mostFound, held.includes('customers.export')) : null,
    ]);
    return { products, orders, customers: members };
  }

  return { find };
}
export type FindAnythingService = ReturnType<typeof createFindAnythingService>;
