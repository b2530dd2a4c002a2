import { afterEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import {
  chatBlocksAnswer,
  getChatsAnswer,
  getChatStaffAnswer,
  getStaffChatAnswer,
  saveChatNoteAnswer,
  staffChatAnswer,
} from '#lib/contract/admin-chat.ts';
import {
  type AgentAtPanel,
  awaitEvent,
  type ChatShop,
  jsonAt,
  openAgent,
} from '#server/testing/chat.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { accounts } from '#server/testing/members.ts';
import { sellingShop, startBody, writeBuyers } from '#server/testing/selling.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

let at: ChatShop;
let agent: AgentAtPanel;
const { browser } = useChatShop(
  (opened) => {
    ({ at, agent } = opened);
  },
  { shop: { filling: sellingShop }, permissions: ['chat', 'orders'] },
);
afterEach(() => at.shop.shop.database.db.execute(sql`delete from chat`));

const execute = (query: ReturnType<typeof sql>) => at.shop.shop.database.db.execute(query);
const list = (name: string, more: object = {}) =>
  agent.done(getChatsAnswer, 'Get-Chats', { list: name, ...more });
const idsOf = async (name: string, more: object = {}) =>
  (await list(name, more)).items.map(({ id }) => id);
const read = (chat: string) => agent.done(getStaffChatAnswer, 'Get-Chat', { chat });
const records = async (action: string) =>
  at.shop.shop.database.db.$count(sql`(select from staff_event where action = ${action}) found`);

describe('the lists', () => {
  test('have who waits longest first, others by their latest message, and know where to go on', async () => {
    const chats: string[] = [];
    for (const text of ['یک', 'دو', 'سه']) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      chats.push((await browser().start(text)).chat.id);
    }
    const [one = '', two = '', three = ''] = chats;
    expect(await idsOf('waiting')).toEqual([one, two, three]);
    expect(await idsOf('all')).toEqual([three, two, one]);
    await agent.answer(two);
    await agent.call('Close-Chat', { chat: three });
    expect(await idsOf('waiting')).toEqual([one]);
    expect(await idsOf('mine')).toEqual([two]);
    expect(await idsOf('closed')).toEqual([three]);
    const first = await list('all', { limit: 1 });
    expect(first).toMatchObject({
      items: [{ id: two, isHere: false, last: { from: 'staff' } }],
      total: { count: 2, isExact: true },
      counts: { waiting: 1, mine: 1, all: 2, closed: 1 },
    });
    const rest = await list('all', { limit: 1, after: first.next });
    expect(rest).toMatchObject({ items: [{ id: one }], next: null, total: null, counts: null });
    expect(await agent.call('Get-Chats', { list: 'all', after: 'x' })).toMatchObject({
      status: 422,
    });
  });

  test('are searched by words, name, number of a phone and of an order', async () => {
    const visitor = browser();
    await visitor.logIn();
    const { chat } = await visitor.start('یخچال 100% سفید', { name: 'سارا رضایی' });
    await browser().start('چیز دیگر');
    for (const query of ['یخچال', '100%', 'رضایی', accounts.member.mobile, '۰۹۱۲۰۰۰۰۰۰۱']) {
      // oxlint-disable-next-line no-await-in-loop
      expect([query, await idsOf('all', { query })]).toEqual([query, [chat.id]]);
    }
    await agent.call('Close-Chat', { chat: chat.id });
    expect(await idsOf('all', { query: 'یخچال' })).toEqual([chat.id]);
    expect(await idsOf('all', { query: '12345' })).toEqual([]);
    for (const query of ['%', '100_', "'; drop table chat", '09129999999']) {
      // oxlint-disable-next-line no-await-in-loop
      expect([query, await idsOf('all', { query })]).toEqual([query, []]);
    }
  });
});

