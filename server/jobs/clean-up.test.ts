import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { createLogger } from '#server/http/logging.ts';
import { putLine, removeAbandoned } from '#server/modules/basket/queries.ts';
import { removeOldCodes } from '#server/modules/member-code/queries.ts';
import { forgetNetworks, removeOver } from '#server/modules/member-session/queries.ts';
import { removeOldChanges } from '#server/modules/goods/apply-queries.ts';
import { removeBinned } from '#server/modules/goods/bin-queries.ts';
import { removeOldInvitations } from '#server/modules/staff/invitation-queries.ts';
import { forgetDevices, removeOverSessions } from '#server/modules/staff/session-queries.ts';
import { removeOldSearches } from '#server/modules/failed-search/queries.ts';
import { removeOldPosts } from '#server/modules/blog/write-queries.ts';
import { removeOldDrafts } from '#server/modules/draft/queries.ts';
import {
  removeOldBlocks,
  removeOldChats,
  removeOldCleared,
  removeUsedInvitations,
  removeOldReports,
} from '#server/modules/chat/retention.ts';
import { removeOldMessages } from '#server/modules/contact/queries.ts';
import { removeLoosePictures } from '#server/modules/opinion/picture-queries.ts';
import { removeOldMissing } from '#server/modules/redirect/queries.ts';
import { removeOldAlerts } from '#server/modules/back-in-stock/queries.ts';
import { removeOldPriceAlerts } from '#server/modules/price-alert/queries.ts';
import { removeOldLists } from '#server/modules/favourite/list-queries.ts';
import { removeOldVitals } from '#server/modules/web-vital/queries.ts';
import { removeDelivered } from '#server/outbox/delivered.ts';
import { removeExpired } from '#server/sms-outbox/old.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterEach(async () => {
  await shop.shop.database.db.execute(sql`delete from member_session`);
  await shop.shop.database.db.execute(sql`delete from basket`);
  await shop.shop.database.db.execute(sql`delete from outbox`);
});
afterAll(() => shop.close());

const cleanUps = () => shop.jobs.filter(({ name }) => name.startsWith('clean up '));
/** Runs all clean-ups, as at a start and every hour, until nothing is left. */
const cleanAll = () =>
  Promise.all(
    cleanUps().map(async (job) => {
      while ((await job.run(createLogger('silent'))) !== 'later');
    }),
  );
const numbers = z.object({ count: z.int() });
async function countOf(table: 'member_session' | 'basket' | 'basket_line' | 'outbox') {
  const query = sql`select count(*)::int as count from ${sql.identifier(table)}`;
  const [found] = await rows(shop.shop.database.db, query, numbers);
  return found?.count;
}
const execute = (query: ReturnType<typeof sql>) => shop.shop.database.db.execute(query);
/** Inserts baskets last changed this many days ago, each with a line. */
const oldBaskets = (count: number, days: number) =>
  execute(sql`
    with made as (
      insert into basket (guid, sequence, updated_at)
      select gen_random_uuid(), 1, now() - ${days} * interval '1 day' from generate_series(1, ${count})
      returning id)
    insert into basket_line (basket_id, variant_id, product_id, count)
    select id, ${variants.laptop}, ${codes.laptop}, 1 from made`);
const sessionsOver = (count: number) =>
  execute(sql`
    insert into member_session (id, member_id, token_hash, remembered, expires_at)
    select gen_random_uuid(), (select min(id) from member), 'x', false, now() - n * interval '1 minute'
    from generate_series(1, ${count}) n`);

