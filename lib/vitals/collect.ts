import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { type VitalName, vitalsPath } from '#lib/contract/vital-names.ts';
import { pageKindOf } from '#lib/vitals/page-kind.ts';

/** The address this document was loaded from; the router may have changed it since. */
const loadedFrom = (): URL => {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
};

/** Measures this view, and reports it once, when it is left or hidden for the first time. */
export function collectVitals(): void {
  const kind = pageKindOf(loadedFrom());
  if (kind === null) return;
  const values: Partial<Record<VitalName, number>> = {};
  const keep = ({ name, value }: { name: string; value: number }) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS' || name === 'TTFB') {
      values[name] = value;
    }
  };
  for (const measure of [onTTFB, onLCP, onCLS, onINP]) measure(keep);
  let isSent = false;
  const send = () => {
    if (isSent || Object.keys(values).length === 0) return;
    isSent = true;
    const body = JSON.stringify({ kind, ...values });
    navigator.sendBeacon(vitalsPath, new Blob([body], { type: 'application/json' }));
  };
  // After the library's own listener, which ends its measuring. Not with `pagehide`, which comes before it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
