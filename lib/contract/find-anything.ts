import { z } from 'zod';
import { adminOrdersAnswer } from '#lib/contract/admin-orders.ts';
import { customersAnswer } from '#lib/contract/customer.ts';
import { goodsRow } from '#lib/contract/goods.ts';
import { leastSought, mostFound, mostSought } from '#lib/contract/limits.ts';

export const findAnythingBody = z.object({
  query: z.string().trim().min(leastSought).max(mostSought),
});

const few = <Item extends z.ZodType>(item: Item) => z.array(item).max(mostFound).nullable();

/** The first of each kind; null for who may not see the kind. */
export const findAnythingAnswer = z.object({
  /** By words of a name, and by code; those that are removed included, not the bin. */
  products: few(goodsRow.pick({ websiteCode: true, nameFa: true, state: true })),
  /** By number, or whole mobile number of the member; the newest first. */
  orders: few(
    adminOrdersAnswer.shape.items.element.pick({ number: true, state: true, receiver: true }),
  ),
  /** By whole mobile number, or a part of the name. */
  customers: few(customersAnswer.shape.items.element.pick({ id: true, name: true, mobile: true })),
});
export type FindAnythingAnswer = z.infer<typeof findAnythingAnswer>;
