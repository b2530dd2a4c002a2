import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';

/** State of the basket's contents. */
export type Reading = 'loading' | 'failed' | GetBasketAnswer;

export interface ContentsState {
  readonly reading: Reading;
  /** The `age` of `basketStore` it belongs to. */
  readonly age: number;
}

export interface ContentsStore extends StoreApi<ContentsState> {
  /**
   * Stores an answer, unless a later one of the same basket is known. @param age at the time of the
   * request
   */
  accept(answer: GetBasketAnswer, age: number): void;
  /** Records a failure, unless contents are shown already. */
  fail(age: number): void;
  /** Resets to loading, for another basket. */
  begin(age: number): void;
}

export function createContentsStore(): ContentsStore {
  const store = createStore<ContentsState>(() => ({ reading: 'loading', age: 0 }));
  /** Sequence of the known contents of the basket of this age; -1 if there are none. */
  const known = (age: number): number => {
    const { reading, age: of } = store.getState();
    return age === of && typeof reading === 'object' ? reading.sequence : -1;
  };
  const isOver = (age: number) => age < store.getState().age;
  return Object.assign(store, {
    accept: (answer: GetBasketAnswer, age: number) => {
      if (!isOver(age) && known(age) <= answer.sequence) store.setState({ reading: answer, age });
    },
    fail: (age: number) => {
      if (!isOver(age) && known(age) === -1) store.setState({ reading: 'failed', age });
    },
    begin: (age: number) => store.setState({ reading: 'loading', age }),
  });
}

/** Contents shown by the cart page and the preview. */
export const contentsStore = createContentsStore();
