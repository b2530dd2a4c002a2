/** One key with comma-separated terms, newest first (contract §2). */
export const recentSearchesKey = 'recentSearches';
const most = 10;
const longest = 100;

/** Escapes only `%` and `,` inside a term. */
const escape = (term: string): string => term.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescape = (term: string): string =>
  term.replace(/%(2C|25)/gi, (_, code: string) => (code === '25' ? '%' : ','));

const tidy = (terms: readonly string[]): string[] =>
  [...new Set(terms.map((term) => term.trim().slice(0, longest)))].filter(Boolean).slice(0, most);

export const parseRecent = (stored: string): string[] => tidy(stored.split(',').map(unescape));
export const formatRecent = (terms: readonly string[]): string => terms.map(escape).join(',');

/** Used if nothing can be stored. */
let kept: string[] | null = null;

/** Recent search terms, newest first. */
export function recentSearches(): string[] {
  if (kept) return kept;
  try {
    return parseRecent(localStorage.getItem(recentSearchesKey) ?? '');
  } catch {
    return [];
  }
}

function keep(terms: string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(recentSearchesKey);
    else localStorage.setItem(recentSearchesKey, formatRecent(terms));
    kept = null;
  } catch {
    // Storage is full or blocked: keep them in memory until the page is left.
    kept = terms;
  }
}

/** Moves a term to the front; at most ten are kept. */
export const rememberSearch = (term: string): void => keep(tidy([term, ...recentSearches()]));

export const forgetSearch = (term: string): void =>
  keep(recentSearches().filter((each) => each !== term));
