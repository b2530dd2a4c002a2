import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { ShopEvents } from '#server/events.ts';
import { createLogger } from '#server/http/logging.ts';
import { rowKindsOf } from '#server/import-kinds.ts';
import { createImportPictures } from '#server/modules/import/import-pictures-service.ts';
import { createShop } from '#server/modules/index.ts';
import { reachOf } from '#server/testing/picture-site.ts';

/** Fetches pictures in a process of its own, `node picture-process.ts DATABASE_URL DATA_DIR PORT`, until it is killed. */
const [databaseUrl = '', dataDir = '', port = ''] = process.argv.slice(2);
const logger = createLogger('silent');
const { services } = createShop({
  database: await openDatabase({ databaseUrl, dataDir }),
  events: new ShopEvents(),
  settings: loadConfig({ DATA_DIR: dataDir }),
  logger,
  redis: null,
});
const rowKinds = rowKindsOf({ ...services, siteUrl: services.settings.siteUrl });
const { job } = createImportPictures({ ...services, rowKinds }, reachOf(Number(port)));
// oxlint-disable-next-line no-await-in-loop -- until it is killed
for (;;) await job.run(logger);
