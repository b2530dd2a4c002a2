import { readable } from '#lib/text/readable-address.ts';
import type { Page } from '#scripts/seo/page.ts';
import { cut, type PageRule, type SiteRule } from '#scripts/seo/rules.ts';
import { select } from '#scripts/seo/select.ts';
import type { VisitedPage } from '#scripts/seo/site.ts';
import {
  isA,
  isArticle,
  isThing,
  listOf,
  nestedThings,
  readThings,
  type Thing,
} from '#scripts/seo/things.ts';

const thingsOf = ({ $ }: Page): Thing[] => readThings($).things.flatMap(nestedThings);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whose articles a page names, by the addresses of their pages, and whether it is such a page itself. */
export function authorsOf(
  page: Page,
  own: (address: string) => string | null,
): Pick<VisitedPage, 'authors' | 'isProfile'> {
  const things = thingsOf(page);
  const authors = things
    .filter(isArticle)
    .flatMap((article) => listOf(article['author']))
    .filter(isThing)
    .filter((author) => isA(author, 'Person'))
    .map((author) => ({
      name: textOf(author['name']),
      address: typeof author['url'] === 'string' ? own(author['url']) : null,
    }));
  return { authors, isProfile: things.some((thing) => isA(thing, 'ProfilePage')) };
}

/** Search engines know an author by a page about them. */
const unknownAuthors: SiteRule = ({ visits }) =>
  [...visits].flatMap(([url, { page }]) =>
    (page?.authors ?? []).flatMap(({ name, address }) => {
      if (address === null) return [{ url, words: `${name} has no page here` }];
      const profile = visits.get(address);
      return profile === undefined || profile.page?.isProfile
        ? []
        : [{ url, words: `${name}: ${readable(address)} is no page about them` }];
    }),
  );

/** What the data say of a person stands on the page, where readers see it. */
const unseenProfiles: PageRule = (page) =>
  thingsOf(page)
    .filter((thing) => isA(thing, 'ProfilePage'))
    .flatMap(({ mainEntity }) =>
      isThing(mainEntity) && isA(mainEntity, 'Person')
        ? unseenParts(page, mainEntity)
        : ['is about no person'],
    )
    .map((words) => cut(words));

function unseenParts({ $ }: Page, person: Thing): string[] {
  const name = textOf(person['name']);
  const said = select($, ['h1'], '*').some((h1) => name !== '' && $(h1).text().includes(name));
  const links = select($, ['a'], '[rel~="me"]').map((link) => $(link).attr('href') ?? '');
  const pages = listOf(person['sameAs']).map(textOf);
  const shown = select($, ['img'], '*').some((img) => $(img).attr('alt') === name);
  return [
    ...(said ? [] : [`the h1 does not name ${name}`]),
    ...(person['image'] === undefined || shown ? [] : [`the picture of ${name} is not shown`]),
    ...pages.filter((url) => !links.includes(url)).map((url) => `${url} is not linked with rel=me`),
    ...links.filter((url) => !pages.includes(url)).map((url) => `${url} is not in sameAs`),
  ];
}

export const authorRules = {
  'author without page': unknownAuthors,
} satisfies Record<string, SiteRule>;
export const profileRules = { 'profile not shown': unseenProfiles } satisfies Record<
  string,
  PageRule
>;
