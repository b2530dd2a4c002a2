import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { answeredOpinionAnswer, listOpinionsAnswer, waitingAnswer } from '#lib/contract/opinion.ts';
import { blogDetailAnswer } from '#lib/contract/blog.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { refillTestBlog } from '#server/testing/blog.ts';
import { codes } from '#server/testing/fixture.ts';
import {
  createWriting,
  forgetOpinions,
  type OpinionShop,
  openOpinionShop,
} from '#server/testing/opinions.ts';

let opened: OpinionShop;
beforeAll(async () => {
  opened = await openOpinionShop();
});
afterAll(() => opened.shop.close());
beforeEach(async () => {
  await forgetOpinions(opened);
  await refillTestBlog(opened.shop);
  await opened.shop.shop.database.db.execute(sql`truncate staff_event`);
});

const { ask, approve, call, done, shownQuestions, write } = createWriting(() => opened);
const admin = (name: string, body: object) => call(`Admin/${name}`, body, opened.admin);
const answer = (id: number, more: object = {}) =>
  admin('Answer-Opinion', {
    kind: 'question',
    id,
    revision: 1,
    body: 'بله، هجده ماه.',
    ...more,
  });
const list = async (body: object) =>
  listOpinionsAnswer.parse((await admin('List-Opinions', body)).body);
const waiting = async () => waitingAnswer.parse((await admin('Get-Waiting-Opinions', {})).body);
const events = () => opened.shop.shop.database.db.select().from(staffEvent).orderBy(staffEvent.id);

describe('an answer of the shop', () => {
  test('to a question that waits approves it, and both are shown at once', async () => {
    const { id } = await ask();
    const { status, body } = await answer(id);
    expect([status, answeredOpinionAnswer.parse(body)]).toMatchObject([
      200,
      { kind: 'question', id, answer: { body: 'بله، هجده ماه.' } },
    ]);
    expect(await shownQuestions()).toMatchObject([
      { id, answers: [{ isShop: true, body: 'بله، هجده ماه.' }] },
    ]);
    const found = await opened.shop.shop.database.db.select().from(outbox);
    const announced = found.map(({ payload }) => outboxChange.parse(payload));
    expect(announced.flatMap(({ tags }) => tags)).toContain(`product-${codes.phone}`);
    expect(await events()).toMatchObject([
      { action: 'Answer-Opinion', subject: `question ${id}`, before: { state: 'waiting' } },
    ]);
  });

  test('replaces the former one, and leaves those of members', async () => {
    const question = await ask();
    await approve(question);
    const others = { questionId: question.id, body: 'من گرفتم، دارد.' };
    await approve(await done('Save-Answer', others, opened.others));
    await answer(question.id);
    await answer(question.id, { body: 'بله، دو سال.' });
    const [shown] = await shownQuestions();
    expect(shown?.answers.map(({ body, isShop }) => [body, isShop])).toEqual([
      ['بله، دو سال.', true],
      ['من گرفتم، دارد.', false],
    ]);
  });

  test('by two of the staff at once is one answer', async () => {
    const { id } = await ask();
    const made = await Promise.all([answer(id), answer(id, { body: 'آری، دارد.' })]);
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shownQuestions())[0]?.answers).toHaveLength(1);
  });

  test('to a comment comes after it', async () => {
    const text = { id: 2, body: 'مطلب خوبی بود.' };
    await call('Blog/Add-Comment', text, opened.ours);
    const [comment] = (await waiting()).items;
    const of = { kind: 'comment', body: 'سپاس از شما.' };
    expect((await answer(comment?.id ?? 0, of)).status).toBe(200);
    const post = blogDetailAnswer.parse(
      (await call('Blog/Get-Blog-Detail', { value: 2 }, {})).body,
    );
    expect(post.comments.map(({ body, isShop }) => [body, isShop])).toEqual([
      ['مطلب خوبی بود.', false],
      ['سپاس از شما.', true],
    ]);
  });

  test.each([
    [{ revision: 2 }, 409],
    [{ id: 99 }, 404],
    [{ kind: 'review' }, 422],
    [{ kind: 'comment' }, 404],
    [{ body: '' }, 422],
    [{ body: 'زنگ بزنید 09123456789' }, 422],
    [{ body: 'آ'.repeat(1_001) }, 422],
    [{ id: -1 }, 422],
  ])('with %j is refused with %i', async (more, status) => {
    const { id } = await ask();
    expect((await answer(id, more)).status).toBe(status);
    expect((await waiting()).total).toBe(1);
    expect(await events()).toEqual([]);
  });
});

describe('the queue', () => {
  test('says who wrote, what became of their texts before, and the ready reasons', async () => {
    await approve(await ask());
    await write();
    const { items, reasons } = await waiting();
    expect(items).toMatchObject([
      { isBuyer: false, member: { mobile: '0912 ••• 0001', shown: 1, refused: 0 } },
    ]);
    const [reason = ''] = reasons;
    const [{ kind = '', id = 0 } = {}] = items;
    const refusal = { kind, id, revision: 1, reason };
    expect((await admin('Reject-Opinion', refusal)).body).toMatchObject({
      state: 'refused',
      reason,
    });
    expect((await events()).map(({ action, after }) => [action, after])).toEqual([
      ['Approve-Opinion', { state: 'shown', reason: '' }],
      ['Reject-Opinion', { state: 'refused', reason }],
    ]);
  });

  test('lists what was judged, of all kinds or one, without a gap', async () => {
    const { db } = opened.shop.shop.database;
    for (const body of ['یک یک', 'دو دو', 'سه سه']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await approve(await ask({ body }));
    }
    await approve(await write());
    await ask({ body: 'در صف است' });
    await db.execute(sql`update question set written_at = '2026-01-01'`);
    await db.execute(sql`update review set written_at = '2026-01-01'`);
    const first = await list({ state: 'shown', limit: 3 });
    const second = await list({ state: 'shown', limit: 3, after: first.next });
    const all = [...first.items, ...second.items];
    expect(all.map(({ kind, id }) => [kind, id])).toEqual([
      ['review', 1],
      ['question', 3],
      ['question', 2],
      ['question', 1],
    ]);
    expect(second.next).toBeNull();
    expect((await list({ state: 'shown', kind: 'review' })).items).toHaveLength(1);
    expect((await list({ state: 'refused' })).items).toEqual([]);
  });

  test.each([
    [{}],
    [{ state: 'waiting' }],
    [{ state: 'shown', kind: 'x' }],
    [{ state: 'shown', after: 'e30' }],
    [{ state: 'shown', after: Buffer.from('["2026-01-01","review",1]').toString('base64url') }],
  ])('refuses %j', async (body) => {
    expect((await admin('List-Opinions', body)).status).toBe(422);
  });
});
