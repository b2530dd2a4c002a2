import { useEffect } from 'react';
import { type OrderNews, onOrderNews } from '#lib/account/order-news.ts';

/**
 * Calls `onNews` after a step of any of the member's orders.
 * @param onNews must be the same function in each render; null: news may have been missed
 */
export function useOrderNews(onNews: (news: OrderNews | null) => void): void {
  useEffect(() => onOrderNews(onNews), [onNews]);
}
