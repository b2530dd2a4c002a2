import sanitizeHtml from 'sanitize-html';

/** What the head of a page says of itself, as crawlers without JavaScript see it. */
export interface PageHead {
  /** The first `<title>`; '' without one. */
  title: string;
  /** Content of the first `<meta>` of a name, written as `name` or as `property`; '' without one. */
  meta: (name: string) => string;
  /** As written; '' without one. */
  canonical: string;
  noIndex: boolean;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * @param html a page, or its beginning
 * @param robots value of its `X-Robots-Tag`
 */
export function readHead(html: string, robots: string): PageHead {
  const end = html.search(/<\/head\s*>|<body\b/i);
  const titles: string[] = [];
  const canonicals: string[] = [];
  const metas = new Map<string, string[]>();
  // Only its parser is used: each element is seen here as it ends, with its entities decoded.
  sanitizeHtml(end === -1 ? html : html.slice(0, end), {
    allowedTags: ['title', 'meta', 'link'],
    allowedAttributes: false,
    exclusiveFilter: ({ tag, attribs, text }) => {
      if (tag === 'title') titles.push(spaced(text));
      if (tag === 'link' && attribs['rel'] === 'canonical') canonicals.push(attribs['href'] ?? '');
      const name = attribs['name'] ?? attribs['property'];
      if (tag === 'meta' && name !== undefined) {
        metas.set(name, [...(metas.get(name) ?? []), spaced(attribs['content'] ?? '')]);
      }
      return false;
    },
  });
  const all = [robots, ...(metas.get('robots') ?? []), ...(metas.get('googlebot') ?? [])].join();
  return {
    title: titles[0] ?? '',
    meta: (name) => metas.get(name)?.[0] ?? '',
    canonical: (canonicals[0] ?? '').trim(),
    noIndex: /\b(?:noindex|none)\b/i.test(all),
  };
}
