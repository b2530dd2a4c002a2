import type { Recent } from '#components/product/recent/recent.ts';
import { getCards, markSeen } from '#lib/product/client.ts';
import { forgetProducts, recentProducts, rememberProduct } from '#lib/product/recent-products.ts';

/** How far below the screen cards begin to be fetched. */
const near = '600px';

interface Following {
  websiteCode: number;
  /** Where the cards are to stand. */
  place: HTMLElement;
  tell: (recent: Recent) => void;
  /** Aborted when the product is left. */
  signal: AbortSignal;
}

/** Remembers that the product is looked at, and shows what was looked at before when that is near. */
export function follow({ websiteCode, place, tell, signal }: Following): void {
  const before = recentProducts().filter((code) => code !== websiteCode);
  onceSeen(signal, () => {
    rememberProduct(websiteCode);
    // Counting is no affair of the visitor's.
    markSeen(websiteCode).catch(() => undefined);
  });
  if (before.length === 0) return;
  // What is seen already is not pushed away.
  if (place.getBoundingClientRect().top > innerHeight) tell({ state: 'awaited' });
  const watching = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      void show(before, tell, signal);
    },
    { rootMargin: near },
  );
  watching.observe(place);
  signal.addEventListener('abort', () => watching.disconnect());
}

async function show(
  codes: readonly number[],
  tell: Following['tell'],
  signal: AbortSignal,
): Promise<void> {
  const cards = await getCards(codes).catch(() => null);
  if (signal.aborted) return;
  if (cards === null || cards.length === 0) tell({ state: 'none' });
  else tell({ state: 'here', cards });
  if (cards === null) return;
  const there = new Set(cards.map((card) => card.websiteCode));
  const gone = codes.filter((code) => !there.has(code));
  if (gone.length > 0) forgetProducts(new Set(gone));
}

/** A page made ahead, or in a tab behind, is looked at when it comes to the front. */
function onceSeen(signal: AbortSignal, act: () => void): void {
  if (document.visibilityState === 'visible') {
    act();
    return;
  }
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look, { signal });
}
