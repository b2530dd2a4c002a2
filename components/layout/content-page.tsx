/** A page the shop wrote. Its HTML was made clean by the service when it was stored. */
export function ContentPage({ title, html }: { title: string; html: string }) {
  return (
    <article className="wrap pt-8 lg:pt-12">
      <div className="mx-auto max-w-prose">
        <h1 className="mb-6 text-28 font-title lg:mb-8 lg:text-36">{title}</h1>
        <div className="prose prose-read" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </article>
  );
}
