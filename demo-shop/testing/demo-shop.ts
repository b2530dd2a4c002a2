import { fixedToday } from '#demo-shop/expansion/today.ts';
import { seedDemo } from '#demo-shop/seed.ts';
import type { Filling } from '#server/testing/database.ts';
import { filledStore } from '#server/testing/media.ts';

/** The demo shop as seeded, without its images. */
export const demoShop: Filling = {
  name: 'demo-shop',
  fill: (database) => seedDemo(database, filledStore, { today: fixedToday }),
};
