import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { pictureHash } from '#lib/format/picture.ts';
import { formatToman } from '#lib/format/toman.ts';
import type { OgSubject } from '#server/media/made-names.ts';

/** What a product's link preview shows. @param shop the shop's own name */
export function productPreview(product: GetDetailAnswer, shop: string): OgSubject {
  const { websiteCode, nameFa, brand, images, variants, defaultVariantId } = product;
  const chosen = variants.find(({ id }) => id === defaultVariantId);
  const price = chosen?.availability === 1 ? chosen.price : null;
  return {
    kind: 'p',
    id: websiteCode,
    name: nameFa,
    kicker: brand.title,
    price: price === null ? '' : formatToman(price),
    picture: pictureHash(images[0]?.image ?? '') ?? '',
    shop,
  };
}
