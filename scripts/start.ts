/** `npm start`: the whole shop on this machine. Ctrl-C or SIGTERM ends it. */
import { requireFreePort } from '#scripts/lib/ports.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { serviceLine } from '#scripts/lib/service-line.ts';
import { settingsFile, shopSettings } from '#scripts/lib/settings.ts';
import { endWith, PlainFailure, step } from '#scripts/lib/steps.ts';
import { build, isBuilt } from '#scripts/lib/storefront-build.ts';

/** Stays listening: a terminal's Ctrl-C may reach us twice, and the second must not cut the first short. */
const interrupted = new Promise<void>((done) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => done());
});

async function start(shop: RunningShop): Promise<void> {
  const { settings } = shop;
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.servicePort, 'SERVICE_PORT');
  await step('The shop service: database, demo shop, start', () => shop.startService());
  shop.superviseService();
  if (!isBuilt(settings)) await step('Building the storefront', () => build(settings));
  await step('Starting the storefront', () => shop.startStorefront());
  console.log(`
  Kahroba is open:  ${settings.env['SITE_URL']}
  Its service:      ${shop.serviceUrl}/api
  Its data:         ${settings.env['DATABASE_URL'] ? 'PostgreSQL' : settings.dataDir}

  Settings: copy .env.example to .env.  Ctrl-C closes the shop.
`);
}

/** Runs until somebody ends it, or the storefront ends by itself. */
async function runShop(): Promise<void> {
  const settings = shopSettings({ ...settingsFile(), ...process.env });
  const shop = new RunningShop(settings, serviceLine);
  try {
    const opened = start(shop).then(() => shop.storefrontEnded());
    const ended = await Promise.race([interrupted, opened]);
    if (ended) {
      const lines = shop.storefrontLines().join('\n');
      throw new PlainFailure(`the storefront ended (${ended.signal ?? ended.code}).\n${lines}`);
    }
    console.log('Closing the shop …');
  } finally {
    await shop.stop();
  }
}

await runShop().catch(endWith);
// A build or a step may still be at work when the shop is closed early.
process.exit();
