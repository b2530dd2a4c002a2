/** Largest id of the database: a 32-bit integer. */
const largestId = 2_147_483_647;

/** A positive id in canonical form; `null` for anything else, so that nothing is looked up. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}

/** A percent-encoded part, decoded; one that is not well formed stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a percent-encoded part equals the last part of a decoded path. */
export const samePart = (encoded: string, path: string): boolean =>
  decoded(encoded) === path.slice(path.lastIndexOf('/') + 1);
