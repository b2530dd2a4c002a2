import { type SQL, sql } from 'drizzle-orm';

/** Restricts a statement to the changed products; `id` is the column or expression with the product id. */
export type Scope = (id: SQL) => SQL;

export const allProducts: Scope = () => sql`true`;

export function onlyProducts(ids: readonly number[]): Scope {
  const unique = [...new Set(ids)];
  return (id) => sql`${id} = any(${sql.param(unique)}::int[])`;
}

/** Products by id, both ends included. */
export function productsFrom(first: number, last: number): Scope {
  return (id) => sql`${id} between ${first} and ${last}`;
}
