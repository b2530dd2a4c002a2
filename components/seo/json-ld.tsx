import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data for crawlers. Every `<` is escaped, so that no text can end the script element. */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
