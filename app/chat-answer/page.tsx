import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ChatPage } from '#components/chat/chat-page.tsx';
import { chatPageTexts as texts } from '#components/chat/texts.ts';
import { plainTalk } from '#lib/chat/plain-talk.ts';
import { chatRefusal } from '#lib/chat/refusal.ts';
import { paths } from '#lib/contract/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/**
 * The page of the chat with a rejected form's input, or with the visitor's talk, rendered per request.
 * `front/steps/chat-form.ts` has parsed the form, `chat-talk.ts` has read the talk.
 */
export const instant = false;

export const metadata: Metadata = pageMetadata({
  title: texts.title,
  description: texts.description,
  canonical: paths.chat,
  noIndex: true,
});

export default async function Page() {
  await connection();
  return <ChatPage refusal={chatRefusal.get()} talk={plainTalk.get()} />;
}
