import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { ShopEvents } from '#server/events.ts';
import { createLogger } from '#server/http/logging.ts';
import { type Shop, createShop } from '#server/modules/index.ts';
import type { Command } from '#server/testing/node.ts';
import { endsOf, testGateways } from '#server/testing/selling.ts';

/**
 * A node of the shop in a process of its own, `node node-process.ts DATABASE_URL SANDBOX_URL DATA_DIR`: runs the
 * commands it receives by messages until it is killed. It opens the database at the first one, because the embedded
 * one has one owner at a time.
 */
const [databaseUrl = '', sandboxUrl = '', folder = ''] = process.argv.slice(2);
const dataDir = folder || mkdtempSync(join(tmpdir(), 'kahroba-node-'));
const logger = createLogger('silent');

const open = async (): Promise<Shop> =>
  createShop({
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
let opened: Promise<Shop> | null = null;

process.on('message', (command) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by this test's own process
  void act(command as Command);
});
process.send?.('ready');

async function act(command: Command): Promise<void> {
  if (command.kind === 'dieAt') {
    dieAt(command.words);
    return;
  }
  const { services, jobs } = await (opened ??= open());
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

/** Kills this process when the embedded database is about to run such a statement. */
function dieAt(words: readonly string[]): void {
  const { execProtocolRawSync } = PGlite.prototype;
  PGlite.prototype.execProtocolRawSync = function runOrDie(message) {
    const text = Buffer.from(message).toString();
    if (words.every((word) => text.includes(word))) process.kill(process.pid, 'SIGKILL');
    return execProtocolRawSync.call(this, message);
  };
}
