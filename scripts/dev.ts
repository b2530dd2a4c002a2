/** `npm run dev`: the shop with both programs reloading on changes. Ctrl-C or SIGTERM ends it. */
import { keepOpen } from '#scripts/lib/keep-open.ts';
import { buildPanel, isPanelBuilt } from '#scripts/lib/panel-build.ts';
import { requireFreePort } from '#scripts/lib/ports.ts';
import { readable } from '#scripts/lib/service-line.ts';
import { settingsFile, shopSettings } from '#scripts/lib/settings.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { serviceTitle } from '#scripts/lib/start-words.ts';
import { endWith, step } from '#scripts/lib/steps.ts';

async function start(shop: RunningShop): Promise<void> {
  await requireFreePort(shop.settings.port, 'PORT');
  await requireFreePort(shop.settings.servicePort, 'SERVICE_PORT');
  await step(serviceTitle(shop.settings.env), async () => {
    await shop.fill();
    await shop.startGateways();
    await shop.startService();
  });
  if (!isPanelBuilt()) await step('Building the panel', buildPanel);
  await step('Starting the storefront', () => shop.startStorefront());
  await step('Starting the panel', () => shop.startPanel());
  console.log(`\n  Kahroba is open:  ${shop.baseUrl}\n  Its panel:        ${shop.panelUrl}\n`);
}

function show(from: string, line: string): void {
  const words = readable(line);
  if (words) console.log(`  ${from}: ${words}`);
}

async function develop(): Promise<void> {
  const settings = shopSettings({ ...settingsFile(), ...process.env });
  const shop = new RunningShop(settings, show, 'development');
  await keepOpen(shop, start(shop));
}

await develop().catch(endWith);
process.exit();
