import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { hubMethods, hubPath } from '#lib/contract/hub.ts';
import { guestBasket } from '#server/basket-owner.ts';
import { ShopEvents } from '#server/events.ts';
import { mountHubs } from '#server/hub/plugin.ts';
import { createShopHub } from '#server/hub/shop-hub.ts';
import { presence } from '#server/modules/presence/index.ts';
import { openTab } from '#server/hub/testing/visitors.ts';
import { SILENT } from '#server/signalr/options.ts';
import { until } from '#server/testing/until.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) {
    // First the tabs, then the node.
    // oxlint-disable-next-line no-await-in-loop
    await end();
  }
});

async function open() {
  const settings = { siteUrl: 'https://shop.example', trustedProxies: 0, redisUrl: '' };
  const { hub: part, services } = presence({
    redis: null,
    settings: { tokenSecret: 'of the tests' },
  });
  const hub = await createShopHub({
    settings,
    logger: SILENT,
    memberOf: () => Promise.reject(new Error('no members here')),
    chatKeyOf: () => null,
    isOpen: () => Promise.reject(new Error('no members here')),
    events: new ShopEvents(),
    parts: part ? [part] : [],
  });
  const app = Fastify();
  mountHubs(app, { [hubPath]: hub });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  endings.push(() => app.close());
  const guid = randomUUID();
  const { connection, stop } = await openTab(base, guid);
  endings.push(stop);
  const { tabsOf, nameOf } = services.presences;
  return { presences: () => tabsOf(nameOf(guestBasket(guid))), guid, connection, stop };
}

const location = { location: '/shop/product/1001/x', title: 'گوشي', value: '1001' };

describe('a tab', () => {
  test('reports where its visitor is, as long as it is connected', async () => {
    const { presences, guid, connection, stop } = await open();
    await connection.invoke(hubMethods.changeRefer, '/shop');
    await connection.invoke(hubMethods.changeLocation, JSON.stringify(location));
    await connection.invoke(
      hubMethods.changeChatLocation.toLowerCase(),
      JSON.stringify({ type: 'product', value: '1001' }),
    );
    await connection.invoke(hubMethods.changeView);
    expect(await presences()).toEqual([
      {
        owner: guestBasket(guid),
        connectedAt: expect.any(String),
        refer: '/shop',
        location: { ...location, title: 'گوشی' },
        chat: { type: 'product', value: '1001' },
        viewedAt: expect.any(String),
      },
    ]);
    await stop();
    await until(async () => (await presences()).length === 0);
  });

  test('reports an address and a title of one line', async () => {
    const { presences, connection, stop } = await open();
    await connection.invoke(hubMethods.changeRefer, '/\n/evil.example');
    const written = { location: '/\t/evil.example\r\n', title: 'ورود\nبه پنل', value: '' };
    await connection.invoke(hubMethods.changeLocation, JSON.stringify(written));
    expect(await presences()).toMatchObject([
      {
        refer: '//evil.example',
        location: { location: '//evil.example', title: 'ورود به پنل' },
      },
    ]);
    await stop();
    await until(async () => (await presences()).length === 0);
  });

  test.each<[method: string, ...args: unknown[]]>([
    [hubMethods.changeRefer],
    [hubMethods.changeRefer, 1],
    [hubMethods.changeRefer, 'x'.repeat(3_000)],
    [hubMethods.changeRefer, '/shop', 'more'],
    [hubMethods.changeLocation, location],
    [hubMethods.changeLocation, '{'],
    [hubMethods.changeLocation, 'null'],
    [hubMethods.changeLocation, '[]'],
    [hubMethods.changeLocation, JSON.stringify({ location: { a: 1 } })],
    [hubMethods.changeLocation, JSON.stringify({ title: 'x'.repeat(600) })],
    [hubMethods.changeLocation, `{"a":${'['.repeat(5_000)}`],
    [hubMethods.changeChatLocation, JSON.stringify({ type: 5 })],
    [hubMethods.changeView, 'something'],
  ])('may not call %s with %j, and keeps its connection', async (method, ...args) => {
    const { presences, connection } = await open();
    await expect(connection.invoke(method, ...args)).rejects.toThrow(/Failed to invoke/);
    expect(await presences()).toMatchObject([{ refer: '', location: null, chat: null }]);
    await connection.invoke(hubMethods.changeRefer, null);
  });

  test('that sends too many fields stores only the known ones', async () => {
    const { presences, connection } = await open();
    const polluted = '{"location":"/x","__proto__":{"role":"admin"},"constructor":1,"extra":"y"}';
    await connection.invoke(hubMethods.changeLocation, polluted);
    const [here] = await presences();
    expect(here?.location).toEqual({ location: '/x', title: '', value: '' });
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });
});
