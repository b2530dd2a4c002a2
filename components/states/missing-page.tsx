import type { Metadata } from 'next';
import { forbidden, notFound } from 'next/navigation';
import { Suspense } from 'react';
import { DeniedView } from '#components/states/denied-view.tsx';
import { NotFoundView } from '#components/states/not-found-view.tsx';
import { stateTexts } from '#components/states/texts.ts';
import { ServerAlone } from '#components/ui/server-alone.tsx';

/** Next adds the rest, noindex included, because of the status code. */
export const missingMetadata: Metadata = { title: stateTexts.notFoundTitle };
export const deniedMetadata: Metadata = { title: stateTexts.deniedTitle };

/**
 * What a static page returns when there is nothing to show: status 404 with a full page. Calling
 * `notFound()` directly would leave the HTML empty until scripts run, because React discards
 * everything around the error; inside a boundary only the boundary is lost, and Next still takes
 * the status from it.
 *
 * If the browser rendered the boundary again it would throw as well, replace this page by Next's
 * own error page, and report React's error 419 if the shopper navigates before that.
 */
export function MissingPage() {
  return (
    <>
      <NotFoundView />
      <ServerAlone>
        <Suspense fallback={null}>
          <Missing />
        </Suspense>
      </ServerAlone>
    </>
  );
}

function Missing(): never {
  notFound();
}

/** The same for 403. */
export function DeniedPage() {
  return (
    <>
      <DeniedView />
      <ServerAlone>
        <Suspense fallback={null}>
          <Denied />
        </Suspense>
      </ServerAlone>
    </>
  );
}

function Denied(): never {
  forbidden();
}
