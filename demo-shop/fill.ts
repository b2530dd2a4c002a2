import type { Database } from '#server/db/database.ts';
import type { SandboxPayments } from '#server/gateways/sandbox-payments.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { isEmpty } from '#server/modules/catalogue/import-service.ts';
import { hasMembers, importMembers } from '#server/modules/member-password/import-service.ts';
import { importManagers } from '#server/modules/staff/import-service.ts';
import { demoAccounts } from '#demo-shop/demo-accounts.ts';
import type { Today } from '#demo-shop/expansion/today.ts';
import type { Report } from '#demo-shop/progress.ts';
import type { Pictures } from '#demo-shop/settings.ts';

interface Filling {
  media: MediaStore;
  /** The day the dates count from. */
  today: Today;
  pictures?: Pictures;
  report?: Report;
  /** Called with the payments of the demo shop's orders, for the gateways' stand-in. */
  keepPayments?: (payments: SandboxPayments) => void;
  /** Called once if another node is filling the shop. */
  waiting?: () => void;
}

/**
 * Migrates the database and, if it is empty, fills it with the demo shop and its accounts. If
 * several nodes call this at once for one database, one fills it and the others wait.
 */
export async function fill(database: Database, { waiting, ...rest }: Filling): Promise<void> {
  await database.migrate();
  await database.alone('fill', () => fillEmpty(database, rest), waiting);
}

async function fillEmpty(
  database: Database,
  { media, keepPayments, ...seeding }: Omit<Filling, 'waiting'>,
): Promise<void> {
  if (await isEmpty(database.db)) {
    // Loaded only now: a filled shop needs neither the drawings nor the image encoder.
    const { seedDemo } = await import('#demo-shop/seed.ts');
    await seedDemo(database, media, seeding);
  }
  if (await hasMembers(database.db)) return;
  const { writeOrders } = await import('#demo-shop/write-orders.ts');
  await database.transaction(async (tx) => {
    await importMembers(
      tx,
      demoAccounts.map(({ shows: _shows, ...account }) => account),
    );
    const managers = demoAccounts.filter(({ role }) => role === 'Administrator');
    await importManagers(
      tx,
      managers.map(({ mobile }) => mobile),
    );
    await writeOrders(tx, seeding.today, keepPayments);
  });
}
