import { createStore } from 'zustand/vanilla';
import type { ListsAnswer } from '#lib/contract/favourite-list.ts';

/** The latest answer about the member's lists in this tab, whatever part of the page changed them. */
export const listsStore = createStore<{ readonly latest: ListsAnswer | null }>(() => ({
  latest: null,
}));
