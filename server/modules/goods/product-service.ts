import {
  type AdminProduct,
  type ProductField,
  type SaveProductBody,
  productFields,
} from '#lib/contract/goods-product.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { isNotUnique, ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { notifyWaiting } from '#server/modules/back-in-stock/service.ts';
import { affectedBy, spreadProducts } from '#server/modules/catalogue/spread-service.ts';
import type { FieldChange } from '#server/modules/goods/field-change.ts';
import { permissionsOfSave } from '#server/modules/goods/field-permissions.ts';
import { differing, keepChanges, valuesOf } from '#server/modules/goods/history-service.ts';
import { type Change, changeOf, columnsOf, faultsOf } from '#server/modules/goods/judge.ts';
import { holdProducts, plainBrand, readProduct } from '#server/modules/goods/product-queries.ts';
import { invalid, unknownProduct } from '#server/modules/goods/refusals.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import {
  backAgain,
  isStockStale,
  planVariants,
  writeVariants,
} from '#server/modules/goods/variant-list.ts';
import {
  insertProduct,
  updateProduct,
  writeAttributes,
  writeCategories,
  writeFilms,
  writePictures,
} from '#server/modules/goods/write-queries.ts';
import { haveOneBrand, holdVersions, writeVersions } from '#server/modules/goods/versions.ts';
import { recordStaff } from '#server/staff-log.ts';

export interface GoodsNeeds {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  /** Base of links in messages, without a trailing slash. */
  readonly siteUrl: string;
}

export const productFieldNames = productFields.keyof().options satisfies ProductField[];

/** Products as staff see and change them. Callers must have checked who asks. */
export function createProductService({ database, events, siteUrl }: GoodsNeeds) {
  /** @throws {ShopError} 404 */
  async function get(websiteCode: number): Promise<AdminProduct> {
    const found = await readProduct(database.db, websiteCode);
    if (found === null) throw unknownProduct();
    return found;
  }

  /**
   * Creates a product, a draft unless the body says otherwise, or changes the fields that the body names.
   * @throws {ShopError} 404; 409 `STALE` with the product of now, `IN_BIN`, `STOCK_HELD`, `VARIANT_HELD`; 422
   */
  async function save(staffId: number, body: SaveProductBody, joined?: Db): Promise<AdminProduct> {
    const saving = database.transaction(async (tx) => {
      const { websiteCode } = body;
      if (websiteCode === undefined) return create(tx, staffId, body);
      if (body.versionIds) await holdVersions(tx, websiteCode, body.versionIds);
      const before = await hold(tx, websiteCode);
      refuseStale(before, body);
      return alter(tx, staffId, before, body);
    }, joined);
    return saving.catch((error: unknown) => {
      // Another call took the code at this moment.
      if (!isNotUnique(error)) throw error;
      throw invalid({ sku: goodsTexts.takenSkuNow });
    });
  }

  async function create(tx: Db, staffId: number, body: SaveProductBody): Promise<AdminProduct> {
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
    const now = await hold(tx, id);
    await refuseOtherBrands(tx, now, change);
    refuseEmpty(now);
    await recordStaff(tx, {
      memberId: staffId,
      action: 'Save-Product',
      subject: `product ${id}`,
      before: null,
      after: { nameFa: now.nameFa, state: now.state, variants: now.variants.length },
    });
    if (now.state === 'published' || versions.length > 0) {
      await spreadProducts(tx, [id, ...versions], { changesSitemap: true });
    }
    afterCommit(tx, () => events.emit('outbox'));
    return hold(tx, id);
  }

  async function alter(
    tx: Db,
    staffId: number,
    before: AdminProduct,
    body: SaveProductBody,
  ): Promise<AdminProduct> {
    const { websiteCode: id } = before;
    const wanted = changeOf({ nameFa: before.nameFa, ...body });
    await refuseFaults(tx, id, wanted, body.variants ?? []);
    const plan = body.variants && planVariants(before.variants, body.variants);
    const shown = await affectedBy(tx, [id]);
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
    await keep(tx, staffId, { before, now, changes });
    if (before.state === 'published' || now.state === 'published') {
      await spreadProducts(tx, [id, ...versions], {
        before: { tags: shown.look.tags, paths: shown.look.paths },
        changesSitemap: before.state !== now.state || before.slug !== now.slug,
      });
      await tellWaiting(tx, before, now);
    }
    afterCommit(tx, () => events.emit('outbox'));
    return hold(tx, id);
  }

  async function tellWaiting(tx: Db, before: AdminProduct, now: AdminProduct): Promise<void> {
    if (now.state !== 'published') return;
    const seen = before.state === 'published' ? before.variants : [];
    for (const variantId of backAgain(seen, now.variants)) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      await notifyWaiting(tx, { websiteCode: now.websiteCode, variantId }, siteUrl);
    }
  }

  return { get, save, permissionsOfSave };
}
export type ProductService = ReturnType<typeof createProductService>;

/** The product, locked until the transaction ends. @throws {ShopError} 404 */
async function hold(tx: Db, websiteCode: number): Promise<AdminProduct> {
  await holdProducts(tx, [websiteCode]);
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

interface Kept {
  readonly before: AdminProduct;
  readonly now: AdminProduct;
  readonly changes: readonly FieldChange[];
}

const idsOf = ({ variants }: AdminProduct) => variants.map(({ id }) => id);

async function keep(tx: Db, staffId: number, { before, now, changes }: Kept): Promise<void> {
  await keepChanges(tx, { kind: 'edit', staffId }, changes);
  const variants = differing(
    { productId: now.websiteCode, variantId: null },
    ['variants'],
    { variants: idsOf(before) },
    { variants: idsOf(now) },
  );
  await recordStaff(tx, {
    memberId: staffId,
    action: 'Save-Product',
    subject: `product ${now.websiteCode}`,
    before: valuesOf([...changes, ...variants], 'before'),
    after: valuesOf([...changes, ...variants], 'after'),
  });
}
