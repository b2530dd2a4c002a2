import { ContentHtml } from '#components/content/content-html.tsx';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { faqJsonLd } from '#lib/seo/faq-json-ld.ts';

/** A content page written by the shop. */
export function ContentPage({ name, title, html }: { name: string; title: string; html: string }) {
  const questions = faqJsonLd(`/${name}`, html);
  return (
    <article className="wrap">
      <div className="mx-auto max-w-prose">
        <Breadcrumbs steps={[{ title, path: `/${name}` }]} />
        <h1 className="mb-6 mt-4 text-28 font-title lg:mb-8 lg:text-36">{title}</h1>
        <ContentHtml html={html} className="prose-read" />
      </div>
      {questions === null ? null : <JsonLd data={questions} />}
    </article>
  );
}
