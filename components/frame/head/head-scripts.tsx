'use client';

import { brokenPicturesScript } from '#components/frame/head/broken-pictures.ts';
import { earlyPressScript } from '#components/frame/head/early-press.ts';
import { firstPaintScript } from '#components/frame/head/first-paint.ts';

/**
 * What runs before anything is painted. A client component, so that a page carries the scripts in its
 * markup and not a second time as data; the browser has run them, and is not asked to compare them.
 */
export function HeadScripts({ promotion }: { promotion: string }) {
  const scripts =
    typeof window === 'undefined'
      ? [firstPaintScript(promotion), brokenPicturesScript, earlyPressScript].join(';')
      : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts }} />;
}
