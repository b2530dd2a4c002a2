import { describe, expect, test } from '@jest/globals';
import { chatBlocksAnswer, getVisitorsAnswer, staffChatRow } from '#lib/contract/admin-chat.ts';
import { boxEventValues, chatMessage } from '#lib/contract/chat.ts';
import { chatHubMethods } from '#lib/contract/chat-names.ts';
import { hubMethods } from '#lib/contract/hub.ts';
import { panelHubMethods } from '#lib/contract/panel-hub.ts';
import {
  type AgentAtPanel,
  awaitEvent,
  type ChatShop,
  type ChatTab,
  jsonAt,
  openAgent,
} from '#server/testing/chat.ts';
import { createLogger } from '#server/http/logging.ts';
import { accounts } from '#server/testing/members.ts';
import { until } from '#server/testing/until.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

let at: ChatShop;
let agent: AgentAtPanel;
const { browser, cleanUp } = useChatShop((opened) => {
  ({ at, agent } = opened);
});

/** A visitor in a talk, with a tab that hears of it. */
async function talk() {
  const visitor = browser();
  await visitor.box();
  const tab = await visitor.open();
  const { chat, message } = await visitor.start('سلام', { name: 'سارا' });
  return { visitor, tab, id: chat.id, message };
}

const tell = ({ connection }: Pick<ChatTab, 'connection'>, method: string, content: object) =>
  connection.invoke(method, JSON.stringify(content));
const ofChat = (id: string) => (args: unknown[]) => args[0] === id;
/** Proves that nothing of a chat came before: events of a connection keep their order. */
async function settled(tab: ChatTab): Promise<void> {
  const before = tab.of('ChatBoxEvent').length;
  const { visitors } = await agent.done(getVisitorsAnswer, 'Get-Visitors');
  await Promise.all(
    visitors.map((each) =>
      agent.call('Invite-Visitor', { visitor: each.visitor, text: 'کمک می‌خواهید؟' }),
    ),
  );
  await until(async () => tab.of('ChatBoxEvent').length > before);
}
const visit = (tab: ChatTab, path = '/shop') =>
  tell(tab, hubMethods.changeLocation, { location: path, title: 'فروشگاه', value: '' });

describe('what happens in a chat', () => {
  test('reaches all tabs of its visitor and all staff, with the paper’s arguments', async () => {
    const { visitor, tab, id, message } = await talk();
    const second = await visitor.open();
    const [, json, sequence] = await awaitEvent(tab, 'NewMessageEvent', ofChat(id));
    expect([chatMessage.parse(JSON.parse(String(json))).id, sequence]).toEqual([message.id, 1]);
    await awaitEvent(agent, 'NewMessageEvent', ofChat(id));
    const row = await awaitEvent(agent, 'ChatListEvent', (args) => String(args[0]).includes(id));
    expect(staffChatRow.parse(jsonAt(row, 0))).toMatchObject({
      state: 'waiting',
      name: 'سارا',
      unread: 1,
      assignee: null,
    });

    const answer = await agent.answer(id);
    for (const each of [tab, second]) {
      // oxlint-disable-next-line no-await-in-loop
      const [, told, at2] = await awaitEvent(each, 'NewMessageEvent', ([, , seq]) => seq === 2);
      expect(chatMessage.parse(JSON.parse(String(told)))).toEqual(answer.message);
      expect(at2).toBe(2);
      // oxlint-disable-next-line no-await-in-loop -- the visitor's message was seen
      await awaitEvent(
        each,
        'MessageStatusEvent',
        ([, status, upTo]) => status === 3 && upTo === 1,
      );
    }
    const events = tab.of('ChatBoxEvent').map((args) => [args[0], jsonAt(args, 1), args[2]]);
    expect(events).toEqual([
      ['state', { chat: id, state: 'waiting' }, 1],
      ['state', { chat: id, state: 'open' }, 2],
      ['assigned', { chat: id, name: accounts.administrator.name }, 2],
    ]);

    await tell(tab, chatHubMethods.deliveredMessage, { chat: id, sequence: 2 });
    await awaitEvent(agent, 'MessageStatusEvent', (args) => args.join() === `${id},2,2`);
    await tell(tab, chatHubMethods.seenMessage, { chat: id, sequence: 2 });
    await awaitEvent(second, 'MessageStatusEvent', (args) => args.join() === `${id},3,2`);

    await agent.call('Delete-Chat-Message', { chat: id, id: answer.message.id });
    await awaitEvent(
      second,
      'DeleteMessageEvent',
      (args) => args.join() === `${id},${answer.message.id},3`,
    );
    await agent.call('Close-Chat', { chat: id });
    const closed = await awaitEvent(second, 'ChatBoxEvent', ([kind]) => kind === 'closed');
    expect(boxEventValues.closed.parse(jsonAt(closed, 1))).toEqual({ chat: id });
    await awaitEvent(tab, 'ChatBoxEvent', ([kind]) => kind === 'rate');
  });

  test('shows who writes to the other side, at most once in two seconds', async () => {
    const { tab, id } = await talk();
    for (const on of [true, true, false, true, false]) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await tell(tab, chatHubMethods.typing, { chat: id, on });
    }
    await awaitEvent(agent, 'TypingEvent', ([chat, , , on]) => chat === id && on === false);
    expect(agent.of('TypingEvent').filter(ofChat(id))).toEqual([
      [id, 'visitor', 'سارا', true],
      [id, 'visitor', 'سارا', false],
    ]);
    await tell(agent, chatHubMethods.typing, { chat: id, on: true });
    expect(await awaitEvent(tab, 'TypingEvent')).toEqual([
      id,
      'staff',
      accounts.administrator.name,
      true,
    ]);
  });

  test('says nothing of a blocked visitor who writes, and takes no report of theirs', async () => {
    const { visitor, tab, id } = await talk();
    const isBlocked = () => {
      const rows = agent.of('ChatListEvent').map((args) => staffChatRow.parse(jsonAt(args, 0)));
      return rows.findLast((row) => row.id === id)?.isBlocked;
    };
    await agent.call('Block-Chat', { chat: id, reason: 'ناسزا' });
    await until(async () => isBlocked() === true);
    await tell(tab, chatHubMethods.typing, { chat: id, on: true });
    const report = await visitor.call('report-abuse', { chat: id, reason: 'بی‌ادبی' });
    expect(report).toMatchObject({ status: 403, body: { code: 'CHAT_BLOCKED' } });
    const { blocks } = await agent.done(chatBlocksAnswer, 'List-Chat-Blocks');
    await agent.call('Unblock-Chat', { id: blocks.find(({ chat }) => chat === id)?.id });
    await until(async () => isBlocked() === false);
    expect(agent.of('TypingEvent').filter(ofChat(id))).toEqual([]);
  });

  test('is announced to the menu as waiting until it is answered', async () => {
    const job = at.shop.job('count what waits');
    const { id } = await talk();
    await job.run(createLogger('silent'));
    const counts = () => agent.of('UpdateWaitingEvent').filter(([kind]) => kind === 'chats');
    await until(async () => counts().length > 0);
    const [, before] = counts().at(-1) ?? [];
    await agent.answer(id);
    await job.run(createLogger('silent'));
    await until(async () => counts().at(-1)?.[1] === Number(before) - 1);
  });
});

