import { createRoot } from 'react-dom/client';
import { CompareBar } from '#components/compare/bar/compare-bar.tsx';
import { frameIds } from '#components/frame/texts.ts';

let shown = false;

/** Shows what is collected below every page; a root of its own, which no page carries before it is needed. */
export function showBar(): void {
  const place = document.getElementById(frameIds.compare);
  if (shown || !place) return;
  shown = true;
  createRoot(place).render(<CompareBar />);
}
