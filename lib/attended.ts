/** What a shopper does at a page, as far as it tells of itself. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];
/** How long a page that is only looked at waits, in ms. */
const longest = 5_000;

/**
 * Waits for the first sign of somebody at this page, or some seconds: for what costs a phone work in the very
 * seconds in which it shows the page, and is of no use to who leaves at once.
 */
export function attended(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, end);
      resolve();
    };
    const timer = setTimeout(end, longest);
    for (const sign of signs) addEventListener(sign, end, { passive: true });
  });
}
