import { colourNames } from '#panel/product/colour-names.ts';
import type { FormVariant } from '#panel/product/values.ts';
import { newVariant } from '#panel/product/values.ts';

/** What variants differ in: three of the shop's own, the guarantee, and further ones by their title. */
export type Axis = 'colour' | 'storage' | 'size' | 'guarantee' | `option:${string}`;
export const ownAxes = ['colour', 'storage', 'size', 'guarantee'] as const;

export const titleOfAxis = (axis: Axis): string | null =>
  axis.startsWith('option:') ? axis.slice('option:'.length) : null;
export const axisOf = (title: string): Axis => `option:${title}`;

/** The value of a variant on an axis; '' when it has none. */
export function valueOn(variant: FormVariant, axis: Axis): string {
  const title = titleOfAxis(axis);
  if (title !== null) return variant.options.find((each) => each.title === title)?.value ?? '';
  if (axis === 'colour') return variant.colour?.title ?? '';
  if (axis === 'storage') return variant.storage ?? '';
  return axis === 'size' ? (variant.size ?? '') : variant.guarantee;
}

/** Axes on which at least one variant has a value. */
export function axesOf(variants: readonly FormVariant[]): Axis[] {
  const own = ownAxes.filter((axis) => variants.some((each) => valueOn(each, axis) !== ''));
  const titles = variants.flatMap(({ options }) => options.map(({ title }) => title));
  return [...own, ...new Set(titles.map(axisOf))];
}

/** The values on an axis, each once, in the order of the variants. */
export const valuesOn = (variants: readonly FormVariant[], axis: Axis): string[] => [
  ...new Set(variants.map((each) => valueOn(each, axis)).filter((value) => value !== '')),
];

/** A middle grey, of new values without a known name until a person chooses one. */
const plain = '80'.repeat(3);

function hexOf(variants: readonly FormVariant[], title: string): string {
  const given = variants.find(({ colour }) => colour?.title === title)?.colour?.hex;
  return given ?? `#${colourNames.get(title) ?? plain}`;
}

/** A variant with another value on an axis; '' takes it away. */
export function onAxis(
  variant: FormVariant,
  axis: Axis,
  value: string,
  variants: readonly FormVariant[] = [],
): FormVariant {
  const title = titleOfAxis(axis);
  if (title !== null) {
    const rest = variant.options.filter((each) => each.title !== title);
    return { ...variant, options: value === '' ? rest : [...rest, { title, value }] };
  }
  if (axis === 'colour') {
    const colour = value === '' ? null : { title: value, hex: hexOf(variants, value) };
    return { ...variant, colour };
  }
  if (axis === 'guarantee') return { ...variant, guarantee: value };
  return { ...variant, [axis]: value === '' ? null : value };
}

const lookOf = (variant: FormVariant, axes: readonly Axis[]): string =>
  JSON.stringify(axes.map((axis) => valueOn(variant, axis)));

/** Each look once, by its first variant. */
function looksOf(variants: readonly FormVariant[], axes: readonly Axis[]): FormVariant[] {
  const seen = new Map<string, FormVariant>();
  for (const variant of variants) {
    const look = lookOf(variant, axes);
    if (!seen.has(look)) seen.set(look, variant);
  }
  return [...seen.values()];
}

/** A new variant like another, with a stock and codes of its own. */
const like = (variant: FormVariant): FormVariant =>
  newVariant({ ...variant, stock: null, sku: null, gtin: null });

/**
 * Adds a value. The first one of an axis goes to all variants; each further one makes a variant for every combination
 * of the other axes, with the price of the first variant of that combination.
 */
export function withValue(
  variants: readonly FormVariant[],
  axis: Axis,
  value: string,
): FormVariant[] {
  const there = valuesOn(variants, axis);
  if (value === '' || there.includes(value)) return [...variants];
  if (there.length === 0) return variants.map((each) => onAxis(each, axis, value));
  const others = axesOf(variants).filter((each) => each !== axis);
  const made = looksOf(variants, others).map((each) => onAxis(like(each), axis, value));
  return [...variants, ...made];
}

/** Removes a value with its variants; the last value of an axis only leaves the variants. */
export function withoutValue(
  variants: readonly FormVariant[],
  axis: Axis,
  value: string,
): FormVariant[] {
  if (valuesOn(variants, axis).length > 1) {
    return variants.filter((each) => valueOn(each, axis) !== value);
  }
  return variants.map((each) => onAxis(each, axis, ''));
}

/** Removes an axis: of variants that differ in it alone the first stays. */
export function withoutAxis(variants: readonly FormVariant[], axis: Axis): FormVariant[] {
  const others = axesOf(variants).filter((each) => each !== axis);
  return looksOf(variants, others).map((each) => onAxis(each, axis, ''));
}

/** All combinations of the values, in the order of the axes; those that are there stay as they are. */
export function completed(variants: readonly FormVariant[]): FormVariant[] {
  const axes = axesOf(variants);
  const [first] = variants;
  if (axes.length === 0 || first === undefined) return [...variants];
  const combinations = axes.reduce<FormVariant[]>(
    (made, axis) =>
      made.flatMap((each) =>
        valuesOn(variants, axis).map((value) => onAxis(each, axis, value, variants)),
      ),
    [first],
  );
  const there = new Map(variants.map((each) => [lookOf(each, axes), each]));
  const wanted = combinations.map((each) => there.get(lookOf(each, axes)) ?? like(each));
  const rest = variants.filter((each) => !wanted.includes(each));
  return [...wanted, ...rest];
}

/**
 * How many variants are missing for all combinations; null when there would be more than `most` of them. They are not
 * made to be counted: a hundred variants that differ in everything have more combinations than a browser can hold.
 */
export function missingOf(variants: readonly FormVariant[], most: number): number | null {
  if (countOf(variants) > most) return null;
  const missing = completed(variants).length - variants.length;
  return variants.length + missing > most ? null : missing;
}

/** How many combinations of the values there can be. */
export const countOf = (variants: readonly FormVariant[]): number =>
  axesOf(variants).reduce((count, axis) => count * valuesOn(variants, axis).length, 1);

/** «تیتانیوم آبی، ۲۵۶»; '' for the only variant of a plain product. */
export const nameOfVariant = (variant: FormVariant): string =>
  axesOf([variant])
    .map((axis) => valueOn(variant, axis))
    .join('، ');
