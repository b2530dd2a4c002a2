/** Shared by the bundles of this process, which have each their own copy of this file. */
const key = Symbol.for('kahroba.fills');

/** For how long an answer that was read may still be joined by another page, in ms: until it is kept. */
const settling = 100;

/** When each answer that is being read was asked for, in ms since the epoch. */
function begun(): Map<symbol, number> {
  const known: unknown = Reflect.get(globalThis, key);
  if (known instanceof Map) return known;
  const fills = new Map<symbol, number>();
  Reflect.set(globalThis, key, fills);
  return fills;
}

/** Reads an answer that pages begun meanwhile may share. */
export async function fill<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  const one = Symbol('fill');
  begun().set(one, Date.now());
  try {
    return await read();
  } finally {
    setTimeout(() => begun().delete(one), settling).unref();
  }
}

/** When the oldest answer that is still being read was asked for; Infinity when none is. */
export const oldestFill = (): number => Math.min(...begun().values());
