import type { Filters } from '#panel/ui/filters.ts';

/** A saved view of a list: a name for its filters. Views are kept in this browser, and each is a link to share. */
export interface View {
  name: string;
  filters: Filters;
}

const mostViews = 20;
export const longestName = 40;

const isView = (value: unknown): value is View => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, filters } = value as Partial<View>;
  return (
    typeof name === 'string' &&
    typeof filters === 'object' &&
    filters !== null &&
    Object.values(filters).every((each) => typeof each === 'string')
  );
};

/** Views as they were kept; anything else is none. */
export function viewsOf(kept: string | null): View[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isView).slice(0, mostViews) : [];
  } catch {
    return [];
  }
}

/** Adds a view at the end; one of the same name is replaced. */
export function withView(views: readonly View[], { name, filters }: View): View[] {
  const short = name.trim().slice(0, longestName);
  const others = views.filter((each) => each.name !== short);
  return [...others, { name: short, filters }].slice(-mostViews);
}

export const withoutView = (views: readonly View[], name: string): View[] =>
  views.filter((each) => each.name !== name);
