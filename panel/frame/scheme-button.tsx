import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { schemeInUse, switchScheme } from '#panel/scheme.ts';
import { texts } from '#panel/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';

/** Switches between light and dark; named for what it leads to. */
export function SchemeButton() {
  const [scheme, setScheme] = useState(schemeInUse);
  const isDark = scheme === 'dark';
  return (
    <IconButton label={isDark ? texts.light : texts.dark} onClick={() => setScheme(switchScheme())}>
      {isDark ? (
        <Sun className="i" aria-hidden="true" />
      ) : (
        <Moon className="i" aria-hidden="true" />
      )}
    </IconButton>
  );
}
