/** Search engines show no more; the cut is between words. */
export const longestDescription = 160;
/** Longest title that search engines show in full with the shop's name after it. */
const longestNamedTitle = 55;
const longestTitle = 110;

/** Plain text as one line of at most `most` characters, cut between words. */
export function shorten(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/(?<![\s،؛:.,-])[\s،؛:.,-]+$/, '')}…`;
}

/**
 * The whole sentences of a text that fit into `most` characters; where not even the first does, it
 * is cut between words.
 */
export function wholeSentences(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const ends = [...plain.matchAll(/[.!؟?](?= )/g)].map(({ index }) => index + 1);
  const end = ends.findLast((each) => each <= most) ?? 0;
  return end > most / 2 ? plain.slice(0, end) : shorten(plain, most);
}

/** Title and description of a page, as crawlers and messengers read them. */
export interface HeadTexts {
  title: string;
  description: string;
  /** Whether the title stands without the shop's name after it. */
  isBare: boolean;
}

export interface Written {
  title: string;
  /** Plain text. */
  description: string;
  /** Whether the title is complete without the shop's name. */
  bareTitle?: boolean;
}

export function headTexts({ title: written, description, bareTitle = false }: Written): HeadTexts {
  const title = shorten(written, longestTitle);
  return {
    title,
    description: wholeSentences(description, longestDescription),
    isBare: bareTitle || title.length > longestNamedTitle,
  };
}

/** A page's title with the shop's name after it; `%s` stands for the page's own. */
export const titleTemplate = (shop: string): string => `%s | ${shop}`;

/** The document's title. */
export const documentTitle = ({ title, isBare }: HeadTexts, shop: string): string =>
  isBare ? title : titleTemplate(shop).replace('%s', () => title);

/** What stands in the head of a post's page. */
export const postHead = (post: {
  title: string;
  seoDescription: string;
  summary: string;
}): Written => ({ title: post.title, description: post.seoDescription || post.summary });

/** What stands in the head of a content page. */
export const pageHead = (page: { title: string; seoDescription: string }): Written => ({
  title: page.title,
  description: page.seoDescription,
});

/** Link preview of pages without an image of their own. */
export const defaultPreview = '/og-default.jpg';
