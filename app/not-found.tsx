import type { Metadata } from 'next';
import { NotFoundView } from '#components/states/not-found-view.tsx';
import { stateTexts } from '#components/states/texts.ts';

export const metadata: Metadata = { title: stateTexts.notFoundTitle };

export default function NotFound() {
  return <NotFoundView />;
}
