import type { Recent } from '#components/product/recent/recent.ts';
import { getCards, markSeen } from '#lib/product/client.ts';
import { forgetProducts, recentProducts, rememberProduct } from '#lib/product/recent-products.ts';

/** How far below the viewport loading of the cards starts. */
const near = '600px';

interface Following {
  websiteCode: number;
  /** Container of the cards. */
  place: HTMLElement;
  onChange: (recent: Recent) => void;
  /** Aborted when the shopper leaves the product. */
  signal: AbortSignal;
}

/**
 * Remembers that the product was viewed, and shows the recently viewed ones when their place is
 * near the viewport.
 */
export function follow({ websiteCode, place, onChange, signal }: Following): void {
  const before = recentProducts().filter((code) => code !== websiteCode);
  onceSeen(signal, () => {
    rememberProduct(websiteCode);
    // A failed view count does not concern the visitor.
    markSeen(websiteCode).catch(() => undefined);
  });
  if (before.length === 0) return;
  // Reserve the space only below the viewport, so that no visible content moves.
  if (place.getBoundingClientRect().top > innerHeight) onChange({ state: 'awaited' });
  const watching = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      void show(before, onChange, signal);
    },
    { rootMargin: near },
  );
  watching.observe(place);
  signal.addEventListener('abort', () => watching.disconnect());
}

async function show(
  codes: readonly number[],
  onChange: Following['onChange'],
  signal: AbortSignal,
): Promise<void> {
  const cards = await getCards(codes).catch(() => null);
  if (signal.aborted) return;
  if (cards === null || cards.length === 0) onChange({ state: 'none' });
  else onChange({ state: 'here', cards });
  if (cards === null) return;
  const there = new Set(cards.map((card) => card.websiteCode));
  const gone = codes.filter((code) => !there.has(code));
  if (gone.length > 0) forgetProducts(new Set(gone));
}

/**
 * A page that was prerendered or opened in a background tab counts as viewed when it becomes
 * visible.
 */
function onceSeen(signal: AbortSignal, act: () => void): void {
  if (document.visibilityState === 'visible') {
    act();
    return;
  }
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', check);
    act();
  };
  document.addEventListener('visibilitychange', check, { signal });
}
