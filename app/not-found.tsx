import type { Metadata } from 'next';
import { NotFoundView } from '#components/states/not-found-view.tsx';
import { pageTexts } from '#components/states/texts.ts';

export const metadata: Metadata = { title: pageTexts.notFoundTitle };

export default function NotFound() {
  return <NotFoundView />;
}
