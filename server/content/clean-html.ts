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
  // Marks where a product card goes in a post.
  p: ['data-product'],
  '*': ['dir', 'lang', 'id'],
};

/** A card is identified by its WebsiteCode only. */
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
 * Sanitises HTML written by the shop's staff. Text, lists, tables, pictures, links and Aparat iframes are
 * kept; scripts, event handlers, styles, forms and iframes of any other host are removed. Idempotent.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/**
 * Sanitises the body of a post, which is shown below the page's own `h1`: removes `h1` elements, and all ids
 * except the generated ids of headings.
 */
export function cleanPostHtml(html: string): string {
  return sanitizeHtml(html, {
    ...options,
    allowedAttributes: { ...allowedAttributes, '*': ['dir', 'lang'] },
    transformTags: { ...transformTags, h1: 'h2' },
  });
}

/**
 * The text of HTML without its tags, for counting and searching. The result is not HTML: do not render it as
 * such.
 */
export function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The entities that remain in sanitised HTML. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Sanitises trust badges in the form their issuers publish. Issuers check the referrer, so links and pictures
 * send the shop's origin and nothing more. Issuers' hosts are often down, so a badge without any text gets
 * `alt`.
 */
export function cleanBadges(html: string, alt: string): string {
  const wordless = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() === '';
  const origin = { referrerpolicy: 'origin' };
  return sanitizeHtml(html, {
    ...options,
    allowedAttributes: {
      ...allowedAttributes,
      // No `rel`: its `noreferrer` would override `referrerpolicy`.
      a: ['href', 'title', 'target', 'referrerpolicy', 'class'],
      // The issuer's script finds its badge on the page by the attribute `code`.
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
