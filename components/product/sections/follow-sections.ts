/** Px from the top at which reading is taken to begin: below where a pressed tab brings its section's title. */
const readingFrom = 208;

/** Scrolls the row of tabs, not the page, until the tab is visible. */
function reveal(nav: HTMLElement, tab: HTMLElement): void {
  const [seen, wanted] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()];
  const over = Math.max(0, wanted.right - seen.right) + Math.min(0, wanted.left - seen.left);
  if (over !== 0) nav.scrollBy({ left: over });
}

/**
 * Marks the tab of the section in view with `aria-current`; of several the first one.
 * @returns a function that stops it
 */
export function followSections(nav: HTMLElement): () => void {
  const tabs = new Map<Element, HTMLAnchorElement>();
  for (const tab of nav.querySelectorAll('a')) {
    const section = document.getElementById(tab.hash.slice(1));
    if (section) tabs.set(section, tab);
  }
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      const current = [...tabs.keys()].find((section) => seen.has(section));
      for (const [section, tab] of tabs) {
        if (section !== current) tab.removeAttribute('aria-current');
        else {
          tab.setAttribute('aria-current', 'true');
          reveal(nav, tab);
        }
      }
    },
    { rootMargin: `-${readingFrom}px 0px -40% 0px` },
  );
  for (const section of tabs.keys()) observer.observe(section);
  return () => observer.disconnect();
}
