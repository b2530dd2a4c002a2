import { type AnyExtension, Extension, Mark, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isAddress } from '#panel/editor/address.ts';
import { ShownDirection } from '#panel/editor/direction.ts';
import { markTags } from '#panel/editor/tags.ts';

// What the editor can hold: only what the service's sanitiser keeps (server/content/clean-html.ts). `html-of.ts` writes it.

/** Cards stand between the blocks, never inside one: the shop shows no product in a list or table. */
const bodyOf = (hasProducts: boolean) =>
  Node.create({ name: 'doc', topNode: true, content: hasProducts ? '(block | card)+' : 'block+' });

/** A product's card. Name, price and stock are always the shop's. */
export const ProductCard = Node.create({
  name: 'product',
  group: 'card',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    code: {
      default: null,
      parseHTML: (element) => Number(element.getAttribute('data-product')),
      rendered: false,
    },
  }),
  parseHTML: () => [
    {
      tag: 'p[data-product]',
      priority: 100,
      getAttrs: (element) =>
        /^[1-9]\d{0,8}$/.test(element.getAttribute('data-product') ?? '') ? null : false,
    },
  ],
  renderHTML: ({ node }) => ['p', { 'data-product': String(node.attrs['code']) }],
});

/** A film: a player of Aparat, or a file. */
export const Film = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    kind: {
      default: 'iframe',
      parseHTML: (element) => element.getAttribute('data-film') ?? element.tagName.toLowerCase(),
      rendered: false,
    },
    src: { default: '' },
    title: { default: null, parseHTML: (element) => element.getAttribute('title') },
    poster: { default: null },
  }),
  parseHTML: () => [{ tag: 'iframe[src]' }, { tag: 'video[src]' }, { tag: 'div[data-film]' }],
  // For what is cut and pasted, and loads nothing; `html-of.ts` writes the player.
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    { 'data-film': String(node.attrs['kind']), ...HTMLAttributes },
  ],
});

/** A picture with the text for those who do not see it, and a caption. */
export const Picture = Image.extend({
  name: 'picture',
  addAttributes() {
    return {
      ...this.parent?.(),
      // Read as it is written: Tiptap makes numbers of digits.
      alt: { default: null, parseHTML: (element: Element) => element.getAttribute('alt') },
      // For what is cut and pasted; `html-of.ts` writes a `figcaption`.
      caption: {
        default: '',
        parseHTML: (element: Element) => element.getAttribute('data-caption'),
        renderHTML: ({ caption }: Record<string, unknown>) =>
          caption === '' ? {} : { 'data-caption': caption },
      },
    };
  },
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const picture = figure.querySelector('img');
        if (!picture) return false;
        const caption = figure.querySelector('figcaption')?.textContent?.trim() ?? '';
        const given = ['src', 'alt', 'title', 'width', 'height'] as const;
        return {
          ...Object.fromEntries(given.map((name) => [name, picture.getAttribute(name)])),
          caption,
        };
      },
    },
    { tag: 'img[src]:not([src^="data:"])' },
  ],
});

/** Names of headings, to which links of the page may lead. */
const HeadingId = Extension.create({
  name: 'headingId',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: { id: { default: null, keepOnSplit: false } },
    },
  ],
});

/** A Latin word or number that keeps its own direction. */
const Isolate = Mark.create({
  name: 'bdi',
  // Inside links and other marks.
  priority: 10,
  addAttributes: () => ({
    // Its absence is kept, too: the default is what the toolbar sets.
    dir: { default: 'ltr', parseHTML: (element) => element.getAttribute('dir') ?? '' },
  }),
  parseHTML: () => [{ tag: 'bdi' }],
  renderHTML: ({ HTMLAttributes }) => ['bdi', HTMLAttributes, 0],
});

const plainMarks = markTags.map((tag) =>
  Mark.create({
    name: tag,
    // Before the one that is struck through takes `del`.
    parseHTML: () => [{ tag, priority: 60 }],
    renderHTML: () => [tag, 0],
  }),
);

interface Views {
  readonly product: AnyExtension;
  readonly film: AnyExtension;
  readonly picture: AnyExtension;
}

const withoutViews: Views = { product: ProductCard, film: Film, picture: Picture };

/**
 * The extensions of the editor.
 * @param views how cards, films and pictures are drawn while they are edited
 * @param hasProducts whether it holds cards of products, as only posts do
 */
export const extensionsOf = (views: Views = withoutViews, hasProducts = true): AnyExtension[] => [
  bodyOf(hasProducts),
  StarterKit.configure({
    document: false,
    underline: false,
    // Its own one stands beside no other mark.
    code: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isAddress(address),
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  HeadingId,
  ShownDirection,
  Isolate,
  ...plainMarks,
  views.picture,
  views.film,
  ...(hasProducts ? [views.product] : []),
];
