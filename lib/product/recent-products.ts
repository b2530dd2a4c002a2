/** One key, codes apart by commas, the newest first; as recent searches are kept. */
const key = 'recentProducts';
const most = 12;

/** What this page remembers where nothing can be stored. */
let kept: number[] | null = null;

/** What was stored, by whomever: codes, each once, and no more than are kept. */
export function parseCodes(stored: string): number[] {
  const codes = stored.split(',').map((part) => (/^[1-9]\d{0,9}$/.test(part) ? Number(part) : 0));
  return [...new Set(codes)]
    .filter((websiteCode) => websiteCode > 0 && websiteCode < 2 ** 31)
    .slice(0, most);
}

/** Products looked at, the newest first. */
export function recentProducts(): number[] {
  if (kept) return kept;
  try {
    return parseCodes(localStorage.getItem(key) ?? '');
  } catch {
    return [];
  }
}

function keep(codes: number[]): void {
  try {
    localStorage.setItem(key, codes.join(','));
    kept = null;
  } catch {
    // Full or forbidden: until the page is left it is remembered here.
    kept = codes;
  }
}

/** Puts a product to the front. */
export const rememberProduct = (websiteCode: number): void =>
  keep(parseCodes([websiteCode, ...recentProducts()].join(',')));

/** Forgets products that are no longer there. */
export const forgetProducts = (gone: ReadonlySet<number>): void =>
  keep(recentProducts().filter((websiteCode) => !gone.has(websiteCode)));
