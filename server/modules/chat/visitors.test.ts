import { describe, expect, test } from '@jest/globals';
import { visitorRow } from '#lib/contract/admin-chat.ts';
import { boxEventValues } from '#lib/contract/chat.ts';
import { hubMethods } from '#lib/contract/hub.ts';
import { type AgentAtPanel, awaitEvent, type ChatTab, jsonAt } from '#server/testing/chat.ts';
import { accounts } from '#server/testing/members.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

let agent: AgentAtPanel;
const { browser } = useChatShop((opened) => {
  ({ agent } = opened);
});

const tell = ({ connection }: Pick<ChatTab, 'connection'>, method: string, content: object) =>
  connection.invoke(method, JSON.stringify(content));
const visit = (tab: ChatTab, path = '/shop') =>
  tell(tab, hubMethods.changeLocation, { location: path, title: 'فروشگاه', value: '' });

describe('visitors who are here', () => {
  test('are shown with their page and box, and can be invited to talk', async () => {
    const visitor = browser();
    await visitor.box();
    const tab = await visitor.open();
    await tab.connection.invoke(hubMethods.changeRefer, '/blog');
    await visit(tab, '/shop/product/1001/x');
    await tell(tab, hubMethods.changeChatLocation, { type: 'list', value: '' });
    const told = await awaitEvent(agent, 'VisitorEvent', (args) =>
      String(args[0]).includes('1001'),
    );
    const row = visitorRow.parse(jsonAt(told, 0));
    expect(row).toMatchObject({
      memberId: null,
      refer: '/blog',
      page: { location: '/shop/product/1001/x' },
      tabs: 1,
      isHere: true,
    });
    expect(JSON.stringify(row)).not.toContain(visitor.guid);

    const text = 'دنبال چیزی می‌گردید؟';
    expect(await agent.call('Invite-Visitor', { visitor: row.visitor, text })).toMatchObject({
      status: 200,
    });
    const [, value, sequence] = await awaitEvent(tab, 'ChatBoxEvent', ([kind]) => kind === 'open');
    const invited = boxEventValues.open.parse(JSON.parse(String(value)));
    expect([invited.name, invited.text, sequence]).toEqual([accounts.administrator.name, text, 0]);
    const { invitation } = invited;
    const other = await browser().start('سلام', { invitation });
    expect((await agent.call('Get-Chat', { chat: other.chat.id })).body).toMatchObject({
      chat: { assignee: null },
    });
    const { chat } = await visitor.start('بله', { invitation });
    const { messages } = await visitor.read(chat.id);
    expect(messages.map(({ from, body, status }) => [from, body, status])).toEqual([
      ['staff', text, 3],
      ['visitor', 'بله', 1],
    ]);
    // Used again it says nothing again.
    await visitor.start('هنوز هستید؟', { invitation });
    expect((await visitor.read(chat.id)).messages.map(({ from }) => from)).toEqual([
      'staff',
      'visitor',
      'visitor',
    ]);
    // Nor by another cookie with the guid.
    const ofGuid = browser(visitor.guid);
    await ofGuid.box();
    const { chat: foreign } = await ofGuid.start('من', { invitation });
    expect((await ofGuid.read(foreign.id)).messages.map(({ from }) => from)).toEqual(['visitor']);
    const { body: read } = await agent.call('Get-Chat', { chat: chat.id });
    expect(read).toMatchObject({
      chat: {
        state: 'waiting',
        assignee: { name: accounts.administrator.name },
        firstReplyAt: null,
      },
      visitor: { tabs: [{ page: { location: '/shop/product/1001/x' }, refer: '/blog' }] },
    });
    await visitor.call('clear-personal', { chat: chat.id });
    const { chat: next } = await visitor.start('باز هم', { invitation });
    expect((await visitor.read(next.id)).messages.map(({ from }) => from)).toEqual(['visitor']);
    await visitor.close();
    await awaitEvent(agent, 'VisitorEvent', (args) => {
      const gone = visitorRow.parse(jsonAt(args, 0));
      return gone.visitor === row.visitor && !gone.isHere;
    });
    expect(await agent.call('Invite-Visitor', { visitor: row.visitor, text })).toMatchObject({
      status: 409,
      body: { code: 'VISITOR_GONE' },
    });
  });

  test('hear when the last of the staff goes, and when one comes', async () => {
    const visitor = browser();
    const tab = await visitor.open();
    const told = (mode: string) =>
      awaitEvent(
        tab,
        'ChatBoxEvent',
        (args) => args[0] === 'hours' && String(args[1]).includes(mode),
      );
    await agent.setState('away');
    await told('"mode":"form"');
    await agent.setState('online');
    const event = await told('"mode":"chat"');
    expect(boxEventValues.hours.parse(jsonAt(event, 1))).toMatchObject({
      isOpen: true,
      here: [{ name: accounts.administrator.name }],
    });
  });
});
