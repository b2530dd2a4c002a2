import { load } from 'cheerio';

/** The parts of a page that crawlers and link previews read, without running its scripts. */
export interface CrawledHead {
  title: string;
  canonical: string;
  robots: string;
  /** `og:title` and the like, in document order. */
  previews: string[];
  /** Each script of JSON-LD, parsed. */
  things: unknown[];
}

/** Reads the head, where all of them look. */
export function headOf(html: string): CrawledHead {
  const $ = load(html);
  const content = (selector: string) => $(selector).attr('content') ?? '';
  return {
    title: $('head > title').text(),
    canonical: $('head > link[rel="canonical"]').attr('href') ?? '',
    robots: content('head > meta[name="robots"]'),
    previews: $('head > meta:is([property^="og:"], [name^="twitter:"])')
      .toArray()
      .map(
        (meta) => `${$(meta).attr('property') ?? $(meta).attr('name')}: ${$(meta).attr('content')}`,
      ),
    things: $('script[type="application/ld+json"]')
      .toArray()
      .map((script): unknown => JSON.parse($(script).text())),
  };
}
