import { expect } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import {
  getQuestionsAnswer,
  getReviewsAnswer,
  opinionFormAnswer,
  type OwnOpinion,
  ownOpinion,
  ownOpinionsAnswer,
} from '#lib/contract/opinion.ts';
import { answer, question, review } from '#server/db/schema/opinion.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';

interface Bearer {
  authorization: string;
}

/** A shop with two members and an administrator logged in. */
export interface OpinionShop {
  shop: TestShop;
  ours: Bearer;
  others: Bearer;
  /** Of the shop, and of the panel. */
  admin: Bearer & PanelHeaders;
}

export async function openOpinionShop(): Promise<OpinionShop> {
  const shop = await openTestShop();
  await fillTestMembers(shop);
  const { bearer: ours } = await logIn(shop);
  const { bearer: others } = await logIn(shop, accounts.withoutNationalCode);
  const { bearer } = await logIn(shop, accounts.administrator);
  const admin = { ...bearer, ...(await signInStaff(shop)) };
  return { shop, ours, others, admin };
}

/** Deletes all opinions, without notifying the storefront. */
export async function forgetOpinions({ shop }: OpinionShop): Promise<void> {
  const { db } = shop.shop.database;
  await db.execute(
    sql`truncate review_picture, review_vote, review, question, answer restart identity`,
  );
  await db.execute(sql`update product set rating = 0, rating_count = 0`);
  await db.execute(sql`delete from outbox`);
}

/** Calls that write opinions about the phone, to the shop that the test currently uses. */
export function createWriting(now: () => OpinionShop) {
  const call = (
    name: string,
    body: unknown,
    headers: object = now().ours,
    at: TestShop = now().shop,
  ) => at.post(`/api/${name}`, body, { ...headers });

  /** Makes a call and expects 200. */
  async function done(name: string, body: object, headers?: object): Promise<OwnOpinion> {
    const result = await call(`Product/${name}`, body, headers);
    expect([result.status, result.body]).toEqual([200, expect.anything()]);
    return ownOpinion.parse(result.body);
  }

  async function approve({ kind, id }: OwnOpinion): Promise<void> {
    const table = { review, question, answer }[kind];
    const { shop, admin } = now();
    const [found] = await shop.shop.database.db.select().from(table).where(eq(table.id, id));
    const body = { kind, id, revision: found?.revision };
    expect((await call('Admin/Approve-Opinion', body, admin)).status).toBe(200);
  }

  const phone = { WebsiteCode: codes.phone };
  return {
    call,
    done,
    approve,
    write: (more: object = {}, headers?: object) =>
      done('Save-Review', { ...phone, stars: 4, body: 'خوب است.', ...more }, headers),
    ask: (more: object = {}, headers?: object) =>
      done('Ask-Question', { ...phone, body: 'گارانتی دارد؟', ...more }, headers),
    shownReviews: async () =>
      getReviewsAnswer.parse((await call('Product/Get-Reviews', phone, {})).body),
    shownQuestions: async () =>
      getQuestionsAnswer.parse((await call('Product/Get-Questions', phone, {})).body).items,
    list: async (headers?: object, page = 1) =>
      ownOpinionsAnswer.parse((await call('member-account/get-opinions', { page }, headers)).body),
    form: async (body: object, headers?: object) =>
      opinionFormAnswer.parse((await call('member-account/get-opinion-form', body, headers)).body),
  };
}
