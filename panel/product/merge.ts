import {
  type FormVariant,
  type ProductValues,
  type ValueName,
  changedNames,
  isSame,
  valueNames,
} from '#panel/product/values.ts';
import { type VariantName, changedOfVariant } from '#panel/product/saving.ts';

/** A field that two people changed differently. */
export interface Clash {
  /** `nameFa`, or `variants.{id}.price`. */
  readonly name: string;
  readonly field: ValueName | VariantName;
  readonly variant: FormVariant | null;
  readonly before: unknown;
  readonly mine: unknown;
  readonly now: unknown;
}

export interface Merged {
  /** What both changed, by my choice; where they clash, mine. */
  readonly values: ProductValues;
  readonly clashes: readonly Clash[];
  /** Fields that only the other person changed, and variants they removed: these are as they are now. */
  readonly theirs: readonly (ValueName | VariantName)[];
  readonly removed: readonly FormVariant[];
}

interface Sides<Value> {
  readonly before: Value;
  readonly mine: Value;
  readonly now: Value;
}

type Outcome = 'mine' | 'now' | 'clash';

function outcomeOf({ before, mine, now }: Sides<unknown>): Outcome {
  if (isSame(mine, now) || isSame(before, now)) return 'mine';
  return isSame(before, mine) ? 'now' : 'clash';
}

/** Brings what I wrote together with what was stored since I began. */
export function merge({ before, mine, now }: Sides<ProductValues>): Merged {
  const clashes: Clash[] = [];
  const theirs: (ValueName | VariantName)[] = [];
  const values: Record<string, unknown> = { ...mine };
  for (const field of valueNames) {
    if (field === 'variants') continue;
    const sides = { before: before[field], mine: mine[field], now: now[field] };
    const outcome = outcomeOf(sides);
    if (outcome === 'clash') clashes.push({ name: field, field, variant: null, ...sides });
    if (outcome === 'now') {
      values[field] = now[field];
      theirs.push(field);
    }
  }
  const { variants, removed } = mergeVariants({ before, mine, now }, clashes, theirs);
  return { values: { ...mine, ...values, variants }, clashes, theirs, removed };
}

const find = (values: ProductValues, id: number | null): FormVariant | undefined =>
  id === null ? undefined : values.variants.find((each) => each.id === id);

function mergeVariants(
  { before, mine, now }: Sides<ProductValues>,
  clashes: Clash[],
  theirs: (ValueName | VariantName)[],
): { variants: FormVariant[]; removed: FormVariant[] } {
  const removed: FormVariant[] = [];
  const kept = mine.variants.flatMap((variant) => {
    const [old, stored] = [find(before, variant.id), find(now, variant.id)];
    if (variant.id === null) return [variant];
    if (!stored || !old) {
      removed.push(variant);
      return [];
    }
    return [mergeVariant({ before: old, mine: variant, now: stored }, clashes, theirs)];
  });
  const added = now.variants.filter(({ id }) => !find(before, id) && !find(mine, id));
  return { variants: [...kept, ...added], removed };
}

function mergeVariant(
  sides: Sides<FormVariant>,
  clashes: Clash[],
  theirs: (ValueName | VariantName)[],
): FormVariant {
  const { before, mine, now } = sides;
  const values: Record<string, unknown> = {};
  for (const field of changedOfVariant(before, now)) {
    const each = { before: before[field], mine: mine[field], now: now[field] };
    const outcome = outcomeOf(each);
    if (outcome === 'clash') {
      clashes.push({ name: `variants.${mine.id}.${field}`, field, variant: mine, ...each });
    }
    if (outcome === 'now') {
      values[field] = now[field];
      theirs.push(field);
    }
  }
  return { ...mine, ...values, held: now.held };
}

/** The values with the clashes settled: those named in `now` become what is stored. */
export function settled({ values, clashes }: Merged, isNow: (name: string) => boolean) {
  let settledValues: ProductValues = values;
  for (const { name, field, variant, now } of clashes) {
    if (!isNow(name)) continue;
    settledValues =
      variant === null
        ? { ...settledValues, [field]: now }
        : {
            ...settledValues,
            variants: settledValues.variants.map((each) =>
              each.id === variant.id ? { ...each, [field]: now } : each,
            ),
          };
  }
  return settledValues;
}

/**
 * What was written while it was being saved, on top of what is stored now. Variants that the save made have ids by
 * their place.
 */
export function afterSave(
  sent: ProductValues,
  mine: ProductValues,
  now: ProductValues,
): ProductValues {
  if (isSame(sent, mine)) return now;
  const ids = new Map(sent.variants.map(({ key }, at) => [key, now.variants[at]?.id ?? null]));
  const named = (values: ProductValues): ProductValues => ({
    ...values,
    variants: values.variants.map((variant) => {
      const id = variant.id ?? ids.get(variant.key) ?? null;
      return id === null ? variant : { ...variant, id, key: String(id) };
    }),
  });
  return merge({ before: named(sent), mine: named(mine), now }).values;
}

/** What was given up, on top of what is written now: fields that were changed since stay as they are. */
export function broughtBack(
  base: ProductValues,
  givenUp: ProductValues,
  now: ProductValues,
): ProductValues {
  const since = new Set(changedNames(base, now));
  const back: Record<string, unknown> = {};
  for (const name of changedNames(base, givenUp)) {
    if (!since.has(name)) back[name] = givenUp[name];
  }
  return { ...now, ...back };
}
