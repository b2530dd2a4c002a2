import type { Database } from '#server/db/database.ts';
import type { ListScope, ScopeStatements } from '#server/modules/catalogue/facet-queries.ts';
import type { Filters } from '#server/modules/catalogue/filters.ts';

/** The brand of the list when exactly one is chosen, else 0. */
export function onlyBrand({ brands }: Filters): number {
  return brands.length === 1 ? (brands[0] ?? 0) : 0;
}

interface Scope {
  categoryId: number;
  filters: Filters;
  /** Reads only the products of the chosen brands. */
  onlyBrands: boolean;
}

/** Reads the lines of a list before filtering; undefined for an unknown category. */
export async function readScope(
  database: Database,
  statements: ScopeStatements,
  { categoryId, filters, onlyBrands }: Scope,
): Promise<ListScope | undefined> {
  const { brands, name } = filters;
  const keys = filters.attributes.map(({ key }) => key);
  const values = [categoryId, onlyBrand(filters), keys];
  const read = () => {
    if (name) return database.run(statements.search, [...values, name.tsquery]);
    if (onlyBrands && brands.length > 0)
      return database.run(statements.brands, [...values, brands]);
    return database.run(statements.whole, values);
  };
  return (await read())[0];
}
