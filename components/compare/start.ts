import { compareKey } from '#lib/compare/key.ts';
import { loadPart } from '#lib/parts.ts';

function update(): void {
  try {
    if (localStorage.getItem(compareKey) === null) return;
  } catch {
    // Without storage nothing can have been collected.
    return;
  }
  void loadPart(() => import('#components/compare/bar/start.tsx')).then((bar) => bar.showBar());
}

/** Shows the compare bar once something is collected, also by another tab or page. */
export function startCompare(): void {
  update();
  addEventListener('storage', update);
  addEventListener('pageshow', update);
}
