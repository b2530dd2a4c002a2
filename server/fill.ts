import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { type Database, rows } from '#server/db/database.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';

/**
 * Fills an empty database with the demo shop when SEED asks for it. Progress goes to stdout as plain
 * lines, for the person who started the shop.
 */
export async function fillEmpty(config: Config, database: Database): Promise<void> {
  if (config.seed !== 'demo' || !(await isEmpty(database))) return;
  // Loaded only now: the drawings and the picture encoder are of no use to a filled shop.
  const { seedDemo } = await import('#server/db/seed/seed.ts');
  const told = new Map<string, number>();
  await seedDemo(database, createFilesystemStore(join(config.dataDir, 'media')), (step, share) => {
    const tenth = Math.floor(share * 10);
    if (told.get(step) === tenth) return;
    told.set(step, tenth);
    console.log(`${step}: ${tenth * 10}%`);
  });
}

async function isEmpty({ db }: Database): Promise<boolean> {
  const filled = z.object({ filled: z.boolean() });
  const [found] = await rows(db, sql`select exists (select from category) as filled`, filled);
  return found?.filled === false;
}
