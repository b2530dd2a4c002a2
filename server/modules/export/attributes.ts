import type { ExportedProduct, ExportedVariant } from '#server/modules/export/product-queries.ts';
import { exportTexts } from '#server/modules/export/texts.ts';

/** Attributes that one product takes with it. */
export const mostAttributes = 100;
const longestTitle = 60;
/** Of an option of a variant. */
const longestValue = 100;

/** What an attribute says of the product, and of each of its variants: '' where it says nothing. */
export interface Told {
  readonly title: string;
  readonly values: readonly string[];
  /** Empty for one that does not tell variants apart. */
  readonly ofVariants: readonly string[];
}

/** Titles and values that tell a variant apart, colours first. */
export function optionsOf(variant: ExportedVariant): (readonly [title: string, value: string])[] {
  const { colour, storage, size, options } = variant;
  const all: (readonly [string, string | null])[] = [
    [exportTexts.colour, colour],
    [exportTexts.storage, storage],
    [exportTexts.size, size],
    ...options.map(({ title, value }) => [title, value] as const),
  ];
  return all.flatMap(([title, value]) => (value === null ? [] : [[title, value] as const]));
}

/** Attributes of a product; those that tell its variants apart come first, and no title twice. */
export function attributesOf({ attributes, variants }: ExportedProduct): Told[] {
  const axes = new Map<string, string[]>();
  const guarantees = new Set(variants.map(({ guarantee }) => guarantee));
  for (const [at, variant] of variants.entries()) {
    const options = optionsOf(variant);
    if (guarantees.size > 1 && variant.guarantee !== '') {
      options.push([exportTexts.guarantee, variant.guarantee]);
    }
    for (const [title, value] of options) {
      const values = axes.get(title) ?? variants.map(() => '');
      values[at] = value.slice(0, longestValue).toWellFormed();
      axes.set(title, values);
    }
  }
  const [guarantee = ''] = guarantees.size === 1 ? guarantees : [];
  const told: Told[] = [...axes].map(([title, ofVariants]) => ({
    title,
    values: [...new Set(ofVariants)].filter((value) => value !== ''),
    ofVariants,
  }));
  const plain = [
    ...attributes,
    ...(guarantee === '' ? [] : [{ title: exportTexts.guarantee, values: [guarantee] }]),
  ].map((each) => ({ ...each, ofVariants: [] }));
  return withTitles([...told, ...plain]).slice(0, mostAttributes);
}

/** Two of the same title are told apart by a number. */
function withTitles(all: readonly Told[]): Told[] {
  const taken = new Set<string>();
  return all.map((each) => {
    const title = titlesOf(each.title).find((other) => !taken.has(other)) ?? each.title;
    taken.add(title);
    return { ...each, title };
  });
}

function* titlesOf(title: string): Generator<string> {
  yield title;
  for (let number = 2; number <= mostAttributes; number += 1) {
    yield `${title.slice(0, longestTitle - 4).toWellFormed()} ${number}`;
  }
}
