/** Events that show that a person is using the page. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];
/** Longest wait without any such event, in ms. */
const longest = 5_000;

/**
 * Waits for the first user input, or some seconds: for work that would slow a phone down while it
 * renders the page, and is useless for visitors who leave at once.
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