describe('beside a talk', () => {
  test('stand the visitor’s basket, orders, other chats, and number', async () => {
    const [buyer] = await writeBuyers(at.shop.shop.database, 1, [variants.phoneBlack]);
    if (!buyer) throw new Error('no buyer');
    const { number } = await at.shop.shop.orders.start(buyer.memberId, startBody(buyer));
    const visitor = browser();
    const line = { WebsiteCode: codes.laptop, GuidCode: visitor.guid };
    await at.shop.post('/api/Basket/Add-To-Basket', line);
    const { chat } = await visitor.start('سلام', {
      Refer: '/blog',
      subject: { type: 'page', value: '/shop' },
    });
    expect(await read(chat.id)).toMatchObject({
      chat: {
        refer: '/blog',
        subject: { type: 'page', value: '/shop' },
        mobile: '',
        isMobileVerified: false,
      },
      visitor: {
        basket: [{ websiteCode: codes.laptop, count: 1 }],
        orders: null,
        chats: [],
        tabs: [],
      },
    });
    await execute(
      sql`update chat set member_id = ${buyer.memberId}, secret_hash = null where id = ${chat.id}`,
    );
    const { visitor: known } = await read(chat.id);
    expect(known.orders).toEqual([expect.objectContaining({ number, status: 1 })]);
    const card = await agent.answer(chat.id, String(number), { kind: 'order' });
    expect(card.message).toMatchObject({ kind: 'order', order: { number, status: 1 } });
    const other = await browser().start();
    const foreign = { chat: other.chat.id, clientId: chat.id, kind: 'order', body: String(number) };
    expect(await agent.call('Send-Chat-Message', foreign)).toMatchObject({ status: 422 });
    const clerk = await openAgent(at, ['chat'], { mobile: accounts.unverified.mobile });
    expect(
      (await clerk.done(getStaffChatAnswer, 'Get-Chat', { chat: chat.id })).visitor.orders,
    ).toBeNull();
    await clerk.close();
  });

  test('a number is shown whole only when it is asked for, which is recorded', async () => {
    const { chat } = await browser().start('سلام', { mobile: '09121234567' });
    expect((await read(chat.id)).chat.mobile).toBe('0912 ••• 4567');
    const before = await records('Show-Chat-Mobile');
    expect((await agent.call('Show-Chat-Mobile', { chat: chat.id })).body).toEqual({
      mobile: '09121234567',
    });
    expect(await records('Show-Chat-Mobile')).toBe(before + 1);
  });

  test('are notes that the visitor never reads', async () => {
    const visitor = browser();
    const { chat } = await visitor.start();
    const note = (body: string, id?: number) =>
      agent.done(saveChatNoteAnswer, 'Save-Chat-Note', { chat: chat.id, body, id });
    const { notes } = await note('محرمانه');
    const [{ id } = { id: 0 }] = notes;
    expect(notes).toMatchObject([{ body: 'محرمانه', by: accounts.administrator.name }]);
    expect((await note('تازه', id)).notes).toMatchObject([{ id, body: 'تازه' }]);
    expect(JSON.stringify([await visitor.box(), await visitor.read(chat.id)])).not.toContain(
      'تازه',
    );
    expect((await note('', id)).notes).toEqual([]);
    expect(await agent.call('Save-Chat-Note', { chat: chat.id, id, body: 'x' })).toMatchObject({
      status: 404,
    });
    expect(await agent.call('Save-Chat-Note', { chat: chat.id, body: ' ' })).toMatchObject({
      status: 422,
    });
  });
});

