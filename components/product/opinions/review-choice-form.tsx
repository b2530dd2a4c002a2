import { opinionTexts } from '#components/product/opinions/texts.ts';
import type { ReviewChoice } from '#lib/opinion/review-query.ts';

interface ReviewChoiceFormProps {
  /** Address of the first page. */
  action: string;
  choice: ReviewChoice;
}

const sorts = ['helpful', 'newest', 'best', 'worst'] as const;

/** Orders of reviews, as buttons like those of lists: crawlers follow links and submit no forms. */
export function ReviewChoiceForm({ action, choice: { sort, stars } }: ReviewChoiceFormProps) {
  return (
    <form action={action} className="review-choice">
      {stars === null ? null : <input type="hidden" name="stars" value={stars} />}
      <fieldset aria-label={opinionTexts.sort}>
        {sorts.map((each) => (
          <button
            key={each}
            className="chip"
            name="sort"
            value={each}
            {...(each === sort && { 'aria-current': 'true' })}
          >
            {opinionTexts.sorts[each]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
