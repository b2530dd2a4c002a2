import type { GetDetailAnswer, Variant } from '#lib/contract/product.ts';
import { pictureHash } from '#lib/text/picture.ts';
import { formatNumber, formatPercent, formatToman } from '#lib/text/toman.ts';
import type { Database } from '#server/db/database.ts';
import type { OgSubject } from '#server/media/made-names.ts';
import { brandOf, type Landing, landingBehind } from '#server/modules/catalogue/landing.ts';
import { type ListHead, readHead } from '#server/modules/catalogue/list-queries.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';

/**
 * The link preview of a product.
 * @param shop the shop's name
 */
export function productPreview(product: GetDetailAnswer, shop: string): OgSubject {
  const { websiteCode, nameFa, brand, images, variants, defaultVariantId } = product;
  const chosen = variants.find(({ id }) => id === defaultVariantId);
  return {
    owner: { kind: 'p', id: websiteCode },
    name: nameFa,
    kicker: brand.title,
    ...costOf(chosen),
    picture: pictureHash(images[0]?.image ?? '') ?? '',
    shop,
  };
}

/** The link preview of a URL with a variant: its price, its options, its picture. */
export function variantPreview(product: GetDetailAnswer, chosen: Variant, shop: string): OgSubject {
  const { websiteCode, brand, images } = product;
  const looks = [chosen.colour?.title, ...chosen.options.map(({ value }) => value)];
  const own = productPreview(product, shop);
  return {
    ...own,
    owner: { kind: 'p', id: websiteCode, variant: chosen.id },
    kicker: [brand.title, ...looks].filter(Boolean).join('، '),
    ...costOf(chosen),
    picture: pictureHash(images[chosen.imageIndex]?.image ?? '') ?? own.picture,
  };
}

/** Price and discount in words; the state where no price is shown. */
function costOf(variant: Variant | undefined): Pick<OgSubject, 'price' | 'note'> {
  if (variant === undefined) return { price: '', note: '' };
  const { availability, price, discountPercent } = variant;
  if (availability !== availabilityCodes.available || price === null)
    return { price: catalogueTexts.states[availability], note: '' };
  const note = discountPercent > 0 ? catalogueTexts.discount(formatPercent(discountPercent)) : '';
  return { price: formatToman(price), note };
}

interface Listed {
  title: string;
  productCount: number;
  /** Hash of its picture, or of its most popular product's; '' for none. */
  picture: string;
}

/** The link preview of a category's or a brand's list. */
export const listPreview = (
  kind: 'c' | 'r',
  id: number,
  { title, productCount, picture }: Listed,
  shop: string,
): OgSubject => ({
  owner: { kind, id },
  name: title,
  kicker: id === 0 ? '' : catalogueTexts.listKickers[kind],
  price: catalogueTexts.products(formatNumber(productCount)),
  note: '',
  picture,
  shop,
});

/** The link preview of a list; null when there is no such category or brand. */
export async function getListPreview(
  database: Database,
  kind: 'c' | 'r',
  id: number,
): Promise<OgSubject | null> {
  const [head] = await database.run(readHead, kind === 'c' ? [id, 0] : [0, id]);
  const listed = kind === 'c' ? head : head?.brand;
  return head && listed ? listPreview(kind, id, listed, head.shop) : null;
}

/** The link preview of a landing page, or of offers. */
export const landingPreview = (
  { id, categoryId, isOffers, title }: Landing,
  { picture, brand, shop }: Pick<ListHead, 'picture' | 'brand' | 'shop'>,
): OgSubject => ({
  owner: id === 0 ? { kind: 'o', id: categoryId } : { kind: 'g', id },
  name: title,
  kicker: isOffers ? catalogueTexts.offersKicker : catalogueTexts.listKickers.c,
  price: '',
  note: '',
  picture: brand?.picture || picture,
  shop,
});

/** The link preview of a landing page or of offers; null when there is no such page. */
export async function getLandingPreview(
  database: Database,
  owner: { kind: 'g' | 'o'; id: number },
): Promise<OgSubject | null> {
  const landing = await landingBehind(database, owner);
  const [head] = landing
    ? await database.run(readHead, [landing.goodsCategoryId, brandOf(landing)])
    : [];
  return landing && head ? landingPreview(landing, head) : null;
}
