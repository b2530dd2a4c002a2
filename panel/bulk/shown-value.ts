import { availabilityCodes } from '#lib/contract/codes.ts';
import type { BulkSample } from '#lib/contract/goods-bulk.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { availabilityWords, stateNames } from '#panel/goods/texts.ts';
import { availabilities, states } from '#panel/goods/wanted.ts';
import { texts } from '#panel/texts.ts';
import type { Option } from '#panel/ui/choices.tsx';

export interface Names {
  categories: readonly Option[];
  brands: readonly Option[];
}

type Value = BulkSample['before'];

const nameIn = (options: readonly Option[], id: Value): string =>
  options.find(({ value }) => value === String(id))?.label ?? texts.nothing;

/** A value of a changed field, as staff read it. */
export function shownValue(field: string, value: Value, { categories, brands }: Names): string {
  if (value === null) return texts.nothing;
  if (Array.isArray(value)) {
    return value.map((id) => nameIn(categories, id)).join('، ') || texts.nothing;
  }
  if (field === 'categoryId') return nameIn(categories, value);
  if (field === 'brandId') return nameIn(brands, value);
  if (field === 'availability') {
    const name = availabilities.find((each) => availabilityCodes[each] === value);
    return name ? availabilityWords[name] : texts.nothing;
  }
  if (field === 'state') {
    const name = states.find((each) => each === value);
    return name ? stateNames[name].word : texts.nothing;
  }
  return typeof value === 'number' ? formatNumber(value) : value;
}
