import type { Metadata } from 'next';
import { forbidden, notFound } from 'next/navigation';
import { Suspense } from 'react';
import { DeniedView } from '#components/layout/denied-view.tsx';
import { NotFoundView } from '#components/layout/not-found-view.tsx';
import { pageTexts } from '#components/layout/page-texts.ts';

/** The rest, noindex included, Next says by the status. */
export const missingMetadata: Metadata = { title: pageTexts.notFoundTitle };
export const deniedMetadata: Metadata = { title: pageTexts.deniedTitle };

/**
 * What a static page returns when there is nothing to show: 404 with a whole page. Calling
 * `notFound()` itself would leave the HTML empty until scripts run, for React gives up what is around
 * the error; inside a boundary it costs the boundary alone, and Next still takes the status from it.
 */
export function MissingPage() {
  return (
    <>
      <NotFoundView />
      <Suspense fallback={null}>
        <Missing />
      </Suspense>
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
      <Suspense fallback={null}>
        <Denied />
      </Suspense>
    </>
  );
}

function Denied(): never {
  forbidden();
}