describe('a clean-up', () => {
  test("keeps members' baskets, however old", async () => {
    await execute(sql`
      insert into basket (member_id, sequence, updated_at)
      select id, 1, now() - interval '400 days' from member`);
    const before = await countOf('basket');
    await cleanAll();
    expect(await countOf('basket')).toBe(before);
  });

  test('deletes all expired sessions, and no others', async () => {
    const { bearer } = await logIn(shop, accounts.administrator);
    await sessionsOver(3);
    await cleanAll();
    expect(await countOf('member_session')).toBe(1);
    expect((await shop.get('/api/member-account/get-profile', bearer)).status).toBe(200);
  });

  test("deletes guests' baskets not changed for 90 days, with their lines", async () => {
    await oldBaskets(2, 91);
    await oldBaskets(3, 89);
    await cleanAll();
    expect([await countOf('basket'), await countOf('basket_line')]).toEqual([3, 3]);
  });

  test('deletes outbox rows delivered a day ago, and none that are pending', async () => {
    await execute(sql`
      insert into outbox (kind, payload, done_at)
      select 'revalidate', '{}', now() - d * interval '1 hour' from unnest(array[1, 23, 25, null]) d`);
    await cleanAll();
    expect(await countOf('outbox')).toBe(3);
  });

  test('runs batch by batch until nothing is left, on two nodes at once', async () => {
    await oldBaskets(1_700, 91);
    await sessionsOver(1_200);
    expect(await shop.shop.basket.removeSomeAbandoned()).toBe(500);
    await Promise.all([cleanAll(), cleanAll()]);
    expect([await countOf('basket'), await countOf('member_session')]).toEqual([0, 0]);
  });

  (testsOnPostgres ? test : test.skip)('waits for nobody who is at a basket', async () => {
    await oldBaskets(2, 91);
    await shop.shop.database.transaction(async (tx) => {
      await tx.execute(
        sql`update basket set sequence = sequence + 1 where id = (select min(id) from basket)`,
      );
      await cleanAll();
      expect(await countOf('basket')).toBe(1);
    });
  });
});

test('a basket deleted after it was read is not written to: it is read again', async () => {
  const { database } = shop.shop;
  const now = Date.now();
  const write = (guid: string, read: number) =>
    database.run(putLine.guest, [guid, read, variants.laptop, codes.laptop, 4, false, '', 9, now]);
  const guid = randomUUID();
  expect(await write(guid, 7)).toEqual([]);
  expect(await write(guid, 0)).toEqual([{ sequence: 1 }]);
  expect(await write(guid, 0)).toEqual([]);
  expect(await write(guid, 1)).toEqual([{ sequence: 2 }]);
});

