import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getVisitorsAnswer } from '#lib/contract/admin-chat.ts';
import { chatHubMethods } from '#lib/contract/chat-names.ts';
import { hubMethods } from '#lib/contract/hub.ts';
import { connectRedis } from '#server/redis.ts';
import {
  type AgentAtPanel,
  awaitEvent,
  type ChatShop,
  createBrowser,
  jsonAt,
  openAgent,
  openChatShop,
} from '#server/testing/chat.ts';
import { redisInstalled, type RedisServer, startRedis } from '#server/testing/redis.ts';
import { until } from '#server/testing/until.ts';

const withRedis = redisInstalled ? describe : describe.skip;
withRedis('two nodes with a Redis (skipped where redis-server is not installed)', () => {
  let redis: RedisServer;
  let one: ChatShop;
  let other: ChatShop;
  let agent: AgentAtPanel;
  const clients: Awaited<ReturnType<typeof connectRedis>>[] = [];

  async function node(beside?: ChatShop): Promise<ChatShop> {
    const client = await connectRedis(redis.url);
    clients.push(client);
    const config = { redisUrl: redis.url, chatMessageLimit: 5 };
    return openChatShop({ redis: client, config, ...(beside && { beside: beside.shop }) });
  }
  beforeAll(async () => {
    redis = await startRedis();
    one = await node();
    other = await node(one);
    // Staff are at one node, visitors at the other.
    agent = await openAgent(one);
  });
  afterAll(async () => {
    await agent.close();
    await other.close();
    await one.close();
    for (const client of clients) client.disconnect();
    await redis.stop();
  });

  test('know of staff and visitors of each other, and pass on what happens', async () => {
    const visitor = createBrowser(other);
    expect(await visitor.box()).toMatchObject({ mode: 'chat' });
    const tab = await visitor.open();
    await tab.connection.invoke(
      hubMethods.changeLocation,
      JSON.stringify({ location: '/shop/product/1001/x', title: '', value: '1001' }),
    );
    const { chat } = await visitor.start();
    await awaitEvent(agent, 'NewMessageEvent', ([id]) => id === chat.id);
    await awaitEvent(agent, 'ChatListEvent', (args) => String(args[0]).includes('"isHere":true'));
    const { visitors, total } = await until(async () => {
      const found = await agent.done(getVisitorsAnswer, 'Get-Visitors');
      return found.visitors.length > 0 && found;
    });
    expect(total).toBe(1);
    expect(visitors).toMatchObject([{ page: { location: '/shop/product/1001/x' }, chat: chat.id }]);
    expect((await agent.call('Get-Chat', { chat: chat.id })).body).toMatchObject({
      visitor: { tabs: [{ page: { value: '1001' } }] },
    });

    await tab.connection.invoke(chatHubMethods.typing, JSON.stringify({ chat: chat.id, on: true }));
    await awaitEvent(agent, 'TypingEvent', ([id]) => id === chat.id);
    const { sequence } = await agent.answer(chat.id);
    await awaitEvent(tab, 'NewMessageEvent', ([, , at]) => at === sequence);
    await tab.connection.invoke(
      chatHubMethods.seenMessage,
      JSON.stringify({ chat: chat.id, sequence }),
    );
    await awaitEvent(
      agent,
      'MessageStatusEvent',
      (args) => args.join() === `${chat.id},3,${sequence}`,
    );

    await agent.setState('away');
    await awaitEvent(
      tab,
      'ChatBoxEvent',
      (args) => args[0] === 'hours' && String(args[1]).includes('"form"'),
    );
    expect(await visitor.box()).toMatchObject({ mode: 'form' });
    await agent.setState('online');

    await tab.connection.stop();
    await until(
      async () => (await agent.done(getVisitorsAnswer, 'Get-Visitors')).visitors.length === 0,
    );
  });

  test('say what visitors can do, at whichever node staff come and go', async () => {
    const tab = await createBrowser(other).open();
    const modes = () =>
      tab
        .of('ChatBoxEvent')
        .filter(([kind]) => kind === 'hours')
        .map((args) => z.object({ mode: z.string() }).parse(jsonAt(args, 1)).mode);
    const colleague = await openAgent(other);
    await until(async () => modes().at(-1) === 'chat');
    await agent.setState('away');
    await colleague.close();
    await until(async () => modes().at(-1) === 'form');
    await agent.setState('online');
    await until(async () => modes().at(-1) === 'chat');
    await tab.connection.stop();
  });

  test('count a visitor’s messages together', async () => {
    const visitor = createBrowser(other);
    const { chat } = await visitor.start();
    const same = createBrowser(one, visitor.guid);
    same.useCookie(visitor.cookie());
    await Promise.all([
      visitor.send(chat.id),
      same.send(chat.id),
      visitor.send(chat.id),
      same.send(chat.id),
    ]);
    const message = { chat: chat.id, clientId: chat.id, body: 'x' };
    expect(await same.call('send-message', message)).toMatchObject({ status: 429 });
  });

  test('begin one talk for a visitor who starts it at both at the same moment', async () => {
    const visitor = createBrowser(one);
    await visitor.box();
    const same = createBrowser(other, visitor.guid);
    same.useCookie(visitor.cookie());
    const clientId = randomUUID();
    const started = await Promise.all([
      visitor.start('سلام', { clientId }),
      same.start('سلام', { clientId }),
      visitor.start('یکی'),
      same.start('دیگری'),
    ]);
    const [chat = '', ...others] = new Set(started.map((each) => each.chat.id));
    expect(others).toEqual([]);
    const { messages } = await visitor.read(chat);
    expect(messages.map(({ body }) => body).toSorted()).toEqual(['سلام', 'یکی', 'دیگری'].toSorted());
  });

  test('take a login on one of them to end the guest’s connections on both', async () => {
    const visitor = createBrowser(other);
    await visitor.box();
    const tab = await visitor.open();
    let isClosed = false;
    tab.connection.onclose(() => {
      isClosed = true;
    });
    await visitor.start();
    const same = createBrowser(one, visitor.guid);
    same.useCookie(visitor.cookie());
    await same.logIn();
    await same.box();
    await until(async () => isClosed);
  });
});
