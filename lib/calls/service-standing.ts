/** Shared by the bundles of this process, which have each their own copy of this file. */
const failedAt = Symbol.for('kahroba.service-failed-at');

/** How long after a failure a page that cannot be made is put down to the service, in ms. */
const memory = 15_000;

/** To be told of each call: whether the service answered it with anything but a failure of its own. */
export function noteCall(isAnswered: boolean): void {
  Reflect.set(globalThis, failedAt, isAnswered ? 0 : Date.now());
}

/** Whether the last call of this process found no service, just now. */
export const isServiceAway = (): boolean =>
  Date.now() - Number(Reflect.get(globalThis, failedAt) ?? 0) < memory;
