const key = 'panel-scheme';

export type Scheme = 'light' | 'dark';
const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';

/** A browser may refuse storage. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The scheme in use: the chosen one, otherwise the system's. */
export function schemeInUse(): Scheme {
  const { theme } = document.documentElement.dataset;
  if (isScheme(theme)) return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies what was chosen in this browser. The shop has no such choice and follows the system. */
export function applyScheme(): void {
  const chosen = stored();
  if (isScheme(chosen)) document.documentElement.dataset['theme'] = chosen;
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
