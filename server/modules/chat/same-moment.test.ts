import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { partyName } from '#server/modules/chat/limits.ts';
import { holdVisitor } from '#server/modules/chat/visitor-queries.ts';
import { type AgentAtPanel, type ChatShop } from '#server/testing/chat.ts';
import { until } from '#server/testing/until.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

// What two do at the same moment, one of them held by a lock.

let at: ChatShop;
let agent: AgentAtPanel;
const { browser } = useChatShop((opened) => {
  ({ at, agent } = opened);
});

/** How many statements of this shop wait for a lock. */
const waiting = () =>
  at.shop.shop.database.db.$count(
    sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') found`,
  );

test('a message that both sides delete is lost once', async () => {
  const visitor = browser();
  const { chat, message } = await visitor.start();
  const { db } = at.shop.shop.database;
  const body = { chat: chat.id, id: message.id };
  const deletions = await db.transaction(async (tx) => {
    await tx.execute(sql`select from chat where id = ${chat.id} for update`);
    const both = [
      visitor.call('delete-message', body),
      agent.call('Delete-Chat-Message', body),
    ] as const;
    await until(async () => (await waiting()) === both.length);
    return both;
  });
  const answers = await Promise.all(deletions);
  expect(answers.map((answer) => answer.body)).toEqual([{ sequence: 2 }, { sequence: 2 }]);
});

test('a login takes along what its guest begins', async () => {
  const visitor = browser();
  const { chat } = await visitor.start();
  const { database } = at.shop.shop;
  const [{ key } = { key: '' }] = await rows(
    database.db,
    sql`select secret_hash as key from chat where id = ${chat.id}`,
    z.object({ key: z.string() }),
  );
  await visitor.logIn();
  const claimed = await database.transaction(async (tx) => {
    await database.run(holdVisitor, [partyName({ memberId: null, key })], tx);
    await tx.execute(sql`insert into chat (secret_hash, state) values (${key}, 'open')`);
    const box = visitor.box();
    await until(async () => (await waiting()) > 0);
    return { box };
  });
  await claimed.box;
  const left = sql`(select from chat where secret_hash = ${key}) found`;
  expect(await database.db.$count(left)).toBe(0);
});
