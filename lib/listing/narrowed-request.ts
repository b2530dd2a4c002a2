import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoadedList } from '#lib/listing/found-list.ts';

/** Shared by the bundles of this process, which have each their own copy of this file. */
const key = Symbol.for('kahroba.narrowed-list');

function lists(): AsyncLocalStorage<LoadedList> {
  const known: unknown = Reflect.get(globalThis, key);
  if (known instanceof AsyncLocalStorage) return known;
  const made = new AsyncLocalStorage<LoadedList>();
  Reflect.set(globalThis, key, made);
  return made;
}

/** Answers a request whose page shows this list: it was read to find out the page's status. */
export const withList = (list: LoadedList, answer: () => void): void => lists().run(list, answer);

/** The list that was read for the request this page is made for; undefined where none was. */
export const listOfRequest = (): LoadedList | undefined => lists().getStore();
