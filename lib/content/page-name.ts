/** Longest page name; longer ones are neither requested from the service nor cached. */
const longest = 100;
/** Letters, digits and joiners of any script, in parts separated by slashes. */
const allowed = /^[\p{L}\p{M}\p{N}\u200C._-]+(?:\/[\p{L}\p{M}\p{N}\u200C._-]+)*$/u;

/**
 * Decoded name of the content page at a path; null if no page can have that name, so that requests
 * of crawlers and scanners (`wp-login.php`, `.env`) never reach the service.
 */
export function contentPageName(segments: readonly string[]): string | null {
  const name = decode(segments.join('/'));
  if (name === null || name.length > longest || !allowed.test(name)) return null;
  return /(?:^|\/)\.|\.[a-z0-9]+$/i.test(name) ? null : name;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
