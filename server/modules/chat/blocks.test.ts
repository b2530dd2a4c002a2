import { afterEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { chatBlocksAnswer, getStaffChatAnswer, staffChatAnswer } from '#lib/contract/admin-chat.ts';
import { type AgentAtPanel, type ChatShop, createBrowser } from '#server/testing/chat.ts';
import { accounts } from '#server/testing/members.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

let at: ChatShop;
let agent: AgentAtPanel;
const { browser } = useChatShop((opened) => {
  ({ at, agent } = opened);
});
afterEach(() => at.shop.shop.database.db.execute(sql`delete from chat_block`));

const read = (chat: string) => agent.done(getStaffChatAnswer, 'Get-Chat', { chat });

describe('a chat', () => {
  test('of a blocked visitor takes no more words of theirs, until they are let in again', async () => {
    const visitor = browser();
    const { chat } = await visitor.start();
    const block = { chat: chat.id, reason: 'ناسزا' };
    expect((await agent.done(staffChatAnswer, 'Block-Chat', block)).chat.isBlocked).toBe(true);
    await agent.done(staffChatAnswer, 'Block-Chat', block);
    const { blocks } = await agent.done(chatBlocksAnswer, 'List-Chat-Blocks');
    expect(blocks).toMatchObject([
      { chat: chat.id, reason: 'ناسزا', by: accounts.administrator.name },
    ]);
    expect((await visitor.box()).isBlocked).toBe(true);
    const refused = { status: 403, body: { code: 'CHAT_BLOCKED' } };
    const message = { chat: chat.id, clientId: chat.id, body: 'x' };
    expect(await visitor.call('send-message', message)).toMatchObject(refused);
    expect(await visitor.call('start', message)).toMatchObject(refused);
    const form = { mobile: '09121234567', message: 'x' };
    expect(await visitor.call('leave-message', form)).toMatchObject(refused);
    expect((await visitor.read(chat.id)).messages).toHaveLength(1);
    await agent.done(chatBlocksAnswer, 'Unblock-Chat', { id: blocks[0]?.id });
    expect((await visitor.box()).isBlocked).toBe(false);
    expect(await visitor.call('send-message', message)).toMatchObject({ status: 200 });
    expect(await agent.call('Unblock-Chat', { id: blocks[0]?.id })).toMatchObject({ status: 404 });
  });

  test('of a blocked visitor is replaced by no other, and is refused before all else', async () => {
    const visitor = browser();
    const { chat } = await visitor.start();
    await agent.done(staffChatAnswer, 'Block-Chat', { chat: chat.id, reason: 'ناسزا' });
    await visitor.call('clear-personal', { chat: chat.id });
    expect(await visitor.box()).toMatchObject({ isBlocked: true, chats: [] });
    const refused = { status: 403, body: { code: 'CHAT_BLOCKED' } };
    const start = () => visitor.call('start', { clientId: chat.id, body: 'x' });
    expect(await start()).toMatchObject(refused);
    await agent.setState('off');
    expect(await start()).toMatchObject(refused);
    await agent.setState('online');
    expect((await visitor.box()).chats).toEqual([]);
  });

  test('of a blocked visitor blocks nobody whose guid they sent', async () => {
    const [guest, attacker, member] = [browser(), browser(), browser()];
    const { chat: own } = await guest.start();
    // Own cookie, and the guid of the other, in the header and in the body.
    const { chat } = await createBrowser(at, guest.guid).start();
    const { chat: given } = await attacker.start('سلام', { GuidCode: guest.guid });
    await member.logIn(accounts.unverified);
    const { chat: ofMember } = await member.start('سلام', { GuidCode: guest.guid });
    for (const each of [chat, given, ofMember]) {
      // oxlint-disable-next-line no-await-in-loop
      await agent.done(staffChatAnswer, 'Block-Chat', { chat: each.id, reason: 'ناسزا' });
    }
    expect((await read(own.id)).chat.isBlocked).toBe(false);
    expect((await guest.box()).isBlocked).toBe(false);
    await guest.send(own.id);
    await createBrowser(at, guest.guid).start();
  });

  test('of a blocked member is theirs in any browser', async () => {
    const member = browser();
    await member.logIn();
    const { chat } = await member.start();
    const reason = 'ناسزا\u0000\u202E';
    await agent.done(staffChatAnswer, 'Block-Chat', { chat: chat.id, reason });
    expect((await agent.done(chatBlocksAnswer, 'List-Chat-Blocks')).blocks).toMatchObject([
      { reason: 'ناسزا' },
    ]);
    const elsewhere = browser();
    await elsewhere.logIn();
    expect((await elsewhere.box()).isBlocked).toBe(true);
    expect(await elsewhere.call('start', { clientId: chat.id, body: 'x' })).toMatchObject({
      status: 403,
    });
  });
});
