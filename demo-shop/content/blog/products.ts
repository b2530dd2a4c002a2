import { slugify } from '#lib/text/slug.ts';
import { firstProductId, namesOf } from '../../expansion/expand.ts';
import { allModels } from '../../expansion/models.ts';

interface DemoProduct {
  id: number;
  slug: string;
}

let known: ReadonlyMap<string, DemoProduct> | undefined;

const readCatalogue = (): ReadonlyMap<string, DemoProduct> =>
  new Map(
    allModels().map((model, place) => {
      const { nameEn, nameFa } = namesOf(model);
      return [nameEn, { id: firstProductId + place, slug: slugify(nameFa) }];
    }),
  );

/** A product of the demo shop by its Latin name. @throws {TypeError} for an unknown name */
export function demoProduct(nameEn: string): DemoProduct {
  known ??= readCatalogue();
  const product = known.get(nameEn);
  if (product === undefined) throw new TypeError(`unknown product: ${nameEn}`);
  return product;
}
