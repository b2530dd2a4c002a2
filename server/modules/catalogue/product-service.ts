import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import type { Database, Db } from '#server/db/database.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { spreadChange } from '#server/modules/catalogue/service.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';
import { announce } from '#server/outbox/announce.ts';

/** What the shop's staff may change of a product. */
export const productChange = z.object({
  /** The slug follows; the former URL redirects. */
  nameFa: z.string().trim().min(1).max(200).optional(),
  /** Whether it is withdrawn from the shop, or published again. */
  removed: z.boolean().optional(),
});
export type ProductChange = z.infer<typeof productChange>;

/**
 * Changes a product and notifies the storefront in the same transaction.
 * @throws {ShopError} 404 for an unknown product, 422 for a name without letters
 */
export async function changeProduct(
  database: Database,
  events: ShopEvents,
  websiteCode: number,
  { nameFa: written, removed }: ProductChange,
  joined?: Db,
): Promise<void> {
  await database.transaction(async (tx) => {
    const itself = eq(product.id, websiteCode);
    const [before] = await tx.select().from(product).where(itself).for('update');
    if (!before) throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.unknownProduct);
    const nameFa = written === undefined ? before.nameFa : normalisePersian(written);
    const slug = written === undefined ? before.slug : slugify(nameFa);
    if (slug === '') throw new ShopError(422, 'INVALID', catalogueTexts.wordlessName);
    await tx
      .update(product)
      .set({ nameFa, slug, ...(removed !== undefined && placeOf(removed, before)) })
      .where(itself);
    await spreadChange(tx, websiteCode);
    await announce(tx, { tags: [tags.sitemap], paths: [paths.product(websiteCode, before.slug)] });
    afterCommit(tx, () => events.emit('outbox'));
  }, joined);
}

/** The columns of a product that is withdrawn or published. */
const placeOf = (removed: boolean, { removedAt }: { readonly removedAt: Date | null }) => ({
  isDraft: false,
  binnedAt: null,
  removedAt: removed ? (removedAt ?? new Date()) : null,
});
