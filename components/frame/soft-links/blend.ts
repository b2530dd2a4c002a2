import { frameIds } from '#components/frame/texts.ts';

/** Duration of the fade-in in ms: the `--base` token. */
const duration = 200;

/**
 * Fades in the content of a page reached by client-side navigation. It is readable and usable from
 * the first frame on; nothing outside the content is animated.
 */
export function blendIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const content = document.getElementById(frameIds.content);
  content?.animate({ opacity: [0.4, 1] }, { duration, easing: 'ease-out' });
}
