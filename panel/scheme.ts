/** Read again by `public/assets/scheme-1.js`, before the first paint. */
const key = 'panel-scheme';

export type Scheme = 'light' | 'dark';
const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';

/** The scheme in use: the one chosen in this browser, otherwise the system's. The shop has no choice and follows the system. */
export function schemeInUse(): Scheme {
  const { theme } = document.documentElement.dataset;
  if (isScheme(theme)) return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Chooses the other scheme and keeps it. @returns the new one */
export function switchScheme(): Scheme {
  const next = schemeInUse() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // It is kept until the page is left.
  }
  return next;
}
