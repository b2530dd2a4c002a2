import sanitizeHtml, { type Attributes, type IOptions, type Transformer } from 'sanitize-html';

const videoHosts = ['www.aparat.com', 'aparat.com'];

const allowedAttributes = {
  a: ['href', 'title', 'rel', 'target', 'referrerpolicy', 'class'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'referrerpolicy', 'class'],
  source: ['src', 'srcset', 'type', 'sizes'],
  video: ['src', 'controls', 'poster', 'width', 'height', 'preload'],
  iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed'],
  // Where the card of a product is to stand in a post.
  p: ['data-product'],
  '*': ['dir', 'lang', 'id'],
};

/** A card is named by a WebsiteCode and nothing else. */
const transformTags: Record<string, Transformer> = {
  p: (tagName, { 'data-product': code = '', ...attribs }) => ({
    tagName,
    attribs: /^[1-9]\d{0,8}$/.test(code) ? { ...attribs, 'data-product': code } : attribs,
  }),
};

const options: IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags.filter((tag) => tag !== 'hgroup'),
    'img',
    'picture',
    'source',
    'video',
    'iframe',
    'del',
    'ins',
  ],
  allowedAttributes,
  transformTags,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { iframe: ['https'] },
  allowedIframeHostnames: videoHosts,
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs['src'],
};

/**
 * Makes a shop owner's HTML safe to show: text, lists, tables, pictures, links and Aparat's frames
 * stay; scripts, handlers, styles, forms and every other host's frames go. Clean HTML is unchanged.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/**
 * The same for the body of a post, which stands below the page's own heading: it has no first-level one, and no ids
 * but those that are given to its headings.
 */
export function cleanPostHtml(html: string): string {
  return sanitizeHtml(html, {
    ...options,
    allowedAttributes: { ...allowedAttributes, '*': ['dir', 'lang'] },
    transformTags: { ...transformTags, h1: 'h2' },
  });
}

/** What is left of HTML without its tags, for counting and searching; no HTML itself. */
export function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Those that a cleaned text still has. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * The same for trust badges, in the form their issuers hand out. Issuers check who asks, so links and
 * pictures tell the shop's origin and no more; and since their hosts are often away, a picture without
 * words of its own or beside it says `alt`.
 */
export function cleanBadges(html: string, alt: string): string {
  const wordless = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() === '';
  const origin = { referrerpolicy: 'origin' };
  return sanitizeHtml(html, {
    ...options,
    allowedAttributes: {
      ...allowedAttributes,
      // Without `rel`, whose `noreferrer` would win.
      a: ['href', 'title', 'target', 'referrerpolicy', 'class'],
      // By `code` an issuer finds its badge on the page.
      img: [...allowedAttributes.img, 'code'],
    },
    transformTags: {
      ...transformTags,
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...origin } }),
      img: (tagName, attribs) => {
        const words: Attributes = { alt: attribs['alt'] || (wordless ? alt : '') };
        return { tagName, attribs: { ...attribs, ...words, ...origin } };
      },
    },
  });
}
