import { category } from '#server/db/schema/catalogue.ts';
import type { Filling } from '#server/testing/database.ts';

/** A shop without goods. */
export const emptyShop: Filling = {
  name: 'empty-shop',
  fill: async ({ db }) => {
    await db.insert(category).values({ id: 0, path: [], title: 'فروشگاه', slug: 'shop' });
  },
};
