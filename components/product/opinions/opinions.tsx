import { LateVotes } from '#components/product/opinions/late-votes.tsx';
import { QuestionItem } from '#components/product/opinions/question-item.tsx';
import { ReviewItem } from '#components/product/opinions/review-item.tsx';
import { ReviewChoiceForm } from '#components/product/opinions/review-choice-form.tsx';
import { Stars } from '#components/product/opinions/stars.tsx';
import { opinionTexts } from '#components/product/opinions/texts.ts';
import { opinionsPath, paths, reviewsPath } from '#lib/contract/paths.ts';
import type {
  GetQuestionsAnswer,
  GetReviewsAnswer,
  Question,
  Review,
} from '#lib/contract/opinion.ts';
import { allReviews } from '#lib/opinion/review-query.ts';

interface OpinionsProps<Answer> {
  product: { websiteCode: number; slug: string; nameFa: string };
  /** The first page. */
  answer: Answer;
}

/** Reviews: what they say in sum, and the most helpful ones. */
export function Reviews({
  product,
  answer: { items, pageCount, stars, points },
}: OpinionsProps<GetReviewsAnswer>) {
  const action = reviewsPath(product, 1);
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{opinionTexts.reviews}</h2>
      <Stars counts={stars} points={points} action={action} />
      {items.length === 0 ? (
        <p className="pt-4 text-ink-3">{opinionTexts.noReviews}</p>
      ) : (
        <>
          {items.length === 1 ? null : <ReviewChoiceForm action={action} choice={allReviews} />}
          <OpinionList kind="reviews" items={items} product={product} />
        </>
      )}
      {pageCount > 1 ? (
        <a className="btn btn-outline btn-sm me-3 mt-4" href={opinionsPath('reviews', product, 2)}>
          {opinionTexts.moreReviews}
        </a>
      ) : null}
      <WriteLink href={paths.writeReview(product.websiteCode)} text={opinionTexts.write} />
    </section>
  );
}

/** Questions and their answers. */
export function Questions({
  product,
  answer: { items, pageCount },
}: OpinionsProps<GetQuestionsAnswer>) {
  return (
    <section id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{opinionTexts.questions}</h2>
      {items.length === 0 ? (
        <p className="pt-4 text-ink-3">{opinionTexts.noQuestions}</p>
      ) : (
        <OpinionList kind="questions" items={items} />
      )}
      {pageCount > 1 ? (
        <a
          className="btn btn-outline btn-sm me-3 mt-4"
          href={opinionsPath('questions', product, 2)}
        >
          {opinionTexts.moreQuestions}
        </a>
      ) : null}
      <WriteLink href={paths.askQuestion(product.websiteCode)} text={opinionTexts.ask} />
    </section>
  );
}

type OpinionListProps =
  | { kind: 'reviews'; items: readonly Review[]; product: { nameFa: string } }
  | { kind: 'questions'; items: readonly Question[] };

/** A page of what is written of a product. */
export function OpinionList(list: OpinionListProps) {
  return (
    <>
      <ul className="opinions">
        {list.kind === 'reviews'
          ? list.items.map((review) => (
              <ReviewItem key={review.id} review={review} name={list.product.nameFa} />
            ))
          : list.items.map((question) => <QuestionItem key={question.id} question={question} />)}
      </ul>
      {list.kind === 'reviews' ? <LateVotes /> : null}
    </>
  );
}

/** Link to the page for writing; visitors are asked to log in first. */
function WriteLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="btn btn-outline btn-sm mt-4" rel="nofollow" href={href}>
      {text}
    </a>
  );
}
