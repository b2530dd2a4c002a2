import { eq, sql } from 'drizzle-orm';
import type { AttributeValue, ProductFields } from '#lib/contract/goods-product.ts';
import type { Db } from '#server/db/database.ts';
import { product, productAttribute, productPicture } from '#server/db/schema/catalogue.ts';
import { categoryProduct } from '#server/db/schema/goods.ts';
import { productVideo } from '#server/db/schema/video.ts';

export type ProductColumns = Partial<typeof product.$inferInsert>;

export async function insertProduct(tx: Db, row: typeof product.$inferInsert): Promise<number> {
  const [made] = await tx.insert(product).values(row).returning({ id: product.id });
  return made?.id ?? 0;
}

/** Writes columns of a product and counts the change. */
export async function updateProduct(tx: Db, id: number, columns: ProductColumns): Promise<void> {
  await tx
    .update(product)
    .set({ ...columns, revision: sql`${product.revision} + 1` })
    .where(eq(product.id, id));
}

export async function writeCategories(
  tx: Db,
  id: number,
  categoryIds: readonly number[],
): Promise<void> {
  await tx.delete(categoryProduct).where(eq(categoryProduct.productId, id));
  if (categoryIds.length === 0) return;
  await tx
    .insert(categoryProduct)
    .values(categoryIds.map((categoryId) => ({ productId: id, categoryId })));
}

export async function writePictures(
  tx: Db,
  id: number,
  pictures: ProductFields['pictures'],
): Promise<void> {
  await tx.delete(productPicture).where(eq(productPicture.productId, id));
  if (pictures.length === 0) return;
  await tx.insert(productPicture).values(
    pictures.map(({ hash, alt }, position) => ({
      productId: id,
      position,
      pictureHash: hash,
      alt,
    })),
  );
}

export async function writeFilms(tx: Db, id: number, films: ProductFields['films']): Promise<void> {
  const before = await tx.delete(productVideo).where(eq(productVideo.productId, id)).returning();
  if (films.length === 0) return;
  // Search engines are told since when a film is there.
  const since = new Map(before.map(({ file, aparat, createdAt }) => [file ?? aparat, createdAt]));
  const now = new Date();
  await tx.insert(productVideo).values(
    films.map((film, position) => ({
      ...film,
      productId: id,
      position,
      createdAt: since.get(film.file ?? film.aparat) ?? now,
    })),
  );
}

export async function writeAttributes(
  tx: Db,
  id: number,
  values: readonly AttributeValue[],
): Promise<void> {
  await tx.delete(productAttribute).where(eq(productAttribute.productId, id));
  const all = values.flatMap((value) => attributeRows(id, value));
  if (all.length > 0) await tx.insert(productAttribute).values(all);
}

function attributeRows(
  productId: number,
  value: AttributeValue,
): (typeof productAttribute.$inferInsert)[] {
  const { attributeId } = value;
  if ('optionIds' in value) {
    return value.optionIds.map((optionId, position) => ({
      productId,
      attributeId,
      position,
      optionId,
    }));
  }
  if ('number' in value) return [{ productId, attributeId, numberValue: value.number }];
  if ('isOn' in value) return [{ productId, attributeId, booleanValue: value.isOn }];
  return [{ productId, attributeId, textValue: value.text }];
}
