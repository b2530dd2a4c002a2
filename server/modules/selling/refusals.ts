import { normalisePersian } from '#lib/text/persian.ts';
import { ShopError } from '#server/errors.ts';
import { sellingTexts } from '#server/modules/selling/texts.ts';

/** 422 with a sentence for each field. */
export const invalid = (fields: Record<string, string>) =>
  new ShopError(422, 'INVALID', sellingTexts.invalid, { fields });

const letters = /[\p{L}\p{N}]/u;

/** @throws {ShopError} 422 for a title without letters */
export function titleOf(written: string): string {
  const title = normalisePersian(written).trim();
  if (!letters.test(title)) throw invalid({ title: sellingTexts.emptyTitle });
  return title;
}
