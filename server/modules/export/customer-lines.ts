import { csvLine } from '#server/files/csv.ts';
import type { ExportedCustomer } from '#server/modules/export/customer-queries.ts';
import { momentCell } from '#server/modules/export/moment.ts';
import { namesOf, personCells, personHeads, receiverOf } from '#server/modules/export/person.ts';

/** Columns of the export plugins of WordPress, by their names there. */
const heads = [
  'ID',
  'user_login',
  'user_email',
  'user_registered',
  'display_name',
  'first_name',
  'last_name',
  'roles',
  'orders_count',
  'total_spent',
] as const;

export const customerHead: string = csvLine([
  ...heads,
  ...personHeads('billing'),
  ...personHeads('shipping'),
]);

/** The line of a customer, without a password: the number they log in with is their name. */
export function customerLine(customer: ExportedCustomer): string {
  const { id, name, mobile, email, createdAt, orders, spent, address } = customer;
  const [first, last] = namesOf(name);
  return csvLine([
    id,
    mobile,
    email,
    momentCell(createdAt),
    name,
    first,
    last,
    'customer',
    orders,
    spent,
    ...personCells({ name, mobile, email, address }, true),
    ...personCells(receiverOf(address), true),
  ]);
}
