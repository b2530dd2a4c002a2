import type { ReviewSort } from '#lib/contract/opinion.ts';

/** The query of reviews (contract §1), as pure functions. Without zod, because `front` and pages read it alike. */

/** Like `reviewSorts` of the contract: the first is that of pages that name none. */
const sorts: readonly ReviewSort[] = ['helpful', 'newest', 'best', 'worst'];

/** Which reviews are shown, and in which order. */
export interface ReviewChoice {
  sort: ReviewSort;
  /** Only those with so many stars; null for all. */
  stars: number | null;
}

/** All reviews, the most helpful first, as the page of the product shows them. */
export const allReviews: ReviewChoice = { sort: 'helpful', stars: null };

export const isReviewKey = (key: string): boolean => key === 'sort' || key === 'stars';

/** What is not known is ignored; the last of repeated keys counts. */
export function parseReviewQuery(params: URLSearchParams): ReviewChoice {
  const [sort, stars] = ['sort', 'stars'].map((key) => params.getAll(key).at(-1) ?? '');
  return {
    sort: sorts.find((each) => each === sort) ?? 'helpful',
    stars: /^[1-5]$/.test(stars ?? '') ? Number(stars) : null,
  };
}

/** With a question mark; '' for `allReviews`. */
export function formatReviewQuery({ sort, stars }: ReviewChoice): string {
  const pairs = [
    ...(sort === 'helpful' ? [] : [`sort=${sort}`]),
    ...(stars === null ? [] : [`stars=${stars}`]),
  ];
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The segment of the internal address of a choice, which is a static page; '' for `allReviews`. */
export function choiceSegment(choice: ReviewChoice): string {
  const isOwn = formatReviewQuery(choice) !== '';
  return isOwn ? `${choice.sort}-${choice.stars ?? 0}` : '';
}

/** Null for a segment that stands for no choice. */
export function choiceOf(segment: string): ReviewChoice | null {
  const [sort = '', stars = ''] = segment.split('-');
  const choice = parseReviewQuery(new URLSearchParams({ sort, stars }));
  return choiceSegment(choice) === segment ? choice : null;
}
