import { afterEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  abuseReportsAnswer,
  chatHoursAnswer,
  chatRepliesAnswer,
  chatReport,
  getChatStaffAnswer,
  staffChatAnswer,
} from '#lib/contract/admin-chat.ts';
import { rows } from '#server/db/database.ts';
import { type AgentAtPanel, type ChatShop, openAgent } from '#server/testing/chat.ts';
import { accounts } from '#server/testing/members.ts';
import { useChatShop } from '#server/testing/use-chat-shop.ts';

let at: ChatShop;
let agent: AgentAtPanel;
const { browser } = useChatShop(
  (opened) => {
    ({ at, agent } = opened);
  },
  { permissions: ['chat', 'settings', 'reports', 'staff'] },
);
afterEach(() => at.shop.shop.database.db.execute(sql`delete from chat`));

const execute = (query: ReturnType<typeof sql>) => at.shop.shop.database.db.execute(query);

test('canned replies have shortcuts of their own', async () => {
  const save = (body: object) => agent.call('Save-Chat-Reply', body);
  const saved = await agent.done(chatRepliesAnswer, 'Save-Chat-Reply', {
    shortcut: ' ارسال ',
    body: 'سلام {name}، فردا می‌رسد.',
  });
  const [reply] = saved.replies;
  expect(reply).toMatchObject({ shortcut: 'ارسال', body: 'سلام {name}، فردا می‌رسد.' });
  expect(await save({ shortcut: 'ارسال', body: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'SHORTCUT_USED' },
  });
  for (const shortcut of ['', '/x', 'دو کلمه', 'x'.repeat(31)]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await save({ shortcut, body: 'x' })).toMatchObject({ status: 422 });
  }
  await save({ id: reply?.id, shortcut: 'Post', body: 'x' });
  expect((await agent.done(chatRepliesAnswer, 'List-Chat-Replies')).replies).toMatchObject([
    { shortcut: 'post' },
  ]);
  expect(await save({ id: 999_999, shortcut: 'y', body: 'x' })).toMatchObject({ status: 404 });
  const left = await agent.done(chatRepliesAnswer, 'Remove-Chat-Reply', { id: reply?.id });
  expect(left.replies).toEqual([]);
  const recorded = await rows(
    at.shop.shop.database.db,
    sql`select action, subject from staff_event where subject like 'chat reply %' order by id`,
    z.object({ action: z.string(), subject: z.string() }),
  );
  expect(recorded.map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
    'Save-Chat-Reply: chat reply ارسال',
    'Save-Chat-Reply: chat reply post',
    'Remove-Chat-Reply: chat reply post',
  ]);
});

test('hours are saved as a whole, by who may change settings, on what was read', async () => {
  const before = await agent.done(chatHoursAnswer, 'Get-Chat-Hours');
  const closed = { ...before, week: before.week.map(() => []), away: 'شنبه می‌آییم' };
  const saved = await agent.done(chatHoursAnswer, 'Save-Chat-Hours', closed);
  expect(saved).toEqual({ ...closed, revision: 2 });
  const visitor = browser();
  expect(await visitor.box()).toMatchObject({
    isOpen: false,
    mode: 'form',
    changesAt: null,
    away: 'شنبه می‌آییم',
  });
  expect(await agent.call('Save-Chat-Hours', closed)).toMatchObject({
    status: 409,
    body: { code: 'STALE', fields: { version: '2' }, now: { revision: 2, away: 'شنبه می‌آییم' } },
  });
  const overlapping = {
    ...before,
    revision: 2,
    week: [[{ from: '09:00', to: '08:00' }], ...before.week.slice(1)],
  };
  expect(await agent.call('Save-Chat-Hours', overlapping)).toMatchObject({ status: 422 });
  const clerk = await openAgent(at, ['chat'], { mobile: accounts.member.mobile });
  expect(await clerk.call('Save-Chat-Hours', { ...before, revision: 2 })).toMatchObject({
    status: 403,
  });
  await clerk.close();
  const off = { ...before, revision: 2, isOn: false, asksName: true };
  await agent.done(chatHoursAnswer, 'Save-Chat-Hours', off);
  const master = await at.shop.get('/api/home/get-master-data');
  expect(master.body).toMatchObject({ shop: { chat: false } });
  expect(
    await visitor.call('start', { clientId: visitor.guid, body: 'x', name: 'سارا' }),
  ).toMatchObject({
    status: 409,
    body: { code: 'CHAT_OFF' },
  });
  await agent.done(chatHoursAnswer, 'Save-Chat-Hours', { ...off, revision: 3, isOn: true });
  expect((await at.shop.get('/api/home/get-master-data')).body).toMatchObject({
    shop: { chat: true },
  });
  expect(await visitor.call('start', { clientId: visitor.guid, body: 'x' })).toMatchObject({
    status: 422,
    body: { fields: { name: expect.any(String) } },
  });
  await agent.done(chatHoursAnswer, 'Save-Chat-Hours', { ...before, revision: 4 });
});

