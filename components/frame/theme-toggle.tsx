'use client';

import { useEffect, useState } from 'react';
import { themeKey } from '#components/frame/head/first-paint.ts';
import { frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

type Theme = 'light' | 'dark';

const systemDark = '(prefers-color-scheme: dark)';
const changed = 'themechange';

/** The scheme in force: the chosen one, or else the system's. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia(systemDark).matches ? 'dark' : 'light';
}

/** Sets the scheme of the whole page; choosing the system's own scheme follows the system again. */
function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  const system = matchMedia(systemDark).matches ? 'dark' : 'light';
  if (theme === system) delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === system) localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  dispatchEvent(new Event(changed));
}

/**
 * Switches between light and dark scheme, and is named after the scheme a press leads to. `label` shows the name beside
 * the icon.
 */
export function ThemeToggle({ className, label = false }: { className: string; label?: boolean }) {
  const [theme, setTheme] = useState<Theme>('light');

  useEffect(() => {
    const update = () => setTheme(currentTheme());
    const system = matchMedia(systemDark);
    update();
    addEventListener(changed, update);
    system.addEventListener('change', update);
    return () => {
      removeEventListener(changed, update);
      system.removeEventListener('change', update);
    };
  }, []);

  const name = theme === 'dark' ? frameTexts.toLight : frameTexts.toDark;
  return (
    <button
      type="button"
      className={`needs-script ${className}`}
      aria-label={label ? undefined : name}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      {label ? name : null}
    </button>
  );
}
