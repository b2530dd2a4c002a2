import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { ShopEvents } from '#server/events.ts';
import { createLogger } from '#server/http/logging.ts';
import { createShop } from '#server/modules/index.ts';

/**
 * Works on imports in a process of its own, `node import-process.ts DATABASE_URL DATA_DIR`, and says how many products are
 * written, until it is killed.
 */
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const events = new ShopEvents();
const logger = createLogger('silent');
const shop = createShop({
  database: await openDatabase({ databaseUrl, dataDir }),
  events,
  settings: loadConfig({ DATA_DIR: dataDir }),
  logger,
  redis: null,
});
events.on('importChanged', ({ done }) => process.send?.(done));
const job = shop.jobs.find(({ name }) => name === 'imports');
// oxlint-disable-next-line no-await-in-loop -- until it is killed
for (;;) await job?.run(logger);
