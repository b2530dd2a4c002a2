/** Names are at most this long; nothing longer is asked of the service, nor kept. */
const longest = 100;
/** Letters, digits and joiners of any script, in parts joined by slashes. */
const allowed = /^[\p{L}\p{M}\p{N}\u200C._-]+(?:\/[\p{L}\p{M}\p{N}\u200C._-]+)*$/u;

/**
 * The name of the content page at a path, decoded; null when no page can be called so: what crawlers
 * and scanners try (`wp-login.php`, `.env`) never reaches the service.
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
