/** One key, terms apart by commas, newest first (specification §3, contract §2). */
const key = 'recentSearches';
const most = 10;
const longest = 100;

/** Only `%` and `,` inside a term are escaped. */
const escape = (term: string): string => term.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescape = (term: string): string =>
  term.replace(/%(2C|25)/gi, (_, code: string) => (code === '25' ? '%' : ','));

const tidy = (terms: readonly string[]): string[] =>
  [...new Set(terms.map((term) => term.trim().slice(0, longest)))].filter(Boolean).slice(0, most);

export const parseRecent = (stored: string): string[] => tidy(stored.split(',').map(unescape));
export const formatRecent = (terms: readonly string[]): string => terms.map(escape).join(',');

/** What this page remembers where nothing can be stored. */
let kept: string[] | null = null;

/** Terms searched for, the newest first. */
export function recentSearches(): string[] {
  if (kept) return kept;
  try {
    return parseRecent(localStorage.getItem(key) ?? '');
  } catch {
    return [];
  }
}

function keep(terms: string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, formatRecent(terms));
    kept = null;
  } catch {
    // Full or forbidden: until the page is left it is remembered here.
    kept = terms;
  }
}

/** Puts a term to the front; at most ten are kept. */
export const rememberSearch = (term: string): void => keep(tidy([term, ...recentSearches()]));

export const forgetSearch = (term: string): void =>
  keep(recentSearches().filter((each) => each !== term));
