import {
  type GetOpinionFormBody,
  type OpinionFormAnswer,
  type OwnOpinionsAnswer,
  ownPageSize,
} from '#lib/contract/own-opinion.ts';
import { publicName } from '#lib/format/public-name.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { readAnswerForm, readOwn, readProductForm } from '#server/modules/opinion/own-queries.ts';
import { pageOf } from '#server/modules/opinion/pages.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import { readWriter } from '#server/modules/opinion/write-queries.ts';

/** All a member has written, a page of it. @throws {ShopError} 404 for a page past the last */
export async function getOwnOpinions(
  database: Database,
  memberId: number,
  page: number,
): Promise<OwnOpinionsAnswer> {
  const [found] = await database.run(readOwn, [memberId, (page - 1) * ownPageSize]);
  return pageOf(found, page, ownPageSize);
}

/**
 * What a member's form begins with.
 * @throws {ShopError} 404 for a product or question others do not see
 */
export async function getOpinionForm(
  database: Database,
  memberId: number,
  { kind, of }: GetOpinionFormBody,
): Promise<OpinionFormAnswer> {
  const [found] = await (kind === 'answer'
    ? database.run(readAnswerForm, [memberId, of])
    : database.run(readProductForm, [memberId, of, kind === 'review']));
  if (!found) throw new ShopError(404, 'OPINION_NOT_FOUND', opinionTexts.unknown);
  const { name } = await readWriter(database.db, memberId);
  return { ...found, author: publicName(name) || opinionTexts.nameless };
}
