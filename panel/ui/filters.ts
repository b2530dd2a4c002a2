/** Filters of a list as its address holds them: a saved view is a link. Empty ones are left out. */
export type Filters = Readonly<Record<string, string>>;

/** Filters after a change, without empty ones. */
export const withFilters = (before: Filters, change: Filters): Filters =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
