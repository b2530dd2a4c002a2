import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Variant } from '#lib/contract/product.ts';

/** Choosing among the variants of a product, as pure functions. */

export interface ChoiceValue {
  label: string;
  /** Colour as `#rrggbb`, or `null` for a value shown as text. */
  hex: string | null;
}

export interface ChoiceGroup {
  title: string;
  /** In the order of the variants; at least one. */
  values: readonly ChoiceValue[];
}

export const colourGroup = 'رنگ';
export const guaranteeGroup = 'گارانتی';

/** The variant's values by group title. */
function valuesOf({ colour, options, guarantee }: Variant): Map<string, ChoiceValue> {
  const values = new Map<string, ChoiceValue>();
  if (colour !== null) values.set(colourGroup, { label: colour.title, hex: colour.hex });
  for (const { title, value } of options) values.set(title, { label: value, hex: null });
  if (guarantee !== '') values.set(guaranteeGroup, { label: guarantee, hex: null });
  return values;
}

/** The variant's value in a group, or `undefined` if it has none. */
export function valueIn(variant: Variant, group: string): string | undefined {
  return valuesOf(variant).get(group)?.label;
}

/** All groups by which the variants differ, each with its distinct values. */
export function choiceGroups(variants: readonly Variant[]): ChoiceGroup[] {
  const groups = new Map<string, Map<string, ChoiceValue>>();
  for (const variant of variants) {
    for (const [title, value] of valuesOf(variant)) {
      const values = groups.get(title) ?? new Map<string, ChoiceValue>();
      if (!values.has(value.label)) values.set(value.label, value);
      groups.set(title, values);
    }
  }
  return [...groups].map(([title, values]) => ({ title, values: [...values.values()] }));
}

/** Number of groups, besides `except`, in which two variants agree. */
function likeness(a: Variant, b: Variant, except: string): number {
  const others = [...valuesOf(a)].filter(([title]) => title !== except);
  return others.filter(([title, { label }]) => valueIn(b, title) === label).length;
}

/**
 * The variant with `label` in `group` that is most similar to the current one; among equals one
 * that can be bought, then the first. The current one if none has the value.
 */
export function chooseVariant(
  variants: readonly Variant[],
  current: Variant,
  group: string,
  label: string,
): Variant {
  const candidates = variants.filter((variant) => valueIn(variant, group) === label);
  const rank = (variant: Variant) =>
    likeness(current, variant, group) * 2 +
    Number(variant.availability === availabilityCodes.available);
  return (
    candidates.reduce<Variant | null>(
      (best, next) => (best === null || rank(next) > rank(best) ? next : best),
      null,
    ) ?? current
  );
}

/** Whether a value leads to a variant that can be bought and differs in nothing else. */
export function isOpen(
  variants: readonly Variant[],
  current: Variant,
  group: string,
  label: string,
): boolean {
  return variants.some(
    (variant) =>
      variant.availability === availabilityCodes.available &&
      valueIn(variant, group) === label &&
      likeness(current, variant, group) === likeness(current, current, group),
  );
}
