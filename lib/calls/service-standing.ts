/** Shared by all bundles of this process, each of which has its own copy of this module. */
const failedAt = Symbol.for('kahroba.service-failed-at');

/** How long after a failed call a failed page is attributed to the service, in ms. */
const memory = 15_000;

/** Call after each call: whether the service answered with anything but a failure of its own. */
export function noteCall(isAnswered: boolean): void {
  Reflect.set(globalThis, failedAt, isAnswered ? 0 : Date.now());
}

/** Whether the last call of this process failed recently. */
export const isServiceAway = (): boolean =>
  Date.now() - Number(Reflect.get(globalThis, failedAt) ?? 0) < memory;
