import { frameIds } from '#components/frame/texts.ts';

/** How long, in ms, a page takes to come up: the design's `--base`. */
const duration = 200;

/**
 * Lets the content of a page that came softly come up from its ground. It can be read and used from the
 * first frame on, and nothing outside of the content takes part.
 */
export function blendIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const content = document.getElementById(frameIds.content);
  content?.animate({ opacity: [0.4, 1] }, { duration, easing: 'ease-out' });
}
