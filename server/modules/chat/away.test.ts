import { afterEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { createLogger } from '#server/http/logging.ts';
import { type AgentAtPanel, type ChatShop } from '#server/testing/chat.ts';
import { accounts } from '#server/testing/members.ts';
import { until } from '#server/testing/until.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

let at: ChatShop;
let agent: AgentAtPanel;
const { browser } = useChatShop((opened) => {
  ({ at, agent } = opened);
});
afterEach(() => at.shop.shop.database.db.execute(sql`delete from chat`));

const execute = (query: ReturnType<typeof sql>) => at.shop.shop.database.db.execute(query);
const count = (table: string) => at.shop.shop.database.db.$count(sql.raw(table));

const run = () => at.shop.job('chat SMS').run(createLogger('silent'));
const sent = () =>
  at.shop.shop.database.db.$count(sql`(select from sms where purpose = 'chat') found`);
const age = (minutes: number) =>
  execute(sql`update chat set unseen_since = unseen_since - ${minutes} * interval '1 minute',
    sms_at = sms_at - ${minutes} * interval '1 minute'`);

describe('an SMS', () => {
  test('goes to a member who is gone, once, three minutes after an answer, with a link alone', async () => {
    const visitor = browser();
    await visitor.logIn();
    const { chat } = await visitor.start();
    const tab = await visitor.open();
    const { message } = await agent.answer(chat.id, 'رمز شما ۱۲۳۴ است');
    const before = await sent();
    await run();
    await age(4);
    // Still here.
    await run();
    expect(await sent()).toBe(before);
    await tab.connection.stop();
    // The service learns of it a moment later.
    await until(async () => {
      await run();
      return (await sent()) > before;
    });
    await run();
    expect(await sent()).toBe(before + 1);
    const [sms] = await rows(
      at.shop.shop.database.db,
      sql`select text, mobile from sms where purpose = 'chat' order by id desc limit 1`,
      z.object({ text: z.string(), mobile: z.string() }),
    );
    expect(sms?.mobile).toBe(accounts.member.mobile);
    expect(sms?.text).toMatch(/http:\/\/localhost\/#chat$/);
    expect(sms?.text).not.toContain('۱۲۳۴');
    await age(40);
    await run();
    expect(await sent()).toBe(before + 1);
    await visitor.call('seen', { chat: chat.id, sequence: message.sequence });
    await agent.answer(chat.id);
    await age(4);
    await run();
    expect(await sent()).toBe(before + 2);
  });

  test('goes to who is gone, though a hundred others who wait are here', async () => {
    const here = browser();
    await here.logIn();
    await here.open();
    const gone = browser();
    await gone.logIn(accounts.withoutNationalCode);
    const [waits, last] = [await here.start(), await gone.start()];
    await agent.answer(waits.chat.id);
    await agent.answer(last.chat.id);
    await execute(sql`with made as (
        insert into chat (member_id, state, sequence, staff_last, unseen_since)
        select member_id, 'open', 1, 1, now() - interval '10 minutes' from chat, generate_series(1, 150)
        where id = ${waits.chat.id} returning id)
      insert into chat_message (chat_id, sequence, version, sender, kind, body)
      select id, 1, 1, 'staff', 'text', 'x' from made`);
    const before = await sent();
    await age(4);
    await run();
    expect(await sent()).toBe(before + 1);
    await here.close();
  });

  test('goes to no guest, and to no number that was not verified', async () => {
    const before = await sent();
    const member = browser();
    await member.logIn(accounts.unverified);
    for (const visitor of [browser(), member]) {
      // oxlint-disable-next-line no-await-in-loop
      const { chat } = await visitor.start('سلام', { mobile: '09121234567' });
      // oxlint-disable-next-line no-await-in-loop
      await agent.answer(chat.id);
    }
    await age(10);
    await run();
    expect(await sent()).toBe(before);
  });
});

test('a chat is kept for a year after its last message', async () => {
  const [old, young] = [await browser().start(), await browser().start()];
  await execute(
    sql`update chat set last_at = now() - interval '366 days' where id = ${old.chat.id}`,
  );
  await execute(
    sql`update chat set last_at = now() - interval '364 days' where id = ${young.chat.id}`,
  );
  await at.shop.job('clean up old chats').run(createLogger('silent'));
  expect(await agent.call('Get-Chat', { chat: old.chat.id })).toMatchObject({ status: 404 });
  expect(await agent.call('Get-Chat', { chat: young.chat.id })).toMatchObject({ status: 200 });
});

/** How many reports and blocks are left at an age. */
const clean = async (days: number) => {
  for (const table of ['chat_abuse', 'chat_block']) {
    // oxlint-disable-next-line no-await-in-loop
    await execute(sql.raw(`update ${table} set at = now() - interval '${days} days'`));
  }
  await at.shop.job('clean up old reports of abuse').run(createLogger('silent'));
  await at.shop.job('clean up old blocks of guests').run(createLogger('silent'));
  return [await count('chat_abuse'), await count('chat_block')];
};

test('reports, and blocks of guests, are kept for a year; blocks of members stay', async () => {
  const [guest, member] = [browser(), browser()];
  await member.logIn(accounts.member);
  for (const visitor of [guest, member]) {
    // oxlint-disable-next-line no-await-in-loop
    const { chat } = await visitor.start();
    // oxlint-disable-next-line no-await-in-loop
    await visitor.call('report-abuse', { chat: chat.id, reason: 'بی‌ادبی' });
    // oxlint-disable-next-line no-await-in-loop
    await agent.call('Block-Chat', { chat: chat.id, reason: 'هرزنامه' });
  }
  expect(await clean(364)).toEqual([2, 2]);
  expect(await clean(366)).toEqual([0, 1]);
});
