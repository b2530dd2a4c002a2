import type { Metadata } from 'next';
import { ChatPage } from '#components/chat/chat-page.tsx';
import { chatPageTexts as texts } from '#components/chat/texts.ts';
import { paths } from '#lib/contract/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export const ensureStatic = 'navigation';

export const metadata: Metadata = pageMetadata({
  title: texts.title,
  description: texts.description,
  canonical: paths.chat,
  noIndex: true,
});

/** The way to the shop's staff without scripts: a message, which they answer (contract §9). */
export default function Page() {
  return <ChatPage />;
}
