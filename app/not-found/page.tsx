import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageTexts } from '#components/layout/page-texts.ts';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: pageTexts.notFoundTitle };

/** Where the middleware and the browser lead when something is not there; answers 404 itself. */
export default function NotFoundPage(): never {
  notFound();
}
