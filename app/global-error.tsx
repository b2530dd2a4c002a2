'use client';

import { pageTexts } from '#components/layout/page-texts.ts';
import { LogoMark } from '#components/ui/icon.tsx';
import './globals.css';

/** When the layout itself fails. Needs neither the service nor a font. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="fa-IR" dir="rtl">
      <head>
        <title>{pageTexts.failedTitle}</title>
      </head>
      <body>
        <main className="wrap empty min-h-screen content-center">
          <LogoMark className="h-16 w-14" />
          <h1>{pageTexts.failedTitle}</h1>
          <p>{pageTexts.failedText}</p>
          <button type="button" className="btn btn-primary mt-3" onClick={retry}>
            {pageTexts.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
