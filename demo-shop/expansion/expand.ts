import { shortNameOf } from '#lib/rules/product-head.ts';
import { slugify } from '#lib/text/slug.ts';
import { attributeOf, brandId, brandOf, categoryOf } from '../catalogue/lookup.ts';
import { persianModel } from '../catalogue/series.ts';
import { coloursOfFamily } from '../drawings/models.ts';
import { skipTexts } from './drawn.ts';
import type { Written } from './joined.ts';
import { allModels } from './models.ts';
import type { Model } from './models.ts';
import { fill, wordsOf } from './patterns.ts';
import type { Lookup } from './patterns.ts';
import { choosePictures } from './pictures.ts';
import { describe } from './prose.ts';
import { chanceOf } from './random.ts';
import type { Chance } from './random.ts';
import type { ShopProduct } from './shop.ts';
import { day } from './today.ts';
import type { Today } from './today.ts';
import { mostVariants, variantsOf } from './variants.ts';

export const firstProductId = 1001;

/** Values for a name pattern; a value that differs between variants is missing. */
export function lookupOf({ family, specs }: Model, language: 'fa' | 'en'): Lookup {
  const brand = brandOf(family.brand);
  return (key) => {
    if (key === 'brand') return language === 'fa' ? brand.title : brand.titleEn;
    if (key === 'model') return language === 'fa' ? persianModel(family.model) : family.model;
    const value = specs[key];
    if (value === undefined || Array.isArray(value) || value === false) return undefined;
    return language === 'fa' ? wordsOf(attributeOf(key), value) : latinWords(key, value);
  };
}

function latinWords(key: string, value: string | number | true): string {
  const label = attributeOf(key).options[String(value)] ?? String(value);
  if (key !== 'storage' && key !== 'ram') return /^[ -~]+$/.test(label) ? label : String(value);
  const size = Number(value);
  return size >= 1000 ? `${Math.round(size / 1000)}TB` : `${size}GB`;
}

export interface Names {
  nameFa: string;
  nameEn: string;
}

/** @throws {TypeError} if a value of the pattern is missing */
export function namesOf(model: Model): Names {
  const { line, family } = model;
  const nameFa = fill(family.nameFa ?? line.nameFa, lookupOf(model, 'fa'));
  const nameEn = fill(family.nameEn ?? line.nameEn, lookupOf(model, 'en'));
  if (nameFa === undefined || nameEn === undefined) {
    throw new TypeError(`a value is missing in the name of ${family.brand} ${family.model}`);
  }
  return { nameFa, nameEn };
}

/** Popularity and ratings; `hot` is 0 to 10. */
export function fameOf(model: Model, chance: Chance) {
  const { hot, state } = model.family;
  const popularity = Math.round(40 * 1.62 ** hot * (0.7 + chance.next() * 0.6));
  const unseen = state === 'soon';
  const ratingCount = unseen ? 0 : Math.round((popularity / 14) * (0.4 + chance.next()));
  const rating = Math.min(50, 39 + Math.round(chance.next() * 7 + hot * 0.35));
  return { popularity, ratingCount, rating: ratingCount === 0 ? 0 : rating };
}

function createdAtOf(chance: Chance, today: Today): Date {
  return new Date(today - chance.whole(0, 364) * day - chance.whole(0, 600) * 60_000);
}

/** Position of a product in the shop. */
interface Place {
  id: number;
  /** Varies the images of neighbours. */
  turn: number;
  today: Today;
  /** Sentences of the products before it. */
  written?: Written;
}

/** Colours, as many as fit into a product's variants. */
const coloursOf = ({ family, options }: Model): string[] =>
  family.colours.split(' ').slice(0, Math.ceil(mostVariants / Math.max(1, options.length)));

/** Products at least as popular are shown from all sides: the first hundred, and some more. */
const popular = 1_725;

/** All data of a product. */
export function expandModel(wanted: Model, { id, turn, today, written }: Place): ShopProduct {
  const { line, family } = wanted;
  const names = namesOf(wanted);
  const chance = chanceOf(`${id} ${names.nameEn}`);
  skipTexts(chance, id - firstProductId);
  const category = categoryOf(line.category);
  const plain = family.colours === '';
  const colours = plain ? coloursOfFamily(wanted) : coloursOf(wanted);
  const fame = fameOf(wanted, chance);
  const pictures = choosePictures({
    type: line.picture,
    design: wanted.design,
    style: family.style,
    colours,
    turn,
    fromAllSides: wanted.design !== undefined && fame.popularity >= popular,
  });
  // It is sold in the colours it is drawn in.
  const sold = plain ? '' : pictures.colours.join(' ');
  const model = { ...wanted, family: { ...family, colours: sold } };
  const lookup = lookupOf(model, 'fa');
  return {
    id,
    modelId: model.version === null ? null : id - model.version,
    categoryId: category.id,
    brandId: brandId(family.brand),
    ...names,
    shortName: shortNameOf(fill(line.shortFa ?? '', lookup) || names.nameFa),
    slug: slugify(names.nameFa),
    descriptionHtml: describe(model, lookup, chanceOf(`words ${id} ${names.nameEn}`), written),
    seoKeywords: [
      `${category.title} ${brandOf(family.brand).title}`,
      names.nameEn,
      family.model,
      `قیمت ${family.model}`,
    ].join('، '),
    ...fame,
    createdAt: createdAtOf(chance, today),
    priceChanges: chanceOf(`changes ${id}`).whole(2, 9),
    specs: model.specs,
    pictures: pictures.names,
    variants: variantsOf(model, chance, attributeOf, pictures.imageOf),
  };
}

/** All products of the demo shop. Deterministic for the same data and day. */
export function expandCatalogue(today: Today): ShopProduct[] {
  const turns = new Map<string, number>();
  const written: Written = new Set();
  return allModels().map((model, index) => {
    const turn = turns.get(model.line.picture) ?? 0;
    turns.set(model.line.picture, turn + 1);
    return expandModel(model, { id: firstProductId + index, turn, today, written });
  });
}
