import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import type { FormOption } from '#panel/attributes/options-field.tsx';

/** The form of an attribute. */
export interface Values {
  key: string;
  title: string;
  groupTitle: string;
  kind: AdminAttribute['kind'];
  unit: string;
  position: number;
  isFilter: boolean;
  isHighlight: boolean;
  options: FormOption[];
}

const optionsOf = (attribute: AdminAttribute | null): FormOption[] =>
  (attribute?.options ?? []).map((option) => ({ ...option, key: String(option.id) }));

/** What the form begins with. @param attribute null for a new one */
export function valuesOf(attribute: AdminAttribute | null): Values {
  return {
    key: '',
    title: '',
    groupTitle: '',
    kind: 'choice',
    unit: '',
    position: 0,
    isFilter: false,
    isHighlight: false,
    ...attribute,
    options: optionsOf(attribute),
  };
}

/** What the service takes: only a choice has options. */
export function bodyOf({ options, ...values }: Values) {
  const { key, title, groupTitle, kind, unit, position, isFilter, isHighlight } = values;
  return {
    key,
    title,
    groupTitle,
    kind,
    unit,
    position,
    isFilter,
    isHighlight,
    options:
      kind === 'choice'
        ? options.map(({ id, label, value }) => ({ ...(id !== undefined && { id }), label, value }))
        : [],
  };
}

/**
 * Options as they fit an attribute as it is now: one that somebody else has removed is made anew, instead of being asked for
 * by an id that is gone; a new one that is there already becomes that one.
 */
export function fitted(values: Values, { options: now }: AdminAttribute): Values {
  const free = new Map(now.map(({ id, label }) => [label, id]));
  const known = new Set(now.map(({ id }) => id));
  for (const { label, id } of now) {
    if (values.options.some((option) => option.id === id)) free.delete(label);
  }
  return {
    ...values,
    options: values.options.map(({ id, ...option }) => {
      const own = id !== undefined && known.has(id) ? id : free.get(option.label.trim());
      return own === undefined ? option : { ...option, id: own };
    }),
  };
}
