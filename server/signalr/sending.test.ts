import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { RawClient, realClient } from './testing/clients.ts';
import { startHub } from './testing/hub.ts';
import type { TestServer } from './testing/hub.ts';

/** Calls a method of the hub and waits for its completion. */
async function call(client: RawClient, target: string, ...args: unknown[]): Promise<void> {
  client.send({ type: 1, invocationId: target, target, arguments: args });
  expect(await client.next()).toMatchObject({ type: 3, invocationId: target });
}

const event = (target: string, ...args: unknown[]) => ({ type: 1, target, arguments: args });

describe('sending', () => {
  let server: TestServer;
  let sara: RawClient;
  let omid: RawClient;

  beforeEach(async () => {
    server = await startHub();
    sara = await RawClient.connect(`${server.url}?name=sara`);
    omid = await RawClient.connect(`${server.url}?name=omid`);
  });
  afterEach(() => server.stop());

  test('to all reaches all connections, in order', async () => {
    server.hub.clients.all.send('First', 1, 'یک', null);
    server.hub.clients.all.send('Second');
    for (const client of [sara, omid]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await client.next()).toEqual(event('First', 1, 'یک', null));
      // oxlint-disable-next-line no-await-in-loop
      expect(await client.next()).toEqual(event('Second'));
    }
  });

  test('reaches the handler of the real client', async () => {
    const client = realClient(server.url);
    const received = new Promise<unknown[]>((resolve) => {
      client.on('Shouted', (...args) => resolve(args));
    });
    await client.start();
    await client.invoke('Shout', 'سلام');
    expect(await received).toEqual(['سلام']);
    await client.stop();
  });

  test('to a group reaches its connections, until they leave', async () => {
    await call(sara, 'Join', 'tea');
    await call(sara, 'Join', 'tea');
    await call(omid, 'Join', 'tea');
    server.hub.clients.group('tea').send('Said', 1);
    expect(await sara.next()).toEqual(event('Said', 1));
    expect(await omid.next()).toEqual(event('Said', 1));

    await call(omid, 'Leave', 'tea');
    await call(omid, 'Leave', 'tea');
    server.hub.clients.group('tea').send('Said', 2);
    server.hub.clients.group('Tea').send('Said', 'names of groups are exact');
    server.hub.clients.all.send('Last');
    expect(await sara.next()).toEqual(event('Said', 2));
    expect(await sara.next()).toEqual(event('Last'));
    expect(await omid.next()).toEqual(event('Last'));
  });

  test('to a user reaches all of its connections and no other', async () => {
    const phone = await RawClient.connect(`${server.url}?name=sara`);
    server.hub.clients.user('sara').send('Whispered', 'psst');
    server.hub.clients.all.send('Last');
    expect(await sara.next()).toEqual(event('Whispered', 'psst'));
    expect(await phone.next()).toEqual(event('Whispered', 'psst'));
    expect(await omid.next()).toEqual(event('Last'));
  });

  test('to a connection reaches it alone', async () => {
    const client = realClient(server.url);
    const poked = new Promise<unknown>((resolve) => {
      client.on('Poked', resolve);
    });
    await client.start();
    const [id] = await client.invoke('WhoAmI');
    server.hub.clients.connection(id).send('Poked', 'you');
    server.hub.clients.all.send('Last');
    expect(await poked).toBe('you');
    expect(await sara.next()).toEqual(event('Last'));
    await client.stop();
  });

  test('to nobody does nothing', async () => {
    const { clients } = server.hub;
    clients.group('nobody').send('Said', 1);
    clients.user('nobody').send('Said', 1);
    clients.connection('nobody').send('Said', 1);
    clients.all.send('Last');
    expect(await sara.next()).toEqual(event('Last'));
  });

  test('refuses arguments that JSON cannot represent', () => {
    expect(() => server.hub.clients.all.send('Said', 1n)).toThrow(TypeError);
  });

  test('forgets the groups and users of closed connections', async () => {
    await call(sara, 'Join', 'tea');
    await call(sara, 'Join', 'bread');
    expect(server.hub.stats()).toMatchObject({ connections: 2, groups: 2, users: 2 });
    sara.socket.close();
    await sara.closed;
    omid.send({ type: 1, invocationId: '1', target: 'Nothing', arguments: [] });
    await omid.next();
    expect(server.hub.stats()).toMatchObject({ connections: 1, groups: 0, users: 1 });
  });
});
