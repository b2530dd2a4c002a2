import type { FAQPage, WithContext } from 'schema-dts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { textOfHtml } from '#lib/seo/text-of-html.ts';

/** A heading and what stands below it until the next one. */
const section = /<h2\b[^>]*>(.*?)<\/h2>(.*?)(?=<h2\b|$)/gs;
/** One question alone is no list of them. */
const fewest = 2;

/**
 * The questions a content page answers, for search engines: just those it shows. Null for a page whose
 * headings are not all questions.
 */
export function faqJsonLd(path: string, html: string): WithContext<FAQPage> | null {
  const asked = Array.from(html.matchAll(section), ([, heading = '', below = '']) => ({
    name: textOfHtml(heading),
    text: textOfHtml(below),
  }));
  const isAsking = asked.every(({ name, text }) => name.endsWith('؟') && text !== '');
  if (!isAsking || asked.length < fewest) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(path)}#faq`,
    inLanguage: 'fa-IR',
    mainEntity: asked.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
