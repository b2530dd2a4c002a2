/** One key with comma-separated codes, newest first, like recent searches. */
export const recentProductsKey = 'recentProducts';
const most = 12;

/** Used if nothing can be stored. */
let kept: number[] | null = null;

/**
 * Parses a stored text, which anyone may have written: unique codes, at most as many as are kept.
 */
export function parseCodes(stored: string): number[] {
  const codes = stored.split(',').map((part) => (/^[1-9]\d{0,9}$/.test(part) ? Number(part) : 0));
  return [...new Set(codes)]
    .filter((websiteCode) => websiteCode > 0 && websiteCode < 2 ** 31)
    .slice(0, most);
}

/** Recently viewed products, newest first. */
export function recentProducts(): number[] {
  if (kept) return kept;
  try {
    return parseCodes(localStorage.getItem(recentProductsKey) ?? '');
  } catch {
    return [];
  }
}

function keep(codes: number[]): void {
  try {
    localStorage.setItem(recentProductsKey, codes.join(','));
    kept = null;
  } catch {
    // Storage is full or blocked: keep them in memory until the page is left.
    kept = codes;
  }
}

/** Moves a product to the front. */
export const rememberProduct = (websiteCode: number): void =>
  keep(parseCodes([websiteCode, ...recentProducts()].join(',')));

/** Removes products that no longer exist. */
export const forgetProducts = (gone: ReadonlySet<number>): void =>
  keep(recentProducts().filter((websiteCode) => !gone.has(websiteCode)));
