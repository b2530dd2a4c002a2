/** `npm start`: the whole shop on this machine. Ctrl-C or SIGTERM ends it. */
import { paths } from '#lib/contract/paths.ts';
import { markBuildInUse, requireUnusedBuild } from '#scripts/lib/build-in-use.ts';
import { keepOpen } from '#scripts/lib/keep-open.ts';
import { buildPanel, isPanelBuilt } from '#scripts/lib/panel-build.ts';
import { requireFreePort } from '#scripts/lib/ports.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { jsonLine, serviceLine } from '#scripts/lib/service-line.ts';
import { settingsFile, shopSettings } from '#scripts/lib/settings.ts';
import { endWith, step } from '#scripts/lib/steps.ts';
import { accountLines, serviceTitle, standInLines } from '#scripts/lib/start-words.ts';
import { build, isBuilt } from '#scripts/lib/storefront-build.ts';

async function start(shop: RunningShop): Promise<void> {
  const { settings } = shop;
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.servicePort, 'SERVICE_PORT');
  await step(serviceTitle(settings.env), async () => {
    await shop.fill();
    await shop.startGateways();
    await shop.startService();
  });
  shop.superviseService();
  if (!isPanelBuilt()) await step('Building the panel', buildPanel);
  if (!isBuilt(settings)) {
    requireUnusedBuild(settings.distDir);
    await step('Building the storefront', () => build(settings));
  }
  await step('Starting the storefront', () => shop.startStorefront());
  markBuildInUse(settings.distDir);
  console.log(`
  Kahroba is open:  ${settings.env['SITE_URL']}
  Its panel:        ${settings.env['SITE_URL']}${paths.panel}
  Its service:      ${shop.serviceUrl}/api
  Its data:         ${settings.env['DATABASE_URL'] ? 'PostgreSQL' : settings.dataDir}
${standInLines(settings.env)}
${accountLines(settings.env)}
  Settings: copy .env.example to .env.  Ctrl-C closes the shop.
`);
}

async function openShop(): Promise<void> {
  const onLine = process.stdout.isTTY ? serviceLine : jsonLine;
  const shop = new RunningShop(shopSettings({ ...settingsFile(), ...process.env }), onLine);
  await keepOpen(shop, start(shop));
}

await openShop().catch(endWith);
// A build may still be running if the shop is closed early.
process.exit();
