import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GetDetailAnswer, Variant } from '#lib/contract/product.ts';
import { pictureHash } from '#lib/text/picture.ts';
import { formatToman } from '#lib/text/toman.ts';
import type { OgSubject } from '#server/media/made-names.ts';

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
    price: priceOf(chosen),
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
    price: priceOf(chosen),
    picture: pictureHash(images[chosen.imageIndex]?.image ?? '') ?? own.picture,
  };
}

/** Price in words; '' when it is not sold. */
const priceOf = (variant: Variant | undefined): string =>
  variant?.availability === availabilityCodes.available && variant.price !== null
    ? formatToman(variant.price)
    : '';
