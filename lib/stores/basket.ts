import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** What an answer or a hub event says of the basket: the sum of counts, and when it was so. */
export interface BasketNews {
  readonly basketCount: number;
  readonly sequence: number;
}

export interface BasketState {
  /** The sum of counts, or null while nobody has told us. */
  readonly count: number | null;
  readonly sequence: number;
}

export const unknownBasket: BasketState = { count: null, sequence: -1 };

/** A later number never loses to an earlier one, in whatever order they arrive. */
export function laterOf(known: BasketState, news: BasketNews): BasketState {
  return news.sequence > known.sequence
    ? { count: news.basketCount, sequence: news.sequence }
    : known;
}

export interface BasketStore extends StoreApi<BasketState> {
  learn(news: BasketNews): void;
  /** For another basket: its sequence starts anew. */
  forget(): void;
}

export function createBasketStore(): BasketStore {
  const store = createStore<BasketState>(() => unknownBasket);
  return Object.assign(store, {
    learn: (news: BasketNews) => store.setState((known) => laterOf(known, news), true),
    forget: () => store.setState(unknownBasket, true),
  });
}

/** The one source of the count in header, toolbar and announcements. */
export const basketStore = createBasketStore();
