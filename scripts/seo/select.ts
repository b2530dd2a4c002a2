import type { CheerioAPI } from 'cheerio';

const elementsOf = ($: CheerioAPI) => $.root().find('*').toArray();
type Element = ReturnType<typeof elementsOf>[number];

/** Elements of each page by their names. */
const known = new WeakMap<CheerioAPI, Partial<Record<string, Element[]>>>();

function byName($: CheerioAPI): Partial<Record<string, Element[]>> {
  const found = known.get($) ?? Object.groupBy(elementsOf($), ({ name }) => name);
  known.set($, found);
  return found;
}

/**
 * The elements of these names that match the selector. The page is walked only once for all its selectors: they are some
 * fifty, and walking took most of the crawler's time.
 */
export function select($: CheerioAPI, names: readonly string[], selector: string): Element[] {
  const all = byName($);
  return $(names.flatMap((name) => all[name] ?? []))
    .filter(selector)
    .toArray();
}
