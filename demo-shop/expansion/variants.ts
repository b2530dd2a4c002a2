import { availabilityCodes } from '#lib/contract/codes.ts';
import { colourNamed } from '../catalogue/colours.ts';
import type { AttributeRow } from '../catalogue/model.ts';
import type { Model, ModelOption } from './models.ts';
import { wordsOf } from './patterns.ts';
import { insuranceOf, priceBefore, roundPrice, stockOf } from './prices.ts';
import type { Chance } from './random.ts';
import type { ShopVariant } from './shop.ts';

export const mostVariants = 8;
const { available, call, soon, outOfStock, discontinued } = availabilityCodes;
const stateCodes = { call, soon, out: outOfStock, ended: discontinued } as const;

interface Combination {
  colour: string | null;
  option: ModelOption | null;
  guarantee: string;
  /** Price factor: the second guarantee is cheaper. */
  factor: number;
}

const coloursOf = ({ family }: Model): (string | null)[] =>
  family.colours === '' ? [null] : family.colours.split(' ');
const soldOf = ({ options }: Model) => (options.length === 0 ? [null] : options);

/** The guarantees a product is sold with, the cheaper one last. */
export function guaranteesOf(model: Model): string[] {
  const [first = '', second] = model.line.guarantees;
  const looks = coloursOf(model).length * soldOf(model).length;
  return model.line.bothGuarantees && second !== undefined && looks * 2 <= mostVariants
    ? [first, second]
    : [first];
}

/** Combinations of colour, storage and guarantee, at most eight; surplus colours are dropped. */
function combinationsOf(model: Model): Combination[] {
  const sold = soldOf(model);
  const guarantees = guaranteesOf(model);
  return coloursOf(model)
    .flatMap((colour) =>
      sold.flatMap((option) =>
        guarantees.map((guarantee, index) => ({
          colour,
          option,
          guarantee,
          factor: index === 0 ? 1 : 0.982,
        })),
      ),
    )
    .slice(0, mostVariants);
}

function optionColumns(
  { line, options }: Model,
  option: ModelOption | null,
  attribute: (key: string) => AttributeRow,
): Pick<ShopVariant, 'storage' | 'size'> {
  const columns = { storage: null, size: null };
  if (!option || !line.option || line.option.split || options.length < 2) return columns;
  const differing = line.option.specs.filter(
    (key) => new Set(options.map(({ specs }) => specs[key])).size > 1,
  );
  const label = differing
    .map((key) => wordsOf(attribute(key), option.specs[key] ?? ''))
    .join(' و رم ');
  return { ...columns, [line.option.column]: label };
}

function availabilityOf(model: Model, chance: Chance, index: number): number {
  const { state } = model.family;
  if (state) return stateCodes[state];
  return index > 0 && chance.hit(0.09) ? outOfStock : available;
}

/**
 * The discount of a variant in percent. In a third of the products it grows from variant to variant, in another the first
 * variant has none: cards show a range then.
 */
function offOf(off: number | undefined, { price }: Model, index: number): number | undefined {
  if (off === undefined) return undefined;
  const kind = Math.round(price * 100) % 3;
  if (kind === 1) return off + index;
  return kind === 2 && index === 0 ? undefined : off;
}

interface PriceTerms {
  off: number | undefined;
  insured: boolean;
}

function pricesOf(
  availability: number,
  price: number,
  { off, insured }: PriceTerms,
): Pick<ShopVariant, 'price' | 'oldPrice' | 'insurancePrice'> {
  const shown = availability === available || availability === outOfStock;
  if (!shown) return { price: null, oldPrice: null, insurancePrice: null };
  return {
    price,
    oldPrice: off === undefined ? null : priceBefore(price, off),
    insurancePrice: insured ? insuranceOf(price) : null,
  };
}

/**
 * Variants of a model, 1 to 8. `imageOf` gives the index of a colour's image. Prices of colours
 * differ by up to a percent, as in the market.
 */
export function variantsOf(
  model: Model,
  chance: Chance,
  attribute: (key: string) => AttributeRow,
  imageOf: (colour: string) => number,
): ShopVariant[] {
  const scarce = chance.hit(0.1);
  const off = model.family.off ?? (chance.hit(0.2) ? chance.whole(3, 15) : undefined);
  const wobble = new Map<string | null, number>();
  return combinationsOf(model).map(({ colour, option, guarantee, factor }, index) => {
    const share = wobble.get(colour) ?? (wobble.size === 0 ? 1 : 1 + chance.whole(-10, 10) / 1000);
    wobble.set(colour, share);
    const millions = (model.price + (option?.adds ?? 0)) * share * factor;
    const availability = availabilityOf(model, chance, index);
    const price = roundPrice(millions * 1_000_000);
    return {
      colour: colour === null ? null : colourNamed(colour),
      ...optionColumns(model, option, attribute),
      guarantee,
      availability,
      ...pricesOf(availability, price, {
        off: offOf(off, model, index),
        insured: model.line.insured,
      }),
      stock: availability === available ? stockOf(chance, scarce) : 0,
      maxPerOrder: price >= 30_000_000 ? 2 : 5,
      imageIndex: colour === null ? 0 : imageOf(colour),
    };
  });
}
