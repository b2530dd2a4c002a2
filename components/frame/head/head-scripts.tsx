'use client';

import { brokenPicturesScript } from '#components/frame/head/broken-pictures.ts';
import { earlyPressScript } from '#components/frame/head/early-press.ts';
import { firstPaintScript } from '#components/frame/head/first-paint.ts';

/**
 * Inline scripts that run before the first paint. A client component, so that the page carries them
 * in its markup and not in the RSC payload as well. The browser has run them already; hydration
 * does not compare them.
 */
export function HeadScripts({ promotion }: { promotion: string }) {
  const scripts =
    typeof window === 'undefined'
      ? [firstPaintScript(promotion), brokenPicturesScript, earlyPressScript].join(';')
      : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts }} />;
}
