import { AsyncLocalStorage } from 'node:async_hooks';

/** In tests, work that must ask no gateway. */
const works = process.env['NODE_ENV'] === 'test' ? new AsyncLocalStorage<true>() : null;

/** Runs work that must ask no gateway, such as a transaction: what it locks stays locked meanwhile. */
export const withoutCalls = <T>(work: () => T): T => (works ? works.run(true, work) : work());

/** @throws {Error} in tests, within such work */
export function refuseCall(call: string): void {
  if (works?.getStore()) throw new Error(`${call} was called in a transaction.`);
}
