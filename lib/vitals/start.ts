import { loadPart } from '#lib/parts.ts';

/** Of all views, those that are measured. */
const share = 0.1;

/** Measures how fast some views are; the others load nothing for it. */
export function startVitals(): void {
  if (Math.random() >= share) return;
  void loadPart(() => import('#lib/vitals/collect.ts')).then((part) => part.collectVitals());
}
