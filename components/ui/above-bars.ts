/** What may stand at the bottom of the window: the toolbar, and a page's own bars, named `…-bar`. */
const bars = '.dock, [class*="-bar"]';

/** How far up a bar reaches from the window's bottom edge while it stands there, in px. */
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
 * Tells toasts.css by `--bars` how high the bars of the page reach, whatever letters and wrapped lines
 * make of them, and again when another page comes. Returns what ends it.
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
