import { buildApp } from '#server/app.ts';
import { type Config, loadConfig, readEnvironment } from '#server/config.ts';
import { answerCommands } from '#server/control.ts';
import { openDatabase } from '#server/db/open.ts';
import { StartError, errorCode } from '#server/errors.ts';
import { ShopEvents } from '#server/events.ts';
import { openHubs } from '#server/hub/plugin.ts';
import { listenGently } from '#server/http/closing.ts';
import { Worker } from '#server/jobs/worker.ts';
import { createLogger } from '#server/http/logging.ts';
import { createShop } from '#server/modules/index.ts';
import { completeSearch } from '#server/modules/search/complete.ts';
import { addOwnWords } from '#server/modules/search/search-words.ts';

/** The shop service: `node server/main.ts`. Prints one line for each error that prevents the start. */
async function main(): Promise<void> {
  const config = loadConfig(readEnvironment());
  const logger = createLogger(config.logLevel);
  const redis = config.redisUrl ? await redisAt(config.redisUrl) : null;
  const database = await openDatabase(config);
  await database.migrate();
  await completeSearch(database);
  addOwnWords(config.dataDir);
  const events = new ShopEvents();
  const shop = createShop({ database, events, settings: config, logger, redis });
  await shop.services.sealedSettings.refresh();
  const app = await buildApp(shop);
  await openHubs(app, shop);
  answerCommands({ database, events, ...config });
  const worker = new Worker(shop.jobs, logger);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([app.close(), worker.stop()]);
    await worker.finish();
    await database.close();
    redis?.disconnect();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await listen(app, config);
  if (await shop.services.staffArrivals.isClaimable()) {
    // Not to the log: it is for the person at the terminal.
    console.log(
      `This shop has no staff yet. Open ${config.siteUrl}/cpfpco/claim; the code is ${shop.services.staffArrivals.claimCode()}`,
    );
  }
  void worker.start();
}

/** Loads the client of Redis only if there is one. */
async function redisAt(url: string) {
  const { connectRedis } = await import('#server/redis.ts');
  return connectRedis(url);
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { servicePort, serviceHost }: Config,
) {
  try {
    await listenGently(app, { port: servicePort, host: serviceHost });
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
