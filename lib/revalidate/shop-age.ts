/** Shared by all bundles of this process, each of which has its own copy of this module. */
const key = Symbol.for('kahroba.shop-age');

/** Number of changes the service has announced: data read at another age may be stale. */
export const shopAge = (): number => Number(Reflect.get(globalThis, key) ?? 0);

/** Call on each announced change. */
export function noteChange(): void {
  Reflect.set(globalThis, key, shopAge() + 1);
}
