import type { Metadata } from 'next';
import { NotFoundView } from '#components/layout/not-found-view.tsx';
import { pageTexts } from '#components/layout/page-texts.ts';

export const metadata: Metadata = { title: pageTexts.notFoundTitle };

export default function NotFound() {
  return <NotFoundView />;
}
