/** Elements that may stand at the bottom of the viewport (lower-edge.css). */
const bars = '.dock, .consent, .network:not(:empty), [class*="-bar"]';

/** Height of a bar above the viewport's bottom edge while it is fixed there, in px. */
function reach(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  if (!/fixed|sticky/.test(position) || !bar.checkVisibility()) return 0;
  return bar.offsetHeight + (Number.parseFloat(bottom) || 0);
}

function measure(): void {
  const highest = Math.max(0, ...[...document.querySelectorAll<HTMLElement>(bars)].map(reach));
  document.documentElement.style.setProperty('--bars', `${highest}px`);
}

/**
 * Keeps the CSS variable `--bars` equal to the height of the page's bottom bars, also after font
 * changes, wrapping and navigations; toasts.css reads it. Returns a function that stops it.
 */
export function keepAboveBars(): () => void {
  const watching = new ResizeObserver(measure);
  watching.observe(document.body);
  addEventListener('resize', measure);
  measure();
  return () => {
    watching.disconnect();
    removeEventListener('resize', measure);
  };
}
