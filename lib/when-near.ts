import { whenIdle } from '#lib/when-idle.ts';

/** Distance from the viewport that counts as near. */
const margin = '200px';

const acts = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let isBegun = false;

function runVisible(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const act = acts.get(target);
    if (!isIntersecting || act === undefined) continue;
    leave(target);
    act();
  }
}

function leave(element: Element): void {
  acts.delete(element);
  observer?.unobserve(element);
}

/**
 * Runs once, when the page is idle and the element is in or near the viewport.
 * @returns a function that cancels it
 */
export function whenNear(element: Element, act: () => void): () => void {
  if (!isBegun) {
    isBegun = true;
    whenIdle(() => {
      observer = new IntersectionObserver(runVisible, { rootMargin: margin });
      for (const waiting of acts.keys()) observer.observe(waiting);
    });
  }
  acts.set(element, act);
  observer?.observe(element);
  return () => leave(element);
}
