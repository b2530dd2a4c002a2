import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { chatHoursAnswer } from '#lib/contract/admin-chat.ts';
import { leaveMessageAnswer } from '#lib/contract/chat.ts';
import {
  type AgentAtPanel,
  type Browser,
  type ChatShop,
  createBrowser,
  openAgent,
  openChatShop,
} from '#server/testing/chat.ts';
import { accounts } from '#server/testing/members.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

let at: ChatShop;
let agent: AgentAtPanel;
const { browser } = useChatShop((opened) => {
  ({ at, agent } = opened);
});

const expectRefusal = async (visitor: Browser) =>
  expect(await visitor.call('start', { clientId: randomUUID(), body: 'سلام' })).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_CHATS', message: expect.stringContaining('پیام بگذارید') },
  });

describe('limits', () => {
  test('five messages in five seconds, a retry not counted', async () => {
    const strict = await openChatShop({ beside: at.shop, config: { chatMessageLimit: 5 } });
    const agentThere = await openAgent(strict);
    const visitor = createBrowser(strict);
    const { chat } = await visitor.start();
    const clientId = randomUUID();
    for (let tries = 0; tries < 9; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await visitor.send(chat.id, 'یکی', { clientId });
    }
    await Promise.all(['۳', '۴', '۵'].map((text) => visitor.send(chat.id, text)));
    const flood = await visitor.call('send-message', {
      chat: chat.id,
      clientId: randomUUID(),
      body: '۶',
    });
    expect(flood).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
    expect(Number(flood.headers['retry-after'])).toBeLessThanOrEqual(5);
    await agentThere.close();
    await strict.close();
  });

  test('new chats of a visitor, and of a network, in a day; the form remains', async () => {
    const config = { chatDailyLimit: 2, chatNetworkDailyLimit: 4 };
    const strict = await openChatShop({ beside: at.shop, config });
    const agentThere = await openAgent(strict);
    const [one, two, three] = [1, 2, 3].map(() => createBrowser(strict));
    if (!one || !two || !three) throw new Error('no browsers');
    /** A talk that is over, as the next one is a new one. */
    const talk = async (visitor: Browser) => {
      const { chat } = await visitor.start();
      await visitor.start('همان گفتگو');
      await agentThere.call('Close-Chat', { chat: chat.id });
    };
    await talk(one);
    await talk(one);
    await expectRefusal(one);
    // Others of the network may, as far as it goes.
    await talk(two);
    await talk(two);
    await expectRefusal(three);
    const form = { name: 'رضا رضایی', mobile: '09121234567', message: 'تماس بگیرید' };
    for (const visitor of [one, three]) {
      // oxlint-disable-next-line no-await-in-loop
      const left = await visitor.call('leave-message', form);
      expect(left).toMatchObject({ status: 200, body: { chat: { state: 'waiting' } } });
    }
    // It goes on in what the form began.
    await one.start('باز هم همان');
    await agentThere.close();
    await strict.close();
  });

  test('forms of a visitor, and of a network, in a day, counted apart from the talks', async () => {
    const config = { chatDailyLimit: 2, chatNetworkDailyLimit: 3 };
    const strict = await openChatShop({ beside: at.shop, config });
    const agentThere = await openAgent(strict);
    const [one, two, three] = [1, 2, 3].map(() => createBrowser(strict));
    if (!one || !two || !three) throw new Error('no browsers');
    const form = { mobile: '09121234567', message: 'تماس بگیرید' };
    /** Left and closed, as the next one is a new one. */
    const leave = async (visitor: Browser) => {
      const { body } = await visitor.call('leave-message', form);
      await agentThere.call('Close-Chat', { chat: leaveMessageAnswer.parse(body).chat?.id });
    };
    const expectNoMore = async (visitor: Browser) =>
      expect(await visitor.call('leave-message', form)).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_TRIES', message: expect.stringContaining('تماس بگیرید') },
      });
    await leave(one);
    await leave(one);
    await expectNoMore(one);
    await leave(two);
    await expectNoMore(three);
    await one.start();
    await agentThere.close();
    await strict.close();
  });
});

describe('the form', () => {
  const form = { name: 'رضا رضایی', mobile: '۰۹۱۲۱۲۳۴۵۶۷', message: 'تماس بگیرید' };

  test('leaves a message that waits for staff, with name and number', async () => {
    const visitor = browser();
    await agent.setState('off');
    const { status, body } = await visitor.call('leave-message', form);
    await agent.setState('online');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { Success: true, chat: { state: 'waiting' }, reconnect: true },
    });
    const [chat] = (await visitor.box()).chats;
    expect((await visitor.read(chat?.id ?? '')).messages).toMatchObject([
      { kind: 'form', body: form.message },
    ]);
    const { body: read } = await agent.call('Get-Chat', { chat: chat?.id });
    expect(read).toMatchObject({ chat: { name: form.name, mobile: '0912 ••• 4567' } });
  });

  test('is kept once, however often it is sent, and not while the chat is off', async () => {
    const visitor = browser();
    const clientId = randomUUID();
    const leave = () => visitor.call('leave-message', { ...form, clientId });
    expect([(await leave()).status, (await leave()).status]).toEqual([200, 200]);
    const [chat] = (await visitor.box()).chats;
    expect((await visitor.read(chat?.id ?? '')).messages).toHaveLength(1);
    const settings = await openAgent(at, ['chat', 'settings'], { mobile: accounts.member.mobile });
    const save = async (isOn: boolean) => {
      const read = await settings.done(chatHoursAnswer, 'Get-Chat-Hours');
      await settings.done(chatHoursAnswer, 'Save-Chat-Hours', { ...read, isOn });
    };
    await save(false);
    expect(await browser().call('leave-message', form)).toMatchObject({
      status: 409,
      body: { code: 'CHAT_OFF' },
    });
    await save(true);
    await settings.close();
  });

  test('wants a number and a message', async () => {
    for (const field of ['mobile', 'message']) {
      // oxlint-disable-next-line no-await-in-loop
      const refused = await browser().call('leave-message', { ...form, [field]: ' ' });
      expect(refused).toMatchObject({
        status: 422,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
  });

  test('drops what robots send, and answers plain forms with a page', async () => {
    const before = await at.shop.shop.database.db.$count(sql`chat`);
    expect(await browser().call('leave-message', { ...form, website: 'x' })).toMatchObject({
      status: 200,
      body: { Success: true, chat: null },
    });
    expect(await at.shop.shop.database.db.$count(sql`chat`)).toBe(before);
    const send = (fields: Record<string, string>) =>
      at.shop.app.inject({
        method: 'POST',
        url: '/api/chat/leave-message',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const kept = await send(form);
    expect([kept.statusCode, kept.headers.location]).toEqual([303, '/chat#sent']);
    const wrong = await send({ ...form, mobile: '1' });
    expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/chat#error-mobile']);
  });
});
