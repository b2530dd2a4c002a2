import { fewestOfLanding } from '#lib/contract/product.ts';
import { landingPattern, offersPattern, routeOf } from '#lib/routes.ts';
import type { PageRule } from '#scripts/seo/rules.ts';
import { isA, listOf, readThings } from '#scripts/seo/things.ts';

const landingPatterns: ReadonlySet<string> = new Set([landingPattern, offersPattern]);

/** Landing pages stay while prices move, but few goods are no result of a search. */
const thinLanding: PageRule = ({ url, noIndex, $ }) => {
  const { pathname, search } = new URL(url);
  if (noIndex || search !== '' || !landingPatterns.has(routeOf(pathname).pattern)) return [];
  const lists = readThings($).things.filter((thing) => isA(thing, 'ItemList'));
  const goods = lists.flatMap((list) => listOf(list['itemListElement'])).length;
  return goods < fewestOfLanding ? [`has ${goods} goods, and is indexed`] : [];
};

export const landingRules = { 'thin landing page': thinLanding } satisfies Record<string, PageRule>;
