import {
  type GetOpinionFormBody,
  type OpinionFormAnswer,
  type OpinionKind,
  type OpinionTerms,
  type OwnOpinionsAnswer,
  ownPageSize,
} from '#lib/contract/opinion.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { Member } from '#server/modules/member-session/service.ts';
import { authorOf } from '#server/modules/opinion/author.ts';
import { readAnswerForm, readOwn, readProductForm } from '#server/modules/opinion/own-queries.ts';
import { pageOf } from '#server/modules/opinion/pages.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import { readWriter } from '#server/modules/opinion/write-queries.ts';

type Writer = Pick<Member, 'id' | 'isShop'>;

/** Like `write` of the service: the answer of staff who manage opinions is the shop's and not moderated. */
async function termsOf(
  { db }: Database,
  { id, isShop }: Writer,
): Promise<Record<OpinionKind, OpinionTerms>> {
  const names = await readWriter(db, id);
  const own = { author: authorOf(names, false), isShownAtOnce: false };
  const ofShop = { author: authorOf(names, true), isShownAtOnce: true };
  return { review: own, question: own, answer: isShop ? ofShop : own };
}

/**
 * A page of all that a member has written.
 * @throws {ShopError} 404 for a page past the last
 */
export async function getOwnOpinions(
  database: Database,
  member: Writer,
  page: number,
): Promise<OwnOpinionsAnswer> {
  const [found] = await database.run(readOwn, [member.id, (page - 1) * ownPageSize]);
  const answer = pageOf(found, page, ownPageSize);
  return { ...answer, terms: await termsOf(database, member) };
}

/**
 * The initial data of a member's form.
 * @throws {ShopError} 404 for a product or question that is not shown
 */
export async function getOpinionForm(
  database: Database,
  member: Writer,
  { kind, of }: GetOpinionFormBody,
): Promise<OpinionFormAnswer> {
  const [found] = await (kind === 'answer'
    ? database.run(readAnswerForm, [member.id, of])
    : database.run(readProductForm, [member.id, of, kind === 'review']));
  if (!found) throw new ShopError(404, 'OPINION_NOT_FOUND', opinionTexts.unknown);
  const { isOwnQuestion, ...begun } = found;
  const { [kind]: terms } = await termsOf(database, member);
  return { ...begun, canWrite: !isOwnQuestion || terms.isShownAtOnce, terms };
}
