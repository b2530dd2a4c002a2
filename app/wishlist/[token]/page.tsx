import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { SharedListView } from '#components/favourites/shared/shared-list-view.tsx';
import { sharedListTexts } from '#components/favourites/shared/texts.ts';
import { NotFoundView } from '#components/states/not-found-view.tsx';
import { readSharedList, sharedListOfRequest } from '#lib/favourites/server.ts';

export const metadata: Metadata = {
  title: sharedListTexts.title,
  robots: { index: false, follow: false },
};

/** Rendered per request: once a list is not shared any more, nobody reads it. */
export const instant = false;

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** A list of favourites that a member shares. */
export default async function SharedListPage({ params, searchParams }: Props) {
  const [{ token }, { page }] = await Promise.all([params, searchParams]);
  const visitor = (await headers()).get('x-forwarded-for') ?? '';
  const asked = typeof page === 'string' ? page : page?.[0];
  const list = sharedListOfRequest.get()?.list ?? (await readSharedList(token, asked, visitor));
  return typeof list === 'number' ? <NotFoundView /> : <SharedListView list={list} token={token} />;
}
