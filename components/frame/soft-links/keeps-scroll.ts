const product = /^\/shop\/product\/([^/]+)/;

/**
 * Whether the page stays where it is scrolled to after a navigation (specification §2: each one
 * scrolls to the top, except under /shop/product/). Docs: adr/0011.
 * @param from path of the page that was left, @param to of the one that came
 * @param headingInView whether the name of the product that came can be seen without scrolling
 */
export function keepsScroll(from: string, to: string, headingInView: boolean): boolean {
  const left = product.exec(from)?.[1];
  const came = product.exec(to)?.[1];
  if (left === undefined || came === undefined) return false;
  return left === came || headingInView;
}