describe('nothing of a chat', () => {
  test('reaches who knows its id or the guid of its visitor, but not the secret', async () => {
    const { visitor, tab, id } = await talk();
    const thief = browser(visitor.guid);
    const ear = await thief.open();
    await visit(ear);
    await tell(ear, hubMethods.changeChatLocation, { type: 'chat', value: id });
    await tell(ear, chatHubMethods.typing, { chat: id, on: true });
    const answer = await agent.answer(id);
    await tell(ear, chatHubMethods.seenMessage, { chat: id, sequence: answer.sequence });
    await awaitEvent(tab, 'NewMessageEvent', ([, , sequence]) => sequence === answer.sequence);
    await settled(ear);
    expect(ear.received.filter(([name]) => name !== 'ChatBoxEvent')).toEqual([]);
    expect(ear.of('ChatBoxEvent').filter(([kind]) => kind !== 'open' && kind !== 'hours')).toEqual(
      [],
    );
    expect(agent.of('TypingEvent').filter(ofChat(id))).toEqual([]);
    expect((await visitor.read(id)).messages.at(-1)?.status).toBe(1);
    for (const [name, body] of [
      ['get-messages', { chat: id }],
      ['send-message', { chat: id, clientId: id, body: 'x' }],
      ['seen', { chat: id, sequence: 1 }],
      ['rate', { chat: id, stars: 1 }],
      ['delete-message', { chat: id, id: answer.message.id }],
      ['report-abuse', { chat: id, reason: 'x' }],
      ['clear-personal', { chat: id }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await thief.call(name, body)).toMatchObject({
        status: 404,
        body: { code: 'CHAT_NOT_FOUND' },
      });
    }
  });

  test('reaches the connections of a guest any more once a member has claimed it', async () => {
    const { visitor, tab, id } = await talk();
    let isClosed = false;
    tab.connection.onclose(() => {
      isClosed = true;
    });
    await visitor.logIn();
    await visitor.box();
    await until(async () => isClosed);
    const own = await visitor.open();
    const answer = await agent.answer(id);
    await awaitEvent(own, 'NewMessageEvent', ([, , sequence]) => sequence === answer.sequence);
    expect(
      tab.of('NewMessageEvent').filter(([, , sequence]) => sequence === answer.sequence),
    ).toEqual([]);
  });

  test('is within reach of staff without the permission', async () => {
    const { id } = await talk();
    const other = await openAgent(at, ['orders'], { mobile: accounts.member.mobile });
    cleanUp(other.close);
    await expect(
      tell(other, panelHubMethods.changeStaffState, { state: 'online' }),
    ).rejects.toThrow('PERMISSION');
    await expect(
      tell(other, chatHubMethods.seenMessage, { chat: id, sequence: 1 }),
    ).rejects.toThrow('PERMISSION');
    await expect(tell(other, chatHubMethods.typing, { chat: id, on: true })).rejects.toThrow(
      'PERMISSION',
    );
    await agent.answer(id);
    await awaitEvent(
      agent,
      'NewMessageEvent',
      ([chat, , sequence]) => chat === id && sequence === 2,
    );
    expect(other.received).toEqual([]);
    expect(await other.call('Get-Chats', { list: 'all' })).toMatchObject({ status: 403 });
  });
});

test('a visitor’s connection knows no method of staff, and takes no broken argument', async () => {
  const { tab, id } = await talk();
  await expect(tell(tab, panelHubMethods.changeStaffState, { state: 'online' })).rejects.toThrow(
    /Unknown hub method/,
  );
  for (const [method, argument] of [
    [chatHubMethods.typing, { chat: id, on: true }],
    [chatHubMethods.typing, '{'],
    [chatHubMethods.typing, JSON.stringify({ chat: id })],
    [chatHubMethods.seenMessage, JSON.stringify({ chat: 'x', sequence: 1 })],
    [chatHubMethods.seenMessage, JSON.stringify({ chat: id, sequence: -1 })],
    [chatHubMethods.deliveredMessage, JSON.stringify({ chat: id, sequence: 2 ** 40 })],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(tab.connection.invoke(method, argument)).rejects.toThrow(/Failed to invoke/);
  }
});
