import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { DraftView } from '#components/draft/draft-view.tsx';
import { draftTexts } from '#components/draft/texts.ts';
import { NotFoundView } from '#components/states/not-found-view.tsx';
import { draftOfRequest, readDraft } from '#lib/draft/server.ts';

export const metadata: Metadata = {
  title: draftTexts.title,
  robots: { index: false, follow: false },
};

/** Rendered per request: what staff are writing is in no cache. */
export const instant = false;

interface Props {
  params: Promise<{ token: string; kind: string }>;
}

/** A product, post or content page as it would be if what staff are writing were saved. */
export default async function PreviewPage({ params }: Props) {
  const { token, kind } = await params;
  const visitor = (await headers()).get('x-forwarded-for') ?? '';
  const draft = draftOfRequest.get()?.draft ?? (await readDraft(token, kind, visitor));
  return typeof draft === 'number' ? <NotFoundView /> : <DraftView draft={draft} />;
}
