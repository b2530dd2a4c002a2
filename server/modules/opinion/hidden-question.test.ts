import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { type OwnOpinion, waitingAnswer } from '#lib/contract/opinion.ts';
import { member } from '#server/db/schema/member.ts';
import { answer, question } from '#server/db/schema/opinion.ts';
import { accounts } from '#server/testing/members.ts';
import {
  type OpinionShop,
  createWriting,
  forgetOpinions,
  openOpinionShop,
} from '#server/testing/opinions.ts';
import { signInStaff } from '#server/testing/staff.ts';

let at: OpinionShop;
beforeAll(async () => {
  at = await openOpinionShop();
});
afterAll(() => at.shop.close());
beforeEach(() => forgetOpinions(at));

const { call, done, ask, approve, shownQuestions, list, form } = createWriting(() => at);

const waiting = async () =>
  waitingAnswer.parse((await call('Admin/Get-Waiting-Opinions', {}, at.admin)).body).items;
const revisionOf = async ({ kind, id }: OwnOpinion) => {
  const table = { question, answer }[kind === 'question' ? kind : 'answer'];
  const [found] = await at.shop.shop.database.db.select().from(table).where(eq(table.id, id));
  return found?.revision;
};
const reject = async (opinion: OwnOpinion) => {
  const { kind, id } = opinion;
  const body = { kind, id, revision: await revisionOf(opinion), reason: 'لحن نوشته' };
  expect((await call('Admin/Reject-Opinion', body, at.admin)).status).toBe(200);
};
/** A shown question with an answer by another member. */
async function answered(headers: object = at.others) {
  const asked = await ask();
  await approve(asked);
  const body = { questionId: asked.id, body: 'بله، ۱۸ ماه' };
  return { asked, reply: await done('Save-Answer', body, headers) };
}

describe('a question awaiting moderation', () => {
  test('is not shown to members who answered its earlier revision', async () => {
    const { asked } = await answered();
    expect((await list(at.others)).items[0]).toMatchObject({ asked: { body: 'گارانتی دارد؟' } });
    await done('Change-Question', { id: asked.id, body: 'متنی که کسی نخوانده است' });
    expect((await list(at.others)).items[0]).toMatchObject({ asked: { id: asked.id, body: null } });
    expect(await waiting()).toMatchObject([
      { kind: 'question' },
      { kind: 'answer', asked: { id: asked.id, body: 'متنی که کسی نخوانده است' } },
    ]);
  });

  test('puts its answers back into the queue, after itself', async () => {
    const { asked, reply } = await answered();
    const read = { kind: reply.kind, id: reply.id, revision: await revisionOf(reply) };
    const changed = await done('Change-Question', { id: asked.id, body: 'آیا کارکرده است؟' });
    const late = await call('Admin/Approve-Opinion', read, at.admin);
    expect(late).toMatchObject({ status: 409, body: { code: 'OPINION_CHANGED' } });
    await approve(changed);
    expect(await shownQuestions()).toMatchObject([{ body: 'آیا کارکرده است؟', answers: [] }]);
    await approve(reply);
    expect(await shownQuestions()).toMatchObject([{ answers: [{ body: 'بله، ۱۸ ماه' }] }]);
  });

  test('cannot have an answer approved before itself', async () => {
    const { asked, reply } = await answered();
    const changed = await done('Change-Question', { id: asked.id, body: 'آیا کارکرده است؟' });
    const body = { kind: reply.kind, id: reply.id, revision: await revisionOf(reply) };
    expect(await call('Admin/Approve-Opinion', body, at.admin)).toMatchObject({
      status: 409,
      body: { code: 'QUESTION_NOT_SHOWN', message: expect.stringMatching(/[آ-ی]/) },
    });
    await approve(changed);
    expect((await call('Admin/Approve-Opinion', body, at.admin)).status).toBe(200);
  });
});

describe('a question with an answer that is hidden again', () => {
  test('can be changed by its author, and its answers are moderated again', async () => {
    const { asked, reply } = await answered();
    await approve(reply);
    expect((await list()).items).toMatchObject([{ canChange: false }]);
    await reject(asked);
    expect((await list()).items).toMatchObject([{ state: 'refused', canChange: true }]);
    const changed = await done('Change-Question', { id: asked.id, body: 'آیا نو است؟' });
    expect(changed).toMatchObject({ state: 'waiting', canChange: true });
    await approve(changed);
    expect(await shownQuestions()).toMatchObject([{ body: 'آیا نو است؟', answers: [] }]);
    expect((await list(at.others)).items).toMatchObject([{ state: 'waiting' }]);
  });

  test('can be removed by its author', async () => {
    const { asked, reply } = await answered();
    await approve(reply);
    await reject(asked);
    const removal = { kind: 'question', id: asked.id };
    expect((await call('Product/Remove-Opinion', removal)).body).toEqual(removal);
    expect((await list()).total).toBe(0);
  });
});

test("an answer by staff who may not manage opinions is not the shop's", async () => {
  const asked = await ask();
  await approve(asked);
  const isShownAtOnce = async () =>
    (await form({ kind: 'answer', of: asked.id }, at.admin)).terms.isShownAtOnce;
  await signInStaff(at.shop, ['orders', 'stock']);
  expect(await isShownAtOnce()).toBe(false);
  await done('Save-Answer', { questionId: asked.id, body: 'بله، ۱۸ ماه' }, at.admin);
  await signInStaff(at.shop, ['opinions']);
  expect(await waiting()).toMatchObject([{ kind: 'answer', isShop: false }]);
  expect(await isShownAtOnce()).toBe(true);
  await at.shop.shop.database.db.execute(sql`update staff set suspended_at = now()`);
  expect(await isShownAtOnce()).toBe(false);
  await signInStaff(at.shop);
});

test("an answer changed by a former administrator is no longer the shop's", async () => {
  const { db } = at.shop.shop.database;
  const { mobile } = accounts.administrator;
  const become = (role: 'Member' | 'Administrator') =>
    db.update(member).set({ role }).where(eq(member.mobile, mobile));
  const { asked, reply } = await answered(at.admin);
  expect((await shownQuestions())[0]?.answers).toMatchObject([{ isShop: true }]);
  await become('Member');
  await done('Save-Answer', { questionId: asked.id, body: 'دیگر نه' }, at.admin);
  await become('Administrator');
  expect(await waiting()).toMatchObject([{ kind: 'answer', id: reply.id, isShop: false }]);
  await approve(reply);
  expect((await shownQuestions())[0]?.answers).toMatchObject([{ isShop: false }]);
});