describe('a chat', () => {
  test('is handed over to who may answer, and both sides hear of it', async () => {
    const visitor = browser();
    await visitor.box();
    const tab = await visitor.open();
    const { chat } = await visitor.start();
    await agent.answer(chat.id);
    const other = await openAgent(at, ['chat'], { mobile: accounts.member.mobile, state: 'away' });
    const { staff } = await agent.done(getChatStaffAnswer, 'Get-Chat-Staff');
    expect(staff.map(({ name, state, chats }) => [name, state, chats])).toEqual(
      expect.arrayContaining([
        [accounts.administrator.name, 'online', 1],
        [accounts.member.name, 'away', 0],
      ]),
    );
    const to = staff.find(({ name }) => name === accounts.member.name)?.id;
    const assigned = await agent.done(staffChatAnswer, 'Assign-Chat', { chat: chat.id, to });
    expect(assigned.chat.assignee).toEqual({ id: to, name: accounts.member.name });
    await awaitEvent(
      tab,
      'ChatBoxEvent',
      (args) => args[0] === 'assigned' && String(args[1]).includes(accounts.member.name),
    );
    const { messages } = await visitor.read(chat.id);
    expect(messages.at(-1)).toMatchObject({
      from: 'system',
      body: expect.stringContaining(accounts.member.name),
    });
    const nobody = await agent.call('Assign-Chat', { chat: chat.id, to: 999_999 });
    expect(nobody).toMatchObject({ status: 409, body: { code: 'ASSIGNEE_REFUSED' } });
    expect(
      (await agent.done(staffChatAnswer, 'Assign-Chat', { chat: chat.id, to: null })).chat.assignee,
    ).toBeNull();
    await other.close();
    await visitor.close();
  });

  test('that is closed asks for stars, once', async () => {
    const visitor = browser();
    const { chat } = await visitor.start();
    const closed = await agent.done(staffChatAnswer, 'Close-Chat', { chat: chat.id });
    expect(closed.chat).toMatchObject({
      state: 'closed',
      waitingSince: null,
      closedAt: expect.any(String),
    });
    const again = await agent.done(staffChatAnswer, 'Close-Chat', { chat: chat.id });
    expect(again.chat.sequence).toBe(closed.chat.sequence);
    expect((await visitor.read(chat.id)).messages.at(-1)).toMatchObject({
      from: 'system',
      name: '',
    });
    await agent.answer(chat.id, 'یک چیز دیگر');
    expect((await visitor.box()).chats).toMatchObject([{ state: 'open' }]);
  });

  test('loses a message that staff delete, of either side, which is recorded', async () => {
    const visitor = browser();
    const { chat, message } = await visitor.start('شمارهٔ کارتم 6037…');
    const before = await records('Delete-Chat-Message');
    const gone = await agent.call('Delete-Chat-Message', { chat: chat.id, id: message.id });
    expect(
      (await agent.call('Delete-Chat-Message', { chat: chat.id, id: message.id })).body,
    ).toEqual(gone.body);
    expect(await records('Delete-Chat-Message')).toBe(before + 1);
    expect((await visitor.read(chat.id)).messages).toMatchObject([{ body: '', isDeleted: true }]);
    expect(await agent.call('Delete-Chat-Message', { chat: chat.id, id: 1 })).toMatchObject({
      status: 404,
    });
  });
});

test('the page that a talk is about is one line', async () => {
  const visitor = browser();
  const { chat } = await visitor.start('سلام', {
    subject: { type: 'page', value: '/\n/evil.example/subject' },
    Refer: '/\t/evil.example',
  });
  expect(await read(chat.id)).toMatchObject({
    chat: {
      refer: '/ /evil.example',
      subject: { type: 'page', value: '/ /evil.example/subject' },
    },
  });
});

test('what is written in any field stays plain text, without marks that turn it', async () => {
  const evil = '<b onmouseover=x>\u202E$&\u0000';
  const visitor = browser();
  const { chat } = await visitor.start(evil, {
    name: evil,
    subject: { type: 'page', value: evil },
    Refer: evil,
  });
  await agent.answer(chat.id, evil);
  await visitor.call('rate', { chat: chat.id, stars: 1, note: evil });
  await visitor.call('report-abuse', { chat: chat.id, reason: evil });
  await agent.call('Save-Chat-Note', { chat: chat.id, body: evil });
  await agent.call('Block-Chat', { chat: chat.id, reason: evil });
  await agent.call('Save-Chat-Reply', { shortcut: 'بد', body: evil });
  const written = JSON.stringify([
    await read(chat.id),
    await agent.done(chatBlocksAnswer, 'List-Chat-Blocks'),
    (await agent.call('List-Chat-Replies')).body,
    (await visitor.read(chat.id)).chat,
  ]);
  expect(written.split('<b onmouseover=x>$&').length).toBeGreaterThan(8);
  // oxlint-disable-next-line no-control-regex
  expect(written).not.toMatch(/\u202E|\\u0000|&lt;/);
  await execute(sql`delete from chat_block`);
});

test('what visitors write stays plain text, without marks that turn it', async () => {
  const { chat } = await browser().start('<img src=x onerror=alert(1)> ‮https://evil.example');
  const row = await awaitEvent(agent, 'ChatListEvent', (args) => String(args[0]).includes(chat.id));
  expect(jsonAt(row, 0)).toMatchObject({
    last: { body: '<img src=x onerror=alert(1)> https://evil.example' },
    name: '',
  });
});
