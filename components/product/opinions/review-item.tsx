import { Points } from '#components/product/opinions/points.tsx';
import { opinionTexts } from '#components/product/opinions/texts.ts';
import { WrittenText } from '#components/ui/mixed-text.tsx';
import type { Review } from '#lib/contract/opinion.ts';
import { reviewPicturePath } from '#lib/contract/paths.ts';
import { reviewPictureUrl } from '#lib/opinion/picture-url.ts';
import { formatDate } from '#lib/text/date.ts';

interface ReviewItemProps {
  review: Review;
  /** Of the product, for the names of pictures. */
  name: string;
}

export function ReviewItem({ review, name }: ReviewItemProps) {
  const { id, author, stars, body, createdAt, isBuyer, good, bad } = review;
  const { helpful, pictures } = review;
  return (
    <li>
      <p className="opinion-by">
        <span className="given" style={{ '--given': stars }}>
          <span className="sr-only">{opinionTexts.given(stars)}</span>
        </span>
        <b>{author}</b>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {isBuyer ? <span className="tag tag-good">{opinionTexts.buyer}</span> : null}
      </p>
      {body === '' ? null : (
        <p className="opinion-body">
          <WrittenText>{body}</WrittenText>
        </p>
      )}
      <Points are="good" points={good} />
      <Points are="bad" points={bad} />
      {pictures.length === 0 ? null : (
        <p className="taken">
          {pictures.map((picture, at) => (
            <a
              key={picture}
              href={reviewPictureUrl(picture, 'whole')}
              data-image={reviewPicturePath(picture, 'whole')}
              rel="nofollow"
            >
              <img
                src={reviewPictureUrl(picture, 'small')}
                alt={opinionTexts.takenBy(at + 1, name, author)}
                width={96}
                height={96}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
      <div className="votes" data-review={id}>
        <span>{helpful === 0 ? null : opinionTexts.foundHelpful(helpful)}</span>
      </div>
    </li>
  );
}
