import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** What an answer or a hub event says of the basket: the sum of counts, and when it was so. */
export interface BasketNews {
  readonly basketCount: number;
  readonly sequence: number;
}

export interface BasketState {
  /** The sum of counts, or null while nobody has told us. */
  readonly basketCount: number | null;
  readonly sequence: number;
  /** Which basket it is, of those this page has shown: the visitor's, then the member's, and so on. */
  readonly age: number;
}

const unknownBasket: BasketState = { basketCount: null, sequence: -1, age: 0 };

/** A later number never loses to an earlier one, in whatever order they arrive. */
function laterOf(known: BasketState, { basketCount, sequence }: BasketNews): BasketState {
  return sequence > known.sequence ? { ...known, basketCount, sequence } : known;
}

export interface BasketStore extends StoreApi<BasketState> {
  /** @param age of the store when the question was put: an answer about another basket is not heard */
  learn(news: BasketNews, age?: number): void;
  /** For another basket: its sequence starts anew. */
  forget(): void;
}

export function createBasketStore(): BasketStore {
  const store = createStore<BasketState>(() => unknownBasket);
  return Object.assign(store, {
    learn: (news: BasketNews, age = store.getState().age) => {
      if (age === store.getState().age) store.setState((known) => laterOf(known, news), true);
    },
    forget: () => store.setState(({ age }) => ({ ...unknownBasket, age: age + 1 }), true),
  });
}

/** The one source of the count in header, toolbar and announcements. */
export const basketStore = createBasketStore();
