/**
 * Values that exist once in this process. Next compiles pages into bundles, each with a copy of its own of every module,
 * beside the copy that Node loads for `front`: a variable of a module exists several times. Whatever a bundle and
 * `front` must share, and can hand each other neither as an argument nor in a request, is kept here under a name.
 */
const registry = Symbol.for('kahroba.process-wide');

function values(): Map<unknown, unknown> {
  const known: unknown = Reflect.get(globalThis, registry);
  if (known instanceof Map) return known;
  const made = new Map<unknown, unknown>();
  Reflect.set(globalThis, registry, made);
  return made;
}

/**
 * The value of that name, made by whoever asks first.
 * @param isOne checks whether it has the expected type
 */
export function processWide<Value>(
  name: string,
  isOne: (value: unknown) => value is Value,
  make: () => Value,
): Value {
  const known = values().get(name);
  if (isOne(known)) return known;
  const made = make();
  values().set(name, made);
  return made;
}
