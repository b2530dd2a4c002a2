/** Longest wait for the next frame, in ms: a hidden page draws none. */
const longest = 100;

/** Resolves once the browser has drawn what a press has changed, so that the work it starts does not delay that. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  });
