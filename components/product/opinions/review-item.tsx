import { opinionTexts } from '#components/product/opinions/texts.ts';
import { WrittenText } from '#components/ui/mixed-text.tsx';
import type { Review } from '#lib/contract/opinion.ts';
import { formatDate } from '#lib/text/date.ts';
import { formatNumber } from '#lib/text/toman.ts';

export function ReviewItem({ review }: { review: Review }) {
  const { author, stars, body, createdAt, isBuyer } = review;
  return (
    <li>
      <p className="opinion-by">
        <span className="rate">
          <span className="sr-only">{opinionTexts.given(stars)}</span>
          <b aria-hidden>{formatNumber(stars)}</b>
        </span>
        <b>{author}</b>
        {isBuyer ? <span className="tag tag-good">{opinionTexts.buyer}</span> : null}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <p className="opinion-body">
        <WrittenText>{body}</WrittenText>
      </p>
    </li>
  );
}
