import { cleanHtml, cleanPostHtml } from '#server/content/clean-html.ts';
import type { Judged } from '#server/modules/import/row-kind-service.ts';
import { ourPicture, withOurPictures } from '#server/modules/import-content/body.ts';
import type { Match, PageNow, PostNow } from '#server/modules/import-content/content-queries.ts';
import type { PageContent, PostContent } from '#server/modules/import-content/row-content.ts';

type Changes = Judged['changes'];

/** Pictures that have come, by address. */
export const hashesOf = ({ pictures }: Pick<Match, 'pictures'>): ReadonlyMap<string, string> =>
  new Map(Object.entries(pictures));

/** The hash of a post's picture, once it is in the shop. */
export const coverHash = (
  { cover }: Pick<PostContent, 'cover'>,
  hashes: ReadonlyMap<string, string>,
): string | undefined => (cover === null ? undefined : (hashes.get(cover) ?? ourPicture(cover)));

/** What staff see of a post that is new. */
export const newPostChanges = ({ category, publishedTime }: PostContent): Changes => [
  { field: 'postCategory', before: null, after: category.title, isEdited: false },
  { field: 'publishedTime', before: null, after: publishedTime, isEdited: false },
];
export const newPageChanges = (name: string): Changes => [
  { field: 'address', before: null, after: `/${name}`, isEdited: false },
];

/** Fields of a post that the file says otherwise; of texts only that they differ. */
export function postChanges(file: PostContent, now: PostNow, match: Match): Changes {
  const hashes = hashesOf(match);
  const hash = coverHash(file, hashes);
  // The title stands for a text that neither has.
  const isNameless = now.imageAlt === '' && file.coverAlt === file.title;
  return changesOf(
    [
      ['title', now.title, file.title],
      ['slug', now.slug, file.slug === '' ? now.slug : file.slug],
      ['summary', now.summary, file.summary],
      ['postCategory', now.categorySlug, file.category.slug],
      ['author', now.authorSlug, file.author.slug],
      ['tags', now.tags.join('، '), file.tags.map(({ slug }) => slug).join('، ')],
      ['publishedTime', inSeconds(now.publishedTime), inSeconds(file.publishedTime)],
      ['seoKeyword', now.seoKeyword, file.seoKeyword],
      ['seoDescription', now.seoDescription, file.seoDescription],
      ['imageAlt', now.imageAlt, isNameless ? '' : file.coverAlt],
    ],
    [
      [
        'bodyHtml',
        cleanPostHtml(now.bodyHtml),
        cleanPostHtml(withOurPictures(file.bodyHtml, hashes)),
      ],
      ['image', now.image.split('-')[0], hash ?? now.image.split('-')[0]],
    ],
    isEdited(now, match),
  );
}

export function pageChanges(file: PageContent, now: PageNow, match: Match): Changes {
  return changesOf(
    [
      ['title', now.title, file.title],
      ['seoDescription', now.seoDescription, file.seoDescription],
    ],
    [
      [
        'bodyHtml',
        cleanHtml(now.bodyHtml),
        cleanHtml(withOurPictures(file.bodyHtml, hashesOf(match))),
      ],
    ],
    isEdited(now, match),
  );
}

/** Whether staff have changed it since the last file. */
export const isEdited = ({ revision }: { revision: number }, match: Match): boolean =>
  match.revision !== null && match.revision !== revision;

/** Files of WordPress have no milliseconds. */
const inSeconds = (time: string | null): string | null =>
  time === null ? null : `${time.slice(0, 19)}Z`;

type Field = readonly [field: string, before: unknown, after: unknown];

const changesOf = (
  shown: readonly Field[],
  long: readonly Field[],
  edited: boolean,
): Judged['changes'] =>
  [...shown, ...long.map((each) => [...each, true] as const)]
    .filter(([, before, after]) => before !== after)
    .map(([field, before, after, isLong = false]) => ({
      field,
      before: isLong ? null : before,
      after: isLong ? null : after,
      isEdited: edited,
    }));
