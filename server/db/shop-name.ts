import { z } from 'zod';

/** What a shop without settings is called. */
export const givenShopName = 'کهربا';

/** The shop's own name as a value of a query, which `shopName` reads. */
export const shopNameSql = `(select value ->> 'name' from setting where key = 'shop')`;

export const shopName = z
  .string()
  .nullable()
  .transform((name) => name ?? givenShopName);
