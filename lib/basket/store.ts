import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** Basket state in an answer or hub event: the sum of counts, and its sequence. */
export interface BasketNews {
  readonly basketCount: number;
  readonly sequence: number;
}

export interface BasketState {
  /** The sum of counts, or null while unknown. */
  readonly basketCount: number | null;
  readonly sequence: number;
  /**
   * Increases with each basket this page has shown: the visitor's, then the member's, and so on.
   */
  readonly age: number;
}

const unknownBasket: BasketState = { basketCount: null, sequence: -1, age: 0 };

/** The state with the higher sequence, in whatever order they arrive. */
function laterOf(known: BasketState, { basketCount, sequence }: BasketNews): BasketState {
  return sequence > known.sequence ? { ...known, basketCount, sequence } : known;
}

export interface BasketStore extends StoreApi<BasketState> {
  /**
   * @param age the store's at the time of the request: an answer about another basket is ignored
   */
  learn(news: BasketNews, age?: number): void;
  /** Switches to another basket, whose sequence starts anew. */
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

/** Single source of the count in header, toolbar and announcements. */
export const basketStore = createBasketStore();
