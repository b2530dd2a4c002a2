import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { type Database, rows } from '#server/db/database.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';

/**
 * Fills what is empty with the demo shop and its accounts when SEED asks for it. Progress goes to stdout
 * as plain lines, for the person who started the shop.
 */
export async function fillEmpty(config: Config, database: Database): Promise<void> {
  if (config.seed !== 'demo') return;
  await database.alone(
    'fill',
    () => fill(config, database),
    () => console.log('Another node fills the shop: waiting.'),
  );
}

async function fill(config: Config, database: Database): Promise<void> {
  const { shop, members } = await filledParts(database);
  if (!shop) await fillShop(config, database);
  if (members) return;
  const { writeDemoMembers } = await import('#demo-shop/write-members.ts');
  await writeDemoMembers(database.db);
}

async function fillShop(config: Config, database: Database): Promise<void> {
  // Loaded only now: the drawings and the picture encoder are of no use to a filled shop.
  const { seedDemo } = await import('#demo-shop/seed.ts');
  const told = new Map<string, number>();
  const { todayOf } = await import('#demo-shop/expansion/today.ts');
  const report = (step: string, share: number) => {
    const tenth = Math.floor(share * 10);
    if (told.get(step) === tenth) return;
    told.set(step, tenth);
    console.log(`${step}: ${tenth * 10}%`);
  };
  const today = config.seedToday ?? todayOf(Date.now());
  await seedDemo(database, createFilesystemStore(join(config.dataDir, 'media')), { today, report });
}

async function filledParts({ db }: Database) {
  const [found] = await rows(
    db,
    sql`select exists (select from category) as shop, exists (select from member) as members`,
    z.object({ shop: z.boolean(), members: z.boolean() }),
  );
  return found ?? { shop: true, members: true };
}
