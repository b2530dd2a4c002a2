/**
 * How a button scrolls: gliding, unless the shopper wants things to stand still. Pages do not glide of
 * themselves, for Back and links to words of a text are to be there at once.
 */
export const gliding = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
