import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getChatsAnswer } from '#lib/contract/admin-chat.ts';
import { codes } from '#server/testing/fixture.ts';
import { type AgentAtPanel, type ChatShop } from '#server/testing/chat.ts';
import { accounts } from '#server/testing/members.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

let at: ChatShop;
let agent: AgentAtPanel;
const { browser } = useChatShop((opened) => {
  ({ at, agent } = opened);
});

const execute = (query: ReturnType<typeof sql>) => at.shop.shop.database.db.execute(query);
const older = (chat: string, minutes: number) =>
  execute(
    sql`update chat_message set sent_at = sent_at - ${minutes} * interval '1 minute' where chat_id = ${chat}`,
  );

describe('the box', () => {
  test('gives a visitor a secret once, which no script reads and no other site sends', async () => {
    const visitor = browser();
    const answer = await visitor.call('get-box');
    expect(answer.body).toMatchObject({
      isOn: true,
      isOpen: true,
      mode: 'chat',
      here: [{ name: accounts.administrator.name }],
      chats: [],
      unread: 0,
      reconnect: true,
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^chat=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const again = await visitor.call('get-box');
    expect(again.body).toMatchObject({ reconnect: false });
    expect(again.headers).not.toHaveProperty('set-cookie');
    for (const wrong of ['chat=x', `${visitor.cookie()}x`, `chat=${'.'.repeat(43)}`]) {
      const other = browser();
      other.useCookie(wrong);
      // oxlint-disable-next-line no-await-in-loop
      expect((await other.call('get-box')).body).toMatchObject({ reconnect: true });
      expect(other.cookie()).not.toBe(wrong);
    }
  });

  test('shows a form while nobody is online, and a talk that goes on can go on', async () => {
    const [visitor, other] = [browser(), browser()];
    const { chat } = await visitor.start();
    await agent.setState('away');
    expect(await visitor.box()).toMatchObject({ mode: 'form', here: [], isOpen: true });
    const refused = await other.call('start', { clientId: randomUUID(), body: 'سلام' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CHAT_AWAY' } });
    expect((await visitor.start('هنوز هستم')).chat.id).toBe(chat.id);
    await visitor.send(chat.id);
    await agent.setState('online');
  });
});

describe('a talk', () => {
  test('begins with a message, is answered, rated, closed, and opens again', async () => {
    const visitor = browser();
    const { chat, message } = await visitor.start('رنگ آبی دارید؟', {
      name: ' سارا ',
      subject: { type: 'product', value: String(codes.phone) },
    });
    expect(chat).toMatchObject({ state: 'waiting', assignee: null, sequence: 1, unread: 0 });
    expect(message).toMatchObject({ from: 'visitor', name: '', kind: 'text', status: 1 });
    expect(await visitor.call('rate', { chat: chat.id, stars: 5 })).toMatchObject({
      status: 409,
      body: { code: 'CHAT_UNANSWERED' },
    });
    const answered = await agent.answer(chat.id);
    expect(answered.message).toMatchObject({ from: 'staff', name: accounts.administrator.name });
    expect(
      (await visitor.read(chat.id)).messages.map(({ from, status }) => [from, status]),
    ).toEqual([
      ['visitor', 3],
      ['staff', 1],
    ]);
    const box = await visitor.box();
    expect(box).toMatchObject({ unread: 1 });
    expect(box.chats).toMatchObject([
      {
        state: 'open',
        assignee: accounts.administrator.name,
        staffSeen: 1,
        last: { from: 'staff' },
      },
    ]);
    const seen = { chat: chat.id, sequence: answered.message.sequence };
    expect((await visitor.call('seen', seen)).body).toEqual({ unread: 0 });
    expect(await visitor.call('rate', { chat: chat.id, stars: 4, note: 'خوب' })).toMatchObject({
      status: 200,
      body: { Success: true },
    });
    const { sequence } = (await visitor.read(chat.id)).chat;
    for (let more = 2; more <= 20; more += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await visitor.call('rate', { chat: chat.id, stars: 4, note: 'خوب' });
    }
    expect(await visitor.call('rate', { chat: chat.id, stars: 1 })).toMatchObject({ status: 429 });
    // The same again changes nothing.
    expect((await visitor.read(chat.id)).chat.sequence).toBe(sequence);
    await agent.call('Close-Chat', { chat: chat.id });
    expect((await visitor.box()).chats).toMatchObject([{ state: 'closed', rating: 4 }]);
    await visitor.send(chat.id, 'یک پرسش دیگر');
    expect((await visitor.box()).chats).toMatchObject([{ state: 'waiting', rating: 4 }]);
  });

  test('is one for two tabs that begin at the same moment, and for the same message sent twice', async () => {
    const visitor = browser();
    await visitor.box();
    const clientId = randomUUID();
    const started = await Promise.all([
      visitor.start('یک', { clientId }),
      visitor.start('یک', { clientId }),
      visitor.start('دو'),
    ]);
    expect(new Set(started.map(({ chat }) => chat.id)).size).toBe(1);
    const [{ chat }] = started;
    const { messages } = await visitor.read(chat.id);
    expect(messages.map(({ body }) => body).toSorted()).toEqual(['دو', 'یک']);
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => visitor.send(chat.id, 'سه', { clientId: chat.id })),
    );
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
    expect((await visitor.read(chat.id)).messages).toHaveLength(3);
  });

  test('takes no message under the client id of the other side, and its own one once', async () => {
    const visitor = browser();
    const { chat, message } = await visitor.start();
    const { message: answer } = await agent.answer(chat.id);
    const used = { status: 409, body: { code: 'CLIENT_ID_USED' } };
    const words = (clientId: string | null) => ({ chat: chat.id, clientId, body: 'پیام دیگر' });
    const { clientId } = answer;
    expect(await visitor.call('send-message', words(clientId))).toMatchObject(used);
    expect(await visitor.call('start', { clientId, body: 'سلام' })).toMatchObject(used);
    expect(await agent.call('Send-Chat-Message', words(message.clientId))).toMatchObject(used);
    expect((await visitor.send(chat.id, 'سلام', { clientId: message.clientId })).message.id).toBe(
      message.id,
    );
    expect((await visitor.read(chat.id)).messages).toHaveLength(2);
    await agent.call('Close-Chat', { chat: chat.id });
    const { chat: next } = await visitor.start('سلام', { clientId });
    expect(next.id).not.toBe(chat.id);
  });

  test('is read page by page, and what has changed since a sequence', async () => {
    const visitor = browser();
    const { chat } = await visitor.start('۱');
    for (const text of ['۲', '۳', '۴', '۵']) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await visitor.send(chat.id, text);
    }
    const bodies = async (more: object) => {
      const page = await visitor.read(chat.id, more);
      return [page.messages.map(({ body }) => body).join(''), page.more];
    };
    expect(await bodies({ limit: 2 })).toEqual(['۴۵', true]);
    expect(await bodies({ limit: 2, before: 4 })).toEqual(['۲۳', true]);
    expect(await bodies({ limit: 2, before: 2 })).toEqual(['۱', false]);
    expect(await bodies({ after: 3 })).toEqual(['۴۵', false]);
    const [first] = (await visitor.read(chat.id)).messages;
    await visitor.call('delete-message', { chat: chat.id, id: first?.id });
    const { messages, chat: now } = await visitor.read(chat.id, { after: 5 });
    expect(messages).toMatchObject([
      { id: first?.id, sequence: 1, version: 6, body: '', isDeleted: true },
    ]);
    expect(now.sequence).toBe(6);
  });

  test('lets a visitor delete own messages of the last five minutes, each once', async () => {
    const visitor = browser();
    const { chat, message } = await visitor.start();
    const { message: answer } = await agent.answer(chat.id);
    const remove = (id: number) => visitor.call('delete-message', { chat: chat.id, id });
    expect(await remove(answer.id)).toMatchObject({ status: 404 });
    expect(await remove(999_999)).toMatchObject({
      status: 404,
      body: { code: 'MESSAGE_NOT_FOUND' },
    });
    await older(chat.id, 6);
    expect(await remove(message.id)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
    await older(chat.id, -2);
    const gone = await remove(message.id);
    expect(gone).toMatchObject({ status: 200 });
    expect(gone.body).toEqual({ sequence: expect.any(Number) });
    expect((await remove(message.id)).body).toEqual(gone.body);
  });

  test('waits no longer once all that waits for an answer is deleted', async () => {
    const visitor = browser();
    const { chat, message } = await visitor.start();
    const { message: second } = await visitor.send(chat.id);
    const waiting = async () => {
      const { items } = await agent.done(getChatsAnswer, 'Get-Chats', { list: 'waiting' });
      return items.filter(({ id }) => id === chat.id).map(({ waitingSince }) => waitingSince);
    };
    const remove = (id: number) => visitor.call('delete-message', { chat: chat.id, id });
    await remove(message.id);
    expect(await waiting()).toEqual([second.sentAt]);
    await remove(second.id);
    expect(await waiting()).toEqual([]);
    expect((await visitor.box()).chats).toMatchObject([{ state: 'open' }]);
    await visitor.send(chat.id);
    expect(await waiting()).toHaveLength(1);
  });

  test('carries products as they are, and orders of the own account alone', async () => {
    const visitor = browser();
    const { chat } = await visitor.start();
    const { message } = await visitor.send(chat.id, String(codes.phone), { kind: 'product' });
    expect(message).toMatchObject({
      kind: 'product',
      product: { websiteCode: codes.phone },
      order: null,
    });
    for (const more of [
      { kind: 'product', body: '999999' },
      { kind: 'product', body: '<b>' },
      { kind: 'order', body: '12345678' },
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const refused = await visitor.call('send-message', {
        chat: chat.id,
        clientId: randomUUID(),
        ...more,
      });
      expect(refused).toMatchObject({
        status: 422,
        body: { fields: { body: expect.any(String) } },
      });
    }
  });

  test('is removed for good at the wish of its visitor', async () => {
    const [visitor, other] = [browser(), browser()];
    const { chat } = await visitor.start();
    expect(await other.call('clear-personal', { chat: chat.id })).toMatchObject({ status: 404 });
    expect(await visitor.call('clear-personal', { chat: chat.id })).toMatchObject({ status: 200 });
    expect((await visitor.box()).chats).toEqual([]);
    expect(await agent.call('Get-Chat', { chat: chat.id })).toMatchObject({ status: 404 });
  });
});

describe('a name', () => {
  test.each(['پشتیبانی', 'پـشتیبانی فروشگاه', 'Support', 'مدیریت'])(
    'may not be %s',
    async (name) => {
      const refused = await browser().call('start', { clientId: randomUUID(), body: 'سلام', name });
      expect(refused).toMatchObject({
        status: 422,
        body: { fields: { name: expect.any(String) } },
      });
    },
  );
});

describe('a login', () => {
  test('takes the chats of the browser along, and its secret opens them no more', async () => {
    const visitor = browser();
    const { chat } = await visitor.start();
    const secret = visitor.cookie();
    await visitor.logIn();
    expect((await visitor.box()).chats.map(({ id }) => id)).toContain(chat.id);
    expect(visitor.cookie()).toBe('');
    const thief = browser();
    thief.useCookie(secret);
    expect(await thief.call('get-messages', { chat: chat.id })).toMatchObject({ status: 404 });
    const elsewhere = browser();
    await elsewhere.logIn();
    expect((await elsewhere.read(chat.id)).messages).toHaveLength(1);
    const other = browser();
    await other.logIn(accounts.unverified);
    expect(await other.call('get-messages', { chat: chat.id })).toMatchObject({ status: 404 });
  });

  test('that ends takes the secret from the browser', async () => {
    const visitor = browser();
    await visitor.start();
    const { headers } = await at.shop.post('/api/member-account/logout', {}, visitor.headers());
    expect(String(headers['set-cookie'])).toContain('chat=; Max-Age=0; Path=/');
  });

  test('keeps a block', async () => {
    const visitor = browser();
    const { chat } = await visitor.start();
    await agent.call('Block-Chat', { chat: chat.id, reason: 'ناسزا' });
    await visitor.logIn(accounts.withoutNationalCode);
    await visitor.box();
    const refused = { status: 403, body: { code: 'CHAT_BLOCKED' } };
    const message = { chat: chat.id, clientId: randomUUID(), body: 'باز هم' };
    expect(await visitor.call('send-message', message)).toMatchObject(refused);
  });
});