test('reports of abuse are read by who manages staff alone', async () => {
  const visitor = browser();
  const { chat, message } = await visitor.start('سلام', { name: 'سارا' });
  const report = (more: object) =>
    visitor.call('report-abuse', { chat: chat.id, reason: 'بی‌ادبی', ...more });
  expect(await report({ message: message.id })).toMatchObject({
    status: 200,
    body: { Success: true },
  });
  expect(await report({ message: 999_999 })).toMatchObject({ status: 404 });
  const { reports } = await agent.done(abuseReportsAnswer, 'List-Abuse-Reports');
  expect(reports).toMatchObject([
    { chat: chat.id, message: message.id, by: 'سارا', reason: 'بی‌ادبی', settledAt: null },
  ]);
  const settled = await agent.done(abuseReportsAnswer, 'Settle-Abuse-Report', {
    id: reports[0]?.id,
  });
  expect(settled.reports).toMatchObject([{ settledBy: accounts.administrator.name }]);
  const clerk = await openAgent(at, ['chat'], { mobile: accounts.member.mobile });
  expect(await clerk.call('List-Abuse-Reports')).toMatchObject({ status: 403 });
  await clerk.close();
  const many = await Promise.all(Array.from({ length: 5 }, () => report({})));
  expect(many.map(({ status }) => status)).toContain(429);
});

test('a report of abuse names who wrote the message, not who has the talk now', async () => {
  const visitor = browser();
  const { chat } = await visitor.start();
  const colleague = await openAgent(at, ['chat'], { mobile: accounts.member.mobile });
  const { message } = await colleague.answer(chat.id);
  const { staff } = await agent.done(getChatStaffAnswer, 'Get-Chat-Staff');
  const to = staff.find((each) => each.name === accounts.administrator.name)?.id;
  await agent.done(staffChatAnswer, 'Assign-Chat', { chat: chat.id, to });
  for (const more of [{ message: message.id }, {}]) {
    // oxlint-disable-next-line no-await-in-loop
    await visitor.call('report-abuse', { chat: chat.id, reason: 'بی‌ادبی', ...more });
  }
  await agent.done(staffChatAnswer, 'Assign-Chat', { chat: chat.id, to: null });
  await visitor.call('report-abuse', { chat: chat.id, reason: 'بی‌ادبی' });
  const unanswered = browser();
  const { chat: other } = await unanswered.start();
  await unanswered.call('report-abuse', { chat: other.id, reason: 'کسی پاسخ نمی‌دهد' });
  const { reports } = await agent.done(abuseReportsAnswer, 'List-Abuse-Reports');
  const open = reports.filter(({ chat: of }) => of === chat.id || of === other.id);
  expect(open.map(({ about }) => about)).toEqual([
    null,
    // Who answered first.
    accounts.member.name,
    accounts.administrator.name,
    accounts.member.name,
  ]);
  await colleague.close();
});

const day = (fromNow: number) =>
  new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);

test('a report of abuse, and the figures, outlive a talk that its visitor removed', async () => {
  const visitor = browser();
  const { chat, message } = await visitor.start();
  await agent.answer(chat.id);
  await visitor.call('rate', { chat: chat.id, stars: 1 });
  const body = { chat: chat.id, message: message.id, reason: 'ناسزا گفت' };
  expect(await visitor.call('report-abuse', body)).toMatchObject({ status: 200 });
  const [before] = (await agent.done(abuseReportsAnswer, 'List-Abuse-Reports')).reports;
  const { name } = accounts.administrator;
  expect(before).toMatchObject({ chat: chat.id, message: message.id, about: name, rating: 1 });
  const period = { from: day(-1), to: day(1) };
  const figures = () => agent.done(chatReport, 'Get-Chat-Report', period);
  const counted = await figures();
  expect(counted.now).toMatchObject({ answered: expect.any(Number), rating: expect.any(Number) });
  expect(await visitor.call('clear-personal', { chat: chat.id })).toMatchObject({ status: 200 });
  const { reports } = await agent.done(abuseReportsAnswer, 'List-Abuse-Reports');
  expect(reports.find(({ id }) => id === before?.id)).toEqual({
    ...before,
    chat: null,
    message: null,
  });
  const { persons, ...still } = await figures();
  expect(still).toEqual({ now: counted.now, before: counted.before, hours: counted.hours });
  expect(persons.map(({ rating }) => rating)).toEqual(counted.persons.map(({ rating }) => rating));
});

test('figures of a period: first replies, closed ones and stars, by hour and person', async () => {
  const [one, two] = [browser(), browser()];
  const { chat } = await one.start();
  await two.start();
  await agent.setState('off');
  const three = browser();
  await three.call('leave-message', { mobile: '09121234567', message: 'تماس بگیرید' });
  await agent.setState('online');
  await agent.answer(chat.id);
  const [left] = (await three.box()).chats;
  await agent.answer(left?.id ?? '');
  await one.call('rate', { chat: chat.id, stars: 4 });
  await agent.call('Close-Chat', { chat: chat.id });
  await execute(sql`update chat set started_at = '2026-03-10 08:45Z', first_reply_at = case
    when is_form then timestamptz '2026-03-10 20:00Z'
    when first_reply_at is not null then timestamptz '2026-03-10 08:47Z' end`);
  const report = (from: string, to: string) =>
    agent.done(chatReport, 'Get-Chat-Report', { from, to });
  const { now, before, hours, persons } = await report('2026-03-10', '2026-03-10');
  expect(now).toEqual({
    started: 3,
    forms: 1,
    answered: 2,
    closed: 1,
    firstReply: 120,
    rating: 4,
    ratings: 1,
  });
  expect(before).toMatchObject({ started: 0, firstReply: null, rating: null });
  // 08:45 is 12:15 in Tehran.
  expect(hours[12]).toEqual({ started: 3, answered: 2 });
  expect(persons).toMatchObject([
    { name: accounts.administrator.name, answered: 2, firstReply: 120, rating: 4 },
  ]);
  expect((await report('2026-03-11', '2026-03-11')).before.started).toBe(3);
  expect(
    await agent.call('Get-Chat-Report', { from: '2026-03-11', to: '2026-03-10' }),
  ).toMatchObject({ status: 422 });
});
