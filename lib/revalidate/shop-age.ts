/** Shared by the bundles of this process, which have each their own copy of this file. */
const key = Symbol.for('kahroba.shop-age');

/** How often the service has said that something changed: what is read at another age may be old. */
export const shopAge = (): number => Number(Reflect.get(globalThis, key) ?? 0);

/** To be told when the service says so. */
export function noteChange(): void {
  Reflect.set(globalThis, key, shopAge() + 1);
}
