/** Path of the page that is shown, and whether Back or Forward is on the way from it to another. */
export const travel: { shown: string | null; under: boolean } = { shown: null, under: false };

/** Called when a page is left by Back or Forward, or when such a step stays on the page. */
export const onTravel = new Set<() => void>();

// With the module, before the router listens: it may show the page before later listeners' turn.
if (typeof window === 'object') {
  addEventListener('popstate', () => {
    travel.under = location.pathname !== travel.shown;
    for (const tell of onTravel) tell();
  });
}
