import { routeOf } from '#lib/routes.ts';

/** The id in the path of a page whose scroll position may be kept. */
function productOf(path: string): string | undefined {
  const [, , , id] = path.split('/');
  return routeOf(path).keepsScroll ? id : undefined;
}

/**
 * Whether the scroll position is kept after a navigation. Every navigation scrolls to the top,
 * except between pages under /shop/product/ (docs/adr/0011).
 * @param from path of the page that was left
 * @param to path of the new page
 * @param headingInView whether the new product's name is visible without scrolling
 */
export function keepsScroll(from: string, to: string, headingInView: boolean): boolean {
  const left = productOf(from);
  const came = productOf(to);
  if (left === undefined || came === undefined) return false;
  return left === came || headingInView;
}
