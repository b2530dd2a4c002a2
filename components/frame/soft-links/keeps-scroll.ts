const product = /^\/shop\/product\/([^/]+)/;

/**
 * Whether the scroll position is kept after a navigation. Every navigation scrolls to the top,
 * except between pages under /shop/product/ (docs/adr/0011).
 * @param from path of the page that was left
 * @param to path of the new page
 * @param headingInView whether the new product's name is visible without scrolling
 */
export function keepsScroll(from: string, to: string, headingInView: boolean): boolean {
  const left = product.exec(from)?.[1];
  const came = product.exec(to)?.[1];
  if (left === undefined || came === undefined) return false;
  return left === came || headingInView;
}
