import { readable } from '#lib/text/readable-address.ts';
import type { Page } from '#scripts/seo/page.ts';
import type { SiteRule } from '#scripts/seo/rules.ts';
import type { VisitedPage } from '#scripts/seo/site.ts';
import { isA, nestedThings, readThings } from '#scripts/seo/things.ts';

/** The films of a page's structured data: address and date. */
export const filmsOf = ({ $ }: Page): VisitedPage['films'] =>
  readThings($)
    .things.flatMap(nestedThings)
    .filter((thing) => isA(thing, 'VideoObject'))
    .map((film) => [String(film['contentUrl'] ?? film['embedUrl']), String(film['uploadDate'])]);

/** A film was published once. */
const twoDates: SiteRule = ({ visits }) => {
  const first = new Map<string, { date: string; url: string }>();
  return [...visits].flatMap(([url, { page }]) =>
    (page?.films ?? []).flatMap(([address, date]) => {
      const before = first.get(address);
      if (before === undefined) first.set(address, { date, url });
      return before === undefined || before.date === date
        ? []
        : [
            {
              url,
              words: `${address} is of ${date} here, of ${before.date} at ${readable(before.url)}`,
            },
          ];
    }),
  );
};

export const filmRules = { 'film under two dates': twoDates } satisfies Record<string, SiteRule>;
