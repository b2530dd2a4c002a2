import type { GetPageAnswer, Suggestion } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { normalisePersian, searchAlternatives } from '#lib/format/persian.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { toTsquery } from '#server/db/tsquery.ts';
import { readContentPage, readSuggestions } from '#server/modules/home/queries.ts';
import { homeTexts } from '#server/modules/home/texts.ts';

/** Categories, then products, that a shopper typing `typed` may mean; the best known first. */
export async function getSuggestions(database: Database, typed: string): Promise<Suggestion[]> {
  const alternatives = searchAlternatives(typed);
  const [first, second = first] = alternatives.map((words) => words.map((word) => `% ${word}%`));
  if (!first) return [];
  return database.run(readSuggestions, [first, second, toTsquery(alternatives)]);
}

/** @throws {ShopError} 404; `movedTo` when the page has another name now */
export async function getContentPage(database: Database, name: string): Promise<GetPageAnswer> {
  const wanted = normalisePersian(name);
  const [page] = await database.run(readContentPage, [wanted]);
  if (page?.name === wanted) return page;
  throw new ShopError(404, 'PAGE_NOT_FOUND', homeTexts.unknownPage, {
    ...(page && { movedTo: paths.page(page.name) }),
  });
}
