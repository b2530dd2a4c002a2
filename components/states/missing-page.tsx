import type { Metadata } from 'next';
import { forbidden, notFound } from 'next/navigation';
import { Suspense } from 'react';
import { DeniedView } from '#components/states/denied-view.tsx';
import { NotFoundView } from '#components/states/not-found-view.tsx';
import { stateTexts } from '#components/states/texts.ts';
import { ServerAlone } from '#components/ui/server-alone.tsx';

/** The rest, noindex included, Next says by the status. */
export const missingMetadata: Metadata = { title: stateTexts.notFoundTitle };
export const deniedMetadata: Metadata = { title: stateTexts.deniedTitle };

/**
 * What a static page returns when there is nothing to show: 404 with a whole page. Calling
 * `notFound()` itself would leave the HTML empty until scripts run, for React gives up what is around
 * the error; inside a boundary it costs the boundary alone, and Next still takes the status from it.
 *
 * A browser that rendered the boundary again would meet the error as well, put Next's page for it in the
 * place of this one, and report React's error 419 when the shopper goes on before that.
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
