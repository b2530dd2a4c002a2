import { AsyncLocalStorage } from 'node:async_hooks';

interface OfRequest<Value> {
  /** Answers a request whose page shows this. */
  run: (value: Value, answer: () => void) => void;
  /** What was read for the request this page is made for; undefined where nothing was. */
  get: () => Value | undefined;
}

/**
 * What is read before Next hears of a request, for its page. Shared by the bundles of this process, which
 * have each their own copy of this file.
 */
export function ofRequest<Value>(name: string): OfRequest<Value> {
  const key = Symbol.for(`kahroba.${name}`);
  const store = (): AsyncLocalStorage<Value> => {
    const known: unknown = Reflect.get(globalThis, key);
    if (known instanceof AsyncLocalStorage) return known;
    const made = new AsyncLocalStorage<Value>();
    Reflect.set(globalThis, key, made);
    return made;
  };
  return { run: (value, answer) => store().run(value, answer), get: () => store().getStore() };
}
