import type { ReactNode } from 'react';
import { QuestionItem } from '#components/product/opinions/question-item.tsx';
import { ReviewItem } from '#components/product/opinions/review-item.tsx';
import { askQuestions, askReviews } from '#lib/opinion/client.ts';

/** A list item with the id of its opinion. */
export interface ShownOpinion {
  id: number;
  item: ReactNode;
}

/** Loads one page of a product's opinions; pages count from 1. */
type LoadPage = (websiteCode: number, page: number) => Promise<ShownOpinion[]>;

/** Fetches one page from the service, as list items. */
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
