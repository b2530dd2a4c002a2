/** Largest id of the database: a 32-bit integer. */
const largestId = 2_147_483_647;

/** A positive id in canonical form; `null` for anything else, so that nothing is looked up. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}

/** Whether a percent-encoded part equals the last part of a decoded path. */
export function samePart(encoded: string, path: string): boolean {
  try {
    return decodeURIComponent(encoded) === path.slice(path.lastIndexOf('/') + 1);
  } catch {
    return false;
  }
}
