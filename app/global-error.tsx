'use client';

import { useLayoutEffect } from 'react';
import { themeKey } from '#components/frame/head/first-paint.ts';
import { FailedView } from '#components/states/failed-view.tsx';
import { stateTexts } from '#components/states/texts.ts';
import { vazirmatn } from './fonts.ts';
import './globals.css';

/** React removes all attributes of the document it replaces, the chosen scheme included. */
function setChosenTheme(): void {
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's scheme applies.
  }
}

/** Rendered when the layout itself fails. Needs nothing from the service. */
export default function GlobalError({ retry }: { retry: () => void }) {
  useLayoutEffect(setChosenTheme, []);

  return (
    <html lang="fa-IR" dir="rtl" className={vazirmatn.variable}>
      <head>
        <title>{stateTexts.failedTitle}</title>
      </head>
      <body>
        <main className="grid min-h-screen content-center">
          <FailedView retry={retry} />
        </main>
      </body>
    </html>
  );
}
