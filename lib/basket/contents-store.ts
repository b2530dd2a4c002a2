import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';

/** What is known of what the basket holds. */
export type Reading = 'loading' | 'failed' | GetBasketAnswer;

export interface ContentsState {
  readonly reading: Reading;
  /** The age of `basketStore` it is of. */
  readonly age: number;
}

export interface ContentsStore extends StoreApi<ContentsState> {
  /** Takes an answer, unless a later one of the same basket is known. @param age when it was asked for */
  accept(answer: GetBasketAnswer, age: number): void;
  /** What is known stays; only who sees nothing yet is told. */
  fail(age: number): void;
  /** Nothing is known any more. */
  begin(age: number): void;
}

export function createContentsStore(): ContentsStore {
  const store = createStore<ContentsState>(() => ({ reading: 'loading', age: 0 }));
  /** The sequence of what is known of the basket of this age; -1 when nothing is, or it is another one. */
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

/** What the cart and its preview show. */
export const contentsStore = createContentsStore();
