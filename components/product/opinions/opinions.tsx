import { MoreOpinions } from '#components/product/opinions/more-opinions.tsx';
import { QuestionItem } from '#components/product/opinions/question-item.tsx';
import { ReviewItem } from '#components/product/opinions/review-item.tsx';
import { Stars } from '#components/product/opinions/stars.tsx';
import { opinionTexts } from '#components/product/opinions/texts.ts';
import { paths } from '#lib/contract/paths.ts';
import type { GetQuestionsAnswer, GetReviewsAnswer } from '#lib/contract/opinion.ts';

interface OpinionsProps<Answer> {
  websiteCode: number;
  /** The first page. */
  answer: Answer;
}

/** Reviews: the stars, and the newest texts. */
export function Reviews({
  websiteCode,
  answer: { items, pageCount, stars },
}: OpinionsProps<GetReviewsAnswer>) {
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{opinionTexts.reviews}</h2>
      <Stars counts={stars} />
      {items.length === 0 ? (
        <p className="pt-4 text-ink-3">{opinionTexts.noReviews}</p>
      ) : (
        <ul className="opinions">
          {items.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {pageCount > 1 ? (
        <MoreOpinions
          kind="reviews"
          websiteCode={websiteCode}
          pageCount={pageCount}
          first={items.map(({ id }) => id)}
        />
      ) : null}
      <WriteLink href={paths.writeReview(websiteCode)} text={opinionTexts.write} />
    </section>
  );
}

/** Questions and their answers. */
export function Questions({
  websiteCode,
  answer: { items, pageCount },
}: OpinionsProps<GetQuestionsAnswer>) {
  return (
    <section id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{opinionTexts.questions}</h2>
      {items.length === 0 ? (
        <p className="pt-4 text-ink-3">{opinionTexts.noQuestions}</p>
      ) : (
        <ul className="opinions">
          {items.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </ul>
      )}
      {pageCount > 1 ? (
        <MoreOpinions
          kind="questions"
          websiteCode={websiteCode}
          pageCount={pageCount}
          first={items.map(({ id }) => id)}
        />
      ) : null}
      <WriteLink href={paths.askQuestion(websiteCode)} text={opinionTexts.ask} />
    </section>
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
