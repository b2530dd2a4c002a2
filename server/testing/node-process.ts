import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { ShopEvents } from '#server/events.ts';
import { createLogger } from '#server/http/logging.ts';
import { createShop } from '#server/modules/index.ts';
import type { Command } from '#server/testing/node.ts';
import { endsOf, testGateways } from '#server/testing/selling.ts';

/**
 * A node of the shop in a process of its own, `node node-process.ts DATABASE_URL SANDBOX_URL`: runs the commands it receives by
 * messages until it is killed.
 */
const [databaseUrl = '', sandboxUrl = ''] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'kahroba-node-'));
const logger = createLogger('silent');
const { services, jobs } = createShop({
  database: await openDatabase({ databaseUrl, dataDir }),
  events: new ShopEvents(),
  settings: {
    ...loadConfig({ DATA_DIR: dataDir }),
    gateways: testGateways(sandboxUrl),
    siteUrl: 'http://localhost',
  },
  logger,
  redis: null,
});

process.on('message', (command) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by this test's own process
  void act(command as Command);
});
process.send?.('ready');

async function act(command: Command): Promise<void> {
  const { orders, payments } = services;
  if (command.kind === 'start') {
    await payments.startOrder(command.memberId, command.body);
  } else if (command.kind === 'startAll') {
    const tries = command.starts.map(({ memberId, body }) => orders.start(memberId, body));
    process.send?.(await endsOf(tries));
    return;
  } else if (command.kind === 'comeBack') {
    await payments.comeBack(command.gateway, command.fields);
  } else if (command.kind === 'judge') {
    await payments.judgeDue();
  } else if (command.kind === 'refund') {
    await jobs.find(({ name }) => name === 'give refunds back')?.run(logger);
  } else {
    await orders.expireSome();
  }
  process.send?.('done');
}
