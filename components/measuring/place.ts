import { toolsId } from '#lib/measuring/settings.ts';
import { loadPart } from '#lib/parts.ts';

/** Loads what starts the tools of measurement, on pages that have some. */
export function startMeasuring(): void {
  // Of the layout: what writers put into a page is deeper.
  const place = document.querySelector<HTMLElement>(`body > #${toolsId}`);
  if (place === null) return;
  void loadPart(() => import('#components/measuring/start.tsx')).then((part) =>
    part.startTools(place),
  );
}
