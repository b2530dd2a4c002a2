import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '#lib/process-wide.ts';

export interface OfRequest<Value> {
  /** Handles a request whose page shows this. */
  run: <Result>(value: Value, handle: () => Result) => Result;
  /** What was read for the request this page is made for; undefined where nothing was. */
  get: () => Value | undefined;
}

const isStorage = <Value>(value: unknown): value is AsyncLocalStorage<Value> =>
  value instanceof AsyncLocalStorage;

/** Hands what `front` has read for a request to the page Next makes for it. */
export function ofRequest<Value>(name: string): OfRequest<Value> {
  const storage = processWide(name, isStorage<Value>, () => new AsyncLocalStorage<Value>());
  return {
    run: (value, handle) => storage.run(value, handle),
    get: () => storage.getStore(),
  };
}
