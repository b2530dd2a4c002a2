import type { Metadata } from 'next';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { answerTexts } from '#components/newsletter/answer-texts.ts';
import { newsletterIds } from '#components/newsletter/texts.ts';
import { stateTexts } from '#components/states/texts.ts';
import { newsletterPages } from '#lib/contract/newsletter.ts';
import { paths } from '#lib/contract/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export const ensureStatic = 'navigation';

interface Params {
  params: Promise<{ state: string }>;
}

export const generateStaticParams = () => newsletterPages.map((state) => ({ state }));

async function read({ params }: Params) {
  const { state } = await params;
  return newsletterPages.find((page) => page === state);
}

export async function generateMetadata(props: Params): Promise<Metadata> {
  const page = await read(props);
  if (page === undefined) return missingMetadata;
  const { title, text } = answerTexts.pages[page];
  return pageMetadata({
    title,
    description: text,
    canonical: paths.newsletter(page),
    noIndex: true,
  });
}

/** Result page of the newsletter form without JavaScript (contract §3). */
export default async function NewsletterPage(props: Params) {
  const page = await read(props);
  if (page === undefined) return <MissingPage />;
  const { title, text } = answerTexts.pages[page];
  return (
    <div className="wrap empty">
      <h1>{title}</h1>
      <p>{text}</p>
      {page === 'done' ? (
        <a className="btn btn-primary mt-3" href="/">
          {stateTexts.home}
        </a>
      ) : (
        <a className="btn btn-primary mt-3" href={`#${newsletterIds.mobile}`}>
          {answerTexts.again}
        </a>
      )}
    </div>
  );
}
