import { createRoot } from 'react-dom/client';
import { CompareBar } from '#components/compare/bar/compare-bar.tsx';
import { frameIds } from '#components/frame/texts.ts';

let shown = false;

/**
 * Mounts the bar below every page, as a React root of its own, so that no page includes it before
 * it is needed.
 */
export function showBar(): void {
  const place = document.getElementById(frameIds.compare);
  if (shown || !place) return;
  shown = true;
  createRoot(place).render(<CompareBar />);
}
