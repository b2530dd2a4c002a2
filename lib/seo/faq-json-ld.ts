import type { FAQPage, WithContext } from 'schema-dts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { textOfHtml } from '#lib/text/text-of-html.ts';

const opening = /<h2\b[^<>]*>/;
const closing = '</h2>';
/** A single question is not a FAQ page. */
const fewest = 2;

/**
 * Structured data of a content page's questions and answers, exactly as shown. Null if not all of
 * its headings are questions.
 */
export function faqJsonLd(path: string, html: string): WithContext<FAQPage> | null {
  const [, ...sections] = html.split(opening);
  const asked = sections.map((section) => {
    const end = section.indexOf(closing);
    return {
      name: textOfHtml(section.slice(0, end)),
      text: textOfHtml(section.slice(end + closing.length)),
    };
  });
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
