import type { ReactNode } from 'react';
import { QuestionItem } from '#components/product/opinions/question-item.tsx';
import { ReviewItem } from '#components/product/opinions/review-item.tsx';
import { askQuestions, askReviews } from '#lib/opinion/client.ts';

/** A list item and the id of what it shows. */
export interface ShownOpinion {
  id: number;
  item: ReactNode;
}

/** What is shown of the product with this WebsiteCode; pages count from 1. */
type LoadPage = (websiteCode: number, page: number) => Promise<ShownOpinion[]>;

/** Asks the service for one page, as list items. */
export const pagesOf: Record<'reviews' | 'questions', LoadPage> = {
  reviews: async (websiteCode, page) => {
    const { items } = await askReviews(websiteCode, page);
    return items.map((review) => ({
      id: review.id,
      item: <ReviewItem key={review.id} review={review} />,
    }));
  },
  questions: async (websiteCode, page) => {
    const { items } = await askQuestions(websiteCode, page);
    return items.map((question) => ({
      id: question.id,
      item: <QuestionItem key={question.id} question={question} />,
    }));
  },
};
