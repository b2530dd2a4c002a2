import { compareKey } from '#lib/compare/key.ts';
import { loadPart } from '#lib/parts.ts';

function look(): void {
  try {
    if (localStorage.getItem(compareKey) === null) return;
  } catch {
    // What cannot be stored cannot have been collected before.
    return;
  }
  void loadPart(() => import('#components/compare/bar/start.tsx')).then((bar) => bar.showBar());
}

/** Shows the bar of what is collected for comparing when there is something, also by another tab or page. */
export function startCompare(): void {
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}
