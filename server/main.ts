import type { Logger } from 'pino';
import { buildApp } from '#server/app.ts';
import { Cleaner } from '#server/cleanup/cleaner.ts';
import { type Config, loadConfig, readEnvironment } from '#server/config.ts';
import { answerCommands } from '#server/control.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { StartError, errorCode } from '#server/errors.ts';
import { ShopEvents } from '#server/events.ts';
import { registerHub } from '#server/hub/plugin.ts';
import { createShopHub } from '#server/hub/shop-hub.ts';
import { createLogger } from '#server/http/logging.ts';
import { createShop } from '#server/modules/index.ts';
import { Flusher } from '#server/modules/popularity/flusher.ts';
import { completeSearch } from '#server/modules/search/complete.ts';
import { IndexNowWorker } from '#server/outbox/index-now-worker.ts';
import { OutboxWorker } from '#server/outbox/worker.ts';
import { connectRedis } from '#server/redis.ts';
import { smsProvider } from '#server/sms/choose.ts';
import { SmsWorker } from '#server/sms-outbox/worker.ts';

/** The shop service: `node server/main.ts`. Ends with one line for each thing that is wrong. */
async function main(): Promise<void> {
  const config = loadConfig(readEnvironment());
  const logger = createLogger(config.logLevel);
  const redis = config.redisUrl ? await connectRedis(config.redisUrl) : null;
  const database = await openDatabase(config);
  await database.migrate();
  await completeSearch(database);
  const events = new ShopEvents();
  const shop = createShop({ database, events, settings: config, logger, redis });
  const { members, popularity } = shop.services;
  const app = await buildApp(shop);
  const hub = createShopHub({
    settings: config,
    logger,
    memberOf: async (token) => members.memberOf(await members.readAccess(token)),
    parts: shop.modules.flatMap((each) => each.hub ?? []),
  });
  registerHub(app, hub);
  answerCommands({ database, events, siteUrl: config.siteUrl });
  const { indexNow, siteUrl } = config;
  const tellsSearchEngines = indexNow !== null;
  const worker = new OutboxWorker({
    database,
    events,
    storefront: config,
    logger,
    tellsSearchEngines,
  });
  const indexNowWorker =
    indexNow && new IndexNowWorker({ database, indexNow: { ...indexNow, siteUrl }, logger });
  const smsWorker = createSmsWorker(config, database, logger);
  const flusher = new Flusher({ flush: popularity.flush, logger });
  const cleaner = new Cleaner({
    chores: shop.modules.flatMap((each) => each.chores ?? []),
    logger,
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([
      app.close(),
      worker.stop(),
      smsWorker?.stop(),
      cleaner.stop(),
      indexNowWorker?.stop(),
    ]);
    // After the last look at a product.
    await flusher.stop();
    await database.close();
    redis?.disconnect();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await listen(app, config);
  void worker.start();
  smsWorker?.start();
  indexNowWorker?.start();
  cleaner.start();
  flusher.start();
}

/** Null for a real shop that has nobody to send its messages: they wait, and expire. */
function createSmsWorker({ sms, sendsSms }: Config, database: Database, logger: Logger) {
  if (!sendsSms) {
    logger.warn('SMS_PROVIDER is inbox: nobody is sent a message, so nobody can log in by a code');
    return null;
  }
  return new SmsWorker({ database, provider: smsProvider(sms), logger });
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { servicePort, serviceHost }: Config,
) {
  try {
    await app.listen({ port: servicePort, host: serviceHost });
  } catch (error) {
    throw new StartError(
      `SERVICE_PORT ${servicePort} cannot be listened on (${errorCode(error)}).`,
      error,
    );
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exit(1);
}
