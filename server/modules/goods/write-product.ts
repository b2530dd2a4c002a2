import {
  type AdminProduct,
  type ProductField,
  type SaveProductBody,
  productFields,
} from '#lib/contract/goods-product.ts';
import type { Db } from '#server/db/database.ts';
import { isNotUnique, ShopError } from '#server/errors.ts';
import { type Affected, affectedBy } from '#server/modules/catalogue/spread-service.ts';
import type { FieldChange } from '#server/modules/goods/field-change.ts';
import { differing } from '#server/modules/goods/history-service.ts';
import { type Change, changeOf, columnsOf, faultsOf } from '#server/modules/goods/judge.ts';
import { holdProducts, plainBrand, readProduct } from '#server/modules/goods/product-queries.ts';
import { invalid, unknownProduct } from '#server/modules/goods/refusals.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import { isStockStale, planVariants, writeVariants } from '#server/modules/goods/variant-list.ts';
import { haveOneBrand, holdVersions, writeVersions } from '#server/modules/goods/versions.ts';
import {
  insertProduct,
  updateProduct,
  writeAttributes,
  writeCategories,
  writeFilms,
  writePictures,
} from '#server/modules/goods/write-queries.ts';

export const productFieldNames = productFields.keyof().options satisfies ProductField[];

/** A product that was written, and what is still to be done for it. */
export interface WrittenProduct {
  /** Null for a new one. */
  readonly before: { readonly product: AdminProduct; readonly look: Affected } | null;
  readonly now: AdminProduct;
  readonly changes: readonly FieldChange[];
  /** Other versions of its model that must be shown anew. */
  readonly versions: readonly number[];
  /** Whether shoppers see that it has changed. */
  readonly isSeen: boolean;
  /** Whether it came into the shop, went, or got another address. */
  readonly isMoved: boolean;
}

/**
 * Creates a product, a draft unless the body says otherwise, or changes the fields that the body names. Neither keeps a
 * history nor shows it in the shop.
 * @param staffId null for someone at the command line
 * @throws {ShopError} 404; 409 `STALE` with the product of now, `IN_BIN`, `STOCK_HELD`, `VARIANT_HELD`; 422
 */
export async function writeProduct(
  tx: Db,
  staffId: number | null,
  body: SaveProductBody,
): Promise<WrittenProduct> {
  const { websiteCode } = body;
  try {
    if (websiteCode === undefined) return await create(tx, staffId, body);
    if (body.versionIds) await holdVersions(tx, websiteCode, body.versionIds);
    const before = await hold(tx, websiteCode);
    refuseStale(before, body);
    return await alter(tx, staffId, before, body);
  } catch (error) {
    // Another call took the code at this moment.
    if (!isNotUnique(error)) throw error;
    throw invalid({ sku: goodsTexts.takenSkuNow });
  }
}

async function create(
  tx: Db,
  staffId: number | null,
  body: SaveProductBody,
): Promise<WrittenProduct> {
  const brandId =
    body.brandId ?? (await plainBrand(tx, goodsTexts.plainBrand, goodsTexts.plainBrandEn));
  const change = changeOf({ state: 'draft', ...body, brandId, slug: body.slug ?? '' });
  const { nameFa = '', categoryId } = change;
  const { price, stock } = body;
  const variants = body.variants ?? (price === undefined ? [] : [{ price, stock }]);
  await refuseFaults(tx, 0, change, variants, {
    ...(nameFa === '' && { nameFa: goodsTexts.missing }),
    ...(categoryId === undefined && { categoryId: goodsTexts.missing }),
  });
  const plan = planVariants([], variants);
  const id = await insertProduct(tx, {
    nameEn: '',
    ...columnsOf(change),
    nameFa,
    slug: change.slug ?? '',
    brandId,
    categoryId: categoryId ?? 0,
  });
  await writeParts(tx, id, change);
  await writeVariants(tx, id, plan, staffId);
  const versions = await joinVersions(tx, id, change);
  const now = await find(tx, id);
  await refuseOtherBrands(tx, now, change);
  refuseEmpty(now);
  const isSeen = now.state === 'published' || versions.length > 0;
  return { before: null, now, changes: [], versions, isSeen, isMoved: true };
}

