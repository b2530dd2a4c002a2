import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import type { ChatList } from '#lib/contract/chat-names.ts';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { chatsPage } from '#server/modules/chat/inbox-queries.ts';
import {
  addMessage,
  deleteMessage,
  raiseMarks,
  readBefore,
  readChanged,
  readForNews,
} from '#server/modules/chat/message-queries.ts';
import { readDue } from '#server/modules/chat/sms-job.ts';
import {
  readBesides,
  readGuestsHere,
  readMembersHere,
} from '#server/modules/chat/staff-queries.ts';
import {
  claimChats,
  rateChat,
  readOne,
  readOwn,
  readStanding,
} from '#server/modules/chat/visitor-queries.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys, scansOf } from '#server/testing/plans.ts';

// A shop with 40,000 chats, of which 2,000 are not closed, and 200,000 messages.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.transaction(async (tx) => {
    await dropForeignKeys(tx, 'chat');
    await dropForeignKeys(tx, 'chat_message');
    await tx.execute(sql`
      insert into chat (id, secret_hash, guid, member_id, name, state, assignee_id, waiting_since, closed_at, last_at,
        started_at, unseen_since, staff_last)
      select md5(n::text)::uuid, case when n % 2 = 0 then n::text end, md5((n % 9000)::text)::uuid,
        case when n % 2 = 1 then n end, 'n', case when n > 2000 then 'closed' when n % 4 = 0 then 'waiting' else 'open' end,
        n % 9, case when n <= 2000 and n % 4 = 0 then at end, case when n > 2000 then at end, at, at,
        case when n % 500 = 1 then at end, 2
      from generate_series(1, 40000) n cross join lateral (select now() - n * interval '5 minutes' as at) age`);
    await tx.execute(sql`
      insert into chat_message (chat_id, sequence, version, client_id, sender, kind, body, sent_at)
      select md5((1 + n % 40000)::text)::uuid, 1 + n / 40000, 1 + n / 40000, gen_random_uuid(),
        case when n % 3 = 0 then 'staff' else 'visitor' end, 'text', 'b', now()
      from generate_series(0, 199999) n`);
  });
  await database.db.execute(sql`vacuum analyze chat, chat_message`);
}, 120_000);
afterAll(() => database.close());

const tables = new Set(['chat', 'chat_message']);
/** A statement with its values in place. */
function filled({ text }: Statement<unknown>, values: readonly string[]): SQL {
  return sql.raw(text.replaceAll(/\$(\d+)/g, (_, at: string) => values[Number(at) - 1] ?? 'null'));
}
const chat = `md5('77')::uuid`;

test.each<[what: string, statement: Statement<unknown>, values: string[]]>([
  ['own chats of a guest', readOwn, ['null', `'78'`]],
  ['own chats of a member', readOwn, ['77', 'null']],
  ['one of them', readOne, [chat, '77', 'null']],
  ['where a talk begins', readStanding, ['77', 'null', chat]],
  ['the latest messages', readBefore, [chat, '9', '51']],
  ['what has changed', readChanged, [chat, '3', '51']],
  ['the news of a change', readForNews, [chat]],
  ['what stands beside a talk', readBesides, [chat]],
  ['visitors who are here', readMembersHere, ['array[7, 77]']],
  ['guests who are here', readGuestsHere, [`array[md5('7')::uuid, md5('8')::uuid]`]],
  ['answers that wait unseen', readDue, ['0', chat]],
  ['what was seen', raiseMarks, [chat, '3', 'true', 'true', '77', 'null']],
  ['what a login takes along', claimChats, [`'78'`, '77']],
  ['stars', rateChat, [chat, '77', 'null', '5', `''`]],
  ['a deletion', deleteMessage, [chat, '9', '5', '77', 'null']],
  [
    'a new message',
    addMessage,
    [chat, 'gen_random_uuid()', `'visitor'`, 'null', `''`, `'text'`, `'b'`, 'null', '77', 'null'],
  ],
])('%s: read by an index', async (_what, statement, values) => {
  expect(await scansOf(database.db, filled(statement, values), tables)).toEqual([]);
});

test.each<[list: ChatList]>([['waiting'], ['mine'], ['all'], ['closed']])(
  'a page of the list %s: read by an index, the first and a later one',
  async (list) => {
    const wanted = { list, staffId: 3, sought: { by: 'all' } } as const;
    const later = [Date.now() * 1_000, '00000000-0000-4000-8000-000000000000'] as const;
    for (const after of [null, later]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await scansOf(database.db, chatsPage(wanted, after, 51), tables)).toEqual([]);
    }
  },
);

test.each<[list: ChatList]>([['all'], ['closed']])(
  'a search by words in the list %s: read by indexes',
  async (list) => {
    const wanted = { list, staffId: 3, sought: { by: 'text', text: 'یخچال' } } as const;
    expect(await scansOf(database.db, chatsPage(wanted, null, 51), tables)).toEqual([]);
  },
);
