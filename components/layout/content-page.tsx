import { ContentHtml } from '#components/content/content-html.tsx';

/** A page the shop wrote. */
export function ContentPage({ title, html }: { title: string; html: string }) {
  return (
    <article className="wrap pt-8 lg:pt-12">
      <div className="mx-auto max-w-prose">
        <h1 className="mb-6 text-28 font-title lg:mb-8 lg:text-36">{title}</h1>
        <ContentHtml html={html} className="prose-read" />
      </div>
    </article>
  );
}
