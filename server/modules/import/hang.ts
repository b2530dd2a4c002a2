import {
  type AdminProduct,
  mostProductPictures,
  type SaveProductBody,
} from '#lib/contract/goods-product.ts';

/** A picture that a file names for a product, or for one of its variants. */
export interface HungPicture {
  readonly variantId: number | null;
  /** Null for one that did not come. */
  readonly hash: string | null;
}

/**
 * What is saved of a product that is given the pictures of a file, which are named after it; null when it has them already. The first one is the main
 * picture, unless the product has others: those stay in front.
 * @param wanted in the order of the file
 */
export function hangPictures(
  now: AdminProduct,
  wanted: readonly HungPicture[],
): SaveProductBody | null {
  const { websiteCode, revision } = now;
  const pictures = picturesOf(now, wanted);
  const places = new Map(pictures.map(({ hash }, at) => [hash, at]));
  const own = new Map(
    wanted
      .toReversed()
      .flatMap(({ variantId, hash }): [number, number][] =>
        variantId === null || hash === null || !places.has(hash)
          ? []
          : [[variantId, places.get(hash) ?? 0]],
      ),
  );
  const variants = now.variants.map(({ id, imageIndex }) => ({
    id,
    // One that shows the main picture was given none of its own.
    imageIndex:
      imageIndex === 0
        ? (own.get(id) ?? 0)
        : (places.get(now.pictures[imageIndex]?.hash ?? '') ?? imageIndex),
  }));
  const areSame =
    pictures.length === now.pictures.length &&
    pictures.every(({ hash }, at) => hash === now.pictures[at]?.hash);
  const areVariantsSame = variants.every(
    ({ imageIndex }, at) => imageIndex === now.variants[at]?.imageIndex,
  );
  if (areSame && areVariantsSame) return null;
  return { websiteCode, revision, pictures, ...(!areVariantsSame && { variants }) };
}

function picturesOf(
  { pictures: now, nameFa }: AdminProduct,
  wanted: readonly HungPicture[],
): AdminProduct['pictures'] {
  const hashes = new Set(wanted.map(({ hash }) => hash).filter((hash) => hash !== null));
  const known = new Map(now.map((picture) => [picture.hash, picture]));
  const areOurs = now.every(({ hash }) => hashes.has(hash));
  const all = areOurs
    ? [...hashes].map((hash) => known.get(hash) ?? { hash, alt: nameFa })
    : [
        ...now,
        ...[...hashes].filter((hash) => !known.has(hash)).map((hash) => ({ hash, alt: nameFa })),
      ];
  return all.slice(0, mostProductPictures);
}
