import sanitizeHtml from 'sanitize-html';

const videoHosts = ['www.aparat.com', 'aparat.com'];

/**
 * Makes a shop owner's HTML safe to show: text, lists, tables, pictures, links and Aparat's frames
 * stay; scripts, handlers, styles, forms and every other host's frames go. Clean HTML is unchanged.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
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
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target', 'referrerpolicy', 'class'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'referrerpolicy', 'class'],
      source: ['src', 'srcset', 'type', 'sizes'],
      video: ['src', 'controls', 'poster', 'width', 'height', 'preload'],
      iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start', 'reversed'],
      '*': ['dir', 'lang', 'id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedIframeHostnames: videoHosts,
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs['src'],
  });
}