async function alter(
  tx: Db,
  staffId: number | null,
  before: AdminProduct,
  body: SaveProductBody,
): Promise<WrittenProduct> {
  const { websiteCode: id } = before;
  const wanted = changeOf({ nameFa: before.nameFa, ...body });
  await refuseFaults(tx, id, wanted, body.variants ?? []);
  const plan = body.variants && planVariants(before.variants, body.variants);
  const { look } = await affectedBy(tx, [id]);
  await updateProduct(tx, id, columnsOf(wanted));
  await writeParts(tx, id, wanted);
  const ofVariants = plan ? await writeVariants(tx, id, plan, staffId) : [];
  const versions = await versionsOf(tx, before, wanted);
  const now = await hold(tx, id);
  refuseEmpty(now);
  await refuseOtherBrands(tx, now, wanted);
  const changes = [
    ...differing({ productId: id, variantId: null }, productFieldNames, before, now),
    ...ofVariants,
  ];
  return {
    before: { product: before, look },
    now,
    changes,
    versions,
    isSeen: before.state === 'published' || now.state === 'published',
    isMoved: before.state !== now.state || before.slug !== now.slug,
  };
}

/** The product, locked until the transaction ends. @throws {ShopError} 404 */
export async function hold(tx: Db, websiteCode: number): Promise<AdminProduct> {
  await holdProducts(tx, [websiteCode]);
  return find(tx, websiteCode);
}

async function find(tx: Db, websiteCode: number): Promise<AdminProduct> {
  const found = await readProduct(tx, websiteCode);
  if (found === null) throw unknownProduct();
  return found;
}

/** @throws {ShopError} 409 `IN_BIN`, or `STALE` with the product as it is now */
function refuseStale(now: AdminProduct, { revision, variants = [] }: SaveProductBody): void {
  if (now.state === 'bin') throw new ShopError(409, 'IN_BIN', goodsTexts.inBin);
  if (revision === now.revision && !isStockStale(now.variants, variants)) return;
  throw new ShopError(409, 'STALE', goodsTexts.stale, {
    fields: { version: String(now.revision) },
    now,
  });
}

async function refuseFaults(
  tx: Db,
  id: number,
  change: Change,
  variants: readonly { readonly sku?: string | null | undefined }[],
  more: Record<string, string> = {},
): Promise<void> {
  const skus = variants.flatMap(({ sku }) => (sku ? [sku] : []));
  const faults = { ...(await faultsOf(tx, id, change, skus)), ...more };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

const joinVersions = async (tx: Db, id: number, { versionIds }: Change): Promise<number[]> =>
  versionIds === undefined ? [] : writeVersions(tx, id, versionIds);

/** Writes the versions of a product. Resolves to the others that must be shown anew, whose cards say how they differ. */
async function versionsOf(tx: Db, before: AdminProduct, change: Change): Promise<number[]> {
  const { websiteCode: id, versionIds } = before;
  if (change.versionIds && !isSameSet(change.versionIds, versionIds)) {
    return writeVersions(tx, id, change.versionIds);
  }
  return change.attributes ? versionIds : [];
}

const isSameSet = (some: readonly number[], others: readonly number[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0;

/** @throws {ShopError} 422 for versions of several brands: a list of one brand would have half a model */
async function refuseOtherBrands(
  tx: Db,
  { websiteCode, versionIds }: AdminProduct,
  change: Change,
): Promise<void> {
  if (versionIds.length === 0 || (await haveOneBrand(tx, [websiteCode, ...versionIds]))) return;
  throw change.versionIds
    ? invalid({ versionIds: goodsTexts.versionOfOtherBrand })
    : invalid({ brandId: goodsTexts.brandOfVersions });
}

/** @throws {ShopError} 422 for a published product without a variant: its page would not exist */
function refuseEmpty({ state, variants }: AdminProduct): void {
  if (state === 'published' && variants.length === 0) {
    throw invalid({ variants: goodsTexts.noVariant });
  }
}

async function writeParts(tx: Db, id: number, change: Change): Promise<void> {
  const { categoryId, categoryIds, pictures, films, attributes } = change;
  if (categoryIds) {
    await writeCategories(
      tx,
      id,
      [...new Set(categoryIds)].filter((each) => each !== categoryId),
    );
  }
  if (pictures) await writePictures(tx, id, pictures);
  if (films) await writeFilms(tx, id, films);
  if (attributes) await writeAttributes(tx, id, attributes);
}
