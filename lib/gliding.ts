/**
 * Scroll behaviour of buttons: smooth, unless the shopper prefers reduced motion. Pages themselves
 * do not scroll smoothly, because Back and anchors should arrive at once.
 */
export const gliding = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
