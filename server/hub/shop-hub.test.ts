import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { hubPath } from '#lib/contract/hub.ts';
import { guestBasket, memberBasket } from '#server/basket-owner.ts';
import { ShopError } from '#server/errors.ts';
import { type BasketChange, ShopEvents } from '#server/events.ts';
import { mountHubs } from '#server/hub/plugin.ts';
import { createShopHub } from '#server/hub/shop-hub.ts';
import { basketHub } from '#server/modules/basket/hub.ts';
import { redisInstalled, startRedis } from '#server/testing/redis.ts';
import { openTab, type Tab } from '#server/hub/testing/visitors.ts';
import { SILENT } from '#server/signalr/options.ts';
import { RawClient, refusal } from '#server/signalr/testing/clients.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) {
    // In this order: first tabs, then nodes, then their Redis.
    // oxlint-disable-next-line no-await-in-loop
    await end();
  }
});

/** A node with the hub only, where the token `member-5` belongs to member 5. */
async function startNode(redisUrl = '', isOpen = true) {
  const events = new ShopEvents();
  const hub = await createShopHub({
    settings: { siteUrl: 'https://shop.example', trustedProxies: 0, redisUrl },
    logger: SILENT,
    memberOf: async (token) => {
      const [, id] = /^member-(\d+)$/.exec(token) ?? [];
      if (id === undefined) throw new ShopError(401, 'TOKEN_FALSE', 'false');
      return { id: Number(id), sessionId: `session of ${id}` };
    },
    chatKeyOf: () => null,
    isOpen: async () => isOpen,
    events,
    parts: [basketHub(events)],
  });
  const app = Fastify();
  mountHubs(app, { [hubPath]: hub });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  endings.push(() => app.close());
  const emitBasketChange = (news: BasketChange) => events.emit('basketChanged', news);
  const endSession = (id: string) => events.emit('sessionsEnded', [id]);
  return { hub, base, emitBasketChange, endSession };
}

async function tab(base: string, guid: string, token = ''): Promise<Tab> {
  const opened = await openTab(base, guid, token);
  endings.push(() => opened.stop());
  return opened;
}

const change = (guid: string, sequence = 1): BasketChange => ({
  owner: guestBasket(guid),
  websiteCode: 1001,
  variantId: 7,
  count: 2,
  basketCount: 5,
  kind: 'add',
  sequence,
});

describe('the shop hub', () => {
  test('notifies every tab of a basket, in whatever case its guid is written, and no tab of another', async () => {
    const { base, emitBasketChange } = await startNode();
    const [mine, other] = [randomUUID(), randomUUID()];
    const tabs = [await tab(base, mine), await tab(base, mine.toUpperCase())];
    const stranger = await tab(base, other);

    emitBasketChange(change(mine));
    for (const event of await Promise.all(tabs.map((one) => one.next()))) {
      expect(event).toEqual([1001, 7, 2, 5, 'add', 1]);
    }
    // Events arrive in order: had the stranger received the first, it would come first.
    emitBasketChange(change(other, 2));
    expect((await stranger.next())[5]).toBe(2);
    expect(stranger.received).toHaveLength(1);
  });

  test("notifies a member's tabs on all devices, and no tab that only has their guid", async () => {
    const { base, emitBasketChange } = await startNode();
    const guid = randomUUID();
    const devices = [await tab(base, guid, 'member-5'), await tab(base, randomUUID(), 'member-5')];
    const visitor = await tab(base, guid);
    const other = await tab(base, randomUUID(), 'member-6');

    emitBasketChange({ ...change(guid, 3), owner: memberBasket(5) });
    for (const event of await Promise.all(devices.map((one) => one.next()))) {
      expect(event).toEqual([1001, 7, 2, 5, 'add', 3]);
    }
    emitBasketChange(change(guid, 8));
    emitBasketChange({ ...change(guid, 9), owner: memberBasket(6) });
    expect((await visitor.next())[5]).toBe(8);
    expect((await other.next())[5]).toBe(9);
    for (const { received } of devices) expect(received).toHaveLength(1);
  });

  test('closes the connections of a session that ends, and no other', async () => {
    const { hub, base, endSession } = await startNode();
    const mine = [
      await tab(base, randomUUID(), 'member-5'),
      await tab(base, randomUUID(), 'member-5'),
    ];
    await tab(base, randomUUID(), 'member-6');
    await tab(base, randomUUID());
    const closed = mine.map(
      ({ connection }) => new Promise((resolve) => connection.onclose(resolve)),
    );
    endSession('session of 5');
    await Promise.all(closed);
    expect(hub.stats().connections).toBe(2);
  });

  test('closes a connection whose session ended while it was opened', async () => {
    const { hub, base } = await startNode('', false);
    const client = await RawClient.connect(
      `${base}${hubPath}?guid=${randomUUID()}&access_token=member-5`,
    );
    expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
    await client.closed;
    expect(hub.stats().connections).toBe(0);
  });

  test('refuses an invalid token instead of treating its holder as a visitor', async () => {
    const { base } = await startNode();
    const url = `${base}${hubPath}?guid=${randomUUID()}`;
    expect(await refusal(`${url}&access_token=forged`)).toBe(401);
    await expect(refusal(`${url}&access_token=`)).rejects.toThrow('not refused');
  });

  test('refuses pages of other origins, and admits its own pages and clients that are not browsers', async () => {
    const { base } = await startNode();
    const url = `${base}${hubPath}?guid=${randomUUID()}`;
    expect(await refusal(url, { origin: 'https://evil.example' })).toBe(403);
    expect(await refusal(url, { origin: 'null' })).toBe(403);
    await expect(refusal(url, { origin: 'https://shop.example' })).rejects.toThrow('not refused');
    await expect(refusal(url)).rejects.toThrow('not refused');
  });

  test.each(['', '?guid=', '?guid=1', '?guid=__proto__', `?guid=${'a'.repeat(500)}`])(
    'refuses a visitor without a valid guid: %j',
    async (query) => {
      const { base } = await startNode();
      expect(await refusal(`${base}${hubPath}${query}`)).toBe(400);
    },
  );

  test('answers a negotiation', async () => {
    const { base } = await startNode();
    const url = `${base}${hubPath}/negotiate?negotiateVersion=1&guid=${randomUUID()}`;
    const answer = await fetch(url, { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    });
  });

  test('closes connections on shutdown so that clients reconnect', async () => {
    const { hub, base } = await startNode();
    const one = await tab(base, randomUUID());
    const closed = new Promise((resolve) => one.connection.onclose(resolve));
    await hub.close();
    await closed;
    expect(hub.stats().connections).toBe(0);
  });
});

const withRedis = redisInstalled ? describe : describe.skip;
withRedis('two nodes and a Redis (skipped where redis-server is not installed)', () => {
  test('notify the tabs on both nodes, each once', async () => {
    const redis = await startRedis();
    endings.push(() => redis.stop());
    const [first, second] = [await startNode(redis.url), await startNode(redis.url)];
    const guid = randomUUID();
    const tabs = [await tab(first.base, guid), await tab(second.base, guid)];

    first.emitBasketChange(change(guid, 1));
    await Promise.all(tabs.map((one) => one.next()));
    second.emitBasketChange(change(guid, 2));
    await Promise.all(tabs.map((one) => one.next()));
    for (const { received } of tabs) expect(received.map((event) => event[5])).toEqual([1, 2]);
  });
});
