import { mostVariants } from '#lib/contract/goods-product.ts';
import type { Attribute } from '#server/modules/import/attributes.ts';
import type { Said } from '#server/modules/import/cells.ts';
import type { ProductRow, VariationRow } from '#server/modules/import/products.ts';
import { importTexts } from '#server/modules/import/texts.ts';

/** A row with its place in the file. */
export interface Placed<Row> {
  readonly line: number;
  readonly goods: Row;
}

interface Option {
  readonly title: string;
  readonly value: string;
}

export interface ReadVariant extends Placed<ProductRow | VariationRow> {
  /** In the order of its product's attributes; one that is for each value has no option for it. */
  readonly options: readonly Option[];
  readonly notes: readonly Said[];
}

export interface ReadProduct extends Placed<ProductRow> {
  readonly variants: readonly ReadVariant[];
  /** Those that do not tell variants apart. */
  readonly attributes: readonly Attribute[];
  /** Variations that are not taken, by line. */
  readonly wrong: ReadonlyMap<number, string>;
}

const mostOptions = 5;

/** A product with its variations, in the order of the file. A simple one is its own only variant. */
export function withVariations(
  product: Placed<ProductRow>,
  variations: readonly Placed<VariationRow>[],
): ReadProduct {
  const { goods } = product;
  const wrong = new Map<number, string>();
  const refuse = (line: number, text: string) => wrong.set(line, text);
  if (goods.kind === 'simple') {
    for (const { line } of variations) refuse(line, importTexts.parentSimple);
    const only = { ...product, options: [], notes: [] };
    return { ...product, variants: [only], attributes: goods.attributes, wrong };
  }
  const axes = axesOf(goods, variations);
  const variants: ReadVariant[] = [];
  const looks = new Map<string, number>();
  for (const each of variations) {
    const variant = variantOf(axes, each);
    const look = JSON.stringify(variant.options);
    const twin = looks.get(look);
    if (variant.options.length > mostOptions) refuse(each.line, importTexts.tooManyOptions);
    else if (twin !== undefined) refuse(each.line, importTexts.sameVariant(twin));
    else if (variants.length === mostVariants) refuse(each.line, importTexts.tooManyVariants);
    else {
      looks.set(look, each.line);
      variants.push(variant);
    }
  }
  const attributes = goods.attributes.filter(({ title }) => !axes.includes(title));
  return { ...product, variants, attributes, wrong };
}

/** Titles that tell variations apart: those of the product first. The file does not name them itself. */
function axesOf(product: ProductRow, variations: readonly Placed<VariationRow>[]): string[] {
  const named = new Set(
    variations.flatMap(({ goods }) =>
      goods.attributes.filter(({ values }) => values.length > 0).map(({ title }) => title),
    ),
  );
  const ofProduct = product.attributes.map(({ title }) => title);
  return [...new Set([...ofProduct, ...named])].filter((title) => named.has(title));
}

function variantOf(axes: readonly string[], { line, goods }: Placed<VariationRow>): ReadVariant {
  const values = new Map(goods.attributes.map(({ title, values: [value] }) => [title, value]));
  const options = axes.flatMap((title) => {
    const value = values.get(title);
    return value === undefined ? [] : [{ title, value }];
  });
  const notes = [...new Set([...axes, ...values.keys()])]
    .filter((title) => values.get(title) === undefined)
    .map((title) => ({ head: title, text: importTexts.anyValue(title) }));
  return { line, goods, options, notes };
}
