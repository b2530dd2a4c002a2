import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import { ShopError } from '#server/errors.ts';
import { treeTexts } from '#server/modules/goods-tree/texts.ts';

/** 422 with a sentence for each field. */
export const invalid = (fields: Record<string, string>): ShopError =>
  new ShopError(422, 'INVALID', treeTexts.invalid, { fields });

export const unknown = (): ShopError => new ShopError(404, 'NOT_FOUND', treeTexts.unknown);

/** @throws {ShopError} 409 `STALE` with the thing as it is now */
export function refuseStale(read: number | undefined, now: { readonly revision: number }): void {
  if (read === now.revision) return;
  throw new ShopError(409, 'STALE', treeTexts.stale, {
    fields: { version: String(now.revision) },
    now,
  });
}

/** @throws {ShopError} 422 for a title and slug without letters */
export function namesOf(written: { readonly title: string; readonly slug: string }) {
  const title = onOneLine(written.title);
  const slug = slugify(normalisePersian(written.slug === '' ? title : written.slug));
  if (slug === '') throw invalid({ [written.slug === '' ? 'title' : 'slug']: treeTexts.wordless });
  return { title, slug };
}