test('rows to delete are found by an index, however many there are', async () => {
  await execute(sql`
    insert into basket (guid, updated_at)
    select gen_random_uuid(), now() - n * interval '1 minute' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into member_session (id, member_id, token_hash, remembered, expires_at)
    select gen_random_uuid(), (select min(id) from member), 'x', false, now() + (n - 50) * interval '1 minute'
    from generate_series(1, 20000) n`);
  await execute(sql`
    insert into outbox (kind, payload, done_at)
    select 'revalidate', '{}', now() - n * interval '5 seconds' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into member_network (member_id, network_hash, seen_at)
    select (select min(id) from member), n::text, now() - n * interval '7 minutes'
    from generate_series(1, 20000) n`);
  await execute(sql`
    insert into login_code (mobile, purpose, code_hash, tries_left, expires_at)
    select '09' || (100000000 + n), 'login', 'x', 5, now() + (n - 50) * interval '1 minute'
    from generate_series(1, 20000) n`);
  await execute(sql`
    insert into sms (purpose, mobile, text, expires_at)
    select 'x', '09123456789', '', now() - n * interval '5 seconds' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into back_in_stock (variant_id, mobile, wanted_at)
    select ${variants.soon}, '09' || (100000000 + n), now() - n * interval '30 minutes'
    from generate_series(1, 20000) n`);
  await execute(sql`
    insert into contact_message (name, mobile, subject, message, sent_at)
    select 'x', '09123456789', 'x', 'x', now() - n * interval '30 minutes'
    from generate_series(1, 20000) n`);
  await execute(sql`insert into staff (member_id) select min(id) from member`);
  await execute(sql`
    insert into panel_session (id, member_id, token_hash, password_mark, ends_at, confirmed_until)
    select gen_random_uuid(), (select min(id) from member), n::text, 'x', now() + (n - 50) * interval '1 minute',
      now()
    from generate_series(1, 20000) n`);
  await execute(sql`
    insert into staff_device (member_id, token_hash, seen_at)
    select (select min(id) from member), n::text, now() - n * interval '28 minutes'
    from generate_series(1, 20000) n`);
  await execute(sql`
    insert into staff_invitation (mobile, name, roles, invited_by, code_hash, tries_left, expires_at)
    select '09' || (100000000 + n), 'x', '[]', (select min(id) from member), 'x', 5, now() - n * interval '3 minutes'
    from generate_series(1, 20000) n`);
  await execute(sql`
    insert into change_batch (kind, state, created_at)
    select 'bulk', case when n % 2 = 0 then 'preview' else 'done' end, now() - n * interval '3 minutes'
    from generate_series(1, 20000) n`);
  await execute(sql`
    insert into change_row (batch_id, product_id, field) select id, ${codes.phone}, 'price' from change_batch`);
  await execute(sql`
    insert into sheet_row (batch_id, line, state, label, changes, warnings, message)
    select id, 2, 'same', '', '[]', '[]', '' from change_batch`);
  await execute(sql`
    insert into product (id, name_fa, name_en, slug, category_id, brand_id, binned_at, removed_at)
    select 100000 + n, 'x', 'x', 'x', 3, 1, at, at
    from generate_series(1, 20000) n cross join lateral (select now() - n * interval '3 minutes' as at) age`);
  await execute(sql`
    insert into variant (product_id, availability) select id, 2 from product where binned_at is not null`);
  await execute(sql`
    insert into missing_path (path, last_seen_at)
    select '/' || n, now() - n * interval '7 minutes' from generate_series(1, 20000) n`);
  await execute(sql`insert into post_category (id, title, slug) values (1, 'x', 'x')`);
  await execute(sql`insert into post_author (id, title, slug) values (1, 'x', 'x')`);
  await execute(sql`
    insert into post (category_id, author_id, title, slug, summary, body_html, contents,
      reading_minutes, products, picture_hash, title_words, words, binned_at)
    select 1, 1, 'x', 'x', 'x', '', '[]', 1, '{}', (select min(hash) from picture), '', '',
      now() - n * interval '3 minutes' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into failed_search (day, text, count)
    select current_date - n % 90, n::text, 1 from generate_series(1, 20000) n`);
  await execute(sql`insert into searched_text (day, text, count) table failed_search`);
  await execute(sql`
    insert into web_vital (day, metric, kind, bucket, count)
    select current_date - n / 40, 'LCP', 'product', n % 40, 1 from generate_series(1, 20000) n`);
  await execute(sql`
    insert into preview_draft (id, kind, page, staff_id, created_at)
    select n::text, 'page', '{}', (select min(id) from member), now() - n * interval '1 second' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into chat (state, started_at, last_at)
    select 'open', at, at
    from generate_series(1, 20000) n cross join lateral (select now() - n * interval '30 minutes' as at) age`);
  await execute(sql`
    insert into chat_cleared (state, is_form, started_at)
    select 'open', false, now() - n * interval '30 minutes' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into chat_invitation (id, at)
    select gen_random_uuid(), now() - n * interval '30 minutes' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into chat_abuse (reason, at)
    select 'x', now() - n * interval '30 minutes' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into chat_block (secret_hash, reason, at)
    select n::text, 'x', now() - n * interval '30 minutes' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into review_picture (whole, small, created_at)
    select '', '', now() - n * interval '30 minutes' from generate_series(1, 20000) n`);
  await execute(sql`
    insert into price_alert (member_id, variant_id, most, wanted_at)
    select (select min(id) from member), id, 1, now() - id * interval '30 minutes'
    from variant on conflict do nothing`);
  await execute(sql`
    insert into favourite_list (member_id, name, removed_at)
    select (select min(id) from member), 'x', now() - n * interval '10 seconds'
    from generate_series(1, 20000) n`);
  await execute(sql`analyze`);
  const plan = z.object({ 'QUERY PLAN': z.string() });
  for (const { text } of [
    removeAbandoned,
    removeOver,
    removeOldCodes,
    forgetNetworks,
    removeDelivered,
    removeExpired,
    removeOldAlerts,
    removeOldMessages,
    removeOverSessions,
    forgetDevices,
    removeOldInvitations,
    removeOldChanges,
    removeBinned,
    removeOldMissing,
    removeOldPosts,
    removeOldSearches.searched_text,
    removeOldSearches.failed_search,
    removeOldVitals,
    removeOldDrafts,
    removeOldChats,
    removeOldCleared,
    removeUsedInvitations,
    removeOldReports,
    removeOldBlocks,
    removeLoosePictures,
    removeOldLists,
    removeOldPriceAlerts,
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const lines = await rows(shop.shop.database.db, sql.raw(`explain ${text}`), plan);
    const all = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(all).toMatch(
      /Index (?:Only )?Scan using (?:basket_updated|member_session_expires|login_code_expires|member_network_seen|outbox_done|sms_expires|back_in_stock_wanted|contact_message_sent|panel_session_ends|staff_device_seen|staff_invitation_expires|change_batch_created|product_binned|missing_path_seen|post_binned|(?:searched_text|failed_search)_day_text_pk|web_vital_day_metric_kind_bucket_pk|preview_draft_created|chat_last|chat_cleared_started|chat_invitation_at|chat_abuse_at|chat_block_guest|review_picture_loose|favourite_list_removed|price_alert_wanted)/,
    );
    expect(all).not.toContain('Seq Scan');
  }
}, 60_000);
