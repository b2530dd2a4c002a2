import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { isLatin } from '#panel/editor/html-of.ts';

/**
 * Draws blocks in the direction in which they will be read in the shop: right to left until they begin with a Latin
 * letter. A browser would read those without a letter from left to right. What is around them follows by `content.css`.
 */
export const ShownDirection = Extension.create({
  name: 'shownDirection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const shown: Decoration[] = [];
          doc.descendants((node, at) => {
            if (!node.isTextblock || node.attrs['dir'] !== 'auto') return;
            const dir = isLatin(node.toJSON()) ? 'ltr' : 'rtl';
            shown.push(Decoration.node(at, at + node.nodeSize, { dir }));
          });
          return DecorationSet.create(doc, shown);
        },
      },
    }),
  ],
});
