import { idleApart } from '#scripts/bench/idlers.ts';
import { percentile } from '#scripts/bench/load.ts';
import { ms, printTable } from '#scripts/bench/table.ts';
import { talkApart } from '#scripts/bench/talkers.ts';
import { accountOf, signIn } from '#scripts/lib/demo-login.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { shopSettings } from '#scripts/lib/settings.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { step } from '#scripts/lib/steps.ts';

/** Open chats, and messages a second in all of them. */
const [chats, perSecond] = [2_000, 200];
/** Visitors who do nothing. */
const idlers = 10_000;

const inOrder = (delays: readonly number[]) => delays.toSorted((a, b) => a - b);
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Another service of a shop, with the same database and Redis. */
async function startNode({ settings }: RunningShop): Promise<RunningShop> {
  const env = { ...settings.env, SERVICE_PORT: String(await freePort()), API_URL: '' };
  const node = new RunningShop(shopSettings(env, settings.distDir));
  await node.startService();
  return node;
}

/** Measures how long messages take between two nodes. */
export async function measureTalks(shop: RunningShop, seconds: number): Promise<void> {
  const node = await step('Starting a second node', () => startNode(shop));
  try {
    const staff = await signIn(shop.serviceUrl, accountOf('Administrator'));
    const talking = {
      nodes: [shop.serviceUrl, node.serviceUrl] as const,
      siteUrl: shop.settings.env['SITE_URL'] ?? '',
      staff,
      chats,
      perSecond,
      seconds,
    };
    const talked = await step(`${chats} chats, ${perSecond} messages a second`, () =>
      talkApart(talking),
    );
    printTable(
      `From sending a message to its event, over two nodes; ${talked.lost} events lost (asked: p99 at most 200 ms)`,
      ['to', 'events', 'p50', 'p95', 'p99'],
      Object.entries({ staff: talked.toStaff, visitors: talked.toVisitors }).map(([to, delays]) => [
        to,
        String(delays.length),
        ...[0.5, 0.95, 0.99].map((share) => ms(percentile(inOrder(delays), share))),
      ]),
    );
  } finally {
    await node.stop();
  }
}

/** Measures what an open box takes beside the connection of its page, each on a service that has just started. */
export async function measureIdleBoxes(shop: RunningShop): Promise<void> {
  const measure = async (withBox: boolean) => {
    const node = await startNode(shop);
    const { serviceUrl, servicePid: pid } = node;
    return step(`${idlers} visitors ${withBox ? 'with' : 'without'} an open box`, () =>
      idleApart({ serviceUrl, pid, visitors: idlers, withBox }),
    ).finally(() => node.stop());
  };
  const without = await measure(false);
  const open = await measure(true);
  printTable(
    `Memory of the service a visitor, ${idlers} visitors`,
    ['measure', 'value'],
    [
      ['hub connection', kib(without)],
      ['with an open box', kib(open)],
      ['the box alone (asked: less than 8 KiB)', kib(open - without)],
    ],
  );
}
