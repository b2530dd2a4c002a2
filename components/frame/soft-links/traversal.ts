/** Path of the shown page, and whether a Back or Forward navigation is in progress. */
export const travel: { shown: string | null; under: boolean } = { shown: null, under: false };

/** Called when Back or Forward leaves a page, or stays on it. */
export const onTravel = new Set<() => void>();

// At module load, before the router's listener, which may render the page before later listeners
// run.
if (typeof window === 'object') {
  addEventListener('popstate', () => {
    travel.under = location.pathname !== travel.shown;
    for (const listener of onTravel) listener();
  });
}
