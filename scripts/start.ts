/** `npm start`: the whole shop on this machine. Ctrl-C or SIGTERM ends it. */
import { markBuildInUse, requireUnusedBuild } from '#scripts/lib/build-in-use.ts';
import { keepOpen } from '#scripts/lib/keep-open.ts';
import { requireFreePort } from '#scripts/lib/ports.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { serviceLine } from '#scripts/lib/service-line.ts';
import { settingsFile, shopSettings } from '#scripts/lib/settings.ts';
import { endWith, step } from '#scripts/lib/steps.ts';
import { demoAccounts } from '#server/db/seed/demo-accounts.ts';
import { build, isBuilt } from '#scripts/lib/storefront-build.ts';

/** The accounts of the demo shop, for whoever wants to log in. */
function demoLines(): string {
  const lines = demoAccounts.map(
    ({ mobile, password, shows }) => `    ${mobile}  ${password}  ${shows}`,
  );
  return `\n  Demo accounts (mobile, password), for /account/login:\n${lines.join('\n')}\n`;
}

async function start(shop: RunningShop): Promise<void> {
  const { settings } = shop;
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.servicePort, 'SERVICE_PORT');
  await step('The shop service: database, demo shop, start', () => shop.startService());
  shop.superviseService();
  if (!isBuilt(settings)) {
    requireUnusedBuild(settings.distDir);
    await step('Building the storefront', () => build(settings));
  }
  await step('Starting the storefront', () => shop.startStorefront());
  markBuildInUse(settings.distDir);
  console.log(`
  Kahroba is open:  ${settings.env['SITE_URL']}
  Its service:      ${shop.serviceUrl}/api
  Its data:         ${settings.env['DATABASE_URL'] ? 'PostgreSQL' : settings.dataDir}

${settings.env['SEED'] === 'demo' ? demoLines() : ''}
  Settings: copy .env.example to .env.  Ctrl-C closes the shop.
`);
}

async function openShop(): Promise<void> {
  const shop = new RunningShop(shopSettings({ ...settingsFile(), ...process.env }), serviceLine);
  await keepOpen(shop, start(shop));
}

await openShop().catch(endWith);
// A build may still be at work when the shop is closed early.
process.exit();
